/** What the site cost beside what it earned, by month: the platform's list (prices.json), by what is measured here, else by the pages that were opened. */
import { dayOfRome, monthAfter } from "domain/moments";
import { own } from "domain/own";
import * as z from "zod";
import { reads } from "../act";
import { batch, rows, sql } from "../sql";
import list from "./prices.json";
import { ratesFor } from "./rates";

const none = { pages: 0, read: 0, written: 0, bytes: 0, expected: 0, confirmed: 0 };
type Figures = typeof none;

/** Cents of dollars, and of euros, null where no rate is known; commissions in the month of the click. */
export interface MonthOfCosts extends Figures {
  month: string;
  dollars: number;
  euros: number | null;
}

function billOf(of: Figures) {
  return list.items.map(({ name, measured, ofPage = 0, included, each, unit }) => {
    const used = (measured ? (own<number>(of, measured) ?? 0) : of.pages * ofPage) / unit;
    return { name, used, included, dollars: 100 * each * Math.max(0, used - included) };
  });
}

/** The last months, the newest first; and the items of the newest. */
export const costs = reads(z.object({}), async (_, { db, logs, now }) => {
  const today = dayOfRome(now);
  const names = Array.from({ length: 6 }, (_, back) => monthAfter(today.slice(0, 7), -back));
  const since = `${names.at(-1)}-01`;
  const [opened, counted, rateOf] = await Promise.all([
    rows<{ month: string }>(logs)`
      SELECT substr(day, 1, 7) AS month, SUM(views) AS pages FROM page_counts WHERE day >= ${since} GROUP BY 1`,
    batch(db, [
      sql`SELECT substr(day, 1, 7) AS month, SUM(read) AS read, SUM(written) AS written FROM database_days
        WHERE day >= ${since} GROUP BY 1`,
      sql`SELECT substr(day, 1, 7) AS month, MAX(bytes) AS bytes FROM (
        SELECT day, SUM(bytes) AS bytes FROM storage_days WHERE day >= ${since} GROUP BY day) GROUP BY 1`,
      sql`SELECT substr(counted_day, 1, 7) AS month, SUM(iif(state = 'declined', 0, COALESCE(commission_cents, 0))) AS expected,
          SUM(iif(state IN ('approved', 'paid'), COALESCE(commission_cents, 0), 0)) AS confirmed
        FROM network_sales WHERE counted_day >= ${since} GROUP BY 1`,
    ]),
    ratesFor(db, [{ currency: "USD", day: today }]),
  ]);
  const known = [opened, counted as { month: string }[][]].flat(2);
  const rate = rateOf({ currency: "USD", day: today });
  const months = names.map((month): MonthOfCosts => {
    const figures: Figures = Object.assign({}, none, ...known.filter((row) => row.month === month));
    const dollars = billOf(figures).reduce((sum, item) => sum + item.dollars, 100 * list.plan);
    return { ...figures, month, dollars, euros: rate && (dollars * 1_000_000) / rate };
  });
  return {
    months: months.filter(({ month }) => known.some((row) => row.month === month)),
    bill: billOf(months[0] ?? none),
  };
});
