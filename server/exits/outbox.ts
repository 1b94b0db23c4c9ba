/** Delivery of clicks to the upstream (product.md 'Form and event calls'): leased in batches, repeated, counted once. */
import { backOff } from "upstream/back-off";
import type { Api } from "../api";
import { UpstreamError } from "../errors";
import { errorFields, type Log } from "../log";

export interface OutboxDependencies {
  db: D1Database;
  /** Calls on behalf of nobody: a row may be delivered by another visitor's request. */
  tracking: Pick<Api["tracking"], "outbound" | "click">;
  log: Log;
}

interface DueRow {
  click_id: string;
  url: string;
  product_id: number | null;
  attempts: number;
}

export interface Drained {
  delivered: number;
  failed: number;
}

/** Rows of one batch: with its own three statements it stays below the free plan's 50 queries and subrequests. */
const batch = 20;
/** Workers allow six connections at once. */
const atOnce = 5;
/** Milliseconds. A lease outlives the worst batch: four rounds of one deadline each. */
const lease = 60_000;

/**
 * Delivers what is due, one batch. Each row goes out once, with its id as `Idempotency-Key`: to `/api/track-click` when it
 * knows its product, else to `/api/tracking/outbound`. Rejects only when D1 does; the leases then run out.
 */
export async function drainOutbox(
  { db, tracking, log }: OutboxDependencies,
  now = Date.now,
): Promise<Drained> {
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
  if (rows.length > 0) await settle(db, delivered, failed, new Date(now()).toISOString());
  return { delivered: delivered.length, failed: failed.length };
}

/** Takes due rows for `lease` ms; a statement is atomic, so no two workers hold the same row. */
async function claim(db: D1Database, now: number): Promise<DueRow[]> {
  const claimed = await db
    .prepare(
      `UPDATE clicks SET due_at = ?1, attempts = attempts + 1 WHERE click_id IN (
         SELECT click_id FROM clicks WHERE delivered_at IS NULL AND bot = 0 AND flooded = 0 AND due_at <= ?2
         ORDER BY due_at LIMIT ${batch})
       RETURNING click_id, url, product_id, attempts`,
    )
    .bind(now + lease, now)
    .all<DueRow>();
  return claimed.results;
}

async function send(row: DueRow, tracking: OutboxDependencies["tracking"], log: Log): Promise<boolean> {
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

async function settle(
  db: D1Database,
  delivered: string[],
  failed: { id: string; due: number }[],
  at: string,
): Promise<void> {
  const done = db
    .prepare("UPDATE clicks SET delivered_at = ? WHERE click_id IN (SELECT value FROM json_each(?))")
    .bind(at, JSON.stringify(delivered));
  const later = db
    .prepare(
      `UPDATE clicks SET due_at = f.value ->> 'due' FROM json_each(?) f
       WHERE click_id = f.value ->> 'id' AND delivered_at IS NULL`,
    )
    .bind(JSON.stringify(failed));
  await db.batch([done, later]);
}

/** Least milliseconds between the beginnings of two drains of one isolate. */
const gap = 250;
/** When the latest drain of this isolate begins; in the future while one still waits. */
let slot = 0;

/**
 * Drains soon, in the background of the request that asks: at once, or `gap` ms after the drain before. A drain that is
 * still to begin takes the new row with it. Never rejects.
 */
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
