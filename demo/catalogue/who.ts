/** Whom articles are for, and what brands and stores specialise in. */
import * as z from "zod";
import { names, text } from "../../scripts/tables";

/** Whom an article is for: donna, uomo, bambina (femmina), bambino (maschio), neonato. */
const root = z.enum(["d", "u", "f", "m", "n"]);
export type Root = z.infer<typeof root>;

/** 'du': a letter each. */
export const roots = text.transform((letters) => [...letters]).pipe(z.array(root));

export const group = z.enum([
  "capi",
  "eleganti",
  "denim",
  "maglie",
  "capispalla",
  "sport",
  "intimo",
  "mare",
  "scarpe",
  "scarpe-sport",
  "ciabatte",
  "borse",
  "accessori",
  "occhiali",
  "gioielli",
  "orologi",
  "bellezza",
  "bimbi",
  "neonato",
]);
export type Group = z.infer<typeof group>;

export const groups = names.pipe(z.array(group));
