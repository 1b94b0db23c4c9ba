/** `/gestione/utenti`: members looked up, locked, deleted. */
import { momentOf, numberOf } from "domain/told";
import type { User } from "upstream/desk";
import { done, fieldOf, idOf, type Screen } from "../screen";
import { Form, line } from "../ui/fields";
import { ActButton, SearchForm } from "../ui/form";
import { LinkLine, Listed, Pages, pageOf, Table } from "../ui/table";

const path = "/gestione/utenti";
const confirmation = { conferma: line("Riscrivi l’email per confermare") };

export const users: Screen = {
  path,
  nav: "Utenti",
  async show({ api, url }) {
    const search = (url.searchParams.get("cerca") ?? "").slice(0, 60) || undefined;
    const found = await api.users.list({ search, page: pageOf(url) });
    return (
      <>
        <SearchForm label="Email o nome" url={url} />
        <Table
          stacked
          caption="Utenti"
          rows={found.users}
          empty="Nessun utente, o nessuno che corrisponda alla ricerca."
          columns={[
            ["Email", ({ id, email }: User) => <a href={`${path}/${id}`}>{email}</a>],
            ["Nome", ({ firstName, lastName }) => `${firstName} ${lastName}`],
            ["Registrato", ({ registeredAt }) => momentOf(registeredAt)],
            ["Ultimo accesso", ({ lastSignIn }) => momentOf(lastSignIn)],
            ["Stato", stateOf],
          ]}
        />
        <Pages url={url} total={found.total} size={50} />
      </>
    );
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
          <Listed
            of={[
              ["Nome", `${found.firstName} ${found.lastName}`],
              ["Stato", stateOf(found)],
              ["Registrato", momentOf(found.registeredAt)],
              ["Email confermata", momentOf(found.confirmedAt)],
              ["Ultimo accesso", momentOf(found.lastSignIn)],
              [
                "Liste, carrello, avvisi",
                [found.lists, found.cartLines, found.alerts].map(numberOf).join(" · "),
              ],
            ]}
          />
          {!found.role && (
            <>
              <h2>Accesso</h2>
              <ActButton
                action={own}
                fields={{ atto: found.lockedAt ? "sblocca" : "blocca" }}
                does={found.lockedAt ? "Sblocca l’account" : "Blocca l’account e chiudi le sue sessioni"}
              />
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
          <LinkLine to={path}>Torna agli utenti</LinkLine>
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
        const refused = "L’email non corrisponde: l’account non è stato eliminato.";
        return { refused, blamed: "conferma" };
      }
      await api.users.remove({ id });
      return done(path, "eliminato");
    }
    await api.users.lock({ id, locked: act === "blocca" });
    return done(`${path}/${id}`, act === "blocca" ? "bloccato" : "sbloccato");
  },
};
