/** The links of letters: 64 hexadecimal characters that work once, for one purpose; only their hash is kept. */
import { Buffer } from "node:buffer";
import { hour, type Limit, room } from "../attempts";
import type { HandlerContext } from "../handler";
import { budgeted } from "../mail/budget";
import { accountLetter, linked } from "../mail/identity-letters";
import { hashOf, shortToken } from "../seal";
import { firstRow, listed, type Sql, sql } from "../sql";

/** `move`: a new address is confirmed; `undo`: the address before takes the account back. */
export type Purpose = "reset" | "confirm" | "move" | "undo";

const week = 7 * 24 * hour;
const life: Record<Purpose, number> = { reset: hour, confirm: week, move: week, undo: week };

export function mailedToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
}

/** The statement that makes a token good, for the member (a condition on `users`). */
export function added(token: string, purpose: Purpose, email: string, member: Sql, now: Date): Sql {
  return sql`INSERT INTO user_tokens (token_hash, user_id, purpose, email, created_at, valid_until)
    SELECT ${hashOf(token)}, user_id, ${purpose}, ${email}, ${now.toISOString()}, ${now.getTime() + life[purpose]}
    FROM users WHERE ${member}`;
}

export function issued(token: string, purpose: Purpose, email: string, member: Sql, now: Date): Sql[] {
  return [
    sql`DELETE FROM user_tokens WHERE purpose = ${purpose} AND user_id IN (SELECT user_id FROM users WHERE ${member})`,
    added(token, purpose, email, member, now),
  ];
}

/** Another token for what waits already; nothing where nothing waits. */
export function renewed(
  token: string,
  purpose: Purpose,
  userId: number,
  email: string,
  now: Date,
  when: Sql,
): Sql {
  return sql`UPDATE user_tokens SET token_hash = ${hashOf(token)}, valid_until = ${now.getTime() + life[purpose]}
    WHERE user_id = ${userId} AND purpose = ${purpose} AND email = ${email} AND used_at IS NULL
      AND ${when}`;
}

/** Whether an address may still take back an account that left it: until then it becomes nobody else's. */
export function promised(email: string, now: Date, except = 0): Sql {
  return sql`EXISTS (SELECT 1 FROM user_tokens WHERE purpose = 'undo' AND email = ${email} AND used_at IS NULL
    AND valid_until > ${now.getTime()} AND user_id <> ${except})`;
}

export function stands(token: string): Sql {
  return sql`EXISTS (SELECT 1 FROM user_tokens WHERE token_hash = ${hashOf(token)} AND used_at IS NULL)`;
}

/**
 * The statements that send somebody a link, none where no letter may hold one; the last answers rows if it was sent.
 * @param made the statements that make a token good if its letter has room
 */
export function linkSent(
  purpose: Exclude<Purpose, "undo">,
  to: string,
  limits: readonly Limit[],
  { now, sender }: HandlerContext,
  made: (token: string, hasRoom: Sql) => Sql[],
): Sql[] {
  const from = linked(sender);
  if (!from) return [];
  const token = mailedToken();
  const letter = accountLetter(purpose, to, from, { token });
  return [
    ...made(token, room(limits, now)),
    ...budgeted(`link-${hashOf(token)}`, letter, limits, now, stands(token)),
  ];
}

export interface GoodToken {
  user_id: number;
  purpose: Purpose;
  email: string;
  created_at: string;
  used_at: string | null;
}

/** A token that has not run out; it may have been used. */
export function goodToken(
  db: D1Database,
  token: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<GoodToken | null> {
  return firstRow<GoodToken>(db)`SELECT user_id, purpose, email, created_at, used_at FROM user_tokens
    WHERE token_hash = ${hashOf(token.toLowerCase())} AND purpose IN ${listed(purposes)}
      AND valid_until > ${now.getTime()}`;
}

/** Uses a token up if `when` holds: `claim` goes first in the batch and answers a row to the one winner; the rest depends on `won`. */
export function taken(token: string, now: Date, when: Sql = sql`1`): { claim: Sql; won: Sql } {
  const hash = hashOf(token.toLowerCase());
  const mark = shortToken();
  return {
    claim: sql`UPDATE user_tokens SET used_at = ${now.toISOString()}, claim = ${mark}
      WHERE token_hash = ${hash} AND used_at IS NULL AND valid_until > ${now.getTime()} AND ${when} RETURNING user_id`,
    won: sql`EXISTS (SELECT 1 FROM user_tokens WHERE token_hash = ${hash} AND claim = ${mark})`,
  };
}
