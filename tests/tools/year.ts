/** Fills every table that grows with traffic as after a year (`year.tsv`): what a statement costs shows only then. */
import * as z from "zod";
import { number, perhaps, tableOf, text } from "../../scripts/tables";

const tables = tableOf(new URL("year.tsv", import.meta.url), {
  into: text,
  rows: number,
  logged: perhaps(
    z.templateLiteral([z.number(), " of ", z.number()]).transform((days) => days.split(" of ").map(Number)),
  ).or(z.literal("all")),
  values: text,
});

const hash = "substr(hex(i * 2654435761) || hex(i * 40503) || hex(i), 1, 43)";

/** Rows of one statement. */
const most = 100_000;

/**
 * @param scale share of a year's rows; each table gets at least a few, whatever the share
 * @param told is given each table and its rows once they are there
 */
export async function fillYear(
  db: D1Database,
  {
    scale = 1,
    now = new Date(),
    logs = db,
    told = () => {},
  }: { scale?: number; now?: Date; logs?: D1Database; told?: (table: string, rows: number) => void } = {},
): Promise<void> {
  for (const { into, rows, logged, values } of tables) {
    const write = async (to: D1Database, share = 1, span?: [number, number]) =>
      told(into, await filled(to, { into, values }, rows * scale * share, now, span));
    if (logs === db || !logged) await write(db);
    else if (logged === "all") await write(logs);
    else {
      const [young = 0, of = 0] = logged;
      await write(logs, 1, [young, of]);
      await write(db, young / of, [0, young]);
    }
  }
}

/** @param span days ago of the last and the first row; by default now and what the table says */
async function filled(
  db: D1Database,
  { into, values }: { into: string; values: string },
  wanted: number,
  now: Date,
  span?: [from: number, to: number],
): Promise<number> {
  const milliseconds = now.getTime();
  const count = Math.max(100, Math.round(wanted / 100) * 100);
  const at = (_: string, days: string) => {
    const [from, to] = span ?? [0, Number(days)];
    const ago = `${from * 86_400} + ${(to - from) * 86_400} * (1 - i * 1.0 / n)`;
    return `strftime('%Y-%m-%dT%H:%M:%fZ', ${milliseconds / 1000} - (${ago}), 'unixepoch')`;
  };
  const chosen = values
    .replace(/\{at (\d+)\}/g, at)
    .replaceAll("{hash}", hash)
    .replaceAll("$now", String(milliseconds));
  for (let from = 1; from <= count; from += most) {
    const to = Math.min(count, from + most - 1);
    await db
      .prepare(
        `WITH RECURSIVE series (i, n) AS (SELECT ${from}, ${count} UNION ALL SELECT i + 1, n FROM series WHERE i < ${to})
         INSERT INTO ${into} SELECT ${chosen} FROM series WHERE 1`,
      )
      .run();
  }
  return count;
}
