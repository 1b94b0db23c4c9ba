/** Lost and changed passwords. A change ends every other session of the member, and the owner of the address is told. */
import type { CallInput, Contract } from "contract";
import type { HandlerContext } from "../handler";
import { linked, passwordChangedLetter, resetLetter } from "../mail/identity-letters";
import { posted } from "../mail/outbox";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { admit, counted, letters, passwordTries } from "./attempts";
import { memberOf, signInNeeded } from "./caller";
import { goodToken, issued, mailedToken, used } from "./mailed-tokens";
import { hashPassword, isCommon, isPassword } from "./passwords";
import { commonPassword } from "./registration";
import { endSessions, openSession } from "./sessions";
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
      posted(`reset-${hashOf(token)}`, letter, now, sql`EXISTS (SELECT 1 FROM users WHERE ${member})`),
    ]);
  }
  await evened;
  sendMail();
  return { message: neutral };
}

export async function resetPassword({ token, password }: Inputs["resetPassword"], context: HandlerContext) {
  const { db, now } = context;
  const good = await goodToken(db, token, "reset", now);
  if (!good || good.used_at !== null) throw new Refusal(422, badLink, "token");
  if (isCommon(password)) throw new Refusal(422, commonPassword, "password");
  const hash = await hashPassword(password);
  const unused = sql`EXISTS (SELECT 1 FROM user_tokens WHERE token_hash = ${hashOf(token.toLowerCase())} AND used_at IS NULL)`;
  await batch(db, [
    // Whoever reads the letter owns the address.
    sql`UPDATE users SET password_hash = ${hash}, updated_at = ${now.toISOString()},
        email_confirmed_at = CASE WHEN email = ${good.email} THEN COALESCE(email_confirmed_at, ${now.toISOString()})
          ELSE email_confirmed_at END
      WHERE user_id = ${good.user_id} AND ${unused}`,
    used(token, now),
    logged(good.user_id, "password-reset", null, now),
    ...(await changed(good.user_id, null, context)),
  ]);
  context.sendMail();
  return { message: "Password reimpostata. Ora puoi accedere con quella nuova." };
}

/** The other devices are signed out; this one gets a session of its own, as after signing in. */
export async function changePassword(
  { currentPassword, newPassword }: Inputs["changePassword"],
  context: HandlerContext,
) {
  const { db, now } = context;
  const userId = memberOf(context);
  if (isCommon(newPassword)) throw new Refusal(422, commonPassword, "password_nuova");
  await ownPassword(
    currentPassword,
    "Non è stato possibile cambiare la password. Controlla quella attuale e riprova.",
    "password_attuale",
    context,
  );
  const hash = await hashPassword(newPassword);
  const { statement, tokens } = await openSession(userId, context);
  await batch(db, [
    sql`UPDATE users SET password_hash = ${hash}, updated_at = ${now.toISOString()} WHERE user_id = ${userId}`,
    logged(userId, "password-changed", null, now),
    ...(await changed(userId, context.sessionHash, context)),
    sql`DELETE FROM sessions WHERE session_hash = ${context.sessionHash}`,
    statement,
  ]);
  context.sendMail();
  return {
    ...tokens,
    userId,
    message: "Password aggiornata. Gli altri dispositivi sono stati disconnessi.",
  };
}

/** Whoever is signed in proves that they know the password. Throws 422 about `field`, 429 after too many tries. */
export async function ownPassword(
  password: string,
  sentence: string,
  field: string,
  context: HandlerContext,
): Promise<{ email: string }> {
  const { db, now } = context;
  const own = await firstRow<{ email: string; password_hash: string }>(
    db,
    sql`SELECT email, password_hash FROM users WHERE user_id = ${memberOf(context)}`,
  );
  if (!own) throw signInNeeded();
  await admit(db, passwordTries(`own ${own.email}`, null), now, tooManyTries);
  if (!(await isPassword(password, own.password_hash))) throw new Refusal(422, sentence, field);
  return { email: own.email };
}

/** What every change of a password does: the sessions end, links that wait are void, the owner is told. */
async function changed(userId: number, except: string | null, context: HandlerContext): Promise<Sql[]> {
  const { db, now, sender } = context;
  const owner = await firstRow<{ email: string }>(db, sql`SELECT email FROM users WHERE user_id = ${userId}`);
  return [
    endSessions(userId, except),
    sql`DELETE FROM user_tokens WHERE user_id = ${userId} AND purpose = 'reset' AND used_at IS NULL`,
    ...(owner ? [posted(`password-${mailedToken()}`, passwordChangedLetter(owner.email, sender), now)] : []),
  ];
}
