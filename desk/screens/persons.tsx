/** `/gestione/persone`: what somebody without an account left here, by address: handed over, deleted. */
import { numberOf } from "domain/told";
import { labelOf } from "../labels";
import { done, fieldOf, type Screen, type ScreenContext } from "../screen";
import { Form, line } from "../ui/fields";
import { ActButton, SearchForm } from "../ui/form";
import { LinkLine, Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/persone";
const confirmation = { conferma: line("Riscrivi l’indirizzo per confermare") };

const addressIn = ({ url }: ScreenContext) =>
  (url.searchParams.get("cerca") ?? "").trim().toLowerCase().slice(0, 254);

export const persons: Screen = {
  path,
  nav: "Persone senza account",
  async show(context) {
    const address = addressIn(context);
    return (
      <>
        <p>{words.texts.persons}</p>
        <SearchForm label="Indirizzo email, intero" url={context.url} />
        {address.includes("@") && (await LeftByAddress({ address, context }))}
      </>
    );
  },
  async act(context, form) {
    const { api } = context;
    const address = addressIn(context);
    if (fieldOf(form, "atto") === "consegna") {
      const all = await api.strangers.handOver({ address });
      const headers = {
        "Content-Type": "application/json",
        "Content-Disposition": "attachment; filename=dati.json",
      };
      return new Response(JSON.stringify(all, null, 2), { headers });
    }
    if (fieldOf(form, "conferma").toLowerCase() !== address) {
      const refused = "L’indirizzo non corrisponde: non è stato eliminato nulla.";
      return { refused, blamed: "conferma" };
    }
    await api.strangers.remove({ address });
    return done(ownPath(address), "dimenticata");
  },
};

const ownPath = (address: string) => `${path}?${new URLSearchParams({ cerca: address })}`;

async function LeftByAddress({ address, context }: { address: string; context: ScreenContext }) {
  const { counts, staying, hasAccount } = await context.api.strangers.find({ address });
  const rows = Object.entries(counts);
  const action = ownPath(address);
  const goes = rows.some(([list]) => !staying.includes(list));
  return (
    <>
      <Table
        caption={address}
        rows={rows}
        empty="Di questo indirizzo non c’è nulla."
        columns={[
          ["Che cosa", ([list]: [string, number]) => labelOf(list)],
          ["Quanti", ([, count]) => numberOf(count), "number"],
          ["Si elimina", ([list]) => (staying.includes(list) ? "no, è la prova del consenso" : "sì")],
        ]}
      />
      {rows.length > 0 && (
        <ActButton action={action} fields={{ atto: "consegna" }} does="Scarica tutto (JSON)" />
      )}
      {hasAccount && (
        <LinkLine to={`/gestione/utenti?${new URLSearchParams({ cerca: address })}`}>
          Questo indirizzo ha un account: il resto sta lì, e si elimina da lì
        </LinkLine>
      )}
      {goes && !hasAccount && (
        <Form of={confirmation} context={context} action={action} button="Elimina tutto">
          <p>Elimina ciò che la tabella dice. Non si può annullare.</p>
        </Form>
      )}
    </>
  );
}
