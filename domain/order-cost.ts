/** What a choice of offers costs in all: goods less the best code of each store, its shipping, and the shared one. */
import { type CodeRule, type ParcelLine, parcelOf, savingWith } from "./saving";
import { type ShippingRule, shippingFor, siteShipping } from "./shipping";

export interface PlanChoice {
  store: number;
  cents: number;
  shipping: number | null;
  reduced: boolean;
}

/** A line that can be bought in one or more stores; one choice per store. */
export interface PlanLine {
  quantity: number;
  brand: string | null;
  categories: readonly string[];
  choices: readonly PlanChoice[];
}

export interface PlanStore {
  rule: ShippingRule;
  codes: readonly { slug: string; rule: CodeRule }[];
}
export type PlanStores = ReadonlyMap<number, PlanStore>;

export interface Way {
  /** Goods less the code, and for stores with a rule plus their shipping. */
  cost: number;
  code: number | null;
  saving: number;
}

/** The goods of a line in the store of its choice. */
export function orderLine(
  { quantity, brand, categories }: PlanLine,
  { cents, shipping, reduced }: PlanChoice,
): ParcelLine {
  return { cents, quantity, shipping, brand, categories, reduced };
}

/** The cheapest way to buy these goods in a store with a rule of its own: without a code, or with one. */
export function ownWay(lines: readonly ParcelLine[], { rule, codes }: PlanStore): Way {
  const full = parcelOf(lines, rule).total;
  let best: Way = { cost: full, code: null, saving: 0 };
  codes.forEach((code, position) => {
    const cost = parcelOf(lines, rule, code.rule)?.total ?? full;
    if (cost < best.cost) best = { cost, code: position, saving: full - cost };
  });
  return best;
}

/** All ways in a store without a rule: a dearer one may be what brings the shared shipping to nothing. */
export function sharedWays(lines: readonly ParcelLine[], { codes }: PlanStore): Way[] {
  const goods = sumOf(lines);
  const ways: Way[] = [{ cost: goods, code: null, saving: 0 }];
  codes.forEach(({ rule }, position) => {
    const saving = savingWith(rule, { lines, shipping: null });
    if (saving > 0 && !ways.some(({ cost }) => cost === goods - saving))
      ways.push({ cost: goods - saving, code: position, saving });
  });
  return ways;
}

/** With the shipping that all stores without a rule share. */
export function withShared(cost: number): number {
  return cost + shippingFor(cost, siteShipping);
}

/** Sums of which one can still be the cheapest: below the least plus the shared shipping; from the threshold on the least alone. */
export function worthwhile(sums: Iterable<number>): number[] {
  const sorted = [...new Set(sums)].sort((a, b) => a - b);
  const [least] = sorted;
  if (least === undefined) return [];
  if (least >= siteShipping.freeFrom) return [least];
  const free = sorted.find((sum) => sum >= siteShipping.freeFrom) ?? Number.POSITIVE_INFINITY;
  return sorted.filter((sum) => sum < least + siteShipping.shipping && sum <= free);
}

function sumOf(lines: readonly ParcelLine[]): number {
  return lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
}

export interface Bought {
  total: number;
  /** By store. */
  ways: Map<number, Way>;
}

/** What the picked choices (positions, line by line) cost at the best. */
export function costOf(lines: readonly PlanLine[], picks: readonly number[], stores: PlanStores): Bought {
  const byStore = new Map<number, ParcelLine[]>();
  lines.forEach((line, at) => {
    const choice = line.choices[picks[at] ?? 0] as PlanChoice;
    const own = byStore.get(choice.store);
    if (own) own.push(orderLine(line, choice));
    else byStore.set(choice.store, [orderLine(line, choice)]);
  });
  const ways = new Map<number, Way>();
  const shared: { id: number; ways: Way[] }[] = [];
  let total = 0;
  for (const [id, own] of byStore) {
    const store = stores.get(id) as PlanStore;
    if (store.rule.shipping === null) shared.push({ id, ways: sharedWays(own, store) });
    else {
      const way = ownWay(own, store);
      ways.set(id, way);
      total += way.cost;
    }
  }
  if (shared.length === 0) return { total, ways };
  const cheapest = cheapestTogether(shared);
  for (const [id, way] of cheapest.ways) ways.set(id, way);
  return { total: total + cheapest.total, ways };
}

/** One way of each store without a rule, so that goods and shared shipping come to the least. */
function cheapestTogether(stores: readonly { id: number; ways: Way[] }[]): Bought {
  let sums = new Map<number, Map<number, Way>>([[0, new Map()]]);
  for (const { id, ways } of stores) {
    const next = new Map<number, Map<number, Way>>();
    for (const [sum, before] of sums)
      for (const way of ways) next.set(sum + way.cost, new Map(before).set(id, way));
    const kept = new Set(worthwhile(next.keys()));
    sums = new Map([...next].filter(([sum]) => kept.has(sum)));
  }
  const [best] = [...sums].sort(([a], [b]) => withShared(a) - withShared(b));
  return { total: withShared(best?.[0] ?? 0), ways: best?.[1] ?? new Map() };
}
