/** What was begun and never ended, or belongs to something that is gone: cleared away some rows at a time. */
import { shifted } from "domain/moments";
import { batch, Sql } from "./sql";

const rowsPerTurn = 500;
const dayMilliseconds = 86_400_000;

interface Leftover {
  table: string;
  key: string;
  /** Column by which an index finds the oldest. */
  at: string;
  days: number;
  /** Which of the old rows. */
  which: string;
}

function unoffered(table: string): string {
  return `NOT EXISTS (SELECT 1 FROM offers o WHERE o.store_id = ${table}.store_id AND o.external_id = ${table}.external_id)`;
}

const questions = { table: "import_questions", key: "store, external_id, about", at: "at" };

const leftovers: readonly Leftover[] = [
  // Links that confirm work for days, not for months.
  { table: "newsletter_subscribers", key: "email", at: "asked_at", days: 60, which: "status = 'asked'" },
  { table: "alerts", key: "alert_id", at: "created_at", days: 60, which: "confirm_hash IS NOT NULL" },
  // What visitors said of a code last year says nothing of it today; its sums stay until somebody votes again.
  { table: "promotion_votes", key: "promotion_id, visitor", at: "voted_at", days: 400, which: "1" },
  // Each reading of a feed asks again; what is no longer read is no question.
  { ...questions, days: 60, which: "about = 'price'" },
  { ...questions, days: 400, which: "about = 'match'" },
  // What feeds name no longer is not tried any more either.
  { table: "broken_pictures", key: "address", at: "tried_at", days: 60, which: "1" },
  // What nobody took back for three months stays as it is; what each product was goes with it.
  { table: "bulk_edits", key: "edit_id", at: "at", days: 90, which: "1" },
  {
    table: "destination_doubts",
    key: "store_id, external_id",
    at: "read_at",
    days: 60,
    which: unoffered("destination_doubts"),
  },
  {
    table: "hidden_offers",
    key: "store_id, external_id",
    at: "hidden_at",
    days: 60,
    which: `why IS NOT NULL AND ${unoffered("hidden_offers")}`,
  },
  {
    table: "inbox_states",
    key: "kind, subject",
    at: "changed_at",
    days: 365,
    which: `kind = 'messaggi' AND NOT EXISTS (SELECT 1 FROM contact_messages m WHERE m.idempotency_key = subject)`,
  },
];

export async function clearLeftovers(db: D1Database, now: Date): Promise<boolean> {
  const gone = await batch(
    db,
    leftovers.map(({ table, key, at, days, which }) => {
      const before = shifted(now, -days * dayMilliseconds);
      const old = `SELECT ${key} FROM ${table} WHERE ${at} < ? AND ${which} ORDER BY ${at} LIMIT ${rowsPerTurn}`;
      return new Sql(`DELETE FROM ${table} WHERE (${key}) IN (${old}) RETURNING 1`, [before]);
    }),
  );
  return gone.some(({ length }) => length === rowsPerTurn);
}
