/** The record of failures and durations: what isolates add to it, and what it tells an operator (`npm run health`, and the desk). */
import { batch, sql } from "../sql";

export interface FailureRow {
  event: string;
  place: string;
  count: number;
  last_error: string;
  last_at: string;
  /** Of the last request that it happened to, as in the log. */
  last_id: string;
}

export interface DurationRow {
  what: string;
  up_to: number;
  count: number;
}

/** Milliseconds below which half, and 95 of 100, lay; as exact as the buckets. */
export interface Percentiles {
  what: string;
  count: number;
  p50: number;
  p95: number;
}

/** The statements; `hour` is the first one that counts, `2026-11-21T22`. */
export function healthStatements(hour: string): [failures: string, durations: string] {
  if (!/^\d{4}-\d\d-\d\dT\d\d$/.test(hour)) throw new Error("not an hour");
  return [
    `SELECT event, place, SUM(count) AS count, last_error, MAX(last_at) AS last_at, last_id FROM health_failures
     WHERE hour >= '${hour}' GROUP BY event, place ORDER BY count DESC LIMIT 50`,
    `SELECT what, up_to, SUM(count) AS count FROM health_durations WHERE hour >= '${hour}' GROUP BY what, up_to ORDER BY what, up_to`,
  ];
}

export function percentiles(rows: readonly DurationRow[]): Percentiles[] {
  return [...Map.groupBy(rows, ({ what }) => what)].map(([what, found]) => {
    const own = found.toSorted((a, b) => a.up_to - b.up_to);
    const count = own.reduce((sum, row) => sum + row.count, 0);
    const below = (share: number) => {
      let seen = 0;
      const reached = own.find((row) => {
        seen += row.count;
        return seen >= share * count;
      });
      return reached?.up_to ?? 0;
    };
    return { what, count, p50: below(0.5), p95: below(0.95) };
  });
}

/** What is promised of the last seven days, and how it stands. */
export interface Budget {
  what: "answers" | "clicks";
  /** Of a hundred. */
  goal: number;
  kept: number;
  /** How much of what may go wrong has gone wrong, in per cent. */
  used: number;
}

/** Answers come within a second and without an error; no click is lost. */
const goals = { answers: 99.5, clicks: 99.99 };
const inTimeMilliseconds = 1_000;

export interface BudgetRow {
  answers: number | null;
  late: number | null;
  clicks: number | null;
  lost: number | null;
}

export function budgetStatement(now: number): string {
  const hour = new Date(now - 7 * 86_400_000).toISOString().slice(0, 13);
  return `SELECT SUM(iif(what = 'answer', count, 0)) AS answers, SUM(iif(what = 'click', count, 0)) AS clicks,
      SUM(iif(what = 'error' OR (what = 'answer' AND up_to > ${inTimeMilliseconds}), count, 0)) AS late,
      (SELECT SUM(count) FROM health_failures WHERE hour >= '${hour}' AND event = 'click-not-written') AS lost
    FROM health_durations WHERE hour >= '${hour}'`;
}

/** Without what nothing was measured of. */
export function budgetsOf({ answers, late, clicks, lost }: BudgetRow): Budget[] {
  const budget = (what: Budget["what"], all: number, bad: number): Budget[] => {
    if (all === 0) return [];
    const share = (100 * Math.min(bad, all)) / all;
    return [{ what, goal: goals[what], kept: 100 - share, used: (100 * share) / (100 - goals[what]) }];
  };
  return [
    ...budget("answers", answers ?? 0, late ?? 0),
    ...budget("clicks", (clicks ?? 0) + (lost ?? 0), lost ?? 0),
  ];
}

/** The same as lines of a command. */
export function printedBudgets(row: BudgetRow): string[] {
  return budgetsOf(row).map(
    ({ what, kept, goal, used }) =>
      `${what === "answers" ? "answers in time" : "clicks kept"}: ${kept.toFixed(3)} % of seven days, goal ${goal} %, ${used.toFixed(0)} % of what may fail is used up`,
  );
}

/** What an isolate has gathered in a minute; hours before `oldest` are forgotten. */
interface HealthSums {
  hour: string;
  oldest: string;
  failed: object[];
  lasted: object[];
  cost: { read: number; written: number };
}

export async function addHealth(db: D1Database, { hour, oldest, failed, lasted, cost }: HealthSums) {
  await batch(db, [
    sql`INSERT INTO health_failures (hour, event, place, count, last_error, last_at, last_id)
      SELECT ${hour}, value ->> 'event', value ->> 'place', value ->> 'count', value ->> 'error', value ->> 'at', value ->> 'id'
      FROM json_each(${JSON.stringify(failed)}) WHERE true
      ON CONFLICT DO UPDATE SET count = count + excluded.count, last_error = excluded.last_error, last_at = excluded.last_at,
        last_id = excluded.last_id`,
    sql`INSERT INTO health_durations (hour, what, up_to, count)
      SELECT ${hour}, value ->> 'what', value ->> 'upTo', value ->> 'count' FROM json_each(${JSON.stringify(lasted)}) WHERE true
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    sql`INSERT INTO database_days (day, read, written) VALUES (${hour.slice(0, 10)}, ${cost.read}, ${cost.written})
      ON CONFLICT DO UPDATE SET read = read + excluded.read, written = written + excluded.written`,
    sql`DELETE FROM health_failures WHERE hour < ${oldest}`,
    sql`DELETE FROM health_durations WHERE hour < ${oldest}`,
  ]);
}
