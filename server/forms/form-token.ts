/** The hidden token of forms, 42 characters: when the form was shown, random letters, and our signature of both. */
import type { Env } from "../env";
import { isSignatureOf, randomToken, signatureOf } from "../seal";
import type { Visit } from "../visit";

/** Names of the hidden fields; the first stays empty unless a program fills whatever it finds. */
const trapField = "nome__conferma";
export const tokenField = "modulo__da";

/** How long a form may stay open, in milliseconds. @internal a test goes to the limit */
export const longestOpen = 2 * 3_600_000;

/** Milliseconds since 1970 in base 36 (eight letters until 2059), then twelve random ones, then the signature. */
const tokenShape = /^(([0-9a-z]{8})[\w-]{12})([\w-]{22})$/;

type Keys = Pick<Env, "CLICK_SALT" | "FORM_SECONDS">;

/** `early`: a genuine token, sent before its time; `late`: it was shown too long ago; `bad`: the trap was filled, or the token is none of ours. */
export type TokenVerdict = "good" | "early" | "late" | "bad";

/** The token of this answer, minted once. */
export function formTokenOf(visit: Pick<Visit, "formToken" | "env">): string {
  visit.formToken ??= mintToken(visit.env, Date.now());
  return visit.formToken;
}

/** A token of a form that is shown at `shown` (ms since 1970). */
export function mintToken(keys: Keys, shown: number): string {
  const text = shown.toString(36).padStart(8, "0") + randomToken().slice(0, 12);
  return text + signatureOf(text, secretOf(keys));
}

/** What is to be thought of a post at `now` (ms since 1970). */
export function judgeToken(fields: URLSearchParams, keys: Keys, now: number): TokenVerdict {
  const [, text = "", shown = "", signature = ""] = tokenShape.exec(fields.get(tokenField) ?? "") ?? [];
  if (fields.get(trapField) || !isSignatureOf(text, secretOf(keys), signature)) return "bad";
  const open = now - Number.parseInt(shown, 36);
  if (open < keys.FORM_SECONDS * 1_000) return "early";
  return open > longestOpen ? "late" : "good";
}

/** Every isolate has to read every other's tokens, so the secret comes from settings. */
function secretOf({ CLICK_SALT }: Keys): string {
  return `forms ${CLICK_SALT}`;
}
