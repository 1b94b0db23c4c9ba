/** Sends what lies in the outbox: urgent letters first, in batches, no faster than the provider allows (upstream/DESIGN.md). */
import { backOff } from "../back-off";
import { batch, listed, rows, type Sql, sql } from "../sql";
import { type Urgency, urgencies } from "./letter";
import { type Handed, handOver, type Provider, type Sendable } from "./provider";

/** Letters of one call: what providers take. */
const most = 100;
const lease = 60_000;
/** Milliseconds between the beginnings of two calls: providers take two a second. */
const gap = 550;
/** A provider that asks for patience within a drain gets it up to here; for longer the drain ends. */
const patience = 5_000;
/** Milliseconds of one drain: what is left waits for the next scheduled run. */
const longest = 25_000;
/** The row of `clock` that says until when nobody hands letters over. */
const paused = "letters: not before";

export interface Limits {
  calls: number;
  /** The least urgent letters that it takes. */
  until: Urgency;
}

/** What a visitor's own request takes along in the background, and what one scheduled run sends. */
export const drains = {
  request: { calls: 2, until: "reply" },
  scheduled: { calls: 30, until: "newsletter" },
} as const satisfies Record<string, Limits>;

interface DueLetter {
  mail_id: number;
  mail_key: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: string;
  attempts: number;
  expires_at: number | null;
  batch: string;
}

export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
};

/** Sends what is due; what was sent loses its text. Rejects only when D1 does; the leases then run out. */
export async function drainMail(
  db: D1Database,
  provider: Provider,
  limits: Limits = drains.scheduled,
  clock: Clock = realClock,
): Promise<{ sent: number; failed: number }> {
  const drained = { sent: 0, failed: 0 };
  const end = clock.now() + longest;
  for (let call = 0; call < limits.calls; call++) {
    const claimed = await claim(db, limits.until, clock.now());
    if (claimed.length === 0) return drained;
    if (await dropExpired(db, claimed, clock.now())) continue;
    const began = clock.now();
    const handed = await handOverAll(claimed, provider);
    await batch(db, settling(claimed, handed, clock.now()));
    if (handed.outcome === "sent") drained.sent += claimed.length;
    else {
      log(claimed, handed.reason);
      if (handed.outcome !== "slower") drained.failed += claimed.length;
    }
    const pause = handed.outcome === "slower" ? handed.wait : gap - (clock.now() - began);
    if (handed.outcome === "later" || pause > patience || clock.now() + pause > end) return drained;
    if (pause > 0 && call < limits.calls - 1) await clock.wait(pause);
  }
  return drained;
}

/** Due letters of the most urgent kind, for `lease` ms. Letters that were handed over together go together again, with the same key. */
function claim(db: D1Database, until: Urgency, now: number): Promise<DueLetter[]> {
  const waiting = sql`sent_at IS NULL AND refused IS NULL AND due_at <= ${now}`;
  const kinds = [...urgencies.keys()].slice(0, urgencies.indexOf(until) + 1);
  const first = sql`(SELECT u.value FROM json_each(${JSON.stringify(kinds)}) u WHERE EXISTS
    (SELECT 1 FROM mail_outbox WHERE urgency = u.value AND ${waiting}) ORDER BY u.value LIMIT 1)`;
  return rows<DueLetter>(db)`
    WITH first AS (SELECT urgency, batch FROM mail_outbox WHERE urgency = ${first} AND ${waiting} ORDER BY due_at LIMIT 1)
      UPDATE mail_outbox SET due_at = ${now + lease}, attempts = attempts + 1,
        batch = COALESCE(batch, ${crypto.randomUUID()})
      WHERE NOT EXISTS (SELECT 1 FROM clock WHERE kind = ${paused} AND due_at > ${now}) AND mail_id IN (
        SELECT mail_id FROM mail_outbox WHERE urgency = (SELECT urgency FROM first)
          AND batch IS (SELECT batch FROM first) AND ${waiting} ORDER BY due_at LIMIT ${most})
      RETURNING mail_id, mail_key, recipient, reply_to, subject, text, html, headers, attempts, expires_at, batch`;
}

function handOverAll(claimed: readonly DueLetter[], provider: Provider): Promise<Handed> {
  const letters = [...claimed].sort((a, b) => a.mail_id - b.mail_id);
  const [first] = letters;
  const key = letters.length === 1 ? first?.mail_key : first?.batch;
  return handOver(letters.map(letterOf), String(key), provider);
}

function settling(letters: readonly DueLetter[], handed: Handed, now: number): Sql[] {
  const these = sql`mail_id IN ${listed(letters.map(({ mail_id }) => mail_id))}`;
  const { outcome } = handed;
  if (outcome === "sent")
    return [
      sql`UPDATE mail_outbox SET sent_at = ${new Date(now).toISOString()}, text = '', html = '', headers = '{}', batch = NULL
        WHERE ${these}`,
    ];
  if (outcome === "never") return [sql`UPDATE mail_outbox SET refused = 'by the provider' WHERE ${these}`];
  // None of them was taken: each goes alone.
  if (outcome === "apart")
    return [sql`UPDATE mail_outbox SET batch = mail_key, due_at = ${now} WHERE ${these}`];
  if (outcome === "slower")
    return [
      sql`UPDATE mail_outbox SET due_at = ${now}, attempts = attempts - 1 WHERE ${these}`,
      sql`INSERT INTO clock (kind, due_at) VALUES (${paused}, ${now + handed.wait})
        ON CONFLICT DO UPDATE SET due_at = excluded.due_at`,
    ];
  const attempts = Math.max(...letters.map((letter) => letter.attempts));
  return [sql`UPDATE mail_outbox SET due_at = ${Math.round(now + backOff(attempts))} WHERE ${these}`];
}

/** A link that no longer works helps nobody. The others of its batch go in a new one; answers whether there were such. */
async function dropExpired(db: D1Database, letters: readonly DueLetter[], now: number): Promise<boolean> {
  const expired = letters.filter(({ expires_at }) => expires_at !== null && expires_at <= now);
  if (expired.length === 0) return false;
  const ids = (some: readonly DueLetter[]) => listed(some.map(({ mail_id }) => mail_id));
  await batch(db, [
    sql`UPDATE mail_outbox SET batch = NULL, due_at = ${now} WHERE mail_id IN ${ids(letters)}`,
    sql`UPDATE mail_outbox SET refused = 'expired', text = '', html = '', headers = '{}'
      WHERE mail_id IN ${ids(expired)}`,
  ]);
  return true;
}

function letterOf(row: DueLetter): Sendable {
  return {
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: JSON.parse(row.headers) as Record<string, string>,
  };
}

function log([first, ...others]: readonly DueLetter[], reason: string): void {
  const fields = { mail: first?.mail_id, others: others.length, attempt: first?.attempts, reason };
  console.error(JSON.stringify({ level: "error", event: "mail", ...fields }));
}
