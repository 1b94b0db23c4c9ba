/** What a segment of a search is as a part, once it is decided which of its meanings counts. */
import { askedTerms } from "contract/listing/terms";
import { folded } from "domain/folded";
import { own } from "domain/own";
import { type Meaning, tellingWords } from "./meanings";
import type { KindPart, Part, Span } from "./parts";
import { kindKey } from "./reading";
import switchLabels from "./switch-labels.json";
import type { Token } from "./text";
import type { Vocabulary } from "./vocabulary";
import { fillers, isSmall } from "./vocabulary/fillers";

export interface Segment {
  meanings: readonly Meaning[];
  tokens: Token[];
  spans: Span[];
}

export const spelt = (text: string) => folded(text).replace(/[^a-z0-9]/g, "");

export function kindOf({ meanings, tokens, spans }: Segment, vocabulary: Vocabulary): KindPart | null {
  const found = meanings.find((meaning) => meaning.type === "kind");
  if (found?.type !== "kind") return null;
  const { label, area, leaves, also, titled, rather } = found.kind;
  const phrases = [...titled, ...rather].map(tellingWords).filter((list) => list.length > 0);
  const words = tokens.map(({ word }) => word).filter((word) => !fillers.has(word));
  const told = tokens.flatMap(({ word }) => (isSmall(word) ? [] : [word]));
  // Of 'scarpe da trekking' the second word tells more: shoes are all of them.
  const particular = words.filter((word) => vocabulary.meaningsOf(word).every(({ type }) => type !== "kind"));
  const said = particular.length > 0 ? particular : words;
  const by = { titled: phrases, called: [...titled, ...rather].some((phrase) => phrase.startsWith("=")) };
  const loosely = rather.length > 0;
  const key = kindKey(found.kind);
  return { type: "kind", key, label, area, leaves, also, ...by, loosely, said, words: told, spans };
}

const isSwitch = (type: string): type is keyof typeof switchLabels => own(switchLabels, type) !== undefined;

/** Anything else: 3. */
const ranks: Partial<Record<Meaning["type"], number>> = { kind: 9, person: 1, attribute: 2, gift: -1 };

/** The words of a segment as `spelt` compares names. */
export function typedOf({ tokens }: Pick<Segment, "tokens">): string {
  return spelt(tokens.map(({ word }) => word).join(""));
}

export function describing(all: readonly Meaning[], { tokens, spans }: Segment, by: Vocabulary): Part | null {
  const facets = all.map((meaning) => (meaning.type === "attribute" ? by.valuesFor(meaning.words) : meaning));
  const typed = typedOf({ tokens });
  // What a value of the catalogue is called to the letter is that value, before what merely means another.
  const isCalledSo = (meaning: Meaning) =>
    meaning.type === "facet" &&
    meaning.facet !== "detail" &&
    meaning.slugs.length > 0 &&
    spelt(meaning.label) === typed;
  const rank = (each: Meaning, told: Meaning) => rankOf(each, told) - (isCalledSo(each) ? 0.5 : 0);
  const meaning = facets
    .map((meaning, place) => ({ meaning, rank: rank(meaning, all[place] as Meaning) }))
    .sort((a, b) => a.rank - b.rank)[0]?.meaning;
  if (!meaning) return null;
  switch (meaning.type) {
    case "facet":
      return { ...meaning, spans };
    case "person":
      return { type: "person", label: meaning.person.label, audiences: meaning.person.audiences, spans };
    case "kind":
      return null;
    default:
      return isSwitch(meaning.type)
        ? { type: meaning.type, label: switchLabels[meaning.type], spans }
        : { type: "term", term: meaning.type, label: askedTerms[meaning.type], spans };
  }
}

function rankOf(meaning: Meaning, told: Meaning): number {
  if (meaning.type !== "facet") return ranks[meaning.type] ?? 3;
  if (meaning.facet === "brand") return 0;
  if (told.type === "facet") return meaning.facet === "colour" || meaning.facet === "size" ? 0.1 : 2.4;
  return meaning.slugs.length > 0 ? 2 : 2.5;
}
