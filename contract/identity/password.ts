/** What a password has to satisfy (product.md 'Registration and passwords'), said once for the hints of a form and for the upstream that decides. */
import * as z from "zod";
import { passwordRules } from "./password-rules";

/** Longer ones are refused, never cut. */
export const longestPassword = 128;

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
