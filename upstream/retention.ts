/** Logs are kept as long as their purpose says, then summed by day, a few rows a turn (upstream/DESIGN.md). */
import { dayMilliseconds, shifted } from "domain/moments";
import { own } from "domain/own";
import { dropOld, type Old, oldest, rowsPerTurn } from "./leftovers";
import told from "./retention.json";
import { forgetChoices } from "./search/report";
import { batch, firstRow, listed, rows, type Sql, sql, verbatim } from "./sql";

export type KeptDays = Record<Kind, number>;
export type Kind = keyof typeof told;

interface Log extends Omit<Old, "before"> {
  /** Of what the sum is kept by day; nothing about persons: a term is kept by name only when it was searched three times on a day. */
  subject: string;
  /** How often each row counts; once unless said. */
  times?: string;
  /** Rows that are this old, in days, belong to the database of logs: the desk's pictures of two weeks, and a repeated delivery, still look for younger ones. Those written there by themselves have none. */
  movedAfter?: number;
  /** Whose row it is, where it is somebody's: an account that ended meanwhile leaves none behind. */
  whose?: string;
}

const logs: Readonly<Record<Kind, Log>> = told;

export const kinds = Object.keys(logs) as Kind[];
/** Kinds whose old rows go to the database of logs. */
export const moved = kinds.filter((kind) => logs[kind].movedAfter !== undefined);
/** Kinds that lie there, or go there. */
export const apart: readonly Kind[] = ["events", "searches", "pages", ...moved];

/** One turn of a kind, in a transaction of its own: what is summed is gone, and the other way round. Answers whether more is old. */
export async function pruneLog(db: D1Database, kind: Kind, kept: KeptDays, now: Date): Promise<boolean> {
  const log = logs[kind];
  const old = { ...log, before: shifted(now, -kept[kind] * dayMilliseconds) };
  if ((await firstRow(db, oldest(old, 1))) === null) return false;
  const found = await batch(db, turnOf(kind, log, oldest(old)));
  return found[1]?.length === rowsPerTurn;
}

/** One turn of bringing old rows to the logs: written there, then taken away here. Answers whether more are old. */
export async function moveLog(db: D1Database, to: D1Database, kind: Kind, now: Date): Promise<boolean> {
  const log = logs[kind];
  const { table, key, movedAfter = 0, whose } = log;
  const due = oldest({ ...log, before: shifted(now, -movedAfter * dayMilliseconds) });
  const name = verbatim(table);
  const id = verbatim(key);
  const found = await rows<Record<string, string | number | null>>(db)`
    SELECT * FROM ${name} WHERE ${id} IN (${due})`;
  const [first] = found;
  if (!first) return false;
  const columns = Object.keys(first);
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  await rows(to)`INSERT INTO ${name} (${verbatim(columns.join(", "))}) SELECT ${verbatim(values)}
    FROM json_each(${JSON.stringify(found.map((row) => columns.map((column) => own(row, column))))}) WHERE true
    ON CONFLICT DO NOTHING`;
  const ids = found.map((row) => own(row, key) as string | number);
  await rows(db)`DELETE FROM ${name} WHERE ${id} IN ${listed(ids)}`;
  if (whose)
    await dropStrays(db, to, {
      name,
      whose: verbatim(whose),
      ids: found.map((row) => own(row, whose) ?? null),
    });
  return found.length === rowsPerTurn;
}

/** An account that ended while its rows were under way took along only what was still here. */
async function dropStrays(
  db: D1Database,
  to: D1Database,
  { name, whose, ids }: { name: Sql; whose: Sql; ids: readonly (string | number | null)[] },
): Promise<void> {
  const gone = await rows<{ id: number }>(db)`
    SELECT DISTINCT value AS id FROM json_each(${JSON.stringify(ids)})
      WHERE value NOT IN (SELECT user_id FROM users WHERE user_id IN ${listed(ids)})`;
  if (gone.length > 0)
    await rows(to)`DELETE FROM ${name} WHERE ${whose} IN ${listed(gone.map(({ id }) => id))}`;
}

export async function pruneChoices(db: D1Database, kept: KeptDays, now: Date): Promise<boolean> {
  const before = shifted(now, -kept.searches * dayMilliseconds).slice(0, 10);
  const [first] = await rows(db)`SELECT 1 FROM search_choices WHERE day < ${before} LIMIT 1`;
  if (first) await batch(db, forgetChoices(before));
  return false;
}

/** Answers are kept as long as the messages that they answer. */
export function pruneReplies(db: D1Database, kept: KeptDays, now: Date): Promise<boolean> {
  const before = shifted(now, -kept.messages * dayMilliseconds);
  return dropOld(db, [{ table: "inbox_replies", key: "reply_id", at: "written_at", before, numbered: true }]);
}

function turnOf(kind: Kind, { table, key, at, subject, times = "1" }: Log, due: Sql): Sql[] {
  const summed = verbatim(
    `SELECT substr(${at}, 1, 10) AS day, ${subject} AS subject, ${times} AS times FROM ${table}`,
  );
  const isDue = sql`(${verbatim(key)}) IN (${due})`;
  return [
    sql`INSERT INTO daily_sums (kind, day, subject, count)
      SELECT ${kind}, day, subject, SUM(times) FROM (${summed} WHERE ${isDue}) WHERE true GROUP BY day, subject
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    sql`DELETE FROM ${verbatim(table)} WHERE ${isDue} RETURNING 1`,
  ];
}
