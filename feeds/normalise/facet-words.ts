/** What an Italian shop calls the words of feeds for materials, patterns and the like: the vocabulary's labels. */
import type { FacetKey } from "contract/listing/facets";
import { looks } from "upstream/search/vocabulary/looks";
import { materials } from "upstream/search/vocabulary/materials";
import { occasions, seasons } from "upstream/search/vocabulary/occasions";
import { fold } from "./text";

/** Labels by facet and folded word; a word that is not listed keeps the store's spelling. */
export const facetWords: Readonly<Partial<Record<FacetKey, ReadonlyMap<string, string>>>> = byFacet();

function byFacet() {
  const labels: Partial<Record<FacetKey, Map<string, string>>> = {};
  for (const { facet, label, words } of [...materials, ...looks, ...occasions, ...seasons]) {
    const known = labels[facet] ?? new Map<string, string>();
    for (const word of words.map(fold)) if (!known.has(word)) known.set(word, label);
    labels[facet] = known;
  }
  return labels;
}
