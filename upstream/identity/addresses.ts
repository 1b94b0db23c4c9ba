/** The address of an account: another one is asked for by whoever knows the password; the link is sent again on request. */
import type { CallInput, Contract } from "contract";
import { type Limit, room, spent, tooOften } from "../attempts";
import type { HandlerContext } from "../handler";
import { budget, budgeted, notice } from "../mail/budget";
import { accountLetter, linked } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { all, batch, firstRow, type Sql, sql } from "../sql";
import { type AccountRow, own } from "./account";
import { memberOf } from "./caller";
import { issued, linkSent, mailedToken, promised, renewed } from "./mailed-tokens";
import { passwordOf, wrongPassword } from "./password-changes";
import { confirmationAsked } from "./registration";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

const tooMany = "Hai inviato troppe richieste in poco tempo.";
export const newAddressAsked = "Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo.";

/** Says the same whether the new address has an account or not; its owner gets the letter that fits. */
export async function changeEmail(
  { email, password, addressHash }: Inputs["changeEmail"],
  context: HandlerContext,
) {
  const { db, now, sender } = context;
  const userId = memberOf(context);
  const known = await passwordOf(userId, password, wrongPassword, "password", context);
  const { email: current, confirmed, hash } = known;
  if (email === current) throw new Refusal(422, "Questo è già l'indirizzo del tuo account.", "email");
  const owner = await firstRow<{ confirmed: number }>(db)`
    SELECT email_confirmed_at IS NOT NULL AS confirmed FROM users WHERE email = ${email}
      UNION ALL SELECT 0 WHERE ${promised(email, now, userId)}`;
  const limits = budget({ purpose: "access", to: email, from: addressHash, stranger: true });
  const member = sql`user_id = ${userId} AND password_hash = ${hash}`;
  const answers = await batch(db, [
    ...(confirmed
      ? notice(accountLetter("newAddress", current, sender, { address: email }), now, room(limits, now))
      : []),
    ...(owner?.confirmed ? takenTold(email, addressHash, context) : []),
    // An address that somebody has uses its budget up like one that nobody has.
    ...(owner ? [spent(limits, now, room(limits, now))] : moveAsked(email, member, limits, context)),
  ]);
  written(answers, limits, context);
  context.sendMail();
  return { message: newAddressAsked };
}

function takenTold(email: string, addressHash: string | null | undefined, { now, sender }: HandlerContext) {
  const limits = budget({ purpose: "hint", to: email, from: addressHash });
  return budgeted(`taken-${mailedToken()}`, accountLetter("addressTaken", email, sender), limits, now);
}

function moveAsked(email: string, member: Sql, limits: readonly Limit[], { now, sender }: HandlerContext) {
  const from = linked(sender);
  if (!from) return [];
  const token = mailedToken();
  return [
    ...issued(token, "move", email, all([member, room(limits, now)]), now),
    ...linkSent(accountLetter("move", email, from, { token }), token, limits, now),
  ];
}

export async function resendConfirmation(
  { addressHash }: Inputs["resendConfirmation"],
  context: HandlerContext,
) {
  const { db } = context;
  const row = await own(context);
  if (row.pending === null && row.email_confirmed_at !== null)
    throw new Refusal(422, "Il tuo indirizzo è già confermato.");
  const to = row.pending ?? row.email;
  const limits = budget({ purpose: "access", to, from: addressHash, stranger: true });
  const answers = await batch(
    db,
    row.pending === null
      ? confirmationAsked(row.email, row.user_id, addressHash, context)
      : moveAgain(row, limits, context),
  );
  written(answers, limits, context);
  context.sendMail();
  return { message: "Ti abbiamo scritto: apri il link per confermare il tuo indirizzo." };
}

/** Another letter for a change that waits: what it takes to confirm it stays the same. */
function moveAgain(
  { user_id, pending }: AccountRow,
  limits: readonly Limit[],
  { now, sender }: HandlerContext,
): Sql[] {
  const from = linked(sender);
  if (!from || pending === null) return [];
  const token = mailedToken();
  return [
    renewed(token, "move", user_id, pending, now, room(limits, now)),
    ...linkSent(accountLetter("move", pending, from, { token }), token, limits, now),
  ];
}

/** Throws 429 where the letter that was asked for had no room any longer: the last statement of a batch answers rows if it had. */
function written(answers: unknown[][], limits: readonly Limit[], { now }: HandlerContext): void {
  if (answers.length > 0 && !answers.at(-1)?.length) throw tooOften(tooMany, limits, now);
}
