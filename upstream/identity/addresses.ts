/** The address of an account: another one is asked for by whoever knows the password; the link is sent again on request. */
import type { CallInput, Contract } from "contract";
import type { HandlerContext } from "../handler";
import { addressTakenLetter, linked, moveLetter, newAddressLetter } from "../mail/identity-letters";
import { posted } from "../mail/outbox";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { type AccountRow, own } from "./account";
import { admit, letters } from "./attempts";
import { memberOf } from "./caller";
import { issued, mailedToken, promised, renewed, stands } from "./mailed-tokens";
import { ownPassword } from "./password-changes";
import { confirmationAsked } from "./registration";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

export const wrongPassword = "La password attuale non è corretta.";
const tooMany = "Hai inviato troppe richieste in poco tempo. Aspetta qualche minuto e riprova.";
export const written = "Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo.";

/** Says the same whether the new address has an account or not; its owner gets the letter that fits. */
export async function changeEmail({ email, password }: Inputs["changeEmail"], context: HandlerContext) {
  const { db, now, sender } = context;
  const userId = memberOf(context);
  const { email: current, confirmed, hash } = await ownPassword(password, wrongPassword, "password", context);
  if (email === current) throw new Refusal(422, "Questo è già l'indirizzo del tuo account.", "email");
  await admit(db, [...letters(email, null), ...letters(current, null)], now, tooMany);
  const owner = await firstRow<{ confirmed: number }>(
    db,
    sql`SELECT email_confirmed_at IS NOT NULL AS confirmed FROM users WHERE email = ${email}
      UNION ALL SELECT 0 WHERE ${promised(email, now, userId)}`,
  );
  const taken = owner?.confirmed
    ? [posted(`taken-${mailedToken()}`, addressTakenLetter(email, sender), now)]
    : [];
  await batch(db, [
    ...(confirmed ? [posted(`moving-${mailedToken()}`, newAddressLetter(current, email, sender), now)] : []),
    ...(owner ? taken : moveAsked(email, sql`user_id = ${userId} AND password_hash = ${hash}`, context)),
  ]);
  context.sendMail();
  return { message: written };
}

/** The statements that send the link which moves an account, if `member` (a condition on `users`) still holds. */
function moveAsked(email: string, member: Sql, { now, sender }: HandlerContext): Sql[] {
  const from = linked(sender);
  if (!from) return [];
  const token = mailedToken();
  return [
    ...issued(token, "move", email, member, now),
    posted(`confirm-${hashOf(token)}`, moveLetter(email, token, from), now, stands(token)),
  ];
}

export async function resendConfirmation(_: unknown, context: HandlerContext) {
  const { db, now } = context;
  const row = await own(context);
  if (row.pending === null && row.email_confirmed_at !== null)
    throw new Refusal(422, "Il tuo indirizzo è già confermato.");
  await admit(db, letters(row.pending ?? row.email, null), now, tooMany);
  await batch(
    db,
    row.pending === null ? confirmationAsked(row.email, row.user_id, context) : moveAgain(row, context),
  );
  context.sendMail();
  return { message: "Ti abbiamo scritto: apri il link per confermare il tuo indirizzo." };
}

/** Another letter for a change that waits: what it takes to confirm it stays the same. */
function moveAgain({ user_id, pending }: AccountRow, { now, sender }: HandlerContext): Sql[] {
  const from = linked(sender);
  if (!from || pending === null) return [];
  const token = mailedToken();
  return [
    renewed(token, "move", user_id, pending, now),
    posted(`confirm-${hashOf(token)}`, moveLetter(pending, token, from), now, stands(token)),
  ];
}
