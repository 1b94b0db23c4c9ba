/** What the rules of the watch ask about, measured from the tables. */
import { dayMilliseconds, hourMilliseconds, shifted } from "domain/moments";
import { batch, sql, verbatim } from "../sql";
import { type Storage, type StorageRows, storageOf, storageStatements } from "../storage/report";
import { type BudgetRow, budgetStatement, budgetsOf } from "./health";

/** A feed that came twice within a morning has no rhythm of minutes. */
const shortestRhythm = 6 * hourMilliseconds;

export type Measures = Awaited<ReturnType<typeof measuresIn>>;

/** How full the databases are, as the clock last measured them. */
export async function storageNow(DB: D1Database, now: Date): Promise<Storage[]> {
  const [days, tables] = await batch(DB, fixed(storageStatements(now.getTime())));
  return storageOf({ days, tables } as StorageRows);
}

const fixed = (texts: readonly string[]) => texts.map(verbatim);

export async function measuresIn(DB: D1Database, now: Date) {
  const lately = shifted(now, -hourMilliseconds).slice(0, 13);
  const answers = await batch(DB, [
    sql`SELECT done_at AS at FROM clock WHERE kind = 'strike'`,
    sql`SELECT store, at FROM feed_reports WHERE undone_at IS NULL AND read > refused ORDER BY store, report_id`,
    sql`SELECT COUNT(*) AS n FROM mail_outbox WHERE refused IS NOT NULL AND written_at > ${shifted(now, -dayMilliseconds)}`,
    sql`SELECT MIN(written_at) AS at FROM mail_outbox
      WHERE sent_at IS NULL AND refused IS NULL AND due_at <= ${now.getTime()} AND urgency < 3`,
    sql`SELECT what, SUM(count) AS n FROM health_durations WHERE hour >= ${lately} AND what IN ('answer', 'error') GROUP BY what`,
    sql`SELECT read, written FROM database_days WHERE day = ${now.toISOString().slice(0, 10)}`,
    sql`SELECT last_id AS id FROM health_failures
      WHERE hour >= ${lately} AND last_id <> '' AND event NOT LIKE 'slow-%' ORDER BY last_at DESC LIMIT 1`,
    ...fixed([budgetStatement(now.getTime()), ...storageStatements(now.getTime())]),
  ]);
  const found = <Row>(at: number) => (answers[at] ?? []) as Row[];
  const since = (at: string | null | undefined) => (at ? Math.max(0, now.getTime() - Date.parse(at)) : null);
  const answered = found<{ what: string; n: number }>(4);
  const counted = (what: string) => answered.find((row) => row.what === what)?.n ?? 0;
  const stored = storageOf({ days: found(8), tables: found(9) });
  const [fullest] = stored.sort((a, b) => b.bytes - a.bytes);
  return {
    /** Milliseconds since the last scheduled run. */
    silence: since(found<{ at: string | null }>(0)[0]?.at),
    feeds: lateFeeds(found<{ store: string; at: string }>(1), now),
    /** Letters that the provider refused within a day, and milliseconds that the one waits that is due the longest. */
    letters: {
      refused: found<{ n: number }>(2)[0]?.n ?? 0,
      waiting: since(found<{ at: string | null }>(3)[0]?.at),
    },
    /** Answers of this hour and the last, and those that failed. */
    answers: { all: counted("answer"), failed: counted("error") },
    /** The request that failed last within them, as the log names it; null where nothing did. */
    failedLast: found<{ id: string }>(6)[0]?.id ?? null,
    budgets: found<BudgetRow>(7).flatMap(budgetsOf),
    /** The fullest database: bytes and the day on which it ends. */
    storage: fullest ? { store: fullest.store, bytes: fullest.bytes, ends: fullest.ends } : null,
    /** Rows that D1 charged today. */
    rows: found<{ read: number; written: number }>(5)[0] ?? { read: 0, written: 0 },
  };
}

/** How late the feed of each store is, as a multiple of its own rhythm. @param reports by store, oldest first */
function lateFeeds(reports: readonly { store: string; at: string }[], now: Date) {
  return [...Map.groupBy(reports, ({ store }) => store)].flatMap(([store, own]) => {
    const times = own.map(({ at }) => Date.parse(at));
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined || times.length < 2) return [];
    const rhythm = Math.max(shortestRhythm, (last - first) / (times.length - 1));
    return [{ store, late: (now.getTime() - last) / rhythm, at: new Date(last).toISOString() }];
  });
}
