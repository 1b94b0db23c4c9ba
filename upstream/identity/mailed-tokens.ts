/** The links of letters: 64 hexadecimal characters that work once, for one purpose; only their hash is kept. */
import { Buffer } from "node:buffer";
import { hashOf } from "../seal";
import { firstRow, type Sql, sql } from "../sql";

export type Purpose = "reset" | "confirm";

const minute = 60_000;
const life: Record<Purpose, number> = { reset: 60 * minute, confirm: 7 * 24 * 60 * minute };

export function mailedToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");
}

/** The statement that makes a token good, for the member (a condition on `users`), and takes the ones before it away. */
export function issued(token: string, purpose: Purpose, email: string, member: Sql, now: Date): Sql[] {
  return [
    sql`DELETE FROM user_tokens WHERE purpose = ${purpose} AND user_id IN (SELECT user_id FROM users WHERE ${member})`,
    sql`INSERT INTO user_tokens (token_hash, user_id, purpose, email, created_at, valid_until)
      SELECT ${hashOf(token)}, user_id, ${purpose}, ${email}, ${now.toISOString()}, ${now.getTime() + life[purpose]}
      FROM users WHERE ${member}`,
  ];
}

export interface GoodToken {
  user_id: number;
  /** The address that the letter went to. */
  email: string;
  used_at: string | null;
}

/** A token that has not run out; it may have been used. */
export function goodToken(
  db: D1Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<GoodToken | null> {
  return firstRow<GoodToken>(
    db,
    sql`SELECT user_id, email, used_at FROM user_tokens
      WHERE token_hash = ${hashOf(token.toLowerCase())} AND purpose = ${purpose} AND valid_until > ${now.getTime()}`,
  );
}

/** The statement that uses a token up. */
export function used(token: string, now: Date): Sql {
  return sql`UPDATE user_tokens SET used_at = ${now.toISOString()}
    WHERE token_hash = ${hashOf(token.toLowerCase())} AND used_at IS NULL`;
}
