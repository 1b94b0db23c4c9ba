/** Lost and changed passwords. A change ends every other session of the member, and the owner of the address is told. */
import type { CallInput, Contract } from "contract";
import type { HandlerContext } from "../handler";
import { linked, passwordChangedLetter, resetLetter } from "../mail/identity-letters";
import { posted } from "../mail/outbox";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, sql } from "../sql";
import { admit, counted, letters, passwordTries } from "./attempts";
import { memberOf, signInNeeded } from "./caller";
import { ended } from "./endings";
import { goodToken, issued, mailedToken, stands, taken } from "./mailed-tokens";
import { hashPassword, isCommon, isPassword, stillLetsIn } from "./passwords";
import { commonPassword } from "./registration";
import { openSession } from "./sessions";
import { logged } from "./sign-in-log";

const neutral = "Se l’indirizzo è registrato, troverai un link per reimpostare la password.";
const badLink =
  "Il link di reset sembra non valido o corrotto. Richiedi un nuovo link dalla pagina “Password dimenticata”.";
const tooManyTries = "Troppi tentativi di accesso. Aspetta un minuto e riprova.";
/** Less than this no answer about a lost password takes, so that its time tells nothing. */
const evenMilliseconds = 150;

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

/** Answers the same, as late, whether the address is known or not, and whether this was one too many. */
export async function forgotPassword(
  { email, addressHash }: Inputs["forgotPassword"],
  context: HandlerContext,
) {
  const { db, now, sender, sendMail } = context;
  const evened = new Promise((wake) => setTimeout(wake, evenMilliseconds));
  const admitted = await counted(db, letters(email, addressHash), now);
  const from = linked(sender);
  if (admitted && from) {
    const token = mailedToken();
    const letter = resetLetter(email, token, from);
    const member = sql`email = ${email}`;
    await batch(db, [
      ...issued(token, "reset", email, member, now),
      posted(`reset-${hashOf(token)}`, letter, now, stands(token)),
    ]);
  }
  await evened;
  sendMail();
  return { message: neutral };
}

export async function resetPassword({ token, password }: Inputs["resetPassword"], context: HandlerContext) {
  const { db, now, sender } = context;
  const good = await goodToken(db, token, ["reset"], now);
  if (!good || good.used_at !== null) throw new Refusal(422, badLink, "token");
  if (isCommon(password)) throw new Refusal(422, commonPassword, "password");
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
    posted(`password-${mailedToken()}`, passwordChangedLetter(good.email, sender), now, won),
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
  const { db, now, sender, sessionHash } = context;
  const userId = memberOf(context);
  if (isCommon(newPassword)) throw new Refusal(422, commonPassword, "password_nuova");
  const own = await ownPassword(currentPassword, notChanged, "password_attuale", context);
  const hash = await hashPassword(newPassword);
  const still = stillLetsIn(userId, own.hash);
  const { statement, tokens } = await openSession(userId, context, still);
  const answers = await batch(db, [
    ...ended("passwordChanged", { userId, session: sessionHash, when: still }),
    // The session goes on under tokens that nobody can have copied.
    sql`DELETE FROM sessions WHERE session_hash = ${sessionHash} AND ${still}`,
    statement,
    logged(userId, "password-changed", null, now, still),
    ...(own.confirmed
      ? [posted(`password-${mailedToken()}`, passwordChangedLetter(own.email, sender), now, still)]
      : []),
    sql`UPDATE users SET password_hash = ${hash}, updated_at = ${now.toISOString()}
      WHERE user_id = ${userId} AND ${still} RETURNING user_id`,
  ]);
  if (!answers.at(-1)?.length) throw new Refusal(422, notChanged, "password_attuale");
  context.sendMail();
  return {
    ...tokens,
    userId,
    message: "Password aggiornata. Gli altri dispositivi sono stati disconnessi.",
  };
}

/** Who a member is, as somebody who knows the password may use it. */
export interface Own {
  email: string;
  confirmed: boolean;
  /** Of the password that was checked. */
  hash: string;
}

/** Whoever is signed in proves that they know the password. Throws 422 about `field`, 429 after too many tries. */
export function ownPassword(
  password: string,
  sentence: string,
  field: string,
  context: HandlerContext,
): Promise<Own> {
  return passwordOf(memberOf(context), password, sentence, field, context);
}

/** The same for a member who is known otherwise than by a session. */
export async function passwordOf(
  userId: number,
  password: string,
  sentence: string,
  field: string,
  { db, now }: HandlerContext,
): Promise<Own> {
  const own = await firstRow<{ email: string; email_confirmed_at: string | null; password_hash: string }>(
    db,
    sql`SELECT email, email_confirmed_at, password_hash FROM users WHERE user_id = ${userId}`,
  );
  if (!own) throw signInNeeded();
  await admit(db, passwordTries(`own ${own.email}`, null), now, tooManyTries);
  if (!(await isPassword(password, own.password_hash))) throw new Refusal(422, sentence, field);
  return { email: own.email, confirmed: own.email_confirmed_at !== null, hash: own.password_hash };
}
