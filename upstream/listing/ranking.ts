/** Conditions of a search, asked of products in memory. */
import type { Block, Lists } from "./block";
import type { Condition } from "./conditions";
import { keepsTo } from "./promises";

type InNames = Pick<Extract<Condition, { type: "worded" }>, "words" | "openers" | "phrases" | "deniers">;

/** How well a product meets a condition: 0 not at all. */
export type Rank = (block: Block, product: number) => number;

export function rankOf(condition: Condition): Rank {
  switch (condition.type) {
    case "categories": {
      const ranks = ranksOf([condition.ids, 1]);
      return (block, product) => most(block.categories, product, ranks);
    }
    case "named":
      return nameRank(condition);
    case "labelled": {
      const [values, stores] = [ranksOf([condition.values, 2]), ranksOf([condition.stores, 2])];
      const named = condition.named ? nameRank(condition.named) : null;
      return (block, product) =>
        most(block.values, product, values) ||
        most(block.stores, product, stores) ||
        (named && named(block, product) > 0 ? 1 : 0);
    }
    case "worded": {
      const named = nameRank(condition);
      const values = ranksOf([condition.values, 1], [condition.nearValues, 2]);
      const [categories, stores] = [ranksOf([condition.categories, 1]), ranksOf([condition.stores, 1])];
      return (block, product) => {
        const inName = named(block, product);
        if (inName > 0) return inName + 1;
        return (
          most(block.values, product, values) ||
          most(block.categories, product, categories) ||
          most(block.stores, product, stores)
        );
      };
    }
    case "priced":
      return (block, product) => {
        const cents = condition.delivered ? block.totals : block.prices;
        const price = cents[shownOffer(block, product, condition.stores)] ?? Number.NaN;
        return price >= condition.least && price <= condition.most ? 1 : 0;
      };
    case "reduced":
      return (block, product) => {
        const offer = shownOffer(block, product, condition.stores);
        return offer >= 0 && (block.lists[offer] as number) > (block.prices[offer] as number) ? 1 : 0;
      };
    case "promised":
      return (block, product) => {
        const end = block.stores.starts[product + 1] as number;
        for (let offer = block.stores.starts[product] as number; offer < end; offer++)
          if (keepsTo(block, offer, condition.promised)) return 1;
        return 0;
      };
    case "buyable":
      return (block, product) => block.buyable[block.stores.starts[product] as number] ?? 0;
    case "seen":
      return ({ seen }, product) => ((seen[product] as number) >= condition.since ? 1 : 0);
    case "without": {
      const ranks = condition.conditions.map(rankOf);
      return (block, product) => (ranks.some((rank) => rank(block, product) > 0) ? 0 : 1);
    }
    case "either": {
      const lists = condition.lists.map((list) => list.map(rankOf));
      return (block, product) =>
        lists.some((ranks) => ranks.every((rank) => rank(block, product) > 0)) ? 1 : 0;
    }
    case "products":
      return ({ ids }, product) => (condition.ids.includes(ids[product] as number) ? 1 : 0);
    case "never":
      return () => 0;
  }
}

function shownOffer({ stores: { starts, items } }: Block, product: number, stores?: readonly number[]) {
  const first = starts[product] as number;
  if (!stores) return first;
  const end = starts[product + 1] as number;
  for (let offer = first; offer < end; offer++) if (stores.includes(items[offer] as number)) return offer;
  return -1;
}

function nameRank({ words, openers, phrases = [], deniers = [] }: InNames): Rank {
  const single = ranksOf([words, 1]);
  const denying = ranksOf([deniers, 1]);
  const opening = ranksOf([openers, 1]);
  return (block, product) => {
    const { starts, items } = block.words;
    const end = starts[product + 1] as number;
    const start = starts[product] as number;
    let open = false;
    for (let at = start; at < end; at++) {
      const word = items[at] as number;
      if (single[word] === 1 && (at === start || denying[items[at - 1] as number] !== 1)) return open ? 1 : 2;
      if (opening[word] === 1) open = true;
    }
    if (phrases.length === 0) return 0;
    const name = items.subarray(start, end);
    return phrases.some((phrase) => phrase.every((list) => list.some((number) => name.includes(number))))
      ? 1
      : 0;
  };
}

function ranksOf(...lists: [ids: readonly number[], rank: number][]): Uint8Array {
  const ranks = new Uint8Array(Math.max(0, ...lists.flatMap(([ids]) => ids.map((id) => id + 1))));
  for (const [ids, rank] of lists) for (const id of ids) ranks[id] = rank;
  return ranks;
}

function most({ starts, items }: Lists, product: number, ranks: Uint8Array): number {
  if (ranks.length === 0) return 0;
  const end = starts[product + 1] as number;
  let highest = 0;
  for (let at = starts[product] as number; at < end; at++) {
    const rank = ranks[items[at] as number] ?? 0;
    if (rank > highest) highest = rank;
  }
  return highest;
}
