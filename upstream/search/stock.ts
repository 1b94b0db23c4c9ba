/** What a catalogue holds, for what a search may go on to be. */
import type { FacetKey } from "contract";
import { taxonomy } from "../catalogue/taxonomy";
import type { Counts } from "../listing/answer";
import { vocabularyOf } from "../listing/vocabulary";
import type { Stock } from "./completions";
import { tokensOf } from "./text";
import { tablesOf } from "./vocabulary/tables";

const describing: ReadonlySet<FacetKey> = new Set([
  ...(["colour", "material", "pattern", "occasion", "season"] as const),
  ...(["closure", "sleeveType", "neckType", "heelType"] as const),
]);

export function stockOf(known: Parameters<typeof vocabularyOf>[0], counts: Counts): Stock {
  const { values, stores, categories } = counts;
  const { labels, words } = known;
  const vocabulary = vocabularyOf(known);
  const carried = (wanted: (facet: FacetKey) => boolean) =>
    [...labels.values.values()]
      .flatMap(({ id, facet, label }) => (wanted(facet) ? [{ label, products: values[id] ?? 0 }] : []))
      .filter(({ products }) => products > 0)
      .sort((a, b) => b.products - a.products);
  const sold = new Set(taxonomy.flatMap(({ id, leaf }) => (leaf && categories[id] ? [leaf] : [])));
  return {
    tables: tablesOf(labels.vocabulary),
    brands: carried((facet) => facet === "brand"),
    stores: [...labels.storeValues].flatMap(([store, id]) => {
      const label = labels.values.get(id)?.label;
      const products = stores[store] ?? 0;
      return label && products > 0 ? [{ label, products }] : [];
    }),
    values: carried((facet) => describing.has(facet)),
    colours: carried((facet) => facet === "colour"),
    sizes: carried((facet) => facet === "size"),
    sells: ({ leaves, area }) =>
      leaves.length > 0
        ? leaves.some((leaf) => sold.has(leaf))
        : taxonomy.some((node) => node.area === area && node.leaf !== null && sold.has(node.leaf)),
    isUsed: (word) => words.known(word) !== undefined,
    // Numbers and letters are sizes and prices; 't-shirt' are two words.
    knows: (text) =>
      tokensOf(text).every(({ word }) => word.length < 3 || /^\d/.test(word) || vocabulary.knows(word)),
  };
}
