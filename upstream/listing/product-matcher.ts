/** What the products in memory know of a search. */
import { ascendingPart } from "domain/ascending-part";
import type { Block } from "./block";
import { type Demand, demanding, type ProductMatcher, type Shop } from "./demands";
import type { Catalogue } from "./held-catalogue";
import { type Rank, rankOf } from "./ranking";

export function shopOf(catalogue: Catalogue): Shop {
  return { known: catalogue, matcher: matcherOf(catalogue) };
}

function matcherOf({ blocks }: Pick<Catalogue, "blocks">): ProductMatcher {
  return {
    meets: async (condition) => meeting([demanding(condition)], 1, blocks) > 0,
    weightiest: async (demands) => weightiest(demands, blocks),
    meeting: async (lists, most) => lists.map((demands) => meeting(demands, most, blocks)),
    async third(conditions) {
      const ranks = conditions.map(rankOf);
      const prices: number[] = [];
      for (const block of blocks)
        for (let product = 0; product < block.size; product++)
          if (ranks.every((rank) => rank(block, product) > 0))
            prices.push(block.prices[block.stores.starts[product] as number] as number);
      const place = Math.floor(prices.length / 3);
      return ascendingPart(Float64Array.from(prices), place, place + 1)[0] ?? null;
    },
  };
}

function meeting(demands: readonly Demand[], most: number, blocks: readonly Block[]): number {
  const ranks = demands.map(({ conditions }) => conditions.map(rankOf));
  let found = 0;
  for (const block of blocks)
    for (let product = 0; product < block.size && found < most; product++)
      if (ranks.every((each) => each.some((rank) => rank(block, product) > 0))) found++;
  return found;
}

interface Weighed {
  weight: number;
  ranks: Rank[];
  /** Its place, as a bit. */
  bit: number;
}

function weightiest(demands: readonly Demand[], blocks: readonly Block[]): Set<number> {
  // The weightiest first: most products are given up at the thing itself.
  const weighed = demands
    .map(({ weight, conditions }, place) => ({ weight, ranks: conditions.map(rankOf), bit: 1 << place }))
    .sort((a, b) => b.weight - a.weight);
  const all = demands.reduce((sum, { weight }) => sum + weight, 0);
  let best = { weight: 0, misses: 2 ** demands.length - 1 };
  for (const block of blocks) {
    for (let product = 0; product < block.size && best.weight < all; product++)
      best = metBy(block, product, weighed, best, all) ?? best;
  }
  return new Set([...demands.keys()].filter((place) => (best.misses & (1 << place)) === 0));
}

/** Null when the product does not meet more than `best`; of equal weight the lower number of misses counts as more. */
function metBy(
  block: Block,
  product: number,
  demands: readonly Weighed[],
  best: { weight: number; misses: number },
  all: number,
) {
  let weight = all;
  let misses = 0;
  for (const demand of demands) {
    if (demand.ranks.some((rank) => rank(block, product) > 0)) continue;
    weight -= demand.weight;
    misses |= demand.bit;
    if (weight < best.weight) return null;
  }
  return weight > best.weight || misses < best.misses ? { weight, misses } : null;
}
