/** The member's own data, and the address, which counts once its owner has pressed the button of the letter. */
import type { CallInput, Contract, MemberWire } from "contract";
import type { HandlerContext } from "../handler";
import { addressChangedLetter, addressTakenLetter, newAddressLetter } from "../mail/identity-letters";
import { posted } from "../mail/outbox";
import { Refusal } from "../refusal";
import { batch, firstRow, prepare, type Sql, sql } from "../sql";
import { admit, letters } from "./attempts";
import { memberOf, signInNeeded } from "./caller";
import { goodToken, mailedToken, used } from "./mailed-tokens";
import { ownPassword } from "./password-changes";
import { asking } from "./registration";
import { logged } from "./sign-in-log";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

const wrongPassword = "La password attuale non è corretta.";
const tooMany = "Hai inviato troppe richieste in poco tempo. Aspetta qualche minuto e riprova.";
const badLink = "Il collegamento non è valido o è scaduto. Dal tuo account puoi chiederne un altro.";

interface UserRow {
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  gender: string;
  email_confirmed_at: string | null;
  pending: string | null;
}

export async function info(_: unknown, context: HandlerContext): Promise<MemberWire> {
  const row = await own(context);
  return {
    utente_id: row.user_id,
    nome: row.first_name,
    cognome: row.last_name,
    email: row.email,
    genere: row.gender,
    email_confermata: row.email_confirmed_at !== null,
    email_in_attesa: row.pending,
  };
}

async function own(context: HandlerContext): Promise<UserRow> {
  const row = await firstRow<UserRow>(
    context.db,
    sql`SELECT user_id, email, first_name, last_name, gender, email_confirmed_at,
        (SELECT email FROM user_tokens WHERE user_id = users.user_id AND purpose = 'confirm' AND used_at IS NULL
          AND email <> users.email AND valid_until > ${context.now.getTime()}) AS pending
      FROM users WHERE user_id = ${memberOf(context)}`,
  );
  if (!row) throw signInNeeded();
  return row;
}

export async function update(
  { firstName, lastName, gender, email, password }: Inputs["update"],
  context: HandlerContext,
) {
  const before = await own(context);
  const moved = email && email !== before.email ? email : null;
  if (moved && !password)
    throw new Refusal(422, "Per cambiare l'email inserisci la password attuale.", "password");
  if (moved) await changeEmail({ email: moved, password: password ?? "" }, context);
  await prepare(
    context.db,
    sql`UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, gender = ${gender},
      updated_at = ${context.now.toISOString()} WHERE user_id = ${before.user_id}`,
  ).run();
  return { message: moved ? written : null };
}

const written = "Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo.";

/** Says the same whether the new address has an account or not; its owner gets the letter that fits. */
export async function changeEmail({ email, password }: Inputs["changeEmail"], context: HandlerContext) {
  const { db, now, sender } = context;
  const userId = memberOf(context);
  const { email: current } = await ownPassword(password, wrongPassword, "password", context);
  if (email === current) throw new Refusal(422, "Questo è già l'indirizzo del tuo account.", "email");
  await admit(db, [...letters(email, null), ...letters(current, null)], now, tooMany);
  const taken = await firstRow(db, sql`SELECT 1 FROM users WHERE email = ${email}`);
  await batch(db, [
    posted(`moving-${mailedToken()}`, newAddressLetter(current, email, sender), now),
    ...(taken
      ? [posted(`taken-${mailedToken()}`, addressTakenLetter(email, sender), now)]
      : asking(email, userId, context)),
  ]);
  context.sendMail();
  return { message: written };
}

export async function resendConfirmation(_: unknown, context: HandlerContext) {
  const { db, now } = context;
  const row = await own(context);
  const email = row.pending ?? row.email;
  if (row.pending === null && row.email_confirmed_at !== null)
    throw new Refusal(422, "Il tuo indirizzo è già confermato.");
  await admit(db, letters(email, null), now, tooMany);
  await batch(db, asking(email, row.user_id, context));
  context.sendMail();
  return { message: "Ti abbiamo scritto: apri il link per confermare il tuo indirizzo." };
}

/** Pressing twice confirms once. */
export async function confirmEmail({ token }: Inputs["confirmEmail"], context: HandlerContext) {
  const { db, now, sender } = context;
  const good = await goodToken(db, token, "confirm", now);
  const member =
    good &&
    (await firstRow<{ email: string }>(db, sql`SELECT email FROM users WHERE user_id = ${good.user_id}`));
  if (!good || !member) throw new Refusal(404, badLink);
  const moves = member.email !== good.email;
  if (good.used_at !== null && moves) throw new Refusal(404, badLink);
  const taken =
    moves &&
    (await firstRow(db, sql`SELECT 1 FROM users WHERE email = ${good.email} AND user_id <> ${good.user_id}`));
  if (taken) throw new Refusal(404, badLink);
  const at = now.toISOString();
  const statements: Sql[] = [
    sql`UPDATE users SET email = ${good.email}, email_confirmed_at = ${at}, updated_at = ${at}
      WHERE user_id = ${good.user_id} AND (email <> ${good.email} OR email_confirmed_at IS NULL)`,
    used(token, now),
  ];
  if (good.used_at === null)
    statements.push(logged(good.user_id, moves ? "email-changed" : "email-confirmed", null, now));
  if (moves) {
    // A link for a new password that went to the old address is void.
    statements.push(sql`DELETE FROM user_tokens WHERE user_id = ${good.user_id} AND purpose = 'reset'`);
    for (const to of [member.email, good.email])
      statements.push(posted(`moved-${mailedToken()}`, addressChangedLetter(to, good.email, sender), now));
  }
  await batch(db, statements);
  context.sendMail();
  return { message: moves ? "Indirizzo email aggiornato." : "Indirizzo email confermato." };
}
