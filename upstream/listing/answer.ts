/** One pass answers a question: matches and counts. What fails only one facet counts for it: a facet does not narrow itself. */
import { Lru } from "../lru";
import { onceFor } from "../remembering";
import type { Block } from "./block";
import type { Catalogue } from "./held-catalogue";
import { keepsTo } from "./promises";
import type { Question } from "./question";
import { type Rank, rankOf } from "./ranking";

export interface Counts {
  values: Uint32Array;
  /** By category id; of the siblings of the chosen one they are exact. Kept ones leave out those without products. */
  categories: Readonly<Record<number, number>>;
  /** By store id: products of which the store's own best offer passes the filters that mean an offer. */
  stores: Uint32Array;
  /** How many are sold out, and how many can be bought. */
  buyable: Uint32Array;
  /** By whole stars; 0 for products without a review. */
  stars: Uint32Array;
}

export type OnMatch = (block: Block, blockIndex: number, product: number, offer: number) => void;

/** What a product fails when it fails one thing only. */
const nothing = 0;
const category = -1;
const offerOrStore = -2;
const availability = -3;
const rating = -4;
const tooMuch = -5;

export function findMatches(catalogue: Catalogue, question: Question, onMatch: OnMatch): void {
  pass(catalogue, question, null, onMatch);
}

/** Counts that are made once a version: those of the last so many questions with one filter, or none. */
const mostKept = 100;
const keptOf = onceFor((_version: object) => new Lru<string, Counts>(mostKept));

/** @param version the object that stands for a version of the catalogue */
export function keptCounts(version: object, { onlyFilter }: Question): Counts | undefined {
  return onlyFilter === null ? undefined : keptOf(version).get(onlyFilter);
}

export function keepCounts(version: object, { onlyFilter }: Question, counted: Counts): Counts {
  if (onlyFilter === null) return counted;
  return keptOf(version).set(onlyFilter, { ...counted, categories: withProducts(counted.categories) });
}

/** Ids of categories say where they stand in the tree and go far beyond their number: a table by id is 200 KB of zeros. */
function withProducts(counts: Counts["categories"]): Counts["categories"] {
  if (!(counts instanceof Uint32Array)) return counts;
  const found: Record<number, number> = {};
  counts.forEach((count, id) => {
    if (count > 0) found[id] = count;
  });
  return found;
}

export function countValues(catalogue: Catalogue, question: Question): Counts {
  return keptCounts(catalogue, question) ?? keepCounts(catalogue, question, countAgain(catalogue, question));
}

type Tally = Counts & { categories: Uint32Array };

function countAgain(catalogue: Catalogue, question: Question): Counts {
  const counts = nothingCounted(catalogue.labels);
  pass(catalogue, question, counts, null);
  return counts;
}

export function nothingCounted({ highest }: Catalogue["labels"]): Tally {
  return {
    values: new Uint32Array(highest.value + 1),
    categories: new Uint32Array(highest.category + 1),
    stores: new Uint32Array(highest.store + 1),
    buyable: new Uint32Array(2),
    stars: new Uint32Array(6),
  };
}

function pass(catalogue: Catalogue, question: Question, counts: Tally | null, onMatch: OnMatch | null) {
  const allMarks = (1 << question.facets.length) - 1;
  const must = question.conditions.map(rankOf);
  const named = question.named.map(({ bit, condition }) => ({ bit, rank: rankOf(condition) }));
  catalogue.blocks.forEach((block, blockIndex) => {
    for (let product = 0; product < block.size; product++) {
      if (!meets(block, product, must)) continue;
      const offer = shownOffer(block, product, question);
      const failed = failureOf(block, product, offer, question, allMarks, named);
      if (failed === tooMuch) continue;
      if (failed === nothing) onMatch?.(block, blockIndex, product, offer);
      if (counts) count(block, product, offer, question, failed, counts);
    }
  });
}

/** Place of the best offer of the chosen stores that promise what is asked for, or -1. */
export function shownOffer(
  block: Block,
  product: number,
  { stores, promised }: Pick<Question, "stores" | "promised">,
): number {
  const { starts, items } = block.stores;
  const end = starts[product + 1] as number;
  let offer = starts[product] as number;
  if (stores || promised)
    while (
      offer < end &&
      ((stores && !stores[items[offer] as number]) || (promised && !keepsTo(block, offer, promised)))
    )
      offer++;
  return offer < end ? offer : -1;
}

/** What alone keeps the product out: `nothing`, the mark of a facet, one of the names above; else `tooMuch`. */
function failureOf(
  block: Block,
  product: number,
  offer: number,
  question: Question,
  allMarks: number,
  named: NamedRanks,
): number {
  if ((block.seen[product] as number) < question.seenSince) return tooMuch;
  let failed = offer < 0 ? offerOrStore : failureOfOffer(block, offer, question);
  if ((block.ratings[product] as number) < question.rating) {
    if (failed !== nothing) return tooMuch;
    failed = rating;
  }
  if (question.category !== null && !holds(block.categories, product, question.category)) {
    if (failed !== nothing) return tooMuch;
    failed = category;
  }
  if (allMarks !== 0) {
    let missing = allMarks & ~marksOf(block, product, question.marks);
    if (missing !== 0) missing = unnamed(block, product, named, missing);
    if (missing !== 0) {
      if (failed !== nothing || (missing & (missing - 1)) !== 0) return tooMuch;
      failed = 32 - Math.clz32(missing);
    }
  }
  return failed;
}

function failureOfOffer(block: Block, offer: number, question: Question): number {
  const cents = (question.delivered ? block.totals : block.prices)[offer] as number;
  if (cents < question.least || cents > question.most) return offerOrStore;
  if (question.onSale && (block.lists[offer] as number) <= (block.prices[offer] as number))
    return offerOrStore;
  return question.buyable === null || block.buyable[offer] === question.buyable ? nothing : availability;
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

type NamedRanks = readonly { bit: number; rank: Rank }[];

/** Of the missing facets those that the product's name does not speak of, either. */
function unnamed(block: Block, product: number, named: NamedRanks, missing: number): number {
  let left = missing;
  for (const { bit, rank } of named) if ((left & bit) !== 0 && rank(block, product) > 0) left &= ~bit;
  return left;
}

function meets(block: Block, product: number, must: readonly Rank[]): boolean {
  for (const rank of must) if (rank(block, product) === 0) return false;
  return true;
}

function count(
  block: Block,
  product: number,
  offer: number,
  question: Question,
  failed: number,
  counts: Tally,
): void {
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
  if (failed === nothing || failed === offerOrStore || failed === availability) {
    const { starts, items } = block.stores;
    const end = starts[product + 1] as number;
    for (let at = starts[product] as number; at < end; at++) {
      if (
        failureOfOffer(block, at, question) === nothing &&
        (!question.promised || keepsTo(block, at, question.promised))
      )
        add(counts.stores, items[at] as number);
    }
  }
  if (failed === nothing || failed === availability) add(counts.buyable, block.buyable[offer] as number);
  if (failed === nothing || failed === rating) add(counts.stars, block.ratings[product] as number);
}

function add(counts: Uint32Array, id: number): void {
  counts[id] = (counts[id] as number) + 1;
}
