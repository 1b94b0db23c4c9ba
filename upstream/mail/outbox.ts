/** The outbox of letters in D1: written with what they tell about, in one transaction, and sent when there is a provider. */
import { backOff } from "../back-off";
import { batch, prepare, type Sql, sql } from "../sql";
import type { Letter } from "./letter";
import { handOver, type Provider } from "./provider";

/** Letters of one drain: with 5 s each they end before `waitUntil` does. */
const most = 5;
/** Milliseconds. A lease outlives the worst drain. */
const lease = 60_000;

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
}

/** The statement that puts a letter into the outbox if `condition` holds; the same `key` twice is one letter. */
export function posted(key: string, letter: Letter, now: Date, condition: Sql = sql`1`): Sql {
  const { to, replyTo, subject, text, html, headers } = letter;
  return sql`INSERT INTO mail_outbox
      (mail_key, recipient, reply_to, subject, text, html, headers, written_at, due_at)
    SELECT ${key}, ${to}, ${replyTo}, ${subject}, ${text}, ${html}, ${JSON.stringify(headers)},
      ${now.toISOString()}, ${now.getTime()}
    WHERE ${condition} ON CONFLICT DO NOTHING`;
}

/** The same for many letters at once, in one statement. */
export function postedAll(letters: readonly { key: string; letter: Letter }[], now: Date): Sql {
  const values = letters.map(({ key, letter: { to, replyTo, subject, text, html, headers } }) => [
    ...[key, to, replyTo, subject, text, html, JSON.stringify(headers)],
  ]);
  return sql`INSERT INTO mail_outbox
      (mail_key, recipient, reply_to, subject, text, html, headers, written_at, due_at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
      ${now.toISOString()}, ${now.getTime()}
    FROM json_each(${JSON.stringify(values)}) WHERE true ON CONFLICT DO NOTHING`;
}

/**
 * Sends what is due, oldest first, one after the other. What was sent loses its text: nobody needs it here any longer.
 * Rejects only when D1 does; the leases then run out.
 */
export async function drainMail(db: D1Database, provider: Provider, now = Date.now): Promise<Drained> {
  const letters = await claim(db, now());
  const settled: Sql[] = [];
  let sent = 0;
  for (const row of letters) {
    const handed = await handOver(letterOf(row), row.mail_key, provider);
    if (handed.outcome === "sent") sent += 1;
    else log(row, handed.reason);
    settled.push(settling(row, handed.outcome, now()));
  }
  if (settled.length > 0) await batch(db, settled);
  return { sent, failed: letters.length - sent };
}

export interface Drained {
  sent: number;
  failed: number;
}

/** Takes due letters for `lease` ms; a statement is atomic, so no two workers hold the same letter. */
async function claim(db: D1Database, now: number): Promise<DueLetter[]> {
  const claimed = await prepare(
    db,
    sql`UPDATE mail_outbox SET due_at = ${now + lease}, attempts = attempts + 1 WHERE mail_id IN (
        SELECT mail_id FROM mail_outbox WHERE sent_at IS NULL AND refused IS NULL AND due_at <= ${now}
        ORDER BY due_at LIMIT ${most})
      RETURNING mail_id, mail_key, recipient, reply_to, subject, text, html, headers, attempts`,
  ).all<DueLetter>();
  return claimed.results;
}

function settling(row: DueLetter, outcome: "sent" | "later" | "never", now: number): Sql {
  if (outcome === "sent")
    return sql`UPDATE mail_outbox SET sent_at = ${new Date(now).toISOString()}, text = '', html = '', headers = '{}'
      WHERE mail_id = ${row.mail_id}`;
  if (outcome === "never")
    return sql`UPDATE mail_outbox SET refused = 'by the provider' WHERE mail_id = ${row.mail_id}`;
  return sql`UPDATE mail_outbox SET due_at = ${Math.round(now + backOff(row.attempts))}
    WHERE mail_id = ${row.mail_id}`;
}

function letterOf(row: DueLetter): Letter {
  return {
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: JSON.parse(row.headers) as Record<string, string>,
  };
}

/** The number of the letter says enough: `npm run mail` tells whose it is. */
function log(row: DueLetter, reason: string): void {
  console.error(
    JSON.stringify({ level: "error", event: "mail", mail: row.mail_id, attempt: row.attempts, reason }),
  );
}
