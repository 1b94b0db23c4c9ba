/** `/gestione/commissioni`: what clicks earn, by store, product, brand, category, page and place on it, search, campaign or day; the same as CSV (product.md 'Commissions'). */
import { csvEuros, csvHeaders, csvOf } from "domain/csv";
import { eurosOf } from "domain/euros";
import { dayOf, numberOf, shareOf } from "domain/told";
import { type CommissionFigures, type CommissionGroup, type ReportGroup, reportGroups } from "upstream/desk";
import type { Answer, Screen, ScreenContext } from "../../screen";
import { inPeriod, PeriodForm } from "../../ui/period";
import { type Column, Table } from "../../ui/table";
import words from "../../words.json";
import { confirmedOf, expectedOf, commissionsHome as home, networksHome, perClick } from "./words";

/** Rows that a page shows; the table to take along has more. */
const shownGroups = 200;
/** Milliseconds that a report may take. */
const reading = 25_000;

const groupNames: Record<ReportGroup, string> = words.groups;

interface ReportQuery {
  dal: string;
  al: string;
  per: ReportGroup;
}

const title = "Commissioni";

type Found = Awaited<ReturnType<ScreenContext["api"]["commissionReport"]["report"]>>;

/** Asks what the address asks for, by store unless it says. */
function answered(context: ScreenContext, answer: (question: ReportQuery, found: Found) => Answer) {
  const per = reportGroups.find((group) => group === context.url.searchParams.get("per")) ?? "negozio";
  return inPeriod(context, { title, form }, async ({ from, to }) => {
    const found = await context.api.commissionReport.report({ from, to, by: per });
    return answer({ dal: from, al: to, per }, found);
  });
}

export const report: Screen = {
  path: home,
  nav: title,
  reading,
  show: (context) => answered(context, (question, found) => page(context, question, found)),
};

export const reportTable: Screen = {
  path: `${home}/resoconto.csv`,
  reading,
  show: (context) => answered(context, tableOf),
};

function tableOf({ dal, al, per }: ReportQuery, { total, groups }: Found): Response {
  const rows = [...groups, { ...total, key: "", name: "Totale" }].map((group) => cellsOf(group, per));
  return new Response(csvOf(rows), { headers: csvHeaders(`commissioni-${per}-${dal}-${al}.csv`) });
}

const rounded = (value: number | null, places: number) =>
  value === null ? null : Number(value.toFixed(places));
const share = (part: number, whole: number) => rounded(whole === 0 ? null : (100 * part) / whole, 2);

function cellsOf(group: CommissionGroup, per: ReportGroup) {
  const { clicks, orders, declined, sales, pending, approved, paid, lost } = group;
  const epc = perClick(group);
  return {
    [groupNames[per]]: group.name,
    Clic: clicks,
    Ordini: orders,
    "Ordini rifiutati": declined,
    "Rifiutati %": share(declined, orders + declined),
    "Conversione %": share(orders, clicks),
    "Vendite €": csvEuros(sales),
    "Commissioni in attesa €": csvEuros(pending),
    "Commissioni approvate €": csvEuros(approved),
    "Commissioni pagate €": csvEuros(paid),
    "Commissioni previste €": csvEuros(expectedOf(group)),
    "Commissioni confermate €": csvEuros(confirmedOf(group)),
    "Commissioni perse €": csvEuros(lost),
    "Per clic €": rounded(epc === null ? null : epc / 100, 4),
  };
}

/** Without an order, declined ones too: the most clicked first. */
function unsoldOf(groups: readonly CommissionGroup[]): CommissionGroup[] {
  return groups
    .filter(({ clicks, orders, declined }) => clicks > 0 && orders + declined === 0)
    .sort((a, b) => b.clicks - a.clicks);
}

function page(context: ScreenContext, question: ReportQuery, found: Found) {
  const { total, more, withoutRate, withoutClick } = found;
  const isUnsold = context.url.searchParams.get("solo") === "mai";
  const groups = isUnsold ? unsoldOf(found.groups) : found.groups;
  const hidden = more + Math.max(0, groups.length - shownGroups);
  return (
    <>
      {form(context)}
      <Totals total={total} />
      {withoutRate > 0 && (
        <p className="message wrong">
          Transazioni senza cambio: {numberOf(withoutRate)}. Contano come ordini ma non in euro:{" "}
          <a href={networksHome}>carica i cambi</a>.
        </p>
      )}
      {isUnsold && <h2>Cliccati e mai venduti</h2>}
      <Groups groups={groups.slice(0, shownGroups)} per={question.per} />
      {hidden > 0 && (
        <p className="hint">
          Altre {numberOf(hidden)} righe: nel CSV ce ne sono di più, nei totali ci sono tutte.
        </p>
      )}
      <p>
        <a className="button" href={`${home}/resoconto.csv?${new URLSearchParams({ ...question })}`}>
          Scarica in CSV
        </a>{" "}
        <a href={`${home}/transazioni`}>Transazioni una per una</a> · <a href={networksHome}>Reti</a> ·{" "}
        <a href={`${home}?${new URLSearchParams({ ...question, solo: "mai" })}`}>Cliccati e mai venduti</a> ·{" "}
        <a href={`${home}/costi`}>Costi e ricavi</a> ·{" "}
        <a href={`${home}/ordine`}>Commissioni e ordine dei risultati</a>
      </p>
      <p className="hint">
        Un ordine conta nel giorno del suo clic. Previste: in attesa, approvate e pagate; confermate:
        approvate e pagate.{" "}
        {withoutClick > 0 &&
          `Transazioni che non dicono un clic di questo sito: ${numberOf(withoutClick)}; contano nel giorno dell’ordine. `}
        Clic e ordini non sono di nessuno in particolare: con una transazione non si conserva nulla di chi ha
        comprato, e una ricerca ha il suo nome solo se in un giorno l’hanno fatta almeno in tre.
      </p>
    </>
  );
}

function form(context: ScreenContext) {
  const options = reportGroups.map((group) => [group, groupNames[group]] as const);
  return <PeriodForm context={context} path={home} options={options} />;
}

function perClickOf(of: CommissionFigures): string {
  const cents = perClick(of);
  if (cents === null) return "–";
  return `${(cents / 100).toLocaleString("it-IT", { minimumFractionDigits: 3, maximumFractionDigits: 3 })} €`;
}

function Totals({ total }: { total: CommissionFigures }) {
  const tiles: [string, string][] = [
    [numberOf(total.clicks), "clic"],
    [numberOf(total.orders), `ordini, conversione ${shareOf(total.orders, total.clicks)}`],
    [eurosOf(total.sales), "vendite"],
    [eurosOf(expectedOf(total)), "commissioni previste"],
    [eurosOf(confirmedOf(total)), "commissioni confermate"],
    [perClickOf(total), "previsti per clic (EPC)"],
    [shareOf(total.declined, total.orders + total.declined), "ordini rifiutati"],
  ];
  return (
    <ul className="tiles">
      {tiles.map(([figure, name]) => (
        <li key={name}>
          <b>{figure}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Groups({ groups, per }: { groups: readonly CommissionGroup[]; per: ReportGroup }) {
  const name = ({ key, name: said }: CommissionGroup) => (per === "giorno" ? dayOf(key) : said);
  const columns: Column<CommissionGroup>[] = [
    [groupNames[per], name],
    ["Clic", ({ clicks }) => numberOf(clicks), "number"],
    ["Ordini", ({ orders }) => numberOf(orders), "number"],
    ["Conversione", ({ orders, clicks }) => shareOf(orders, clicks), "number"],
    ["Rifiutati", ({ declined, orders }) => shareOf(declined, orders + declined), "number"],
    ["Vendite", ({ sales }) => eurosOf(sales), "number"],
    ["Previste", (group) => eurosOf(expectedOf(group)), "number"],
    ["Confermate", (group) => eurosOf(confirmedOf(group)), "number"],
    ["Per clic", perClickOf, "number"],
  ];
  return (
    <Table
      stacked
      caption={`Commissioni per ${groupNames[per].toLowerCase()}`}
      rows={groups}
      empty="Nessun clic e nessun ordine in questi giorni."
      columns={columns}
    />
  );
}
