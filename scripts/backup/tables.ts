/** Which tables a backup holds and which it leaves out, and why (`tables.tsv`); a test compares both lists with the schema. */
import { perhaps, tableOf, text } from "../tables";

const tables = tableOf(new URL("tables.tsv", import.meta.url), {
  table: text,
  since: perhaps(text),
  leftOut: perhaps(text),
});

export const backedUp: readonly string[] = tables.flatMap(({ table, leftOut }) => (leftOut ? [] : [table]));

/** Of these only the last days, by the column that says when. */
export const recent: ReadonlyMap<string, string> = new Map(
  tables.flatMap(({ table, since }) => (since ? [[table, since] as const] : [])),
);
export const recentDays = 30;

/** @internal a test holds that each table is backed up or stands here */
export const leftOut: Readonly<Record<string, string>> = Object.fromEntries(
  tables.flatMap(({ table, leftOut }) => (leftOut ? [[table, leftOut]] : [])),
);
