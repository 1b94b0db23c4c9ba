/** What phrases mean, before anything of the catalogue is known: kinds, people, colours, looks, and words for filters. */
import type { FacetKey } from "contract";
import { folded } from "domain/folded";
import { onceFor } from "../remembering";
import { type Found, Lexicon } from "./lexicon";
import { tokensOf } from "./text";
import { largeSizes } from "./vocabulary/sizes";
import type { AttributeWords, Kind, Person, Tables, Wish } from "./vocabulary/tables";

/** Values of a facet; `slugs` as far as the catalogue has them. */
export interface FacetMeaning {
  type: "facet";
  facet: FacetKey;
  label: string;
  slugs: readonly string[];
  /** Phrases in names that say the same. */
  titled: readonly (readonly string[])[];
}

export type Meaning =
  | { type: "kind"; kind: Kind }
  | { type: "person"; person: Person }
  | { type: "attribute"; words: AttributeWords }
  | { type: Exclude<Wish, "large"> }
  | FacetMeaning;

/** Of a value, or of the words that tell one; null of all else. */
export function facetOf(meaning: Meaning): FacetKey | null {
  const said = meaning.type === "attribute" ? meaning.words : meaning;
  return "facet" in said ? said.facet : null;
}

export function isColour(meaning: Meaning): meaning is FacetMeaning {
  return meaning.type === "facet" && meaning.facet === "colour";
}

/** The lexicon of the project's own tables, built when the first search comes. */
export const ownLexicon = onceFor(buildOwn);

function buildOwn({ kinds, models, people, colours, attributes, wishes }: Tables): Lexicon<Meaning> {
  const lexicon = new Lexicon<Meaning>();
  const add = (list: readonly string[], meaning: Meaning) => {
    for (const phrase of list) lexicon.add(phrase, meaning);
  };
  const exactly = (list: readonly string[]) => list.map((phrase) => `=${phrase}`);
  // Where two kinds claim a phrase, the one that means it when typed comes first.
  const named = kinds.map((kind) => ({ kind, meaning: { type: "kind", kind } as const }));
  for (const { kind, meaning } of named) add(kind.typed, meaning);
  for (const { kind, meaning } of named) add([...kind.words, kind.label], meaning);
  for (const { kind, typed } of models)
    add(exactly(typed), named.find((each) => each.kind.label === kind)?.meaning as Meaning);
  // A bimba is no bimbo: words for people are meant as they are written.
  for (const person of people) add(exactly(person.typed), { type: "person", person });
  for (const person of people) add(exactly(person.words), { type: "person", person });
  for (const { slug, label, words } of colours)
    add(words, { type: "facet", facet: "colour", label, slugs: [slug], titled: [] });
  for (const words of attributes)
    add([words.label, ...words.words, ...words.typed], { type: "attribute", words });
  const large: FacetMeaning = { type: "facet", facet: "size", ...largeSizes, titled: [] };
  for (const { wish, typed } of wishes) add(typed, wish === "large" ? large : { type: wish });
  return lexicon;
}

/** What people type for brands, their models too, by the folded name. */
export const callingsBy = onceFor(({ brands, models }: Tables): ReadonlyMap<string, string[]> => {
  const callings = new Map<string, string[]>();
  const called = models.map(({ brand, typed }) => ({ name: brand, typed: typed.map((each) => `=${each}`) }));
  for (const { name, typed } of [...brands, ...called])
    callings.set(folded(name), [...(callings.get(folded(name)) ?? []), ...typed]);
  return callings;
});

/** The words of a phrase of which a name must hold all: without those that carry nothing. */
export function tellingWords(phrase: string): string[] {
  return tokensOf(phrase.replace(/^=/, ""))
    .map(({ word }) => word)
    .filter((word) => word.length > 2 || /\d/.test(word) || /^[cmv]$/.test(word));
}

/** What a phrase means from its first word to its last ('T-shirt' is no shirt), or from its first telling word; else null. */
export function wholeIn(
  lexicon: { at(words: readonly string[], place: number): Found<Meaning> | null },
  phrase: string,
): Found<Meaning> | null {
  const all = tokensOf(phrase.replace(/^=/, "")).map(({ word }) => word);
  for (const words of [all, tellingWords(phrase)]) {
    const found = lexicon.at(words, 0);
    if (found && found.last === words.length - 1) return found;
  }
  return null;
}
