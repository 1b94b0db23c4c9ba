/** How often something was tried, counted in D1 so that all isolates agree: a window that slides (docs/decisions/0084). */
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, type Sql, sql } from "../sql";

/** At most `most` in `milliseconds`, counted for each `of`. */
export interface Limit {
  what: string;
  of: string;
  most: number;
  milliseconds: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Tries of a password: per account, whether it exists or not, and per (hash of an) address. */
export const passwordTries = (email: string, addressHash: string | null | undefined): Limit[] => [
  { what: "password", of: email, most: 10, milliseconds: minute },
  ...(addressHash ? [{ what: "password-from", of: addressHash, most: 10, milliseconds: minute }] : []),
];
/** Tries of a password from a browser that its member has signed in from before. */
export const deviceTries = (deviceHash: string): Limit[] => [
  { what: "device", of: deviceHash, most: 10, milliseconds: minute },
];
export const registrations = (addressHash: string | null | undefined): Limit[] =>
  addressHash ? [{ what: "register-from", of: addressHash, most: 5, milliseconds: hour }] : [];
/** Letters that somebody may make us send. */
export const letters = (email: string, addressHash: string | null | undefined): Limit[] => [
  { what: "letter", of: email, most: 3, milliseconds: hour },
  ...(addressHash ? [{ what: "letter-from", of: addressHash, most: 10, milliseconds: hour }] : []),
];

/** Counts one try under each limit; false when one of them is reached. A try that is refused does not count. */
export async function counted(db: D1Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  if (limits.length === 0) return true;
  const answers = await batch(
    db,
    limits.map((limit) => counting(limit, now.getTime())),
  );
  return answers.every(({ length }) => length > 0);
}

/** The same, but a try too many is refused with 429. */
export async function admit(
  db: D1Database,
  limits: readonly Limit[],
  now: Date,
  sentence: string,
): Promise<void> {
  if (await counted(db, limits, now)) return;
  throw new Refusal(429, sentence, null, retryAfter(limits, now));
}

/** The statements that take a counted try back: who got in was not guessing. */
export function takenBack(limits: readonly Limit[], now: Date): Sql[] {
  return limits.map(({ what, of, milliseconds }) => {
    const period = Math.floor(now.getTime() / milliseconds);
    return sql`UPDATE attempts SET count = MAX(0, count - 1)
      WHERE counter = ${hashOf(`${what} ${of}`)} AND period = ${period}`;
  });
}

/** Seconds after which at least one more try fits. */
export function retryAfter(limits: readonly Limit[], now: Date): number {
  const longest = Math.max(...limits.map(({ milliseconds }) => milliseconds));
  return Math.max(1, Math.ceil((longest - (now.getTime() % longest)) / 1_000 + longest / 10_000));
}

/** The window before counts for as much of it as still lies within the last `milliseconds`. */
function counting({ what, of, most, milliseconds }: Limit, now: number): Sql {
  const counter = hashOf(`${what} ${of}`);
  const period = Math.floor(now / milliseconds);
  const share = 1 - (now % milliseconds) / milliseconds;
  const before = sql`COALESCE((SELECT count FROM attempts WHERE counter = ${counter} AND period = ${period - 1}), 0) * ${share}`;
  return sql`INSERT INTO attempts (counter, period, count, until)
    SELECT ${counter}, ${period}, 1, ${(period + 2) * milliseconds} WHERE ${before} <= ${most - 1}
    ON CONFLICT (counter, period) DO UPDATE SET count = count + 1 WHERE attempts.count + ${before} <= ${most - 1}
    RETURNING count`;
}
