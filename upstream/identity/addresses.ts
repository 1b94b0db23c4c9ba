/** The address of an account: another one is asked for by whoever knows the password; the link is sent again on request. */
import type { CallInput, Contract } from "contract";
import { type Limit, room, spent, tooOften } from "../attempts";
import type { HandlerContext } from "../handler";
import { budget, budgeted, notice } from "../mail/budget";
import { accountLetter } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { all, batch, firstRow, type Sql, sql } from "../sql";
import { own } from "./account";
import { memberOf } from "./caller";
import { issued, linkSent, mailedToken, promised, renewed } from "./mailed-tokens";
import { passwordOf, wrongPassword } from "./password-changes";
import { confirmationAsked, tooMany } from "./registration";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

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

function moveAsked(email: string, member: Sql, limits: readonly Limit[], context: HandlerContext) {
  return linkSent("move", email, limits, context, (token, hasRoom) =>
    issued(token, "move", email, all([member, hasRoom]), context.now),
  );
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
      : moveAgain(row.user_id, row.pending, limits, context),
  );
  written(answers, limits, context);
  context.sendMail();
  return { message: "Ti abbiamo scritto: apri il link per confermare il tuo indirizzo." };
}

/** Another letter for a change that waits: what it takes to confirm it stays the same. */
function moveAgain(userId: number, pending: string, limits: readonly Limit[], context: HandlerContext) {
  return linkSent("move", pending, limits, context, (token, hasRoom) => [
    renewed(token, "move", userId, pending, context.now, hasRoom),
  ]);
}

/** Throws 429 where the letter that was asked for had no room any longer: the last statement of a batch answers rows if it had. */
function written(answers: unknown[][], limits: readonly Limit[], { now }: HandlerContext): void {
  if (answers.length > 0 && !answers.at(-1)?.length) throw tooOften(tooMany, limits, now);
}
