/** The second factor of an operator: codes of an authenticator or of recovery, each good once. */
import * as z from "zod";
import { hour, type Limit } from "../attempts";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { rows, type Sql, sql } from "../sql";
import { stepOf } from "./totp";

export const wrongCredentials = "Email, password o codice non corretti.";

/** Whoever knows the password may not go on to guess codes: `of` is the operator, or a browser of theirs that is known. */
export const codeTries = (of: string): Limit[] => [
  { what: "second-factor", of, most: 5, milliseconds: hour / 4 },
];

export interface FactorRow {
  user_id: number;
  email: string;
  password_hash: string;
  totp_secret: string;
  last_step: number;
}

/** Six digits of an authenticator, or a recovery code: 24 letters and digits, 16 in those printed before. */
export const typedCode = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/[\s-]/g, "").toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, "Il codice ha 6 cifre, quello di recupero 24 caratteri."),
  );

/** Each code is good once: the statement that uses it decides, so that two requests at once cannot both. */
export async function consume(
  code: string,
  { user_id, totp_secret, last_step }: FactorRow,
  { db, now }: HandlerContext,
): Promise<void> {
  const step = code.length === 6 ? stepOf(code, totp_secret, now, last_step) : null;
  const use: Sql =
    step === null
      ? sql`UPDATE operator_recovery_codes SET used_at = ${now.toISOString()}
          WHERE code_hash = ${hashOf(code)} AND user_id = ${user_id} AND used_at IS NULL RETURNING user_id`
      : sql`UPDATE operator_factors SET last_step = ${step} WHERE user_id = ${user_id} AND last_step < ${step}
          RETURNING user_id`;
  if ((await rows(db, use)).length === 0) throw new Refusal(401, wrongCredentials, "code");
}
