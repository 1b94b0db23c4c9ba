/** The member's own data. */
import { type CallInput, type Contract, type Member, personGenders } from "contract";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { rows } from "../sql";
import { own } from "./account";
import { changeEmail, newAddressAsked } from "./addresses";

type Inputs = { [Name in keyof Contract["user"]]: CallInput<Contract["user"][Name]> };

export async function info(_: unknown, context: HandlerContext): Promise<Member> {
  const row = await own(context);
  return {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    gender: personGenders.find((gender) => gender === row.gender) ?? null,
    emailConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending,
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
  await rows(context.db)`
    UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, gender = ${gender},
      updated_at = ${context.now.toISOString()} WHERE user_id = ${before.user_id}`;
  return { message: moved ? newAddressAsked : null };
}
