/** What a picture can show of what a title says: words of titles, and the trait that stands in a picture's provenance when it was drawn. */
import { tableOf, text } from "../../scripts/tables";
import { remembering } from "../../upstream/remembering";

const claims = tableOf(new URL("traits.tsv", import.meta.url), {
  trait: text,
  words: text.transform((words) => new RegExp(words, "i")),
});

/** Traits that a text claims; every one must have been drawn. */
export const claimsOf = remembering((said) =>
  claims.filter(({ words }) => words.test(said)).map(({ trait }) => trait),
);

/** Whether a picture with these traits shows what the text says. */
export function isShown(text: string, traits: readonly string[]): boolean {
  return claimsOf(text).every((trait) => traits.includes(trait));
}
