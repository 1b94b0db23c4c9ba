/** A listing query in the numbers of the held catalogue: what a product must have, ready to be asked of each one. */
import { defaultSort, type FacetKey, facetKeys, formatListing, type ListingQuery } from "contract";
import { askedWords } from "../search/words";
import type { Catalogue } from "./catalogue";

/** A product counts as a new arrival for this many days after it was first seen. */
export const newArrivalDays = 30;

/** More words narrow no search any further. */
const mostWords = 16;

/** What a question needs to know of a catalogue: the names in it. */
export type Known = Pick<Catalogue, "labels" | "words">;

export interface Question {
  /** Whether every product answers it. */
  isOpen: boolean;
  /** Facets with a choice, 'store' apart; a value's mark is the place of its facet here plus one. */
  facets: FacetKey[];
  /** By value id: the mark of the facet for which it was chosen, or 0. */
  marks: Uint8Array;
  /** By value id: the mark of its facet, whether it was chosen or not; 0 where the facet has no choice. */
  facetOf: Uint8Array;
  /** By store id: 1 when chosen; null without a choice. */
  stores: Uint8Array | null;
  /** Category id, 0 for one that does not exist; null without a choice. */
  category: number | null;
  /** The category whose children are offered beside the chosen one; null at the roots. */
  shelf: number | null;
  /** Bounds of the shown offer in cents, inclusive. */
  least: number;
  most: number;
  onSale: boolean;
  /** 1 buyable, 0 sold out. */
  buyable: number | null;
  /** Unix seconds. */
  seenSince: number;
  rating: number;
  search: Search | null;
}

/** One bit a word: what each id contributes to finding all of them. */
export interface Search {
  all: number;
  words: Uint16Array;
  values: Uint16Array;
  categories: Uint16Array;
  stores: Uint16Array;
}

export function questionOf(query: ListingQuery, catalogue: Known, now: Date): Question {
  const { labels } = catalogue;
  const chosen = facetKeys.filter((key) => key !== "store" && query.facets[key]?.length);
  const marks = new Uint8Array(labels.highest.value + 1);
  chosen.forEach((key, place) => {
    for (const slug of query.facets[key] ?? []) {
      const id = labels.valueIds.get(`${key}:${slug}`);
      if (id !== undefined) marks[id] = place + 1;
    }
  });
  const facetOf = new Uint8Array(labels.highest.value + 1);
  if (chosen.length > 0) {
    for (const { id, facet } of labels.values.values()) facetOf[id] = chosen.indexOf(facet) + 1;
  }
  const category = query.category === undefined ? null : (labels.categoryIds.get(query.category) ?? 0);
  const filters = formatListing({ ...query, sort: defaultSort, page: 1 });
  return {
    isOpen: Object.keys(filters).length === 0,
    facets: chosen,
    marks,
    facetOf,
    stores: query.facets.store?.length ? chosenStores(query.facets.store, catalogue) : null,
    category,
    shelf: category === null ? null : shelfOf(category, catalogue),
    least: query.priceMin === undefined ? 0 : Math.round(query.priceMin * 100),
    most: query.priceMax === undefined ? Number.POSITIVE_INFINITY : Math.round(query.priceMax * 100),
    onSale: query.onSale,
    buyable: query.availability === undefined ? null : query.availability === "disponibili" ? 1 : 0,
    seenSince: query.newArrivals ? Math.ceil(now.getTime() / 1000) - newArrivalDays * 86_400 : 0,
    rating: query.rating ?? 0,
    search: query.search === undefined ? null : searchFor(query.search, catalogue),
  };
}

function chosenStores(slugs: readonly string[], { labels }: Known): Uint8Array {
  const stores = new Uint8Array(labels.highest.store + 1);
  for (const slug of slugs) {
    const id = labels.storeIds.get(slug);
    if (id !== undefined) stores[id] = 1;
  }
  return stores;
}

/** The category whose children are offered beside this one: itself, or its parent when it has no children. */
function shelfOf(category: number, { labels }: Known): number {
  for (const { parent } of labels.categories.values()) if (parent === category) return category;
  return labels.categories.get(category)?.parent ?? category;
}

function searchFor(text: string, { labels, words }: Known): Search {
  const asked = askedWords(text).slice(0, mostWords);
  const byWord = new Uint16Array(words.size);
  asked.forEach((word, place) => {
    for (const number of words.meantBy(word, place === asked.length - 1)) add(byWord, number, 1 << place);
  });
  const byId = (highest: number, wordsOfId: ReadonlyMap<number, number[]>) => {
    const bits = new Uint16Array(highest + 1);
    for (const [id, numbers] of wordsOfId) for (const number of numbers) add(bits, id, byWord[number] ?? 0);
    return bits;
  };
  return {
    // Text without a word, like '!!!', asks for a bit that nothing has.
    all: asked.length === 0 ? 1 << mostWords : (1 << asked.length) - 1,
    words: byWord,
    values: byId(labels.highest.value, labels.valueWords),
    categories: byId(labels.highest.category, labels.categoryWords),
    stores: byId(labels.highest.store, labels.storeWords),
  };
}

function add(bits: Uint16Array, id: number, more: number): void {
  bits[id] = (bits[id] as number) | more;
}
