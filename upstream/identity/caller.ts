/** Who calls: the member behind a bearer token, looked up once per call. */
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { firstRow, rows } from "../sql";
import { readAccess, type SessionKey } from "./access-token";
import { lostAnswerMilliseconds } from "./session-rules";

export interface CallingMember {
  userId: number;
  sessionHash: string;
}

export async function callingMember(
  db: D1Database,
  token: string,
  keys: readonly SessionKey[],
  now: Date,
): Promise<CallingMember> {
  const claims = await readAccess(token, keys, now);
  const session = claims && (await livingSession(db, hashOf(claims.session), now));
  if (!claims || session?.user_id !== claims.userId) throw signInNeeded();
  const { session_hash, generation, received, rotated_at } = session;
  // Later than any answer may take: the browser holds the tokens that this one came with.
  const arrived = now.getTime() - rotated_at > lostAnswerMilliseconds;
  if (arrived && claims.generation === generation && received < generation) {
    await rows(db)`
      UPDATE sessions SET received = ${generation} WHERE session_hash = ${session_hash} AND received < ${generation}`;
  }
  return { userId: claims.userId, sessionHash: session_hash };
}

interface LivingSession {
  session_hash: string;
  user_id: number;
  generation: number;
  received: number;
  rotated_at: number;
}

function livingSession(db: D1Database, sessionHash: string, now: Date): Promise<LivingSession | null> {
  const at = now.getTime();
  return firstRow<LivingSession>(db)`
    SELECT session_hash, user_id, generation, received, rotated_at FROM sessions
      WHERE session_hash = ${sessionHash} AND idle_until > ${at} AND expires_at > ${at}
        AND EXISTS (SELECT 1 FROM users WHERE users.user_id = sessions.user_id AND locked_at IS NULL)`;
}

/** The member who calls a row with `auth: "visitor"`: the dispatcher lets nobody else in. */
export function memberOf({ userId }: Pick<HandlerContext, "userId">): number {
  if (userId === null) throw signInNeeded();
  return userId;
}

export function signInNeeded(): Refusal {
  return new Refusal(401, "Per continuare devi accedere.");
}
