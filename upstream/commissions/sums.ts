/** Clicks by day of Rome and by what reports ask about: summed by the clock once a day is old enough that none of its clicks is still on its way. */
import { saleNetworks } from "contract/commissions";
import { networks } from "contract/networks";
import { campaignName } from "domain/campaign-name";
import { beginOfDay, dayAfter, dayOfRome } from "domain/moments";
import { batch, firstRow, rows, type Sql, sql, verbatim } from "../sql";
import told from "./groups.json";
import { sumMonth } from "./months";

/** What reports group by, and what a click and a transaction count for ('' is none): a page by its address where the way out says it, else by its kind; a spot with the kind of its page. */
export const groups: Readonly<Record<ReportGroup, Grouping>> = told;
export type ReportGroup = keyof typeof told;
export const reportGroups = Object.keys(told) as ReportGroup[];

interface Grouping {
  /** In the tables of sums. */
  dimension: string;
  click: string;
  sale: string;
  /** What a transaction says itself: whether its click is known or not. */
  always?: boolean;
  /** As reports name those without one, and those that are there no more. */
  none: string;
  gone?: string;
}

/** Days of which clicks are still counted one by one; a queue may bring some late. */
const liveDays = 3;
/** Clicks lie beside the shop for so long (`upstream/retention.ts`). */
const nearDays = 15;
/** What fewer searched on a day may be about somebody. */
export const fewestSearches = 3;

const from = `FROM clicks c LEFT JOIN offers o ON o.offer_id = c.offer_id LEFT JOIN exit_hosts e ON e.host = c.host
  LEFT JOIN products p ON p.product_id = c.product_id LEFT JOIN stores s ON s.store_id = COALESCE(o.store_id, e.store_id)`;

/** What a transaction counts for; '?' where its click is not known. */
export function saleKey(by: ReportGroup): Sql {
  const { sale, always } = groups[by];
  return verbatim(
    always
      ? `CAST(${sale} AS TEXT)`
      : `CASE WHEN click_known THEN CAST(COALESCE(${sale}, '') AS TEXT) ELSE '?' END`,
  );
}

export interface Counted {
  day: string;
  key: string;
  clicks: number;
}

/** Clicks of one day as they lie there, counted; crawlers and floods are none. */
export async function countedOn(db: D1Database, day: string, by: ReportGroup): Promise<Counted[]> {
  const key = verbatim(`CAST(${groups[by].click} AS TEXT)`);
  const found = await rows<{ key: string; clicks: number }>(db)`
    SELECT ${key} AS key, COUNT(*) AS clicks ${verbatim(from)}
      WHERE c.clicked_at >= ${beginOfDay(day)} AND c.clicked_at < ${beginOfDay(dayAfter(day))} AND c.bot = 0 AND c.flooded = 0
      GROUP BY 1`;
  const sums = new Map<string, number>();
  for (const { key: told, clicks } of found) {
    const name = nameOf(told, clicks, by, day);
    sums.set(name, (sums.get(name) ?? 0) + clicks);
  }
  return [...sums].map(([name, clicks]) => ({ day, key: name, clicks }));
}

function nameOf(told: string, clicks: number, by: ReportGroup, day: string): string {
  if (by === "giorno") return day;
  if (by === "campagna") return campaignName(told) ?? "";
  if (by === "rete") return networkOf(told);
  return by === "ricerca" && clicks < fewestSearches ? "" : told;
}

const domains = Object.entries(networks).flatMap(([name, network]) =>
  network.domains.map((domain) => [`.${domain}`, name] as const),
);

/** Of `host programme`: whose click the host is, else the programme of the store's card; as transactions name it. */
function networkOf(told: string): string {
  const [host = "", programme = ""] = told.split(" ");
  const name = domains.find(([domain]) => `.${host}`.endsWith(domain))?.[1] ?? programme;
  if (name === "" || name === "diretto") return "";
  return saleNetworks.find((one) => one === name) ?? "altra";
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
  const begin = last && last >= first ? dayAfter(last) : first;
  const days = Array.from({ length: nearDays + 1 }, (_, at) => dayAfter(begin, at));
  return days.filter((day) => day <= upTo && day <= today);
}

/** One turn of the clock: sums one day, or where none is due a month. Answers whether another one waits. */
export async function sumClicks(db: D1Database, now: Date): Promise<boolean> {
  const last = await lastSummed(db);
  const due = unsummed(last, dayAfter(dayOfRome(now), -liveDays), now);
  const [day] = due;
  const dimensions = reportGroups.map((by) => groups[by].dimension);
  if (day === undefined) return sumMonth(db, last, dimensions);
  const counted = await Promise.all(
    reportGroups.map(async (by) =>
      (await countedOn(db, day, by)).map(({ key, clicks }) => [groups[by].dimension, key, clicks]),
    ),
  );
  const isEmpty = !counted.flat().some(([dimension]) => dimension === "day");
  const sums = [...counted.flat(), ...(isEmpty ? [["day", day, 0]] : [])];
  await rows(db)`INSERT OR REPLACE INTO click_sums (dimension, day, key, clicks)
    SELECT value ->> 0, ${day}, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(sums)})`;
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
