/** Delivery of clicks to another upstream (product.md 'Form and event calls'): leased in batches, repeated, counted once. */
import { backOff } from "upstream/back-off";
import { type ClickRow, clickAlias, clickInsert } from "upstream/site-records";
import type { Api } from "../api";
import { UpstreamError } from "../errors";
import { errorFields, type Log } from "../log";

export type Tracking = Pick<Api["tracking"], "outbound" | "click">;

export interface OutboxDependencies {
  db: D1Database;
  tracking: Tracking;
  log: Log;
}

interface DueRow {
  click_id: string;
  url: string;
  product_id: number | null;
  attempts: number;
}

/** Rows of one batch: with its own three statements it stays below the free plan's 50 queries and subrequests. */
const batch = 20;
/** Workers allow six connections at once. */
const atOnce = 5;
/** Milliseconds. A lease outlives the worst batch: four rounds of one deadline each. */
const lease = 60_000;

/** Delivers one batch of what is due, each with its id as `Idempotency-Key`. Rejects only when D1 does; the leases then run out. */
export async function drainOutbox(
  { db, tracking, log }: OutboxDependencies,
  now = Date.now,
): Promise<{ delivered: number; failed: number }> {
  const rows = await claim(db, now());
  const delivered: string[] = [];
  const failed: { id: string; due: number }[] = [];
  let dead = false;
  for (let from = 0; from < rows.length; from += atOnce) {
    const round = rows.slice(from, from + atOnce);
    const sent = await Promise.all(round.map((row) => (dead ? false : send(row, tracking, log))));
    round.forEach((row, at) => {
      if (sent[at]) delivered.push(row.click_id);
      else failed.push({ id: row.click_id, due: Math.round(now() + backOff(row.attempts)) });
    });
    // A whole round that failed says that the tracker is down; the rest need not find out one by one.
    dead ||= !sent.includes(true);
  }
  if (rows.length > 0) await settle(db, delivered, failed);
  return { delivered: delivered.length, failed: failed.length };
}

const schema = [
  `CREATE TABLE IF NOT EXISTS outbox (click_id TEXT PRIMARY KEY, url TEXT NOT NULL, product_id INTEGER, clicked_at TEXT NOT NULL,
     due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID`,
  "CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due_at)",
];
const made = new WeakSet<D1Database>();

/** The answers of some statements in one transaction, before which the table is there. */
async function withTable<Row>(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
  const before = made.has(db) ? [] : schema.map((text) => db.prepare(text));
  const answers = await db.batch<Row>([...before, ...statements]);
  made.add(db);
  return answers.slice(before.length);
}

/** A row of the outbox for the row of a click that the statement before has written, and for none that was there. */
function outboxInsert(row: ClickRow, db: D1Database): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (click_id, url, product_id, clicked_at, due_at)
       SELECT ?1, ?2, ?3, ?4, ?5 WHERE changes() > 0 AND ?6 ON CONFLICT DO NOTHING`,
    )
    .bind(
      row.id,
      row.url,
      row.productId,
      new Date(row.at).toISOString(),
      row.at,
      Number(!row.bot && !row.flooded),
    );
}

/** Writes rows of clicks and of their deliveries, or none. */
export async function writeWithOutbox(rows: readonly ClickRow[], db: D1Database): Promise<true> {
  await withTable(
    db,
    rows.flatMap((row) => [clickInsert(row, db), outboxInsert(row, db), clickAlias(row, db)]),
  );
  return true;
}

/** What still waits to be delivered, and since when the oldest does. */
export async function waitingIn(db: D1Database): Promise<{ count: number; oldest: string | null }> {
  const asked = db.prepare("SELECT COUNT(*) AS count, MIN(clicked_at) AS oldest FROM outbox");
  const [answer] = await withTable<{ count: number; oldest: string | null }>(db, [asked]);
  return answer?.results[0] ?? { count: 0, oldest: null };
}

/** Takes due rows for `lease` ms; a statement is atomic, so no two workers hold the same row. */
async function claim(db: D1Database, now: number): Promise<DueRow[]> {
  const asked = db
    .prepare(
      `UPDATE outbox SET due_at = ?1, attempts = attempts + 1
       WHERE click_id IN (SELECT click_id FROM outbox WHERE due_at <= ?2 ORDER BY due_at LIMIT ${batch})
       RETURNING click_id, url, product_id, attempts`,
    )
    .bind(now + lease, now);
  const [claimed] = await withTable<DueRow>(db, [asked]);
  return claimed?.results ?? [];
}

async function send(row: DueRow, tracking: Tracking, log: Log): Promise<boolean> {
  const key = { idempotencyKey: row.click_id };
  try {
    if (row.product_id !== null) await tracking.click({ product: row.product_id, url: row.url }, key);
    else await tracking.outbound({ url: row.url }, key);
    return true;
  } catch (error) {
    // The call has logged an upstream failure itself, but not a refusal.
    if (!(error instanceof UpstreamError) || error.refused)
      log.failure("click-not-delivered", { click: row.click_id, ...errorFields(error) });
    return false;
  }
}

async function settle(db: D1Database, delivered: string[], failed: { id: string; due: number }[]) {
  const done = db
    .prepare("DELETE FROM outbox WHERE click_id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(delivered));
  const later = db
    .prepare(
      `UPDATE outbox SET due_at = f.value ->> 'due' FROM json_each(?) f WHERE click_id = f.value ->> 'id'`,
    )
    .bind(JSON.stringify(failed));
  await db.batch([done, later]);
}

/** Least milliseconds between the beginnings of two drains of one isolate. */
const gap = 250;
/** When the latest drain of this isolate begins; in the future while one still waits. */
let slot = 0;

/** Drains behind the request that asks: at once, or `gap` ms after the drain before, which then takes the new row along. Never rejects. */
export async function drainSoon(open: () => OutboxDependencies, log: Log): Promise<void> {
  const now = Date.now();
  if (slot > now) return;
  slot = Math.max(now, slot + gap);
  if (slot > now) await new Promise((wake) => setTimeout(wake, slot - now));
  try {
    await drainOutbox(open());
  } catch (error) {
    log.failure("outbox", errorFields(error));
  }
}
