/** Becoming a member: signed in at once; the letter that confirms the address goes out besides (upstream/identity/DESIGN.md). */
import type { CallInput, Contract } from "contract";
import { admit } from "../attempts";
import type { HandlerContext } from "../handler";
import { budget, budgeted } from "../mail/budget";
import { accountLetter, linked } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { all, batch, firstRow, type Sql, sql } from "../sql";
import { issued, linkSent, mailedToken, promised } from "./mailed-tokens";
import { hashPassword, weaknessOf } from "./passwords";
import { openSession } from "./sessions";
import { knownFrom } from "./sign-in";
import { logged } from "./sign-in-log";
import { registrations } from "./tries";

/** The same whether the address is known or something else is wrong with it. */
const signupFailed =
  "Non è stato possibile completare la registrazione con questi dati. Se hai già un account, accedi o reimposta la password.";
export const tooMany = "Hai inviato troppe richieste in poco tempo.";

type Input = CallInput<Contract["user"]["register"]>;

export async function register(input: Input, context: HandlerContext) {
  const { db, now } = context;
  const { email, firstName, lastName } = input;
  const weak = await weaknessOf(input.password, [email, firstName, lastName, context.sender.name], db);
  if (weak) throw new Refusal(422, weak, "password");
  await admit(db, registrations(input.addressHash), now, tooMany);
  const passwordHash = await hashPassword(input.password);
  const userId = await entered(input, passwordHash, context);
  if (userId === null) {
    await toldOwner(input, context);
    throw new Refusal(409, signupFailed);
  }
  const { statement, tokens } = await openSession(userId, context);
  await batch(db, [
    statement,
    logged(userId, "registered", input.addressHash, now),
    ...(input.device ? [knownFrom(userId, hashOf(input.device), now)] : []),
    ...confirmationAsked(input.email, userId, input.addressHash, context),
  ]);
  context.sendMail();
  return { tokens, userId, message: null };
}

/** The member's new id, or null when the address has one already: one statement, so two registrations never both win. */
async function entered(
  { email, firstName, lastName, gender }: Input,
  passwordHash: string,
  { db, now }: HandlerContext,
): Promise<number | null> {
  const at = now.toISOString();
  const row = await firstRow<{ user_id: number }>(db)`
    INSERT INTO users (email, first_name, last_name, gender, password_hash, created_at, updated_at)
      SELECT ${email}, ${firstName}, ${lastName}, ${gender}, ${passwordHash}, ${at}, ${at}
      WHERE NOT ${promised(email, now)}
      ON CONFLICT (email) DO NOTHING RETURNING user_id`;
  return row?.user_id ?? null;
}

/** Only who has shown to read the letters of an address gets one that nobody asked for. */
async function toldOwner({ email, addressHash }: Input, context: HandlerContext): Promise<void> {
  const { db, now, sender, sendMail } = context;
  const from = linked(sender);
  if (!from) return;
  const limits = budget({ purpose: "hint", to: email, from: addressHash });
  const theirs = sql`EXISTS (SELECT 1 FROM users WHERE email = ${email} AND email_confirmed_at IS NOT NULL)`;
  const letter = accountLetter("alreadyMember", email, from);
  await batch(db, budgeted(`member-${mailedToken()}`, letter, limits, now, theirs));
  sendMail();
}

/** The statements that send the link which confirms the address of an account; the last answers rows if it was sent. */
export function confirmationAsked(
  email: string,
  userId: number,
  addressHash: string | null | undefined,
  context: HandlerContext,
): Sql[] {
  const limits = budget({ purpose: "access", to: email, from: addressHash, stranger: true });
  const member = sql`user_id = ${userId} AND email = ${email} AND email_confirmed_at IS NULL`;
  return linkSent("confirm", email, limits, context, (token, hasRoom) =>
    issued(token, "confirm", email, all([member, hasRoom]), context.now),
  );
}
