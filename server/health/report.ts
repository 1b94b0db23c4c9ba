/** What the record of failures and durations tells an operator: `npm run health`, and the desk. Pure. */

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
