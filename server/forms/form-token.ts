/**
 * The hidden token of forms: remix-utils' honeypot with its sealed "valid from", which is when a person can have filled the
 * form at the earliest. The seal holds random salt, so no two tokens are equal; all have 44 characters.
 */
import { Honeypot, SpamError } from "remix-utils/honeypot/server";
import type { Env } from "../env";
import type { Visit } from "../visit";

/** Names of the hidden fields; the first stays empty unless a program fills whatever it finds. */
export const trapField = "nome__conferma";
export const tokenField = "modulo__da";

type Keys = Pick<Env, "CLICK_SALT" | "FORM_SECONDS">;

/** `early`: a genuine token, sent before its time; `bad`: the trap was filled, or the token is none of ours. */
export type TokenVerdict = "good" | "early" | "bad";

/** The token of this answer, minted once. */
export function formTokenOf(visit: Pick<Visit, "formToken" | "env">): string {
  visit.formToken ??= mintToken(visit.env, Date.now());
  return visit.formToken;
}

/** A token of a form that is shown at `shown` (ms since 1970). */
export function mintToken(keys: Keys, shown: number): string {
  const validFromTimestamp = shown + keys.FORM_SECONDS * 1_000;
  return honeypot(keys).getInputProps({ validFromTimestamp }).encryptedValidFrom;
}

export function judgeToken(fields: URLSearchParams, keys: Keys): TokenVerdict {
  // The library lets a form pass that has neither field.
  if (!fields.get(tokenField)) return "bad";
  const form = new FormData();
  for (const name of [trapField, tokenField]) form.set(name, fields.get(name) ?? "");
  try {
    honeypot(keys).check(form);
    return "good";
  } catch (error) {
    // What is not of our sealing may also fail inside the library's decryption.
    return error instanceof SpamError && error.message === "Honeypot valid from is in future"
      ? "early"
      : "bad";
  }
}

let made: { seed: string; honeypot: Honeypot } | undefined;

/** Every isolate has to read every other's tokens, so the seed comes from settings; made late, because it draws random bytes. */
function honeypot({ CLICK_SALT }: Keys): Honeypot {
  const seed = `forms ${CLICK_SALT}`;
  if (made?.seed !== seed) {
    const names = { nameFieldName: trapField, validFromFieldName: tokenField };
    made = { seed, honeypot: new Honeypot({ ...names, encryptionSeed: seed }) };
  }
  return made.honeypot;
}
