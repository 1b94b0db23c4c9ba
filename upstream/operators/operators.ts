/** What the desk asks of operators: the way in with two factors, the one-use link, and the log. */
import { NewPassword, TypedPassword } from "contract/identity/password";
import { identifier, pageNumber } from "contract/wire";
import * as z from "zod";
import { admits, changes, reads } from "../act";
import { admit, takenBack } from "../attempts";
import type { HandlerContext } from "../handler";
import { ended } from "../identity/endings";
import { hashPassword, isPassword, weaknessOf } from "../identity/passwords";
import { logged } from "../identity/sign-in-log";
import { existing, Refusal } from "../refusal";
import { hashOf } from "../seal";
import { all, batch, firstRow, paged, sql } from "../sql";
import { type AuditEntry, audited, subjectFrom } from "./audit";
import { deskKeys } from "./desk-keys";
import { codeTries, consume, type FactorRow, typedCode } from "./factors";
import { invite, invited } from "./invitations";
import { roleKeeping } from "./roles";
import { type Operator, openDesk } from "./session";
import { signIn } from "./sign-in";
import { stepOf } from "./totp";

const usedLink = "Il collegamento non è valido, è già stato usato o è scaduto. Chiedine uno nuovo.";
const pageSize = 50;

const link = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const enrolled = link.extend({ password: TypedPassword, code: typedCode });
const wantedOfLog = z.object({
  page: pageNumber,
  search: z.string().trim().max(60).optional(),
  operator: identifier.optional(),
});

export const operators = {
  signIn,
  /** What the one-use link of an operator leads to: the secret for an authenticator, also as `otpauth://…` for a QR code. */
  enrolment: admits(link, async ({ token }, context) => {
    const found = await enrolling(token, context);
    const issuer = encodeURIComponent(context.sender.name);
    const label = `${issuer}:${encodeURIComponent(found.email)}`;
    const secret = found.totp_secret.toUpperCase();
    return {
      email: found.email,
      secret,
      uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`,
      hasPassword: found.password_hash !== "",
    };
  }),
  enrol: admits(enrolled, enrol),
  ...deskKeys,
  ...roleKeeping,
  invite: changes(invited, invite),
  /** Null for a caller with the admin key. */
  session: reads(
    z.object({}),
    async (_, { operator }): Promise<Operator | null> =>
      operator && { id: operator.userId, email: operator.email, name: operator.name, role: operator.role },
  ),
  signOut: changes(z.object({}), async (_, { db, operator }) => {
    await batch(db, [sql`DELETE FROM operator_sessions WHERE session_hash = ${operator?.sessionHash ?? ""}`]);
  }),
  /** Latest first. */
  audit: reads(wantedOfLog, async ({ page, search, operator }, { db }) => {
    const wanted = all([
      ...(operator ? [sql`user_id = ${operator}`] : []),
      ...(search
        ? [
            sql`instr(lower(actor || ' ' || call || ' ' || subject || ' ' || details), ${search.toLowerCase()}) > 0`,
          ]
        : []),
    ]);
    const from = sql`audit_log WHERE ${wanted}`;
    const list = sql<AuditEntry>`SELECT entry_id AS id, at, actor, user_id AS operator, call, subject, details
      FROM ${from} ORDER BY entry_id DESC`;
    const { found, total } = await paged(db, list, from, { page, size: pageSize });
    const entries = found.map((entry) => ({
      ...entry,
      subject: entry.subject || subjectFrom(entry.details) || entry.actor,
    }));
    return { entries, total };
  }),
};

async function enrolling(token: string, { db, now }: HandlerContext): Promise<FactorRow> {
  const found = await firstRow<FactorRow>(db)`
    SELECT user_id, email, password_hash, totp_secret, last_step FROM operator_factors JOIN users USING (user_id)
      WHERE enrolment_hash = ${hashOf(token)} AND enrolment_until > ${now.getTime()} AND role = 'operator'`;
  if (!found) throw new Refusal(404, usedLink, "token");
  return found;
}

/** A member proves to be one by the password, an address without an account chooses one; then the link is used up. */
async function enrol({ token, password, code }: z.output<typeof enrolled>, context: HandlerContext) {
  const { db, now } = context;
  const found = await enrolling(token, context);
  await admit(db, codeTries(String(found.user_id)), now);
  if (found.password_hash !== "" && !(await isPassword(password, found.password_hash)))
    throw new Refusal(422, "La password non è corretta.", "password");
  const chosen =
    found.password_hash === ""
      ? await chosenPassword(password, [found.email, context.sender.name], db)
      : found.password_hash;
  if (code.length !== 6 || stepOf(code, found.totp_secret, now, found.last_step) === null)
    throw new Refusal(422, "Il codice non è corretto: controlla l’ora del telefono e riprova.", "code");
  await consume(code, found, context);
  const userId = found.user_id;
  const when = sql`EXISTS (SELECT 1 FROM operator_factors WHERE enrolment_hash = ${hashOf(token)})`;
  const at = now.toISOString();
  const done = sql`EXISTS (SELECT 1 FROM operator_factors WHERE user_id = ${userId} AND enrolled_at = ${at})`;
  const { token: session, statements } = openDesk(userId, now, done);
  const [[made]] = await batch(db, [
    sql`UPDATE users SET password_hash = ${chosen}, email_confirmed_at = COALESCE(email_confirmed_at, ${at}),
      updated_at = ${at} WHERE user_id = ${userId} AND ${when} RETURNING user_id`,
    sql`UPDATE operator_factors SET enrolled_at = ${at} WHERE user_id = ${userId} AND ${when}`,
    logged(userId, "desk-enrolled", null, now, when),
    audited({ userId, actor: found.email, call: "operators.enrol", subject: found.email }, now, when),
    ...takenBack(codeTries(String(userId)), now),
    ...ended("enrolled", { userId, when }),
    ...statements,
  ]);
  existing(made, "Collegamento");
  return { token: session };
}

async function chosenPassword(password: string, about: readonly string[], db: D1Database): Promise<string> {
  const judged = NewPassword.safeParse(password);
  if (!judged.success) throw new Refusal(422, judged.error.issues[0]?.message ?? "", "password");
  const weak = await weaknessOf(password, about, db);
  if (weak) throw new Refusal(422, weak, "password");
  return hashPassword(password);
}
