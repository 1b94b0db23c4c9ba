/** The member's own data. */
import type { CallInput, Contract, MemberWire } from "contract";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { prepare, sql } from "../sql";
import { own } from "./account";
import { asked, changeEmail } from "./addresses";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

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

export async function update(
  { firstName, lastName, gender, email, password, addressHash }: Inputs["update"],
  context: HandlerContext,
) {
  const before = await own(context);
  const moved = email && email !== before.email ? email : null;
  if (moved && !password)
    throw new Refusal(422, "Per cambiare l'email inserisci la password attuale.", "password");
  if (moved) await changeEmail({ email: moved, password: password ?? "", addressHash }, context);
  await prepare(
    context.db,
    sql`UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, gender = ${gender},
      updated_at = ${context.now.toISOString()} WHERE user_id = ${before.user_id}`,
  ).run();
  return { message: moved ? asked : null };
}
