/** Known words that a mistyped one may mean, and how likely each is: what names a thing, its maker, its colour, its cloth or for whom it is. */
import type { FacetKey } from "contract";
import type { KnownWord } from "domain/typos";
import type { Lexicon } from "./lexicon";
import { facetOf, type Meaning, tellingWords } from "./meanings";
import type { Kind } from "./vocabulary/tables";

const weights = { within: 35, spoken: 40, ofKinds: 60, spelled: 6 };

/** Of other words a text may only happen to hold one: 'porno' is no 'perno', and 'proto' no 'promo'. */
const named: ReadonlySet<FacetKey> = new Set(["brand", "store", "colour", "material", "pattern"]);

export function correctableOf(
  told: Lexicon<string>,
  lexicons: readonly Lexicon<Meaning>[],
  kinds: readonly Kind[],
  brands: ReadonlySet<string>,
): KnownWord[] {
  const known = new Map<string, KnownWord>();
  // What only people type may be a slip itself: 'maglieta', 'camica'.
  const spelled = new Set(kinds.flatMap(({ label, words }) => [label, ...words]).flatMap(tellingWords));
  const add = (one: KnownWord) => {
    const before = known.get(one.word);
    if (one.word.length > 2 && !/\d/.test(one.word) && (before?.weight ?? 0) < one.weight)
      known.set(one.word, one);
  };
  for (const word of told.words) add({ word, weight: weights.spoken });
  for (const lexicon of lexicons)
    for (const word of lexicon.words) {
      const isBrand = brands.has(word);
      if (isBrand) add({ word, weight: weights.spoken, isBrand });
      const alone = lexicon.meaningsOf(word).filter(isNamed);
      const isKind = alone.some(({ type }) => type === "kind");
      const own = isKind ? weights.ofKinds : alone.length > 0 ? weights.spoken : weights.within;
      const weight = own + (spelled.has(word) ? weights.spelled : 0);
      if (isBrand && !isKind) continue;
      add({ word, weight, isWithin: alone.length === 0 });
      // How a thing is agrees with it: 'rotonti' is nearer to 'rotondi' than to 'rotondo'.
      const isLook = !isKind && lexicon.meaningsOf(word).some((each) => facetOf(each) !== null);
      for (const ending of isLook && /.{5}o$/.test(word) ? "aie" : "")
        add({ word: word.slice(0, -1) + ending, weight: weight - 1, isWithin: alone.length === 0 });
    }
  return [...known.values()];
}

function isNamed(meaning: Meaning): boolean {
  const facet = facetOf(meaning);
  return facet === null ? meaning.type === "kind" || meaning.type === "person" : named.has(facet);
}
