/** The keys of an account: which it has, how one comes and goes, and whose an answer is. */
import { Buffer } from "node:buffer";
import type { Assertion, NewCredential } from "contract/identity/passkeys";
import type { HandlerContext } from "../handler";
import { logged } from "../identity/sign-in-log";
import { notice } from "../mail/budget";
import { accountLetter } from "../mail/identity-letters";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, knownRow, rows, type Sql, sql } from "../sql";
import { answeredFirst, isChallenge, newChallenge } from "./challenges";
import { assertedCounter, challengeIn, newKeyCounter } from "./webauthn";

const mostKeys = 10;
const unsound = "La passkey non è stata accettata. Ricarica la pagina e riprova.";

/** Whose keys: an operator's are made at the desk, so that whoever knows a password cannot bring a second factor along. */
export interface Owner {
  userId: number;
  email: string;
  atDesk: boolean;
}

const of = ({ userId, atDesk }: Owner): Sql => sql`user_id = ${userId} AND at_desk = ${atDesk ? 1 : 0}`;
const adding = ({ userId, atDesk }: Owner) => `${atDesk ? "desk-" : ""}add ${userId}`;

export async function keysOf(owner: Owner, { db }: HandlerContext) {
  return rows<{ id: number; name: string; addedAt: string; usedAt: string | null }>(db)`
    SELECT passkey_id AS id, name, added_at AS addedAt, used_at AS usedAt FROM passkeys
      WHERE ${of(owner)} ORDER BY passkey_id`;
}

export async function offerTo(owner: Owner, context: HandlerContext) {
  const known = await rows<{ id: string }>(context.db)`
    SELECT credential_id AS id FROM passkeys WHERE ${of(owner)}`;
  return {
    challenge: newChallenge(adding(owner), context),
    // Keys are told apart by this on a device; it must say nothing about the person.
    user: Buffer.from(hashOf(`passkey ${owner.atDesk} ${owner.userId}`), "hex").toString("base64url"),
    name: owner.email,
    known: known.map(({ id }) => id),
  };
}

/** Adds a key and tells its owner, whose address is confirmed. */
export async function addKey(
  owner: Owner,
  { credential, name }: { credential: NewCredential; name: string },
  context: HandlerContext,
): Promise<void> {
  const { db, now, sender } = context;
  const counter = await newKeyCounter(credential, expectedFor(adding(owner), context));
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (counter === null || challenge === null) throw new Refusal(422, unsound, "credential");
  if (!(await answeredFirst(challenge, context))) throw new Refusal(422, unsound, "credential");
  const { publicKey, publicKeyAlgorithm, transports } = credential.response;
  const isNew = sql`EXISTS (SELECT 1 FROM passkeys WHERE credential_id = ${credential.id} AND added_at = ${now.toISOString()})`;
  const [added] = await batch(db, [
    sql`INSERT INTO passkeys (user_id, credential_id, public_key, algorithm, counter, transports, name, at_desk, added_at)
      SELECT ${owner.userId}, ${credential.id}, ${publicKey}, ${publicKeyAlgorithm}, ${counter}, ${transports.join(" ")},
        ${name}, ${owner.atDesk ? 1 : 0}, ${now.toISOString()}
      WHERE (SELECT COUNT(*) FROM passkeys WHERE ${of(owner)}) < ${mostKeys}
      ON CONFLICT DO NOTHING RETURNING passkey_id`,
    logged(owner.userId, "passkey-added", null, now, isNew),
    ...notice(accountLetter("passkeyAdded", owner.email, sender, { passkey: name }), now, isNew),
  ]);
  if (!added?.length)
    throw new Refusal(422, `Questa passkey c’è già, o ne hai già ${mostKeys}: eliminane una.`, "credential");
  context.sendMail();
}

export async function renameKey(
  owner: Owner,
  { id, name }: { id: number; name: string },
  { db }: HandlerContext,
): Promise<void> {
  await knownRow(db, "Passkey")`
    UPDATE passkeys SET name = ${name} WHERE passkey_id = ${id} AND ${of(owner)} RETURNING passkey_id`;
}

export async function removeKey(owner: Owner, id: number, told: boolean, context: HandlerContext) {
  const { db, now, sender } = context;
  const key = await knownRow<{ name: string }>(db, "Passkey")`
    SELECT name FROM passkeys WHERE passkey_id = ${id} AND ${of(owner)}`;
  const there = sql`EXISTS (SELECT 1 FROM passkeys WHERE passkey_id = ${id})`;
  await batch(db, [
    logged(owner.userId, "passkey-removed", null, now, there),
    ...(told
      ? notice(accountLetter("passkeyRemoved", owner.email, sender, { passkey: key.name }), now, there)
      : []),
    sql`DELETE FROM passkeys WHERE passkey_id = ${id} AND ${of(owner)}`,
  ]);
  context.sendMail();
}

export interface UsedKey {
  userId: number;
  /** Of the statement that counts the use: answers a row where nobody used a copy meanwhile. */
  used: Sql;
  still: Sql;
}

/** The key that signed an answer to a challenge of this purpose; null if none did, or the answer was used before. */
export async function usedKey(
  credential: Assertion,
  purpose: string,
  atDesk: boolean,
  context: HandlerContext,
): Promise<UsedKey | null> {
  const { db, now } = context;
  const key = await firstRow<{ user_id: number; public_key: string; algorithm: number; counter: number }>(db)`
    SELECT user_id, public_key, algorithm, counter FROM passkeys
      WHERE credential_id = ${credential.id} AND at_desk >= ${atDesk ? 1 : 0}`;
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!key || challenge === null) return null;
  const publicKey = { key: key.public_key, algorithm: key.algorithm };
  const counter = await assertedCounter(credential, publicKey, expectedFor(purpose, context));
  // A counter that does not rise is a copy of the key; those that are shared between devices stay at 0.
  if (counter === null || (key.counter > 0 && counter <= key.counter)) return null;
  if (!(await answeredFirst(challenge, context))) return null;
  return {
    userId: key.user_id,
    used: sql`UPDATE passkeys SET counter = ${counter}, used_at = ${now.toISOString()}
      WHERE credential_id = ${credential.id} AND counter = ${key.counter} RETURNING user_id`,
    still: sql`EXISTS (SELECT 1 FROM passkeys WHERE credential_id = ${credential.id})`,
  };
}

function expectedFor(purpose: string, context: HandlerContext) {
  // The address that keys are bound to: the setting's, and what was asked only where there is none.
  const origin = context.sender.trustedOrigin || context.sender.origin;
  return { origin, isChallenge: (challenge: string) => isChallenge(challenge, purpose, context) };
}
