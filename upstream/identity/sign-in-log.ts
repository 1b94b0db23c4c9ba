/** The log of signing in: what happened to whose account when, and from which hash of an address; never a secret. */
import { type Sql, sql } from "../sql";

export type SignInEvent =
  | "registered"
  | "sign-in"
  | "sign-in-failed"
  | "sign-out"
  | "token-reuse"
  | "password-changed"
  | "password-reset"
  | "email-confirmed"
  | "email-changed"
  | "email-restored"
  | "desk-sign-in"
  | "desk-sign-in-failed"
  | "desk-enrolled"
  | "passkey-sign-in"
  | "passkey-added"
  | "passkey-removed";

export function logged(
  userId: number,
  event: SignInEvent,
  addressHash: string | null | undefined,
  now: Date,
  when: Sql = sql`1`,
): Sql {
  return sql`INSERT INTO sign_in_log (user_id, event, address_hash, at)
    SELECT ${userId}, ${event}, ${addressHash ?? null}, ${now.toISOString()} WHERE ${when}`;
}

/** A failed try for an address: a row if it is a member's, the same work if it is not. */
export function failedFor(email: string, addressHash: string | null | undefined, now: Date): Sql {
  return sql`INSERT INTO sign_in_log (user_id, event, address_hash, at)
    SELECT user_id, 'sign-in-failed', ${addressHash ?? null}, ${now.toISOString()} FROM users WHERE email = ${email}`;
}
