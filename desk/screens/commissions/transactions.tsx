/** `/gestione/commissioni/transazioni`: transactions one by one, to match an invoice with; the same as CSV. */

import { placeNames, spotNames } from "contract/exits";
import { eurosOf } from "domain/euros";
import { dayWritten } from "domain/moments";
import { own } from "domain/own";
import { dayOf, numberOf } from "domain/told";
import type { Transaction } from "upstream/desk";
import { dayInRome } from "~/lib/dates-it";
import { csvDownload } from "../../csv-download";
import type { Screen, ScreenContext } from "../../screen";
import { Table } from "../../ui/table";
import words from "../../words.json";
import { PeriodForm } from "./period-form";
import { commissionsHome, saleNetworkNames } from "./words";

const home = `${commissionsHome}/transazioni`;
const usualDays = 30;
const shown = 200;
/** Milliseconds that a long table may take. */
const reading = 120_000;
const states = words.saleStates;

/** Days of the address, the last month unless said; null for days that are none. */
function askedOf({ url, now }: ScreenContext) {
  const day = (back: number) => dayInRome(new Date(now.getTime() - back * 86_400_000)) ?? "";
  const from = dayWritten(url.searchParams.get("dal") || day(usualDays));
  const to = dayWritten(url.searchParams.get("al") || day(0));
  return from && to && from <= to ? { from, to, booked: url.searchParams.get("per") === "contabile" } : null;
}

const title = "Transazioni delle reti";
const problem = "«Dal», «Al»: scrivi due date in ordine, come 3/12/2026.";
const refused = (context: ScreenContext) => ({
  title,
  status: 422,
  problem,
  body: <Ask context={context} />,
});
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
  name: "Transazioni",
  async show(context) {
    const asked = askedOf(context);
    if (!asked) return refused(context);
    const { transactions: found, after } = await context.api.commissionReport.transactions(asked);
    const sum = (of: (one: Transaction) => number | null) =>
      eurosOf(found.reduce((total, one) => total + (one.state === "declined" ? 0 : (of(one) ?? 0)), 0));
    const per = asked.booked ? "contabile" : "ordine";
    const query = new URLSearchParams({ dal: asked.from, al: asked.to, per });
    return {
      title,
      body: (
        <>
          <Ask context={context} asked={asked} />
          <p>
            {numberOf(found.length)}
            {after && " e altre"} transazioni; senza le rifiutate vendite {sum(({ sale }) => sale)},
            commissioni {sum(({ commission }) => commission)}.{" "}
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
          {found.length > shown && (
            <p className="hint">Qui le prime {numberOf(shown)}: nel CSV ci sono tutte.</p>
          )}
        </>
      ),
    };
  },
};

interface AskProps {
  context: ScreenContext;
  asked?: { from: string; to: string; booked: boolean };
}

function Ask({ context, asked }: AskProps) {
  const options = Object.entries(words.saleDays);
  const by = asked?.booked ? "contabile" : "ordine";
  return (
    <PeriodForm context={context} path={home} from={asked?.from} to={asked?.to} by={by} options={options} />
  );
}

const heads =
  "Ordine,Contabile,Rete,Numero,Negozio,Prodotto,Vendita €,Commissione €,Valuta della rete,Stato,Pagina,Posto,Ricerca";
const inEuros = (cents: number | null) => (cents === null ? null : cents / 100);

export const transactionTable: Screen = {
  path: `${home}.csv`,
  reading,
  async show(context) {
    const asked = askedOf(context);
    if (!asked) return refused(context);
    return csvDownload(`transazioni-${asked.from}-${asked.to}.csv`, heads.split(","), async (after) => {
      const page = await context.api.commissionReport.transactions({ ...asked, after });
      const rows = page.transactions.map((one) => [
        ...[one.day, one.booked, networkOf(one), one.id, one.store, one.product],
        ...[inEuros(one.sale), inEuros(one.commission), one.currency, states[one.state]],
        ...[one.page, [one.place, one.spot].filter(Boolean).join("."), one.search],
      ]);
      return { rows, after: page.after };
    });
  },
};
