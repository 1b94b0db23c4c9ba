/**
 * One pass over the held catalogue answers a question: which products match, and how many carry each value. A product
 * that fails only the choice in one facet counts for that facet alone, so a facet does not narrow itself.
 */
import { emptyListing } from "contract";
import type { Block } from "./block";
import type { Catalogue } from "./catalogue";
import { type Question, questionOf, type Search } from "./question";

export interface Counts {
  /** By value id; facet 'store' is in `stores`. */
  values: Uint32Array;
  /** By category id; of the shelf's children they are exact. */
  categories: Uint32Array;
  /** By store id: products of which the store's own best offer passes the filters that mean an offer. */
  stores: Uint32Array;
}

/** Called for a match: its block, its place there, and the place of the offer that its card shows. */
export type OnMatch = (block: Block, blockIndex: number, product: number, offer: number) => void;

/** What a product fails when it fails one thing only. */
const nothing = 0;
const category = -1;
const offerOrStore = -2;
const tooMuch = -3;

export function findMatches(catalogue: Catalogue, question: Question, onMatch: OnMatch): void {
  pass(catalogue, question, null, onMatch);
}

export function countValues(catalogue: Catalogue, question: Question): Counts {
  const { highest } = catalogue.labels;
  const counts = {
    values: new Uint32Array(highest.value + 1),
    categories: new Uint32Array(highest.category + 1),
    stores: new Uint32Array(highest.store + 1),
  };
  pass(catalogue, question, counts, null);
  return counts;
}

const countedWhole = new WeakMap<Catalogue, Counts>();

/** Counts without any filter, once a version. */
export function allCounts(catalogue: Catalogue): Counts {
  const known = countedWhole.get(catalogue);
  if (known) return known;
  const counts = countValues(catalogue, questionOf(emptyListing, catalogue, new Date(0)));
  countedWhole.set(catalogue, counts);
  return counts;
}

function pass(catalogue: Catalogue, question: Question, counts: Counts | null, onMatch: OnMatch | null) {
  const allMarks = (1 << question.facets.length) - 1;
  catalogue.blocks.forEach((block, blockIndex) => {
    for (let product = 0; product < block.size; product++) {
      const offer = shownOffer(block, product, question.stores);
      const failed = failureOf(block, product, offer, question, allMarks);
      if (failed === tooMuch) continue;
      if (failed === nothing) onMatch?.(block, blockIndex, product, offer);
      if (counts) count(block, product, question, failed, counts);
    }
  });
}

/** Place of the best offer of the chosen stores, or -1. */
function shownOffer(block: Block, product: number, stores: Uint8Array | null): number {
  const { starts, items } = block.stores;
  const end = starts[product + 1] as number;
  let offer = starts[product] as number;
  if (stores) while (offer < end && !stores[items[offer] as number]) offer++;
  return offer < end ? offer : -1;
}

/** What alone keeps the product out: `nothing`, `category`, `offerOrStore`, the mark of a facet; else `tooMuch`. */
function failureOf(
  block: Block,
  product: number,
  offer: number,
  question: Question,
  allMarks: number,
): number {
  if ((block.seen[product] as number) < question.seenSince) return tooMuch;
  if ((block.ratings[product] as number) < question.rating) return tooMuch;
  let failed = nothing;
  if (offer < 0 || !offerPasses(block, offer, question)) failed = offerOrStore;
  if (question.category !== null && !holds(block.categories, product, question.category)) {
    if (failed !== nothing) return tooMuch;
    failed = category;
  }
  if (allMarks !== 0) {
    const missing = allMarks & ~marksOf(block, product, question.marks);
    if (missing !== 0) {
      if (failed !== nothing || (missing & (missing - 1)) !== 0) return tooMuch;
      failed = 32 - Math.clz32(missing);
    }
  }
  if (question.search && !found(block, product, question.search)) return tooMuch;
  return failed;
}

function offerPasses(block: Block, offer: number, question: Question): boolean {
  const price = block.prices[offer] as number;
  if (price < question.least || price > question.most) return false;
  if (question.onSale && (block.lists[offer] as number) <= price) return false;
  return question.buyable === null || block.buyable[offer] === question.buyable;
}

function holds(lists: Block["categories"], product: number, wanted: number): boolean {
  const end = lists.starts[product + 1] as number;
  for (let at = lists.starts[product] as number; at < end; at++) if (lists.items[at] === wanted) return true;
  return false;
}

function marksOf(block: Block, product: number, marks: Uint8Array): number {
  const { starts, items } = block.values;
  const end = starts[product + 1] as number;
  let seen = 0;
  for (let at = starts[product] as number; at < end; at++) {
    const mark = marks[items[at] as number] as number;
    if (mark !== 0) seen |= 1 << (mark - 1);
  }
  return seen;
}

function found(block: Block, product: number, search: Search): boolean {
  return (
    (bits(block.words, product, search.words) |
      bits(block.values, product, search.values) |
      bits(block.categories, product, search.categories) |
      bits(block.stores, product, search.stores)) ===
    search.all
  );
}

function bits(lists: Block["words"], product: number, by: Uint16Array): number {
  const end = lists.starts[product + 1] as number;
  let all = 0;
  for (let at = lists.starts[product] as number; at < end; at++)
    all |= by[lists.items[at] as number] as number;
  return all;
}

function count(block: Block, product: number, question: Question, failed: number, counts: Counts): void {
  if (failed >= nothing) {
    const { starts, items } = block.values;
    const end = starts[product + 1] as number;
    for (let at = starts[product] as number; at < end; at++) {
      const value = items[at] as number;
      if (failed === nothing || question.facetOf[value] === failed) add(counts.values, value);
    }
  }
  if (failed === nothing || failed === category) {
    const { starts, items } = block.categories;
    const end = starts[product + 1] as number;
    for (let at = starts[product] as number; at < end; at++) add(counts.categories, items[at] as number);
  }
  if (failed === nothing || failed === offerOrStore) {
    const { starts, items } = block.stores;
    const end = starts[product + 1] as number;
    for (let at = starts[product] as number; at < end; at++) {
      if (offerPasses(block, at, question)) add(counts.stores, items[at] as number);
    }
  }
}

function add(counts: Uint32Array, id: number): void {
  counts[id] = (counts[id] as number) + 1;
}
