/** Signing in and out. A wrong password, an unknown address and a closed door take the same way and the same time. */
import type { CallInput, Contract, Tokens } from "contract";
import { admit, counted, type Limit, takenBack, tooManyTries, tooOften } from "../attempts";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { memberOf } from "./caller";
import { ended } from "./endings";
import { hashPassword, isOutdated, isPassword, stillLetsIn } from "./passwords";
import { lockedAccount, openSession } from "./sessions";
import { browserTold, isStrange, type KnownBrowser, knownBrowser } from "./sign-in-letters";
import { failedFor, logged } from "./sign-in-log";
import { deviceTries, passwordTries } from "./tries";

const wrongCredentials = "Errore durante l'accesso: controlla le credenziali e riprova.";
/** A browser that fails so often in a row is not known any longer. */
const mostFailures = 100;

interface Found extends KnownBrowser {
  user_id: number;
  email: string;
  email_confirmed_at: string | null;
  password_hash: string;
  locked_at: string | null;
}

export async function login(
  { email, password, addressHash, device: mark }: CallInput<Contract["user"]["login"]>,
  context: HandlerContext,
): Promise<Tokens> {
  const { db, now } = context;
  const device = mark ? hashOf(mark) : null;
  const found = await firstRow<Found>(db)`
    SELECT user_id, email, email_confirmed_at, password_hash, locked_at, ${knownBrowser(device)}
      FROM users WHERE email = ${email}`;
  const known = found?.known === 1;
  const tries = known ? [] : passwordTries(email, addressHash);
  await admit(db, tries, now);
  if (await isPassword(password, found?.password_hash ?? null)) {
    if (found?.locked_at) throw new Refusal(403, lockedAccount);
    return signedIn(found as Found, { password, device, addressHash, tries }, context);
  }
  await batch(db, [failedFor(email, addressHash, now), ...failedFrom(known ? device : null, found)]);
  // The right password always works from here, so only a wrong one is told that it was one too many.
  const limits = deviceTries(device ?? "");
  if (known && !(await counted(db, limits, now))) throw tooOften(tooManyTries, limits, now);
  throw new Refusal(401, wrongCredentials);
}

/** What a sign-in is done with. */
interface SigningIn {
  password: string;
  device: string | null;
  addressHash: string | null | undefined;
  /** What the try was counted under. */
  tries: Limit[];
}

async function signedIn(
  found: Found,
  { password, device, addressHash, tries }: SigningIn,
  context: HandlerContext,
): Promise<Tokens> {
  const { db, now } = context;
  const { user_id, password_hash } = found;
  const still = stillLetsIn(user_id, password_hash);
  const isTold = isStrange(found) && found.email_confirmed_at !== null;
  const { statement, tokens } = await openSession(user_id, context, still);
  const renewed = isOutdated(password_hash) ? await hashPassword(password) : null;
  const [opened] = await batch(db, [
    statement,
    logged(user_id, "sign-in", addressHash, now, still),
    ...(device ? [knownFrom(user_id, device, now, still)] : []),
    ...(renewed
      ? [
          sql`UPDATE users SET password_hash = ${renewed} WHERE user_id = ${user_id} AND password_hash = ${password_hash}`,
        ]
      : []),
    ...(isTold ? browserTold(found.email, "account", still, context) : []),
    ...takenBack(tries, now),
  ]);
  // The password was changed while this one was judged.
  if (!opened?.length) throw new Refusal(401, wrongCredentials);
  if (isTold) context.sendMail();
  return tokens;
}

export function knownFrom(userId: number, deviceHash: string, now: Date, when: Sql = sql`1`): Sql {
  return sql`INSERT INTO known_devices (user_id, device_hash, last_seen)
    SELECT ${userId}, ${deviceHash}, ${now.toISOString()} WHERE ${when}
    ON CONFLICT DO UPDATE SET failures = 0, last_seen = excluded.last_seen`;
}

function failedFrom(deviceHash: string | null, found: Found | null): Sql[] {
  if (!deviceHash || !found) return [];
  const here = sql`user_id = ${found.user_id} AND device_hash = ${deviceHash}`;
  return [
    sql`UPDATE known_devices SET failures = failures + 1 WHERE ${here}`,
    sql`DELETE FROM known_devices WHERE ${here} AND failures >= ${mostFailures}`,
  ];
}

/** The session is a row; without it no token of it is accepted again. */
export async function logout(_: unknown, context: HandlerContext): Promise<null> {
  const userId = memberOf(context);
  await batch(context.db, [
    ...ended("signedOut", { userId, session: context.sessionHash }),
    logged(userId, "sign-out", null, context.now),
  ]);
  return null;
}
