/** What was begun and never ended, or belongs to something that is gone: cleared away some rows at a time. */
import { dayMilliseconds, shifted } from "domain/moments";
import { batch, type Sql, sql, verbatim } from "./sql";

export interface Old {
  table: string;
  key: string;
  /** Column by which an index finds the oldest. */
  at: string;
  before: number | string;
  /** Which of the old rows; all of them unless said. */
  which?: string;
  /** Rows are numbered as they come: the oldest are the first by key, and no index of times has to be written with each. */
  numbered?: boolean;
}

export const rowsPerTurn = 500;

/** Keys of the oldest. */
export function oldest({ table, key, at, before, which = "1", numbered }: Old, most = rowsPerTurn): Sql {
  const isOld = sql`${verbatim(at)} < ${before}`;
  const [name, by] = [verbatim(table), verbatim(key)];
  if (!numbered)
    return sql`SELECT ${by} FROM ${name} WHERE ${isOld} AND ${verbatim(which)} ORDER BY ${verbatim(at)} LIMIT ${most}`;
  // Where the first is young no other is read.
  const limit = sql`iif((SELECT ${isOld} FROM ${name} ORDER BY ${by} LIMIT 1), ${most}, 0)`;
  return sql`SELECT ${by} FROM (SELECT ${by}, ${verbatim(at)} FROM ${name} ORDER BY ${by} LIMIT ${limit}) WHERE ${isOld}`;
}

/** One turn; answers whether more are old. */
export async function dropOld(db: D1Database, olds: readonly Old[]): Promise<boolean> {
  const gone = await batch(
    db,
    olds.map(
      (old) =>
        sql`DELETE FROM ${verbatim(old.table)} WHERE (${verbatim(old.key)}) IN (${oldest(old)}) RETURNING 1`,
    ),
  );
  return gone.some(({ length }) => length === rowsPerTurn);
}

function unsold(table: string): string {
  return `NOT EXISTS (SELECT 1 FROM offers o WHERE o.store_id = ${table}.store_id AND o.external_id = ${table}.external_id)`;
}

const unread = `why IS NOT NULL AND ${unsold("hidden_offers")}`;
const untold = "at < (SELECT applied_at FROM store_imports JOIN stores USING (store_id) WHERE slug = store)";
const unasked = "NOT EXISTS (SELECT 1 FROM contact_messages m WHERE m.idempotency_key = subject)";

const leftovers: readonly [days: number, table: string, key: string, at: string, which?: string][] = [
  // Links that confirm work for days, not for months.
  [60, "newsletter_subscribers", "email", "asked_at", "status = 'asked'"],
  [60, "alerts", "alert_id", "created_at", "confirm_hash IS NOT NULL"],
  // What visitors said of a code last year says nothing of it today; its sums stay until somebody votes again.
  [400, "promotion_votes", "promotion_id, visitor", "voted_at"],
  // Each reading of a feed asks again: what a later one does not tell is no question, nor what nobody reads.
  [2, "import_questions", "store, external_id, about", "at", `about = 'price' AND ${untold}`],
  [60, "import_questions", "store, external_id, about", "at", "about = 'price'"],
  [400, "import_questions", "store, external_id, about", "at", "about = 'match'"],
  // What feeds name no longer is not tried any more either.
  [60, "broken_pictures", "address", "tried_at"],
  // What nobody took back for three months stays as it is; what each product was goes with it.
  [90, "bulk_edits", "edit_id", "at"],
  [60, "destination_doubts", "store_id, external_id", "read_at", unsold("destination_doubts")],
  [60, "hidden_offers", "store_id, external_id", "hidden_at", unread],
  [365, "inbox_states", "kind, subject", "changed_at", `kind = 'messaggi' AND ${unasked}`],
  // Longer than any backup is kept, which could undo it.
  [40, "deletions", "kind, hash", "at"],
];

export function clearLeftovers(db: D1Database, now: Date): Promise<boolean> {
  const olds = leftovers.map(([days, table, key, at, which]) => {
    const before = shifted(now, -days * dayMilliseconds);
    return { table, key, at, before, ...(which && { which }) };
  });
  return dropOld(db, olds);
}
