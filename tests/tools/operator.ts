/** An operator with a second factor and a session of the desk, written straight into the database. */
import type { Role } from "contract";
import { enrolment } from "upstream/operators/enrolment";
import { openDesk } from "upstream/operators/session";
import { codeOf, currentStep } from "upstream/operators/totp";
import { batch, firstRow, sql } from "upstream/sql";
import { makeMember } from "./member";

export interface TestOperator {
  id: number;
  email: string;
  /** Bearer of admin rows, and value of the desk's cookie. */
  token: string;
  /** Base32. */
  secret: string;
  /** Of the one-use link, as long as nobody is `enrolled`. */
  enrolment: string;
  recoveryCodes: string[];
  /** The code of this moment, or of half a minute later (each is good once). */
  code(now?: Date, stepsLater?: number): string;
}

export async function makeOperator(
  db: D1Database,
  {
    now = new Date(),
    password = null as string | null,
    enrolled = true,
    email = "banco@vetrina.example",
    role = null as Role | null,
  } = {},
): Promise<TestOperator> {
  const known = await firstRow(db)`SELECT 1 FROM users WHERE email = ${email}`;
  if (!known && password !== null) await makeMember(db, { email, now, password, name: "Olga" });
  const { statements, token: link, recoveryCodes } = enrolment(email, now, role);
  await db.batch(statements.map((text) => db.prepare(text)));
  const row = await firstRow<{ id: number; secret: string }>(db)`SELECT user_id AS id, totp_secret AS secret
    FROM operator_factors JOIN users USING (user_id) WHERE email = ${email}`;
  if (!row) throw new Error("no operator was made");
  const { token, statements: opening } = openDesk(row.id, now);
  await batch(db, [
    ...opening,
    ...(enrolled
      ? [
          sql`UPDATE operator_factors SET enrolled_at = ${now.toISOString()}, enrolment_hash = NULL WHERE user_id = ${row.id}`,
        ]
      : []),
  ]);
  return {
    ...row,
    email,
    token,
    enrolment: link,
    recoveryCodes,
    code: (at = new Date(), later = 0) => codeOf(row.secret, currentStep(at) + later),
  };
}
