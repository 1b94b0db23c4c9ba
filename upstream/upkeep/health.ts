/** The record of failures and durations: what isolates add to it, and what it tells an operator (`npm run health`, and the desk). */

export interface FailureRow {
  event: string;
  place: string;
  count: number;
  last_error: string;
  last_at: string;
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
    `SELECT event, place, SUM(count) AS count, last_error, MAX(last_at) AS last_at FROM health_failures
     WHERE hour >= '${hour}' GROUP BY event, place ORDER BY count DESC LIMIT 50`,
    `SELECT what, up_to, SUM(count) AS count FROM health_durations WHERE hour >= '${hour}' GROUP BY what, up_to ORDER BY what, up_to`,
  ];
}

export function percentiles(rows: readonly DurationRow[]): Percentiles[] {
  const kinds = [...new Set(rows.map(({ what }) => what))];
  return kinds.map((what) => {
    const own = rows.filter((row) => row.what === what).toSorted((a, b) => a.up_to - b.up_to);
    const count = own.reduce((sum, row) => sum + row.count, 0);
    const below = (share: number) => {
      let seen = 0;
      const found = own.find((row) => {
        seen += row.count;
        return seen >= share * count;
      });
      return found?.up_to ?? 0;
    };
    return { what, count, p50: below(0.5), p95: below(0.95) };
  });
}

/** What an isolate has gathered in a minute; hours before `oldest` are forgotten. */
interface HealthSums {
  hour: string;
  oldest: string;
  failed: object[];
  lasted: object[];
  cost: { read: number; written: number };
}

export async function addHealth(
  db: D1Database,
  { hour, oldest, failed, lasted, cost }: HealthSums,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO health_failures (hour, event, place, count, last_error, last_at)
         SELECT ?1, value ->> 'event', value ->> 'place', value ->> 'count', value ->> 'error', value ->> 'at'
         FROM json_each(?2) WHERE true
         ON CONFLICT DO UPDATE SET count = count + excluded.count, last_error = excluded.last_error, last_at = excluded.last_at`,
      )
      .bind(hour, JSON.stringify(failed)),
    db
      .prepare(
        `INSERT INTO health_durations (hour, what, up_to, count)
         SELECT ?1, value ->> 'what', value ->> 'upTo', value ->> 'count' FROM json_each(?2) WHERE true
         ON CONFLICT DO UPDATE SET count = count + excluded.count`,
      )
      .bind(hour, JSON.stringify(lasted)),
    db
      .prepare(
        `INSERT INTO database_days (day, read, written) VALUES (?1, ?2, ?3)
         ON CONFLICT DO UPDATE SET read = read + excluded.read, written = written + excluded.written`,
      )
      .bind(hour.slice(0, 10), cost.read, cost.written),
    db.prepare("DELETE FROM health_failures WHERE hour < ?").bind(oldest),
    db.prepare("DELETE FROM health_durations WHERE hour < ?").bind(oldest),
  ]);
}
