/** Lost and changed passwords. A change ends every other session of the member, and the owner of the address is told. */
import type { CallInput, Contract } from "contract";
import { admit } from "../attempts";
import type { HandlerContext } from "../handler";
import { budget, notice } from "../mail/budget";
import { accountLetter } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { all, batch, firstRow, type Sql, sql } from "../sql";
import { memberOf, signInNeeded } from "./caller";
import { ended } from "./endings";
import { goodToken, issued, linkSent, taken } from "./mailed-tokens";
import { hashPassword, isPassword, stillLetsIn, weaknessOf } from "./passwords";
import { openSession } from "./sessions";
import { logged } from "./sign-in-log";
import { passwordTries } from "./tries";

const neutral = "Se l’indirizzo è registrato, troverai un link per reimpostare la password.";
const badLink =
  "Il link di reset sembra non valido o corrotto. Richiedi un nuovo link dalla pagina “Password dimenticata”.";
/** Less than this no answer about a lost password takes, so that its time tells nothing. @internal Tests that ask for hundreds shorten it. */
export const evenly = { milliseconds: 150 };

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

/** Answers the same, as late, whether the address is known or not, and whether this was one too many. */
export async function forgotPassword(
  { email, addressHash }: Inputs["forgotPassword"],
  context: HandlerContext,
) {
  const { db, now } = context;
  const evened = new Promise((wake) => setTimeout(wake, evenly.milliseconds));
  const known = await firstRow<{ confirmed: number }>(db)`
    SELECT email_confirmed_at IS NOT NULL AS confirmed FROM users WHERE email = ${email}`;
  const limits = budget({ purpose: "access", to: email, from: addressHash, stranger: !known?.confirmed });
  const sent = linkSent("reset", email, limits, context, (token, hasRoom) =>
    issued(token, "reset", email, all([sql`email = ${email}`, hasRoom]), now),
  );
  await batch(db, sent);
  await evened;
  context.sendMail();
  return { message: neutral };
}

export async function resetPassword({ token, password }: Inputs["resetPassword"], context: HandlerContext) {
  const { db, now } = context;
  const good = await goodToken(db, token, ["reset"], now);
  if (!good || good.used_at !== null) throw new Refusal(422, badLink, "token");
  const weak = await weaknessOf(password, [good.email, context.sender.name], db);
  if (weak) throw new Refusal(422, weak, "password");
  const hash = await hashPassword(password);
  const at = now.toISOString();
  const userId = good.user_id;
  const { claim, won } = taken(token, now);
  const [claimed] = await batch(db, [
    claim,
    // Whoever reads the letter owns the address.
    sql`UPDATE users SET password_hash = ${hash}, updated_at = ${at},
        email_confirmed_at = CASE WHEN email = ${good.email} THEN COALESCE(email_confirmed_at, ${at})
          ELSE email_confirmed_at END
      WHERE user_id = ${userId} AND ${won}`,
    ...ended("passwordReset", { userId, when: won }),
    logged(userId, "password-reset", null, now, won),
    ...passwordTold(good.email, won, context),
  ]);
  if (!claimed?.length) throw new Refusal(422, badLink, "token");
  context.sendMail();
  return { message: "Password reimpostata. Ora puoi accedere con quella nuova." };
}

const notChanged = "Non è stato possibile cambiare la password. Controlla quella attuale e riprova.";

/** The other devices are signed out; this one gets a session of its own, as after signing in. */
export async function changePassword(
  { currentPassword, newPassword }: Inputs["changePassword"],
  context: HandlerContext,
) {
  const { db, now, sessionHash } = context;
  const userId = memberOf(context);
  const own = await passwordOf(userId, currentPassword, notChanged, "currentPassword", context);
  const weak = await weaknessOf(newPassword, [own.email, context.sender.name], db);
  if (weak) throw new Refusal(422, weak, "newPassword");
  const hash = await hashPassword(newPassword);
  const still = stillLetsIn(userId, own.hash);
  const { statement, tokens } = await openSession(userId, context, still);
  const answers = await batch(db, [
    ...ended("passwordChanged", { userId, session: sessionHash, when: still }),
    // The session goes on under tokens that nobody can have copied.
    sql`DELETE FROM sessions WHERE session_hash = ${sessionHash} AND ${still}`,
    statement,
    logged(userId, "password-changed", null, now, still),
    ...(own.confirmed ? passwordTold(own.email, still, context) : []),
    sql`UPDATE users SET password_hash = ${hash}, updated_at = ${now.toISOString()}
      WHERE user_id = ${userId} AND ${still} RETURNING user_id`,
  ]);
  if (!answers.at(-1)?.length) throw new Refusal(422, notChanged, "currentPassword");
  context.sendMail();
  return { tokens, userId, message: "Password aggiornata. Gli altri dispositivi sono stati disconnessi." };
}

/** Only a confirmed address is told: of a reset it is, since its letter was read. */
function passwordTold(to: string, when: Sql, { now, sender }: HandlerContext): Sql[] {
  return notice(accountLetter("passwordChanged", to, sender), now, when);
}

/** Who a member is, as somebody who knows the password may use it. */
export interface Own {
  email: string;
  confirmed: boolean;
  /** Of the password that was checked. */
  hash: string;
}

export const wrongPassword = "La password attuale non è corretta.";

/** Proves that whoever calls knows a member's password. Throws 422 about `field`, 429 after too many tries. */
export async function passwordOf(
  userId: number,
  password: string,
  sentence: string,
  field: string,
  { db, now }: HandlerContext,
): Promise<Own> {
  const own = await firstRow<{ email: string; email_confirmed_at: string | null; password_hash: string }>(db)`
    SELECT email, email_confirmed_at, password_hash FROM users WHERE user_id = ${userId}`;
  if (!own) throw signInNeeded();
  await admit(db, passwordTries(`own ${own.email}`, null), now);
  if (!(await isPassword(password, own.password_hash))) throw new Refusal(422, sentence, field);
  return { email: own.email, confirmed: own.email_confirmed_at !== null, hash: own.password_hash };
}
