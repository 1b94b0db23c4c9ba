/** Rules and messages that the forms share (product.md 'Forms'); read by actions only, so no browser loads them. */
import { longest, patterns } from "contract/fields";
import * as z from "zod";

export const messages = {
  required: "Questo campo è obbligatorio.",
  email: "Inserisci un indirizzo email valido.",
  phone: "Inserisci un numero di telefono valido.",
  tooLong: "Il testo supera la lunghezza massima consentita.",
  tooShort: "Il testo è troppo corto.",
  characters: "Il testo contiene caratteri non ammessi.",
  address: "Inserisci un indirizzo web valido, ad esempio https://www.esempio.it.",
  number: "Inserisci un numero intero.",
  price: "Scrivi un prezzo, ad esempio 49,90.",
};

const oneLine = z
  .string()
  .trim()
  .max(longest.line, messages.tooLong)
  .regex(patterns.line, messages.characters);

/** One line that must be there, and one that need not. */
export const requiredLine = oneLine.min(1, messages.required);
export const optionalLine = oneLine;

export const requiredEmail = z
  .string()
  .trim()
  .min(1, messages.required)
  .max(longest.email, messages.tooLong)
  .pipe(z.email(messages.email));

/** Several lines, with line ends as the server keeps them. */
export const lines = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .pipe(z.string().max(longest.text, messages.tooLong).regex(patterns.text, messages.characters));

export const optionalPhone = z
  .string()
  .trim()
  .max(longest.line, messages.tooLong)
  .regex(/^$|^\+?[\d\s()./-]{6,30}$/, messages.phone);

/** A web address; who leaves the scheme out means https. */
export const optionalAddress = z
  .string()
  .trim()
  .max(longest.address, messages.tooLong)
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: /\./, error: messages.address }).or(z.literal("")));

/** Digits, with the points that Italians put between thousands; null when empty. */
export const optionalCount = z
  .string()
  .trim()
  .regex(/^[\d.]{0,12}$/, messages.number)
  .transform((text) => (text === "" ? null : Number(text.replaceAll(".", ""))));

/** A box that must be ticked. */
export function ticked(message: string) {
  return z.literal("on", message).transform(() => true as const);
}
