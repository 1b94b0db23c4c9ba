/** How a discount code may be shown before the visitor asks for it: masked, and never inside a text (product.md 'Promotions'). */

const stars = "****";

/** '****' up to four characters, else the first two and the last two show. */
export function maskedCode(code: string): string {
  const signs = [...code];
  return signs.length <= 4 ? stars : signs.slice(0, 2).join("") + stars + signs.slice(-2).join("");
}

/** A text without the code in it, as a whole word; a code without a digit is told from a word by its capitals ('SALDI'). */
export function withoutCode(text: string, code: string | null, instead = code && maskedCode(code)): string {
  if (!code || instead === null) return text;
  const literal = code.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, /\d/.test(code) ? "giu" : "gu");
  return text.replace(whole, () => instead);
}

/** The text as its author wrote it: what `withoutCode` took out stands in it again. */
export function withCode(text: string, code: string | null): string {
  return code ? text.replaceAll(maskedCode(code), () => code) : text;
}

/** What says how long something is valid; ISO times, null is open. */
export interface Validity {
  startsAt: string | null;
  endsAt: string | null;
  /** Ended by its store before its time. */
  ended: boolean;
}

/** The end has passed, or the store has ended it. The moment of the end itself is too late. */
export function isExpired({ endsAt, ended }: Pick<Validity, "endsAt" | "ended">, now: Date): boolean {
  return ended || (endsAt !== null && Date.parse(endsAt) <= now.getTime());
}
