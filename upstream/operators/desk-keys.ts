/** Passkeys of the desk: made there with both factors, and standing for the digits afterwards. */
import { type Assertion, KeyName, NewCredential } from "contract/identity/passkeys";
import { TypedPassword } from "contract/identity/password";
import { identifier } from "contract/wire";
import * as z from "zod";
import { admits, changes, reads } from "../act";
import { admit, takenBack } from "../attempts";
import type { HandlerContext } from "../handler";
import { isPassword } from "../identity/passwords";
import { newChallenge } from "../passkeys/challenges";
import { addKey, keysOf, type Owner, offerTo, removeKey, usedKey } from "../passkeys/keys";
import { Refusal } from "../refusal";
import { batch, firstRow, type Sql } from "../sql";
import { codeTries, consume, type FactorRow, typedCode, wrongCredentials } from "./factors";

const purpose = "desk";
const nothing = z.object({});
const added = z.object({
  credential: NewCredential,
  name: KeyName,
  password: TypedPassword,
  code: typedCode,
});

/** A new key needs both factors, and its operator is told by letter. */
export const deskKeys = {
  challenge: admits(nothing, async (_, context) => ({ challenge: newChallenge(purpose, context) })),
  passkeys: reads(nothing, async (_, context) => keysOf(ownerOf(context), context)),
  passkeyOffer: changes(nothing, { quiet: true }, async (_, context) => offerTo(ownerOf(context), context)),
  addPasskey: changes(added, async ({ credential, name, password, code }, context) => {
    const owner = ownerOf(context);
    await proven(owner.userId, password, code, context);
    await addKey(owner, { credential, name }, context);
  }),
  removePasskey: changes(z.object({ id: identifier }), ({ id }, context) =>
    removeKey(ownerOf(context), id, true, context),
  ),
};

/** Uses a code, or a passkey that was made at the desk; what is left to write of it. */
export async function secondFactor(
  { code, credential }: { code: string; credential?: Assertion | undefined },
  found: FactorRow,
  context: HandlerContext,
): Promise<Sql[]> {
  if (!credential) {
    await consume(code, found, context);
    return [];
  }
  const key = await usedKey(credential, purpose, true, context);
  if (key?.userId !== found.user_id) throw new Refusal(401, wrongCredentials, "code");
  return [key.used];
}

/** Keys of the desk belong to a person, not to the admin key. */
function ownerOf({ operator }: HandlerContext): Owner {
  if (!operator) throw new Refusal(422, "Le passkey del banco sono di chi ci lavora: accedi al banco.");
  return { userId: operator.userId, email: operator.email, atDesk: true };
}

/** Both factors of this moment: who found the desk open may not bring a key of their own. */
async function proven(userId: number, password: string, code: string, context: HandlerContext) {
  const { db, now } = context;
  const found = await firstRow<FactorRow>(db)`
    SELECT user_id, email, password_hash, totp_secret, last_step FROM users JOIN operator_factors USING (user_id)
      WHERE user_id = ${userId}`;
  const tries = codeTries(String(userId));
  await admit(db, tries, now);
  if (!found || !(await isPassword(password, found.password_hash)))
    throw new Refusal(422, "La password non è corretta.", "password");
  await consume(code, found, context).catch(() => {
    throw new Refusal(422, "Il codice non è corretto.", "code");
  });
  await batch(db, takenBack(tries, now));
}
