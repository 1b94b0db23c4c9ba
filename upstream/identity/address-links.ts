/** What the links about an address do, each once: confirm it, move the account to it, or take the account back. */
import type { CallInput, Contract } from "contract";
import { room } from "../attempts";
import type { HandlerContext } from "../handler";
import { budget, notice } from "../mail/budget";
import { accountLetter, linked } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { all, batch, firstRow, type Sql, sql } from "../sql";
import { done, passwordNeeded } from "./address-texts.json";
import { ended } from "./endings";
import {
  added,
  type GoodToken,
  goodToken,
  issued,
  mailedToken,
  promised,
  stands,
  taken,
} from "./mailed-tokens";
import { passwordOf, wrongPassword } from "./password-changes";
import { stillLetsIn } from "./passwords";
import { logged } from "./sign-in-log";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

const badLink = "Il collegamento non è valido o è scaduto. Dal tuo account puoi chiederne un altro.";
const badWayBack =
  "Il collegamento non è valido o è scaduto. Se l’account è tuo, scrivici dalla pagina dei contatti.";

interface AccountRow {
  email: string;
  password_hash: string;
  email_confirmed_at: string | null;
  locked_at: string | null;
}

type Found = GoodToken & { account: AccountRow };

async function linkOf(token: string, purposes: readonly GoodToken["purpose"][], { db, now }: HandlerContext) {
  const good = await goodToken(db, token, purposes, now);
  const account =
    good &&
    (await firstRow<AccountRow>(db)`
      SELECT email, password_hash, email_confirmed_at, locked_at FROM users WHERE user_id = ${good.user_id}`);
  return good && account && { ...good, account };
}

/** Pressing twice confirms once. */
export async function confirmEmail({ token, password }: Inputs["confirmEmail"], context: HandlerContext) {
  const link = await linkOf(token, ["confirm", "move"], context);
  if (!link || link.account.locked_at) throw new Refusal(404, badLink);
  if (link.used_at !== null && link.account.email !== link.email) throw new Refusal(404, badLink);
  const message = await (link.purpose === "move"
    ? moved(token, link, password ?? null, context)
    : confirmed(token, link, password ?? null, context));
  context.sendMail();
  return { message };
}

/** By whoever is signed in here, or knows the password: the account of a stranger who registered with this address stays unconfirmed. */
async function confirmed(token: string, link: Found, password: string | null, context: HandlerContext) {
  const { db, now } = context;
  const { user_id: userId, email, account } = link;
  if (account.email !== email) throw new Refusal(404, badLink);
  if (link.used_at !== null) return done.confirmed;
  const hash = await proven(link, "confirm", password, context);
  const { claim, won } = taken(token, now, stillLetsIn(userId, hash));
  const at = now.toISOString();
  const [claimed] = await batch(db, [
    claim,
    sql`UPDATE users SET email_confirmed_at = COALESCE(email_confirmed_at, ${at}), updated_at = ${at}
      WHERE user_id = ${userId} AND ${won}`,
    ...ended("addressConfirmed", { userId, when: won }),
    logged(userId, "email-confirmed", null, now, won),
  ]);
  if (!claimed?.length) throw new Refusal(404, badLink);
  return done.confirmed;
}

/** An account moves with its password, or from a session that was opened since the move was asked for. */
async function moved(token: string, link: Found, password: string | null, context: HandlerContext) {
  const { db, now } = context;
  const { user_id: userId, email, account } = link;
  if (link.used_at !== null) return done.moved;
  const hash = await proven(link, "move", password, context);
  const free = sql`NOT EXISTS (SELECT 1 FROM users WHERE email = ${email} AND user_id <> ${userId})
    AND NOT ${promised(email, now, userId)}`;
  const way = room(budget({ purpose: "wayBack", to: account.email }), now);
  const { claim, won } = taken(token, now, all([free, stillLetsIn(userId, hash), way]));
  const at = now.toISOString();
  const [claimed] = await batch(db, [
    claim,
    sql`UPDATE users SET email = ${email}, email_confirmed_at = ${at}, updated_at = ${at}
      WHERE user_id = ${userId} AND ${won}`,
    ...ended("addressChanged", { userId, session: sessionAt(userId, context), when: won }),
    logged(userId, "email-changed", null, now, won),
    ...told(userId, account, email, won, context),
  ]);
  if (!claimed?.length) throw new Refusal(404, badLink);
  return done.moved;
}

/** The hash of the password in force, for whoever has shown to know it; a move takes a session younger than it. Throws 422 about `password`. */
async function proven(
  { user_id, created_at, account }: Found,
  purpose: keyof typeof passwordNeeded,
  password: string | null,
  context: HandlerContext,
): Promise<string> {
  const session = sessionAt(user_id, context);
  const since = purpose === "move" ? created_at : "";
  const signedIn =
    session !== null &&
    (await firstRow(context.db)`
      SELECT 1 FROM sessions WHERE session_hash = ${session} AND created_at > ${since}`);
  if (signedIn) return account.password_hash;
  if (!password) throw new Refusal(422, passwordNeeded[purpose], "password");
  return (await passwordOf(user_id, password, wrongPassword, "password", context)).hash;
}

/** Both addresses are told; the former one, if it was confirmed, gets the way back with it. */
function told(
  userId: number,
  { email: former, email_confirmed_at }: AccountRow,
  email: string,
  won: Sql,
  { now, sender }: HandlerContext,
): Sql[] {
  const from = linked(sender);
  const token = mailedToken();
  const left = from
    ? accountLetter("addressLeft", former, from, { token, address: email })
    : accountLetter("addressChanged", former, sender, { address: email });
  return [
    ...notice(accountLetter("addressChanged", email, sender, { address: email }), now, won),
    ...(email_confirmed_at === null
      ? []
      : [
          added(token, "undo", former, all([sql`user_id = ${userId}`, won]), now),
          ...notice(left, now, won, "wayBack"),
        ]),
  ];
}

/** The former owner takes the account back: nothing that was open stays so, and the password of before opens nothing. */
export async function undoEmail({ token }: Inputs["undoEmail"], context: HandlerContext) {
  const { db, now, sender } = context;
  const link = await linkOf(token, ["undo"], context);
  if (!link) throw new Refusal(404, badWayBack);
  const { user_id: userId, email, created_at: since } = link;
  const again = mailedToken();
  const from = linked(sender);
  const others = sql`NOT EXISTS (SELECT 1 FROM users WHERE email = ${email} AND user_id <> ${userId})`;
  const { claim, won } = taken(token, now, others);
  const at = now.toISOString();
  const [claimed] = await batch(db, [
    claim,
    sql`UPDATE users SET email = ${email}, email_confirmed_at = ${at}, password_hash = '', updated_at = ${at}
      WHERE user_id = ${userId} AND ${won}`,
    ...ended("addressUndone", { userId, since, when: won }),
    ...issued(again, "reset", email, all([sql`user_id = ${userId}`, won]), now),
    logged(userId, "email-restored", null, now, won),
    ...(from
      ? notice(accountLetter("takenBack", email, from, { token: again }), now, stands(again), "wayBack")
      : []),
  ]);
  if (!claimed?.length && link.account.email !== email) throw new Refusal(404, badWayBack);
  context.sendMail();
  return { message: done.undone };
}

/** The session of whoever presses, if it is one of this account. */
function sessionAt(userId: number, context: HandlerContext): string | null {
  return context.userId === userId ? context.sessionHash : null;
}
