/** What a password has to satisfy (product.md 'Registration and passwords'), said once for the hints of a form and for the upstream that decides. */
import { z } from "zod";

/** Longer ones are refused, never cut. */
export const longestPassword = 128;

/** The rules in the order in which a form shows them. */
export const passwordRules = [
  { id: "lunghezza", text: "Almeno 8 caratteri", holds: (password: string) => [...password].length >= 8 },
  { id: "lettere", text: "Lettere", holds: (password: string) => /\p{L}/u.test(password) },
  { id: "numeri", text: "Numeri", holds: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: "maiuscola",
    text: "Una maiuscola o un simbolo",
    holds: (password: string) => /\p{Lu}|[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

export const weakPassword =
  "La password deve avere almeno 8 caratteri, lettere, numeri e una maiuscola o un simbolo.";
export const longPassword = "La password può avere al massimo 128 caratteri.";

/** A password as somebody typed it to sign in: only its length is judged. */
export const TypedPassword = z.string().min(1).max(longestPassword);

/** A password that somebody chooses. */
export const NewPassword = z
  .string()
  .refine((password) => password.length <= longestPassword, longPassword)
  .refine((password) => passwordRules.every(({ holds }) => holds(password)), weakPassword);
