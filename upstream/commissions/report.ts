/** Reports: clicks from the sums by month and day, those of the last days counted one by one; transactions from an index of days. */
import { dayAfter } from "domain/moments";
import * as z from "zod";
import { reads } from "../act";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { rows, sql } from "../sql";
import { costs } from "./costs";
import { keyNames } from "./key-names";
import { summedIn } from "./months";
import { countedOn, groups, lastSummed, type ReportGroup, reportGroups, saleKey, unsummed } from "./sums";
import { transactions } from "./transactions";

/** Groups of one answer; the sums of all of them are told beside. */
const mostGroups = 5_000;
/** Days of one report. */
const mostReportDays = 400;

/** Rows that one statement may answer. */
const mostRows = 50_000;

/** Orders are those that are not declined; money is cents of euros, and of transactions without a rate none. */
export interface CommissionFigures {
  clicks: number;
  orders: number;
  declined: number;
  sales: number;
  /** Commissions by state. */
  pending: number;
  approved: number;
  paid: number;
  lost: number;
}
export interface CommissionGroup extends CommissionFigures {
  key: string;
  name: string;
}
type SaleRow = Omit<CommissionFigures, "clicks"> & { key: string; withoutRate: number; withoutClick: number };

async function clicksIn(db: D1Database, { from, to, by }: Question, now: Date) {
  const last = await lastSummed(db);
  const live = unsummed(last, to, now).filter((day) => day >= from);
  const summed = await rows<{ key: string; clicks: number }>(db)`
    SELECT key, SUM(clicks) AS clicks FROM (${await summedIn(db, { from, to, dimension: groups[by].dimension })})
      GROUP BY 1 ORDER BY 2 DESC LIMIT ${mostRows}`;
  const counted = await Promise.all(live.map((day) => countedOn(db, day, by)));
  const clicks = new Map<string, number>();
  for (const row of [...summed, ...counted.flat()])
    clicks.set(row.key, (clicks.get(row.key) ?? 0) + row.clicks);
  return clicks;
}

function salesIn(db: D1Database, { from, to, by }: Question): Promise<SaleRow[]> {
  const commission = sql`COALESCE(commission_cents, 0)`;
  return rows<SaleRow>(db)`
    SELECT ${saleKey(by)} AS key, SUM(state <> 'declined') AS orders, SUM(state = 'declined') AS declined,
        SUM(iif(state = 'declined', 0, COALESCE(sale_cents, 0))) AS sales,
        SUM(iif(state = 'pending', ${commission}, 0)) AS pending,
        SUM(iif(state = 'approved', ${commission}, 0)) AS approved,
        SUM(iif(state = 'paid', ${commission}, 0)) AS paid,
        SUM(iif(state = 'declined', ${commission}, 0)) AS lost,
        SUM(sale_cents IS NULL) AS withoutRate, SUM(click_known = 0) AS withoutClick
      FROM network_sales WHERE counted_day BETWEEN ${from} AND ${to} GROUP BY 1 LIMIT ${mostRows}`;
}

const nothing: CommissionFigures = {
  ...{ clicks: 0, orders: 0, declined: 0, sales: 0 },
  ...{ pending: 0, approved: 0, paid: 0, lost: 0 },
};

function added(a: CommissionFigures, b: Partial<CommissionFigures>): CommissionFigures {
  const sum = { ...a };
  for (const name of Object.keys(nothing) as (keyof CommissionFigures)[]) sum[name] += b[name] ?? 0;
  return sum;
}

/** What is told by name among clicks: a search that only few made is not, and its orders stand with the others. */
function shownKey(key: string, by: ReportGroup, clicks: ReadonlyMap<string, number>): string {
  return by === "ricerca" && key !== "?" && !clicks.has(key) ? "" : key;
}

const question = z.object({ from: z.iso.date(), to: z.iso.date(), by: z.enum(reportGroups) });
type Question = z.output<typeof question>;

/** An order counts on the day of its click; days are those of Rome. Nobody's in particular. */
export const commissionReport = { report: reads(question, reportOf), transactions, costs };

async function reportOf(asked: Question, { db, now }: HandlerContext) {
  const { from, to, by } = asked;
  if (to < from) throw new Refusal(422, "La fine viene prima dell’inizio.", "to");
  if (dayAfter(from, mostReportDays) < to)
    throw new Refusal(422, `Al massimo ${mostReportDays} giorni per volta.`, "to");
  const [clicks, sales] = await Promise.all([clicksIn(db, asked, now), salesIn(db, asked)]);
  const found = new Map([...clicks].map(([key, clicks]) => [key, { ...nothing, clicks }]));
  for (const sale of sales) {
    const key = shownKey(sale.key, by, clicks);
    found.set(key, added(found.get(key) ?? nothing, sale));
  }
  const ordered = [...found].filter(([, { clicks, orders, declined }]) => clicks + orders + declined > 0);
  const weight = ({ pending, approved, paid }: CommissionFigures) => pending + approved + paid;
  if (by === "giorno") ordered.sort(([a], [b]) => (a < b ? 1 : -1));
  else ordered.sort(([x, a], [y, b]) => weight(b) - weight(a) || b.clicks - a.clicks || (x < y ? -1 : 1));
  const shown = ordered.slice(0, mostGroups);
  const keys = shown.map(([key]) => key);
  const nameOf = await keyNames(db, by, keys);
  return {
    total: [...found.values()].reduce(added, nothing),
    groups: shown.map(([key, figures]) => ({ key, name: nameOf(key), ...figures })),
    more: ordered.length - shown.length,
    withoutRate: sales.reduce((sum, row) => sum + row.withoutRate, 0),
    withoutClick: sales.reduce((sum, row) => sum + row.withoutClick, 0),
  };
}
