/** `/gestione/utenti`: members looked up, locked, deleted. */
import { momentOf, numberOf } from "domain/told";
import type { User } from "upstream/desk";
import { done, fieldOf, refusedBy, type Screen, type ScreenContext } from "../screen";
import { Form, line } from "../ui/fields";
import { ActButton, SearchForm } from "../ui/form";
import { Back, Pages, pageOf, Table } from "../ui/table";

const path = "/gestione/utenti";
const confirmation = { conferma: line("Riscrivi l’email per confermare") };

export const users: Screen = {
  path,
  nav: "Utenti",
  async show({ api, url }) {
    const search = (url.searchParams.get("cerca") ?? "").slice(0, 60) || undefined;
    const page = pageOf(url);
    const found = await api.users.list({ search, page });
    return {
      title: "Utenti",
      body: (
        <>
          <SearchForm label="Email o nome" url={url} />
          <Table
            stacked
            caption="Utenti"
            rows={found.users}
            keyOf={({ id }) => id}
            empty="Nessun utente, o nessuno che corrisponda alla ricerca."
            columns={[
              { head: "Email", cell: ({ id, email }: User) => <a href={`${path}/${id}`}>{email}</a> },
              { head: "Nome", cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
              { head: "Registrato", cell: ({ registeredAt }) => momentOf(registeredAt) },
              { head: "Ultimo accesso", cell: ({ lastSignIn }) => momentOf(lastSignIn) },
              { head: "Stato", cell: stateOf },
            ]}
          />
          <Pages url={url} total={found.total} size={50} />
        </>
      ),
    };
  },
};

function stateOf({ lockedAt, confirmedAt, role }: User): string {
  if (role) return "Gestore";
  if (lockedAt) return "Bloccato";
  return confirmedAt ? "Attivo" : "Email da confermare";
}

export const user: Screen = {
  path: `${path}/:id`,
  async show(context) {
    const found = await context.api.users.byId({ id: idOf(context) });
    const own = `${path}/${found.id}`;
    return {
      title: found.email,
      body: (
        <>
          <dl>
            <dt>Nome</dt>
            <dd>{`${found.firstName} ${found.lastName}`}</dd>
            <dt>Stato</dt>
            <dd>{stateOf(found)}</dd>
            <dt>Registrato</dt>
            <dd>{momentOf(found.registeredAt)}</dd>
            <dt>Email confermata</dt>
            <dd>{momentOf(found.confirmedAt)}</dd>
            <dt>Ultimo accesso</dt>
            <dd>{momentOf(found.lastSignIn)}</dd>
            <dt>Liste, carrello, avvisi</dt>
            <dd>{[found.lists, found.cartLines, found.alerts].map(numberOf).join(" · ")}</dd>
          </dl>
          {!found.role && (
            <>
              <h2>Accesso</h2>
              {found.lockedAt ? (
                <ActButton action={own} fields={{ atto: "sblocca" }} does="Sblocca l’account" />
              ) : (
                <ActButton
                  action={own}
                  fields={{ atto: "blocca" }}
                  does="Blocca l’account e chiudi le sue sessioni"
                />
              )}
              <h2>Eliminazione</h2>
              <Form
                of={confirmation}
                context={context}
                action={own}
                sends={{ atto: "elimina" }}
                button="Elimina l’account"
              >
                <p>Elimina l’account e tutto ciò che è conservato su questa persona. Non si può annullare.</p>
              </Form>
            </>
          )}
          <Back to={path}>Torna agli utenti</Back>
        </>
      ),
    };
  },
  async act(context, form) {
    const { api } = context;
    const id = idOf(context);
    const act = fieldOf(form, "atto");
    if (act === "elimina") {
      const { email } = await api.users.byId({ id });
      if (fieldOf(form, "conferma").toLowerCase() !== email) {
        const problem = "L’email non corrisponde: l’account non è stato eliminato.";
        return refusedBy(user, context, form, problem, "conferma");
      }
      await api.users.remove({ id });
      return done(path, "eliminato");
    }
    await api.users.lock({ id, locked: act === "blocca" });
    return done(`${path}/${id}`, act === "blocca" ? "bloccato" : "sbloccato");
  },
};

function idOf({ params }: ScreenContext): number {
  return /^\d{1,15}$/.test(params.id ?? "") ? Number(params.id) : 0;
}
