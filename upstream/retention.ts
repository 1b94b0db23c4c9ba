/** Logs are kept as long as their purpose says, then summed by day, a few rows each minute (docs/decisions/0136). */
import { forgetChoices } from "./search/report";
import { batch, Sql, sql } from "./sql";

/** How many days each kind is kept. */
export type KeptDays = Record<Kind, number>;
export type Kind =
  | "clicks"
  | "arrivals"
  | "searches"
  | "events"
  | "letters"
  | "sign-ins"
  | "messages"
  | "reports";

interface Log {
  table: string;
  key: string;
  at: string;
  /** Of what the sum is kept by day; nothing about persons. */
  subject: string;
  /** Which old rows have done what they were written for; all of them unless said. */
  done?: string;
}

/** Rows of one kind and one minute. */
const rowsPerTurn = 500;

/** A term is kept by name only when it was searched so often on a day: what few typed may be about somebody. */
const oftenSearched = 3;

const logs: Record<Kind, Log> = {
  clicks: {
    table: "clicks",
    key: "click_id",
    at: "clicked_at",
    subject:
      "host || ' ' || COALESCE(place, '') || CASE WHEN bot THEN ' bot' WHEN flooded THEN ' flood' ELSE '' END",
    done: "(delivered_at IS NOT NULL OR bot = 1 OR flooded = 1)",
  },
  arrivals: {
    table: "outbound_log",
    key: "idempotency_key",
    at: "received_at",
    subject: "substr(idempotency_key, 1, instr(idempotency_key, ':') - 1)",
  },
  searches: {
    table: "search_terms",
    key: "term_id",
    at: "searched_at",
    subject: `CASE WHEN COUNT(*) OVER (PARTITION BY substr(searched_at, 1, 10), lower(term)) >= ${oftenSearched}
      THEN lower(term) ELSE '' END`,
  },
  events: { table: "events", key: "event_id", at: "created_at", subject: "type" },
  letters: {
    table: "mail_outbox",
    key: "mail_id",
    at: "written_at",
    subject: "CASE WHEN sent_at IS NULL THEN 'refused' ELSE 'sent' END",
    done: "(sent_at IS NOT NULL OR refused IS NOT NULL)",
  },
  "sign-ins": { table: "sign_in_log", key: "entry_id", at: "at", subject: "event" },
  messages: { table: "contact_messages", key: "idempotency_key", at: "received_at", subject: "''" },
  reports: {
    table: "price_reports",
    key: "offer_id || ' ' || day || ' ' || visitor",
    at: "reported_at",
    subject: "CASE founded WHEN 1 THEN 'founded' WHEN 0 THEN 'unfounded' ELSE 'open' END",
  },
};

/** One turn for every kind, each in a transaction of its own: what is summed is gone, and the other way round. */
export async function pruneLogs(db: D1Database, kept: KeptDays, now: Date): Promise<void> {
  for (const kind of Object.keys(logs) as Kind[]) {
    const before = new Date(now.getTime() - kept[kind] * 86_400_000).toISOString();
    const besides = kind === "searches" ? forgetChoices(before.slice(0, 10)) : [];
    await batch(db, [...turnOf(kind, logs[kind], before), ...besides]);
  }
}

function turnOf(kind: Kind, { table, key, at, subject, done = "1" }: Log, before: string): Sql[] {
  const due = new Sql(
    `SELECT ${key} FROM ${table} WHERE ${at} < ? AND ${done} ORDER BY ${at}, ${key} LIMIT ${rowsPerTurn}`,
    [before],
  );
  const told = new Sql(`SELECT substr(${at}, 1, 10) AS day, ${subject} AS subject FROM ${table}`, []);
  const isDue = new Sql(`${key} IN (${due.text})`, due.values);
  return [
    sql`INSERT INTO daily_sums (kind, day, subject, count)
      SELECT ${kind}, day, subject, COUNT(*) FROM (${told} WHERE ${isDue}) WHERE true GROUP BY day, subject
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    sql`DELETE FROM ${new Sql(table, [])} WHERE ${isDue}`,
  ];
}
