/** Clicks by day of Rome and by what reports ask about: summed by the clock once a day is old enough that none of its clicks is still on its way. */

import { campaignName } from "domain/campaign-name";
import { beginOfDay, dayAfter, dayOfRome } from "domain/moments";
import { batch, firstRow, rows, Sql, sql } from "../sql";
import { sumMonth } from "./months";

/** What reports group by: a page by its address where the way out says it, else by its kind; a spot with the kind of its page. */
const dimensions = [
  ...(["store", "product", "brand", "category", "page", "kind", "spot"] as const),
  ...(["search", "campaign", "day"] as const),
];
export type Dimension = (typeof dimensions)[number];

/** Days of which clicks are still counted one by one; a queue may bring some late. */
const liveDays = 3;
/** Clicks lie beside the shop for so long (`upstream/retention.ts`). */
const nearDays = 15;
/** What fewer searched on a day may be about somebody. */
export const fewestSearches = 3;

const from = `FROM clicks c LEFT JOIN offers o ON o.offer_id = c.offer_id LEFT JOIN exit_hosts e ON e.host = c.host
  LEFT JOIN products p ON p.product_id = c.product_id`;

/** What a click counts for, and for what a transaction of it does; '' is none. */
const keys: Record<Dimension, { ofClick: string; ofSale: string }> = {
  store: {
    ofClick: "COALESCE(o.store_id, e.store_id, 'host:' || c.host)",
    ofSale: "COALESCE(store_id, 'host:' || host, 'rete:' || network || ' ' || merchant, '?')",
  },
  product: { ofClick: "COALESCE(c.product_id, '')", ofSale: "product_id" },
  brand: { ofClick: "COALESCE(p.brand_id, '')", ofSale: "brand_id" },
  category: { ofClick: "COALESCE(p.category_id, '')", ofSale: "category_id" },
  page: { ofClick: "COALESCE(c.page, c.place, '')", ofSale: "COALESCE(page, place)" },
  kind: { ofClick: "COALESCE(c.place, '')", ofSale: "place" },
  spot: {
    ofClick: "COALESCE(c.place || COALESCE('.' || c.spot, ''), '')",
    ofSale: "place || COALESCE('.' || spot, '')",
  },
  search: { ofClick: "COALESCE(c.search, '')", ofSale: "search" },
  campaign: { ofClick: "COALESCE(c.campaign, '')", ofSale: "campaign" },
  day: { ofClick: "''", ofSale: "counted_day" },
};

/** What a transaction counts for; '?' where its click is not known. */
export function saleKey(dimension: Dimension): Sql {
  const { ofSale } = keys[dimension];
  const isAlways = dimension === "day" || dimension === "store";
  return new Sql(
    isAlways
      ? `CAST(${ofSale} AS TEXT)`
      : `CASE WHEN click_known THEN CAST(COALESCE(${ofSale}, '') AS TEXT) ELSE '?' END`,
    [],
  );
}

export interface Counted {
  day: string;
  key: string;
  clicks: number;
}

/** Clicks of one day as they lie there, counted; crawlers and floods are none. */
export async function countedOn(db: D1Database, day: string, dimension: Dimension): Promise<Counted[]> {
  const key = new Sql(`CAST(${keys[dimension].ofClick} AS TEXT)`, []);
  const found = await rows<{ key: string; clicks: number }>(db)`
    SELECT ${key} AS key, COUNT(*) AS clicks ${new Sql(from, [])}
      WHERE c.clicked_at >= ${beginOfDay(day)} AND c.clicked_at < ${beginOfDay(dayAfter(day))} AND c.bot = 0 AND c.flooded = 0
      GROUP BY 1`;
  const sums = new Map<string, number>();
  for (const { key: told, clicks } of found) {
    const name = nameOf(told, clicks, dimension, day);
    sums.set(name, (sums.get(name) ?? 0) + clicks);
  }
  return [...sums].map(([name, clicks]) => ({ day, key: name, clicks }));
}

function nameOf(told: string, clicks: number, dimension: Dimension, day: string): string {
  if (dimension === "day") return day;
  if (dimension === "campaign") return campaignName(told) ?? "";
  return dimension === "search" && clicks < fewestSearches ? "" : told;
}

export async function lastSummed(db: D1Database): Promise<string | null> {
  const last = await firstRow<{ day: string | null }>(db)`
    SELECT MAX(day) AS day FROM click_sums WHERE dimension = 'day'`;
  return last?.day ?? null;
}

/** Days whose clicks are counted one by one, up to one, today at the latest. */
export function unsummed(last: string | null, upTo: string, now: Date): string[] {
  const today = dayOfRome(now);
  const first = dayAfter(today, -nearDays);
  const days: string[] = [];
  for (
    let day = last && last >= first ? dayAfter(last) : first;
    day <= upTo && day <= today;
    day = dayAfter(day)
  )
    days.push(day);
  return days;
}

/** One turn of the clock: sums one day, or where none is due a month. Answers whether another one waits. */
export async function sumClicks(db: D1Database, now: Date): Promise<boolean> {
  const last = await lastSummed(db);
  const due = unsummed(last, dayAfter(dayOfRome(now), -liveDays), now);
  const [day] = due;
  if (day === undefined) return sumMonth(db, last, dimensions);
  const counted = await Promise.all(
    dimensions.map(async (dimension) =>
      (await countedOn(db, day, dimension)).map(({ key, clicks }) => [dimension, key, clicks]),
    ),
  );
  const isEmpty = !counted.flat().some(([dimension]) => dimension === "day");
  const sums = [...counted.flat(), ...(isEmpty ? [["day", day, 0]] : [])];
  await batch(db, [
    sql`INSERT OR REPLACE INTO click_sums (dimension, day, key, clicks)
      SELECT value ->> 0, ${day}, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(sums)})`,
  ]);
  await forgetRareSearches(db, day);
  return due.length > 1;
}

/** Of a day that is summed: searches that few made stand no longer with transactions either. */
async function forgetRareSearches(db: D1Database, day: string): Promise<void> {
  await rows(db)`
    UPDATE network_sales SET search = '' WHERE counted_day = ${day} AND search <> '' AND NOT EXISTS
      (SELECT 1 FROM click_sums s WHERE s.dimension = 'search' AND s.day = counted_day AND s.key = search)`;
}

/** A day that the clock slept through is made up for. */
const lookedBack = 7;

export async function forgetSearches(
  { db, logs }: { db: D1Database; logs: D1Database },
  keptDays: number,
  now: Date,
): Promise<boolean> {
  const before = dayAfter(dayOfRome(now), -keptDays);
  const ofClicks = sql`UPDATE clicks SET search = NULL WHERE clicked_at >= ${beginOfDay(dayAfter(before, -lookedBack))}
    AND clicked_at < ${beginOfDay(before)} AND search IS NOT NULL`;
  await batch(db, [
    sql`DELETE FROM click_sums WHERE dimension = 'search' AND day < ${before} AND key <> ''`,
    sql`DELETE FROM click_aliases WHERE noted_at < ${beginOfDay(before)}`,
    ofClicks,
  ]);
  if (logs !== db) await rows(logs, ofClicks);
  return false;
}
