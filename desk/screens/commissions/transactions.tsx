/** `/gestione/commissioni/transazioni`: transactions one by one, to match an invoice with; the same as CSV. */
import { placeNames, spotNames } from "contract/exits";
import { csvEuros } from "domain/csv";
import { eurosOf } from "domain/euros";
import { own } from "domain/own";
import { dayOf, numberOf } from "domain/told";
import type { Transaction } from "upstream/desk";
import { csvDownload } from "../../csv-download";
import type { Screen, ScreenContext } from "../../screen";
import { inPeriod, type Period, PeriodForm } from "../../ui/period";
import { Table } from "../../ui/table";
import words from "../../words.json";
import { commissionsHome, saleNetworkNames } from "./words";

const home = `${commissionsHome}/transazioni`;
const shown = 200;
/** Milliseconds that a long table may take. */
const reading = 120_000;
const states = words.saleStates;

const title = "Transazioni delle reti";
const isBooked = ({ url }: ScreenContext) => url.searchParams.get("per") === "contabile";
const networkOf = ({ network }: Transaction) => own<string>(saleNetworkNames, network) ?? network;
const money = (cents: number | null) => (cents === null ? "senza cambio" : eurosOf(cents));

/** 'Scheda prodotto: pulsante principale, «felpa nera»'. */
function clickOf({ place, spot, search }: Transaction): string {
  const where = placeNames.get(place ?? "");
  const what = [where, spotNames.get(spot ?? "")].filter(Boolean).join(": ");
  return [what || "–", search && `«${search}»`].filter(Boolean).join(", ");
}

export const transactions: Screen = {
  path: home,
  name: title,
  show: (context) => inPeriod(context, { title, form }, (period) => page(context, period)),
};

async function page(context: ScreenContext, { from, to }: Period) {
  const booked = isBooked(context);
  const { transactions: found, after } = await context.api.commissionReport.transactions({
    from,
    to,
    booked,
  });
  const sum = (of: (one: Transaction) => number | null) =>
    eurosOf(found.reduce((total, one) => total + (one.state === "declined" ? 0 : (of(one) ?? 0)), 0));
  const query = new URLSearchParams({ dal: from, al: to, per: booked ? "contabile" : "ordine" });
  return (
    <>
      {form(context)}
      <p>
        {numberOf(found.length)}
        {after && " e altre"} transazioni; senza le rifiutate vendite {sum(({ sale }) => sale)}, commissioni{" "}
        {sum(({ commission }) => commission)}.{" "}
        <a className="button" href={`${home}.csv?${query}`}>
          Scarica in CSV
        </a>{" "}
        <a href={commissionsHome}>Alle commissioni</a>
      </p>
      <Table
        stacked
        caption={title}
        rows={found.slice(0, shown)}
        empty="Nessuna transazione in questi giorni."
        columns={[
          ["Ordine", ({ day }: Transaction) => dayOf(day)],
          ["Contabile", ({ booked }) => dayOf(booked)],
          ["Rete", networkOf],
          ["Numero", ({ id }) => <span className="long">{id}</span>],
          ["Negozio", ({ store }) => store ?? "–"],
          ["Prodotto", ({ product }) => product ?? "–"],
          ["Vendita", ({ sale }) => money(sale), "number"],
          ["Commissione", ({ commission }) => money(commission), "number"],
          ["Stato", ({ state }) => states[state]],
          ["Clic", clickOf],
        ]}
      />
      {found.length > shown && <p className="hint">Qui le prime {numberOf(shown)}: nel CSV ci sono tutte.</p>}
    </>
  );
}

function form(context: ScreenContext) {
  return <PeriodForm context={context} path={home} options={Object.entries(words.saleDays)} />;
}

const heads =
  "Ordine,Contabile,Rete,Numero,Negozio,Prodotto,Vendita €,Commissione €,Valuta della rete,Stato,Pagina,Posto,Ricerca";

export const transactionTable: Screen = {
  path: `${home}.csv`,
  reading,
  show: (context) =>
    inPeriod(context, { title, form }, ({ from, to }) =>
      csvDownload(`transazioni-${from}-${to}.csv`, heads.split(","), async (after) => {
        const asked = { from, to, booked: isBooked(context), after };
        const page = await context.api.commissionReport.transactions(asked);
        const rows = page.transactions.map((one) => [
          ...[one.day, one.booked, networkOf(one), one.id, one.store, one.product],
          ...[csvEuros(one.sale), csvEuros(one.commission), one.currency, states[one.state]],
          ...[one.page, [one.place, one.spot].filter(Boolean).join("."), one.search],
        ]);
        return { rows, after: page.after };
      }),
    ),
};
