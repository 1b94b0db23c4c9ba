/** Sessions of the desk: short, of operators only, one row each; without the row no token is good. */
import type { Role } from "contract";
import { Refusal } from "../refusal";
import { hashOf, randomToken } from "../seal";
import { firstRow, rows, type Sql, sql } from "../sql";

const minute = 60_000;
const idleMilliseconds = 30 * minute;
const longestMilliseconds = 8 * 60 * minute;
/** What tells a token of the desk from a member's. */
const mark = "op_";

/** Whoever works at the desk. */
export interface Operator {
  id: number;
  email: string;
  name: string;
  role: Role;
}

export interface CallingOperator extends Omit<Operator, "id"> {
  userId: number;
  sessionHash: string;
}

export function isOperatorToken(token: string): boolean {
  return token.startsWith(mark);
}

/** The operator behind a token. Throws 401 for a session that has ended, 403 for anybody else's token. */
export async function callingOperator(db: D1Database, token: string, now: Date): Promise<CallingOperator> {
  if (!isOperatorToken(token)) throw new Refusal(403, "Questa chiamata è riservata al gestore.");
  const at = now.getTime();
  const found = await firstRow<CallingOperator & { idleUntil: number }>(db)`
    SELECT s.user_id AS userId, u.email, u.first_name AS name, f.desk_role AS role, session_hash AS sessionHash, idle_until AS idleUntil
      FROM operator_sessions s JOIN users u USING (user_id) JOIN operator_factors f USING (user_id)
      WHERE session_hash = ${hashOf(token)} AND idle_until > ${at} AND expires_at > ${at}
        AND u.role = 'operator' AND u.locked_at IS NULL`;
  if (!found) throw new Refusal(401, "La sessione è scaduta. Accedi di nuovo.");
  const { idleUntil, ...operator } = found;
  const idle = at + idleMilliseconds;
  // Once a minute is often enough to know that somebody works.
  if (idle - idleUntil > minute)
    await rows(db)`
      UPDATE operator_sessions SET idle_until = ${idle} WHERE session_hash = ${operator.sessionHash}`;
  return operator;
}

/** A new session, if `when` still holds: what to write (the last answers a row then), and the token that only its holder gets. */
export function openDesk(
  userId: number,
  now: Date,
  when: Sql = sql`1`,
): { token: string; statements: [Sql, Sql] } {
  const token = mark + randomToken();
  const at = now.getTime();
  return {
    token,
    statements: [
      sql`DELETE FROM operator_sessions WHERE idle_until < ${at} OR expires_at < ${at}`,
      sql`INSERT INTO operator_sessions (session_hash, user_id, opened_at, idle_until, expires_at)
        SELECT ${hashOf(token)}, ${userId}, ${now.toISOString()}, ${at + idleMilliseconds}, ${at + longestMilliseconds}
        WHERE ${when} RETURNING user_id`,
    ],
  };
}

export function endDesk(userId: number, when: Sql): Sql {
  return sql`DELETE FROM operator_sessions WHERE user_id = ${userId} AND ${when}`;
}

/** The statement that makes the link of a new operator void. */
export function endEnrolment(userId: number, when: Sql): Sql {
  return sql`UPDATE operator_factors SET enrolment_hash = NULL, enrolment_until = NULL WHERE user_id = ${userId} AND ${when}`;
}
