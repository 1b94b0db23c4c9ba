/**
 * What everyday searches should show first, by tables beside this file: leaves are those of the taxonomy without the audience; `*` means any.
 * Written as a shopper would judge, not as the search answers.
 */
import * as z from "zod";
import { names, tableOf, text } from "../../scripts/tables";
import { taxonomy } from "../../upstream/catalogue/taxonomy";
import { random } from "../tools/random";
import { wishesOf } from "./wishes";

const known = new Set(taxonomy.map(({ leaf }) => leaf));

/** Of what no shop of fashion sells nothing may be found under another word. */
export const nothing = "!";

const cells = {
  query: text,
  leaves: names
    .transform((leaves) => (leaves[0] === "*" ? [] : leaves))
    .pipe(
      z.array(z.string().refine((leaf) => leaf === nothing || known.has(leaf), "no leaf of the taxonomy")),
    ),
  wishes: z.string().transform(wishesOf),
};

export type Expected = z.infer<z.ZodObject<typeof cells>>;

const files = "clothes shoes-and-bags accessories mixed everyday fresh kept shoppers sports blind";
export const searches: readonly Expected[] = files.split(" ").flatMap(rowsOf);

/** By somebody who knew none of the above, told apart: what they found was looked at once, before anything was corrected for them. */
export const strangersSearches: readonly Expected[] = rowsOf("strangers");

/** By hand before the search was opened, what each answer must keep; every second one unseen while it was built, the fresh ones seen by nobody. */
export const byHand = Object.fromEntries(halves().map((half) => [half, rowsOf(half.replace(/'? /g, "-"))]));

/** Of three strangers what is for building alone, of the others both halves; the newest come last. */
function halves(): string[] {
  const first = ["by hand seen", "by hand unseen", "by hand fresh", "phones' seen", "phones' unseen"];
  const building = ["seventeenth strangers", "thirteenth strangers' seen", "fourteenth strangers' seen"];
  const whole = "second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth";
  const both =
    `${whole} fifteenth sixteenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth`
      .split(" ")
      .flatMap((nth) => [`${nth} strangers' seen`, `${nth} strangers' unseen`]);
  return [...first, ...building, ...both];
}

/** The half that a seed draws, by the text alone: whoever mends looks at the other one, and this one's figure is reported. */
export function isDrawn({ query }: Expected, seed: number): boolean {
  let mixed = seed;
  for (const letter of query) mixed = Math.imul(mixed ^ (letter.codePointAt(0) as number), 0x01000193);
  return random(mixed)() < 0.5;
}

function rowsOf(name: string): Expected[] {
  return tableOf(new URL(`${name}.tsv`, import.meta.url), cells);
}
