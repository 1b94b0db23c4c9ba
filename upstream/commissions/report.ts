/** Reports: clicks from the sums by month and day, those of the last days counted one by one; transactions from an index of days. */
import type { ReportGroup } from "contract";
import { mostGroups, mostReportDays } from "contract/commission-report";
import { dayAfter } from "contract/moments";
import type { HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { rows, sql } from "../sql";
import { labelsFor } from "./labels";
import { summedIn } from "./months";
import { countedOn, type Dimension, lastSummed, saleKey, unsummed } from "./sums";

const dimensionOf: Record<ReportGroup, Dimension> = {
  negozio: "store",
  prodotto: "product",
  marca: "brand",
  categoria: "category",
  pagina: "page",
  tipo: "kind",
  posto: "spot",
  ricerca: "search",
  campagna: "campaign",
  giorno: "day",
};

/** Rows that one statement may answer. */
const mostRows = 50_000;

interface Figures {
  clic: number;
  ordini: number;
  rifiutati: number;
  vendite: number;
  in_attesa: number;
  approvate: number;
  pagate: number;
  perse: number;
}
type SaleRow = Omit<Figures, "clic"> & { key: string; senza_cambio: number; senza_clic: number };

interface ReportRequest {
  from: string;
  to: string;
  dimension: Dimension;
}

/** Clicks by key. */
async function clicksIn(
  db: D1Database,
  { from, to, dimension }: ReportRequest,
  now: Date,
): Promise<Map<string, number>> {
  const last = await lastSummed(db);
  const live = unsummed(last, to, now).filter((day) => day >= from);
  const summed = await rows<{ key: string; clicks: number }>(
    db,
    sql`SELECT key, SUM(clicks) AS clicks FROM (${await summedIn(db, { from, to, dimension })})
      GROUP BY 1 ORDER BY 2 DESC LIMIT ${mostRows}`,
  );
  const counted = await Promise.all(live.map((day) => countedOn(db, day, dimension)));
  const clicks = new Map<string, number>();
  for (const row of [...summed, ...counted.flat()])
    clicks.set(row.key, (clicks.get(row.key) ?? 0) + row.clicks);
  return clicks;
}

/** Transactions by key, by the day of their click. */
function salesIn(db: D1Database, { from, to, dimension }: ReportRequest): Promise<SaleRow[]> {
  const commission = sql`COALESCE(commission_cents, 0)`;
  return rows<SaleRow>(
    db,
    sql`SELECT ${saleKey(dimension)} AS key, SUM(state <> 'declined') AS ordini, SUM(state = 'declined') AS rifiutati,
        SUM(iif(state = 'declined', 0, COALESCE(sale_cents, 0))) AS vendite,
        SUM(iif(state = 'pending', ${commission}, 0)) AS in_attesa,
        SUM(iif(state = 'approved', ${commission}, 0)) AS approvate,
        SUM(iif(state = 'paid', ${commission}, 0)) AS pagate,
        SUM(iif(state = 'declined', ${commission}, 0)) AS perse,
        SUM(sale_cents IS NULL) AS senza_cambio, SUM(click_known = 0) AS senza_clic
      FROM network_sales WHERE counted_day BETWEEN ${from} AND ${to} GROUP BY 1 LIMIT ${mostRows}`,
  );
}

const nothing: Figures = {
  ...{ clic: 0, ordini: 0, rifiutati: 0, vendite: 0 },
  ...{ in_attesa: 0, approvate: 0, pagate: 0, perse: 0 },
};

function added(a: Figures, b: Partial<Figures>): Figures {
  const names = Object.keys(nothing) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + (b[name] ?? 0)])) as unknown as Figures;
}

/** What is told by name among clicks: a search that only few made is not, and its orders stand with the others. */
function shownKey(key: string, dimension: Dimension, clicks: ReadonlyMap<string, number>): string {
  return dimension === "search" && key !== "?" && !clicks.has(key) ? "" : key;
}

export const reportHandlers: HandlersOf<"commissionReport"> = {
  async report({ from, to, by }, { db, now }) {
    if (to < from) throw new Refusal(422, "La fine viene prima dell’inizio.", "a");
    if (dayAfter(from, mostReportDays) < to)
      throw new Refusal(422, `Al massimo ${mostReportDays} giorni per volta.`, "a");
    const asked = { from, to, dimension: dimensionOf[by] };
    const [clicks, sales] = await Promise.all([clicksIn(db, asked, now), salesIn(db, asked)]);
    const groups = new Map([...clicks].map(([key, clic]) => [key, { ...nothing, clic }]));
    for (const sale of sales) {
      const key = shownKey(sale.key, asked.dimension, clicks);
      groups.set(key, added(groups.get(key) ?? nothing, sale));
    }
    const ordered = [...groups].filter(([, { clic, ordini, rifiutati }]) => clic + ordini + rifiutati > 0);
    const weight = ({ in_attesa, approvate, pagate }: Figures) => in_attesa + approvate + pagate;
    if (asked.dimension === "day") ordered.sort(([a], [b]) => (a < b ? 1 : -1));
    else ordered.sort(([x, a], [y, b]) => weight(b) - weight(a) || b.clic - a.clic || (x < y ? -1 : 1));
    const shown = ordered.slice(0, mostGroups);
    const nameOf = await labelsFor(
      db,
      asked.dimension,
      shown.map(([key]) => key),
    );
    return {
      totale: [...groups.values()].reduce(added, nothing),
      gruppi: shown.map(([chiave, figures]) => ({ chiave, nome: nameOf(chiave), ...figures })),
      altri: ordered.length - shown.length,
      senza_cambio: sales.reduce((sum, row) => sum + row.senza_cambio, 0),
      senza_clic: sales.reduce((sum, row) => sum + row.senza_clic, 0),
    };
  },
};
