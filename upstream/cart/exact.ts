/** The cheapest combination, exactly: each store gets a set of lines, and divisions grow store by store over the sets (bits). */
import {
  orderLine,
  ownWay,
  type PlanChoice,
  type PlanLine,
  type PlanStore,
  type PlanStores,
  sharedWays,
  withShared,
  worthwhile,
} from "domain/order-cost";
import type { ParcelLine } from "domain/saving";

/** Divisions that are looked at at most: 12 lines that 8 stores all have. */
const mostWork = 8 * 3 ** 12;
const mostLines = 16;

/** Whether the cheapest combination of these lines is found exactly. */
export function isSmall(lines: readonly PlanLine[]): boolean {
  if (lines.length > mostLines) return false;
  const held = [...soldBy(lines).values()].map((mask) => bits(mask));
  const work = held.reduce((sum, count) => sum + 3 ** count * 2 ** (lines.length - count), 0);
  return work <= mostWork;
}

export function exactPicks(lines: readonly PlanLine[], stores: PlanStores): number[] {
  const all = (1 << lines.length) - 1;
  const sellers = [...soldBy(lines)].map(([id, mask]) => ({ id, mask, store: stores.get(id) as PlanStore }));
  const shipping = sellers.filter(({ store }) => store.rule.shipping !== null);
  const sharing = sellers.filter(({ store }) => store.rule.shipping === null);
  const own = divideOwn(lines, shipping, all);
  const shared = divideShared(lines, sharing, all);
  let best = { cost: Number.POSITIVE_INFINITY, together: 0, sum: 0 };
  for (let together = 0; together <= all; together++) {
    for (const sum of shared.sums[together] ?? []) {
      const cost = (own.costs[all ^ together] ?? 0) + (together === 0 ? 0 : withShared(sum));
      if (cost < best.cost) best = { cost, together, sum };
    }
  }
  const division = [...own.division(all ^ best.together), ...shared.division(best.together, best.sum)];
  return lines.map((line, at) => {
    const [store] = division.find(([, mask]) => mask & (1 << at)) ?? [];
    return line.choices.findIndex((choice) => choice.store === store);
  });
}

interface Seller {
  id: number;
  mask: number;
  store: PlanStore;
}

type Division = [store: number, mask: number][];

/** Stores with a rule of their own: least cost of every set of lines. */
function divideOwn(lines: readonly PlanLine[], sellers: readonly Seller[], all: number) {
  const costs = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const given = sellers.map(({ id, mask, store }) => {
    // Looked up millions of times: an array by set, not a map.
    const price = new Float64Array(all + 1);
    for (const [part, cost] of priced(lines, id, mask, (order) => ownWay(order, store).cost))
      price[part] = cost;
    const gets = new Uint16Array(all + 1);
    // Downwards: what remains of a smaller set is still that of the stores before.
    for (let set = all; set > 0; set--) {
      const held = set & mask;
      let least = costs[set] as number;
      for (let part = held; part > 0; part = (part - 1) & held) {
        const cost = (costs[set ^ part] as number) + (price[part] as number);
        if (cost < least) {
          least = cost;
          gets[set] = part;
        }
      }
      costs[set] = least;
    }
    return gets;
  });
  function division(of: number): Division {
    let set = of;
    return sellers
      .map(({ id }, at): [number, number] => [id, at])
      .reverse()
      .map(([id, at]) => {
        const part = given[at]?.[set] ?? 0;
        set ^= part;
        return [id, part];
      });
  }
  return { costs, division };
}

/** Stores that share the site's shipping: of every set of lines the sums that can still be the cheapest. */
function divideShared(lines: readonly PlanLine[], sellers: readonly Seller[], all: number) {
  let sums: number[][] = Array.from({ length: all + 1 }, () => []);
  sums[0] = [0];
  const steps = sellers.map(({ id, mask, store }) => {
    const before = sums;
    const ways = priced(lines, id, mask, (order) => sharedWays(order, store).map(({ cost }) => cost));
    sums = before.map((known, set) => {
      const held = set & mask;
      const found = new Set(known);
      for (let part = held; part > 0; part = (part - 1) & held) {
        const rest = before[set ^ part] as number[];
        if (rest.length > 0)
          for (const cost of ways.get(part) as number[]) for (const sum of rest) found.add(sum + cost);
      }
      return worthwhile(found);
    });
    return { id, mask, ways, before };
  });
  function division(of: number, to: number): Division {
    let set = of;
    let sum = to;
    return [...steps].reverse().map(({ id, mask, ways, before }) => {
      if (before[set]?.includes(sum)) return [id, 0];
      for (let part = set & mask; part > 0; part = (part - 1) & set & mask) {
        const cost = ways.get(part)?.find((one) => before[set ^ part]?.includes(sum - one));
        if (cost === undefined) continue;
        set ^= part;
        sum -= cost;
        return [id, part];
      }
      return [id, 0];
    });
  }
  return { sums, division };
}

function priced<Price>(
  lines: readonly PlanLine[],
  store: number,
  mask: number,
  price: (order: ParcelLine[]) => Price,
): Map<number, Price> {
  const orders = lines.map((line) => {
    const choice = line.choices.find((one) => one.store === store);
    return choice && orderLine(line, choice as PlanChoice);
  });
  const prices = new Map<number, Price>();
  for (let part = mask; part > 0; part = (part - 1) & mask)
    prices.set(part, price(orders.flatMap((order, at) => (order && part & (1 << at) ? [order] : []))));
  return prices;
}

function soldBy(lines: readonly PlanLine[]): Map<number, number> {
  const masks = new Map<number, number>();
  lines.forEach(({ choices }, at) => {
    for (const { store } of choices) masks.set(store, (masks.get(store) ?? 0) | (1 << at));
  });
  return masks;
}

function bits(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}
