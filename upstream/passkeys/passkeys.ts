/** Answers the rows of members' passkeys. */
import { admit, type Limit, minute, ofNetwork, takenBack } from "../attempts";
import type { HandlerContext, HandlersOf } from "../handler";
import { memberOf } from "../identity/caller";
import { passwordOf } from "../identity/password-changes";
import { subjectOf } from "../identity/rights";
import { lockedAccount, openSession } from "../identity/sessions";
import { logged } from "../identity/sign-in-log";
import { Refusal } from "../refusal";
import { batch, sql } from "../sql";
import { newChallenge } from "./challenges";
import { addKey, keysOf, type Owner, offerTo, removeKey, renameKey, usedKey } from "./keys";

const purpose = "sign-in";
const refused = "La passkey non è stata accettata. Riprova, o accedi con la password.";
const wrongPassword = "La password non è corretta.";
const unconfirmed = "Prima conferma il tuo indirizzo email: di ogni nuova passkey ti avvisiamo lì.";

const passkeyTries = (addressHash: string | null | undefined): Limit[] =>
  addressHash ? ofNetwork(addressHash, { what: "passkey-from", most: 20, milliseconds: minute }) : [];

export const passkeys: HandlersOf<"passkeys"> = {
  challenge: async (_, context) => ({ challenge: newChallenge(purpose, context) }),
  async signIn({ credential, addressHash }, context) {
    const { db, now } = context;
    const tries = passkeyTries(addressHash);
    await admit(db, tries, now);
    const key = await usedKey(credential, purpose, false, context);
    if (!key) throw new Refusal(401, refused);
    const open = sql`EXISTS (SELECT 1 FROM users WHERE user_id = ${key.userId} AND locked_at IS NULL) AND ${key.still}`;
    const { statement, tokens } = await openSession(key.userId, context, open);
    const [used, opened] = await batch(db, [
      key.used,
      statement,
      logged(key.userId, "passkey-sign-in", addressHash, now, open),
      ...takenBack(tries, now),
    ]);
    if (!opened?.length) throw new Refusal(403, lockedAccount);
    if (!used?.length) throw new Refusal(401, refused);
    return tokens;
  },
  list: async (_, context) => keysOf(await owner(context), context),
  offer: async (_, context) => offerTo(await owner(context), context),
  async add({ credential, name, password }, context) {
    const own = await passwordOf(memberOf(context), password, wrongPassword, "password", context);
    if (!own.confirmed) throw new Refusal(422, unconfirmed, "credential");
    const { userId, atDesk } = await owner(context);
    await addKey({ userId, atDesk, email: own.email }, { credential, name }, context);
    return { message: "Passkey aggiunta: da ora puoi accedere con quella." };
  },
  async rename({ id, name }, context) {
    await renameKey(await owner(context), { id, name }, context);
    return { message: "Passkey rinominata." };
  },
  async remove({ id }, context) {
    const { confirmed, ...who } = await owner(context);
    await removeKey(who, id, confirmed, context);
    return { message: "Passkey eliminata." };
  },
};

async function owner(context: HandlerContext): Promise<Owner & { confirmed: boolean }> {
  const { id, email, confirmedEmail } = await subjectOf(context);
  return { userId: id, email, confirmed: confirmedEmail !== null, atDesk: false };
}
