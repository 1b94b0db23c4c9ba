/** What an Italian shop calls the words of feeds for materials, patterns and the like: the vocabulary's labels. */
import type { FacetKey } from "contract/listing/facets";
import { onceFor } from "upstream/remembering";
import type { FeedWords } from "upstream/search/feed-words";
import { fold } from "./text";

/** Labels by facet and folded word; a word that is not listed keeps the store's spelling. */
export const facetWords = onceFor(({ tables }: FeedWords) => {
  const labels: Partial<Record<FacetKey, Map<string, string>>> = {};
  for (const { facet, label, words } of tables.attributes) {
    const known = labels[facet] ?? new Map<string, string>();
    for (const word of words.map(fold)) if (!known.has(word)) known.set(word, label);
    labels[facet] = known;
  }
  return labels;
});
