/** Sessions (upstream/identity/DESIGN.md): a refresh token works once; its successor follows from it and a kept salt. */
import { createHmac } from "node:crypto";
import type { Tokens } from "contract";
import type { HandlerContext } from "../handler";
import { hashOf, randomToken } from "../seal";
import { batch, firstRow, rows, type Sql, sql } from "../sql";
import { signAccess } from "./access-token";
import { signInNeeded } from "./caller";
import { ended } from "./endings";
import { graceMilliseconds, idleMilliseconds, longestMilliseconds } from "./session-rules";
import { logged } from "./sign-in-log";

interface Past {
  hash: string;
  salt: string;
  at: number;
}

interface SessionRow {
  session_hash: string;
  user_id: number;
  refresh_hash: string;
  generation: number;
  received: number;
  past: string;
  expires_at: number;
}

export const lockedAccount =
  "Questo account è stato bloccato. Per informazioni scrivici dalla pagina dei contatti.";

type TokenContext = Pick<HandlerContext, "sessions" | "now">;

/** A new session of a member, if `when` still holds: the statement that keeps it and answers a row then, and its tokens. */
export async function openSession(userId: number, context: TokenContext, when: Sql = sql`1`) {
  const family = randomToken();
  const refreshToken = `${family}.${randomToken()}`;
  const now = context.now.getTime();
  const statement = sql`INSERT INTO sessions
      (session_hash, user_id, family_hash, refresh_hash, rotated_at, idle_until, expires_at, created_at)
    SELECT ${hashOf(sessionOf(family))}, ${userId}, ${hashOf(family)}, ${hashOf(refreshToken)}, ${now},
      ${now + idleMilliseconds}, ${now + longestMilliseconds}, ${context.now.toISOString()} WHERE ${when} RETURNING user_id`;
  return { statement, tokens: await tokensOf(userId, refreshToken, 1, context) };
}

/** The tokens after this refresh token. Throws 401, and ends the session when an old token comes back: somebody copied it. */
export async function refresh(
  { refreshToken }: { refreshToken: string },
  context: HandlerContext,
): Promise<Tokens> {
  if (!/^[\w-]{43}\.[\w-]{43}$/.test(refreshToken)) throw signInNeeded();
  for (let round = 0; round < 3; round++) {
    const session = await sessionOfFamily(refreshToken, context);
    if (!session) throw signInNeeded();
    const past = JSON.parse(session.past) as Past[];
    if (session.refresh_hash !== hashOf(refreshToken)) return repeated(refreshToken, session, past, context);
    const rotated = await rotate(refreshToken, session, past, context);
    // Somebody else was quicker with the same token: then it is a past one now.
    if (rotated) return rotated;
  }
  throw new Error("a session that changes with every look");
}

async function rotate(refreshToken: string, session: SessionRow, past: Past[], context: HandlerContext) {
  const now = context.now.getTime();
  const salt = randomToken();
  const next = successorOf(refreshToken, salt);
  const kept = [
    ...past.filter(({ at }) => now - at <= graceMilliseconds),
    { hash: hashOf(refreshToken), salt, at: now },
  ];
  const idle = Math.min(now + idleMilliseconds, session.expires_at);
  const [changed] = await rows<{ generation: number }>(context.db)`
    UPDATE sessions SET refresh_hash = ${hashOf(next)}, generation = generation + 1, past = ${JSON.stringify(kept)},
        rotated_at = ${now}, idle_until = ${idle}
      WHERE session_hash = ${session.session_hash} AND refresh_hash = ${session.refresh_hash} RETURNING generation`;
  return changed ? tokensOf(session.user_id, next, changed.generation, context) : null;
}

/** An exchanged token: within the grace, or when its answer was lost on the way, the tokens in force; else theft. */
async function repeated(refreshToken: string, session: SessionRow, past: Past[], context: HandlerContext) {
  const at = past.findIndex(({ hash }) => hash === hashOf(refreshToken));
  const exchanged = past[at];
  const recent = exchanged && context.now.getTime() - exchanged.at <= graceMilliseconds;
  const lost = at === past.length - 1 && session.received < session.generation;
  if (exchanged && (recent || lost)) {
    const current = past.slice(at).reduce((token, { salt }) => successorOf(token, salt), refreshToken);
    return tokensOf(session.user_id, current, session.generation, context);
  }
  await batch(context.db, [
    ...ended("tokenReused", { userId: session.user_id, session: session.session_hash }),
    logged(session.user_id, "token-reuse", null, context.now),
  ]);
  throw signInNeeded();
}

function sessionOfFamily(refreshToken: string, { db, now }: HandlerContext): Promise<SessionRow | null> {
  return firstRow<SessionRow>(db)`
    SELECT session_hash, user_id, refresh_hash, generation, received, past, expires_at FROM sessions
      WHERE family_hash = ${hashOf(familyOf(refreshToken))}
        AND idle_until > ${now.getTime()} AND expires_at > ${now.getTime()}
        AND EXISTS (SELECT 1 FROM users WHERE users.user_id = sessions.user_id AND locked_at IS NULL)`;
}

async function tokensOf(
  userId: number,
  refreshToken: string,
  generation: number,
  { sessions, now }: TokenContext,
): Promise<Tokens> {
  const claims = { userId, session: sessionOf(familyOf(refreshToken)), generation };
  const [key] = sessions.keys;
  if (!key) throw new Error("no key to sign access tokens with");
  return { access: await signAccess(claims, key, now, sessions.accessSeconds), refresh: refreshToken };
}

function familyOf(refreshToken: string): string {
  return refreshToken.slice(0, 43);
}

/** What access tokens call the session: who holds one learns nothing about its refresh tokens. */
function sessionOf(family: string): string {
  return hashOf(`session ${family}`);
}

/** Only the holder of a token can work out its successor, salt or no salt. */
function successorOf(refreshToken: string, salt: string): string {
  const mac = createHmac("sha256", refreshToken).update(salt).digest("base64url");
  return `${familyOf(refreshToken)}.${mac}`;
}
