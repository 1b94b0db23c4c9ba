/**
 * The order of matching products. Every sort is a number a product, ties end in the id, so pages never overlap; no sort
 * knows what an outgoing click earns (docs/decisions/0011).
 */
import type { Sort } from "contract";
import { findMatches, type OnMatch } from "./answer";
import type { Block } from "./block";
import type { Catalogue } from "./catalogue";
import type { Question } from "./question";

/** A product of a page with the offer that its card shows. */
export interface Pick {
  product: number;
  offer: number;
}

export interface Page {
  picks: Pick[];
  total: number;
}

/** A product's slot, its block's index and its place there, in the low bits of a key: room for 4 million. */
const slots = 2 ** 22;
const perBlock = 2 ** 9;
/** Primary keys stay below this, so that a key is an exact number. */
const highest = 2 ** 31 - 1;

/** In 'consigliati' every earlier product of the same brand costs so many points, and of the same leaf category. */
export const sameBrandCost = 20;
export const sameLeafCost = 6;
/** What can be bought comes first whatever its points and costs: both lie well within a quarter of this. */
const buyableLead = 2 ** 29;

/** The smaller, the earlier. */
type Primary = (block: Block, product: number, offer: number) => number;

const descending = (value: number) => highest - value;

const primaries: Record<Sort, Primary> = {
  consigliati: (block, product, offer) =>
    descending((block.buyable[offer] as number) * buyableLead + buyableLead / 4 + points(block, product)),
  bestseller: (block, product) => descending(block.sales[product] as number),
  piu_recenti: (block, product) => descending(block.seen[product] as number),
  in_sconto: (block, _, offer) =>
    descending(discountOf(block.prices[offer] as number, block.lists[offer] as number)),
  prezzo_asc: (block, _, offer) => block.prices[offer] as number,
  prezzo_desc: (block, _, offer) => descending(block.prices[offer] as number),
};

function points(block: Block, product: number): number {
  return Math.min(Math.max(block.scores[product] as number, 0), buyableLead / 4);
}

/** Discount in percent, as `products.discount_percent` holds it for the best offer. */
function discountOf(price: number, list: number): number {
  return list > price ? Math.round(((list - price) * 100) / list) : 0;
}

/** One page of the matches, from 1, and how many there are. */
export function pageOf(
  catalogue: Catalogue,
  question: Question,
  sort: Sort,
  page: number,
  size: number,
): Page {
  const primary = primaries[sort];
  const oldestFirst = sort === "prezzo_asc" || sort === "prezzo_desc";
  const keys: number[] = [];
  const onMatch: OnMatch = (block, blockIndex, product, offer) => {
    const slot = blockIndex * perBlock + product;
    keys.push(primary(block, product, offer) * slots + (oldestFirst ? slot : slots - 1 - slot));
  };
  findMatches(catalogue, question, onMatch);
  const sorted = Float64Array.from(keys).sort();
  const slotOf = (key: number) => (oldestFirst ? key % slots : slots - 1 - (key % slots));
  const ordered = sort === "consigliati" ? spread(sorted, slotOf, catalogue) : sorted;
  const shown = ordered.subarray((page - 1) * size, page * size);
  return { total: sorted.length, picks: Array.from(shown, (key) => pick(slotOf(key), catalogue, question)) };
}

/**
 * Brands and kinds in turn: walking by score, each product pays for those of its brand and leaf that came before it, and
 * the points that are left decide. The same products always stand in the same order.
 */
function spread(sorted: Float64Array, slotOf: (key: number) => number, { blocks }: Catalogue): Float64Array {
  const brands = new Map<number, number>();
  const leaves = new Map<number, number>();
  const before = (seen: Map<number, number>, id: number) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return id === 0 ? 0 : count;
  };
  const spent = sorted.map((key) => {
    const slot = slotOf(key);
    const block = blocks[Math.floor(slot / perBlock)] as Block;
    const product = slot % perBlock;
    const cost =
      before(brands, block.brands[product] as number) * sameBrandCost +
      before(leaves, block.leaves[product] as number) * sameLeafCost;
    return key + cost * slots;
  });
  return spent.sort();
}

function pick(slot: number, { blocks }: Catalogue, { stores }: Question): Pick {
  const block = blocks[Math.floor(slot / perBlock)] as Block;
  const product = slot % perBlock;
  let offer = block.stores.starts[product] as number;
  while (stores && !stores[block.stores.items[offer] as number]) offer++;
  return { product: block.ids[product] as number, offer: block.offers[offer] as number };
}
