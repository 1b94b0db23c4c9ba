/** What the rules of the watch ask about, measured from the tables. */
import { shifted } from "domain/moments";
import { type Storage, type StorageRows, storageOf, storageStatements } from "../storage/report";

import { type Budget, type BudgetRow, budgetStatement, budgetsOf } from "./health";

const hour = 3_600_000;
const day = 24 * hour;
/** A feed that came twice within a morning has no rhythm of minutes. */
const shortestRhythm = 6 * hour;

export interface Measures {
  /** Milliseconds since the last scheduled run. */
  silence: number | null;
  /** Stores, and how late their feed is as a multiple of its own rhythm. */
  feeds: { store: string; late: number; at: string }[];
  /** Letters that the provider refused within a day, and milliseconds that the one waits that is due the longest. */
  letters: { refused: number; waiting: number | null };
  /** Answers of this hour and the last, and those that failed. */
  answers: { all: number; failed: number };
  /** The request that failed last within them, as the log names it; null where nothing did. */
  failedLast: string | null;
  budgets: Budget[];
  /** The fullest database: bytes and the day on which it ends. */
  storage: { store: string; bytes: number; ends: string | null } | null;
  /** Rows that D1 charged today. */
  rows: { read: number; written: number };
}

/** How full the databases are, as the clock last measured them. */
export async function storageNow(DB: D1Database, now: Date): Promise<Storage[]> {
  const asked = storageStatements(now.getTime()).map((text) => DB.prepare(text));
  const [days, tables] = await DB.batch<never>(asked);
  return storageOf({ days: days?.results ?? [], tables: tables?.results ?? [] });
}

export async function measuresIn(DB: D1Database, now: Date): Promise<Measures> {
  const [scheduledRun, feeds, refused, waiting, answers, rows, last, budget, days, tables] = await DB.batch<
    Record<string, never>
  >([
    DB.prepare("SELECT done_at AS at FROM clock WHERE kind = 'strike'"),
    DB.prepare(
      "SELECT store, at FROM feed_reports WHERE undone_at IS NULL AND read > refused ORDER BY store, report_id",
    ),
    DB.prepare("SELECT COUNT(*) AS n FROM mail_outbox WHERE refused IS NOT NULL AND written_at > ?").bind(
      shifted(now, -day),
    ),
    DB.prepare(
      `SELECT MIN(written_at) AS at FROM mail_outbox WHERE sent_at IS NULL AND refused IS NULL AND due_at <= ?
       AND urgency < 3`,
    ).bind(now.getTime()),
    DB.prepare(
      "SELECT what, SUM(count) AS n FROM health_durations WHERE hour >= ? AND what IN ('answer', 'error') GROUP BY what",
    ).bind(shifted(now, -hour).slice(0, 13)),
    DB.prepare("SELECT read, written FROM database_days WHERE day = ?").bind(now.toISOString().slice(0, 10)),
    DB.prepare(
      "SELECT last_id AS id FROM health_failures WHERE hour >= ? AND last_id <> '' AND event NOT LIKE 'slow-%' ORDER BY last_at DESC LIMIT 1",
    ).bind(shifted(now, -hour).slice(0, 13)),
    DB.prepare(budgetStatement(now.getTime())),
    ...storageStatements(now.getTime()).map((text) => DB.prepare(text)),
  ]);
  const found = <Row>(answer: { results: unknown[] } | undefined) => (answer?.results ?? []) as Row[];
  const since = (at: string | null | undefined) => (at ? Math.max(0, now.getTime() - Date.parse(at)) : null);
  const answered = found<{ what: string; n: number }>(answers);
  const counted = (what: string) => answered.find((row) => row.what === what)?.n ?? 0;
  const stored = storageOf({ days: found(days), tables: found(tables) } as StorageRows);
  const [fullest] = stored.sort((a, b) => b.bytes - a.bytes);
  return {
    silence: since(found<{ at: string | null }>(scheduledRun)[0]?.at),
    feeds: lateFeeds(found<{ store: string; at: string }>(feeds), now),
    letters: {
      refused: found<{ n: number }>(refused)[0]?.n ?? 0,
      waiting: since(found<{ at: string | null }>(waiting)[0]?.at),
    },
    answers: { all: counted("answer"), failed: counted("error") },
    failedLast: found<{ id: string }>(last)[0]?.id ?? null,
    budgets: found<BudgetRow>(budget).flatMap(budgetsOf),
    storage: fullest ? { store: fullest.store, bytes: fullest.bytes, ends: fullest.ends } : null,
    rows: found<Measures["rows"]>(rows)[0] ?? { read: 0, written: 0 },
  };
}

/** @param reports by store, oldest first */
function lateFeeds(reports: readonly { store: string; at: string }[], now: Date): Measures["feeds"] {
  const stores = [...new Set(reports.map(({ store }) => store))];
  return stores.flatMap((store) => {
    const times = reports.filter((report) => report.store === store).map(({ at }) => Date.parse(at));
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined || times.length < 2) return [];
    const rhythm = Math.max(shortestRhythm, (last - first) / (times.length - 1));
    return [{ store, late: (now.getTime() - last) / rhythm, at: new Date(last).toISOString() }];
  });
}
