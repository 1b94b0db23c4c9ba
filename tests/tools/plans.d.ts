/** One line of `EXPLAIN QUERY PLAN`. */
interface Step {
  detail: string;
}
/** Part of a statement, and why it may read a whole table. */
export const allowed: readonly (readonly [part: string, reason: string])[];
export function scanIn(sql: string, plan: readonly Step[]): string | null;
export function explaining(db: D1Database, found: string[], seen?: Set<string>): D1Database;
