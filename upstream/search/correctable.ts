/** Known words that a mistyped one may mean, and how likely each is. */
import { formOf, otherNumbers } from "./forms";
import type { Lexicon } from "./lexicon";
import type { Meaning } from "./meanings";
import type { KnownWord } from "./typos";

const weights = { ofNames: 10, spoken: 40, ofKinds: 60, otherNumber: -5 };

export function correctableOf(
  names: readonly string[],
  told: Lexicon<string>,
  lexicons: readonly Lexicon<Meaning>[],
): KnownWord[] {
  const known = new Map<string, number>();
  const add = (word: string, weight: number) => {
    if (word.length > 2 && !/\d/.test(word)) known.set(word, Math.max(weight, known.get(word) ?? 0));
  };
  for (const word of names) add(word, weights.ofNames);
  for (const word of told.words) add(word, weights.spoken);
  for (const lexicon of lexicons)
    for (const word of lexicon.words) {
      const meanings = lexicon.meaningsOf(word);
      const weight = meanings.some(({ type }) => type === "kind") ? weights.ofKinds : weights.spoken;
      add(word, weight);
      if (meanings.some((meaning) => meaning.type === "facet" && meaning.facet === "brand")) continue;
      // Of 'maglieta' the other number would be taken for a form of 'maglia'.
      for (const other of otherNumbers(word))
        if (formOf(other) === formOf(word)) add(other, weight + weights.otherNumber);
    }
  return [...known].map(([word, weight]) => ({ word, weight }));
}
