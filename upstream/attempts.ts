/** How often something was tried, counted in D1 so that all isolates agree: windows that slide (upstream/identity/DESIGN.md). */
import { Refusal } from "./refusal";
import { hashOf } from "./seal";
import { batch, rows, type Sql, sql } from "./sql";

export interface Limit {
  what: string;
  of: string;
  most: number;
  milliseconds: number;
  /** Counted in so many parts of that time, the oldest whole: then it holds for any stretch that long. Default: one part, a share of the one before. */
  parts?: number;
}

export const tooManyTries = "Troppi tentativi di accesso.";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The limit for a network; of IPv6, twice as much for all the networks that one customer may have (`networkHash` of the contract). */
export function ofNetwork(addressHash: string, limit: Omit<Limit, "of">): Limit[] {
  const [, line, customer] = /^([0-9a-f]{24})-([0-9a-f]{24})$/.exec(addressHash) ?? [];
  if (!line || !customer) return [{ ...limit, of: addressHash }];
  const wide = { what: `${limit.what}-wide`, of: customer, most: 2 * limit.most };
  return [
    { ...limit, of: line },
    { ...limit, ...wide },
  ];
}

/** Counts one try under each limit; false when one of them is reached, and then it counts under none. */
export async function counted(db: D1Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  if (limits.length === 0) return true;
  return (await rows(db, spent(limits, now, room(limits, now)))).length > 0;
}

/** Counts one try, or throws 429 with a sentence: that of whoever tries to get in, if no other is said. */
export async function admit(db: D1Database, limits: readonly Limit[], now: Date, sentence = tooManyTries) {
  if (await counted(db, limits, now)) return;
  throw tooOften(sentence, await reached(db, limits, now), now);
}

/** Those of the limits that leave no room: the others say nothing of how long to wait. */
async function reached(db: D1Database, limits: readonly Limit[], now: Date): Promise<readonly Limit[]> {
  const asked = limits.map((limit) => sql`SELECT 1 WHERE ${room([limit], now)}`);
  const left = await batch(db, asked);
  const full = limits.filter((_, at) => left[at]?.length === 0);
  return full.length > 0 ? full : limits;
}

/** The statements that take a counted try back: who got in was not guessing. */
export function takenBack(limits: readonly Limit[], now: Date): Sql[] {
  return limits.map(({ what, of, milliseconds }) => {
    const period = Math.floor(now.getTime() / milliseconds);
    return sql`UPDATE attempts SET count = MAX(0, count - 1)
      WHERE counter = ${hashOf(`${what} ${of}`)} AND period = ${period}`;
  });
}

/** The sentence is followed by how long to wait. */
export function tooOften(sentence: string, limits: readonly Limit[], now: Date): Refusal {
  const seconds = retryAfter(limits, now);
  return new Refusal(429, `${sentence} Aspetta ${waiting(seconds)} e riprova.`, null, seconds);
}

/** As people say it: 'un minuto', '12 minuti', 'un’ora'. */
function waiting(seconds: number): string {
  if (seconds <= 90) return "un minuto";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 50) return `${minutes} minuti`;
  // A window of an hour ends a little after the hour.
  const hours = Math.ceil(seconds / 3_960);
  return hours === 1 ? "un’ora" : `${hours} ore`;
}

function retryAfter(limits: readonly Limit[], now: Date): number {
  const longest = Math.max(...limits.map(({ milliseconds }) => milliseconds));
  return Math.max(1, Math.ceil((longest - (now.getTime() % longest)) / 1_000 + longest / 10_000));
}

export function room(limits: readonly Limit[], now: Date): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${windowsOf(limits, now)}) l WHERE COALESCE((
      SELECT SUM(CASE WHEN period = l.value ->> 2 THEN count * (l.value ->> 3) ELSE count END) FROM attempts
      WHERE counter = l.value ->> 0 AND period BETWEEN l.value ->> 2 AND l.value ->> 1), 0) > (l.value ->> 4) - 1)`;
}

/** The statement that counts one under each limit if `when` holds; it answers a row for each then. */
export function spent(limits: readonly Limit[], now: Date, when: Sql): Sql {
  return sql`INSERT INTO attempts (counter, period, count, until)
    SELECT value ->> 0, value ->> 1, 1, value ->> 5 FROM json_each(${windowsOf(limits, now)}) WHERE ${when}
    ON CONFLICT (counter, period) DO UPDATE SET count = count + 1 RETURNING count`;
}

/** JSON: counter, number of the part that runs, number and share of the oldest that counts, most, end of the row's life. */
function windowsOf(limits: readonly Limit[], now: Date): string {
  const at = now.getTime();
  return JSON.stringify(
    limits.map(({ what, of, most, milliseconds, parts = 1 }) => {
      const part = milliseconds / parts;
      const period = Math.floor(at / part);
      const share = parts === 1 ? 1 - (at % part) / part : 1;
      return [hashOf(`${what} ${of}`), period, period - parts, share, most, (period + parts + 1) * part];
    }),
  );
}
