/** The cheapest way to buy a cart: exactly where it is small, else the best that a bounded search finds; never dearer than chosen. */
import { type Bought, costOf, type PlanLine, type PlanStores } from "domain/order-cost";
import { exactPicks, isSmall } from "./exact";

/** Goods that are priced at most in a search: some 50 ms of processor time, which a Worker's clock does not tell. */
const mostPriced = 60_000;

export interface Cheapest extends Bought {
  /** Position of the choice, line by line. */
  picks: readonly number[];
}

/** `chosen` holds the position of each line's present choice. */
export function cheapest(
  lines: readonly PlanLine[],
  chosen: readonly number[],
  stores: PlanStores,
): Cheapest {
  const now = { picks: chosen, ...costOf(lines, chosen, stores) };
  const picks = isSmall(lines) ? exactPicks(lines, stores) : searched(lines, chosen, stores);
  const found = { picks, ...costOf(lines, picks, stores) };
  return found.total < now.total ? found : now;
}

/** Climbs down from several starts, then from the best one after random pushes, until its share of work is done. @internal a test compares it with the exact one */
export function searched(
  lines: readonly PlanLine[],
  chosen: readonly number[],
  stores: PlanStores,
  work = mostPriced,
): number[] {
  const ids = [...new Set(lines.flatMap(({ choices }) => choices.map(({ store }) => store)))];
  const prices = pricing(lines, stores, work);
  // Choices stand cheapest first.
  const least = lines.map(() => 0);
  let best = descended(lines, ids, chosen, prices);
  const better = (from: readonly number[]) => {
    const found = descended(lines, ids, from, prices);
    if (found.total < best.total) best = found;
  };
  for (const start of [least, ...ids.map((id) => gathered(lines, least, id))]) better(start);
  const random = generator(lines.length * 7_919 + ids.length);
  while (prices.areLeft())
    better(
      best.picks.map((pick, at) =>
        random() < 0.25 ? Math.floor(random() * (lines[at]?.choices.length ?? 1)) : pick,
      ),
    );
  return [...best.picks];
}

interface Pricing {
  of(picks: readonly number[]): number;
  /** Whether more may be priced. */
  areLeft(): boolean;
}

function pricing(lines: readonly PlanLine[], stores: PlanStores, work: number): Pricing {
  let left = Math.floor(work / Math.max(1, lines.length));
  return {
    of(picks) {
      left--;
      return costOf(lines, picks, stores).total;
    },
    areLeft: () => left > 0,
  };
}

/** As many as possible in one store. */
function gathered(lines: readonly PlanLine[], picks: readonly number[], id: number): number[] {
  return lines.map(({ choices }, at) => {
    const there = choices.findIndex(({ store }) => store === id);
    return there < 0 ? (picks[at] as number) : there;
  });
}

/** Nothing in one store that another has too. */
function scattered(lines: readonly PlanLine[], picks: readonly number[], id: number): number[] {
  return lines.map(({ choices }, at) => {
    const elsewhere = choices.findIndex(({ store }) => store !== id);
    const here = choices[picks[at] as number]?.store === id;
    return here && elsewhere >= 0 ? elsewhere : (picks[at] as number);
  });
}

function* neighbours(lines: readonly PlanLine[], ids: readonly number[], picks: readonly number[]) {
  for (const id of ids) {
    yield gathered(lines, picks, id);
    yield scattered(lines, picks, id);
  }
  for (const [at, { choices }] of lines.entries())
    for (const other of choices.keys()) if (other !== picks[at]) yield picks.with(at, other);
}

/** Goes on to whatever neighbour is cheaper, until none is. */
function descended(
  lines: readonly PlanLine[],
  ids: readonly number[],
  from: readonly number[],
  prices: Pricing,
): { picks: readonly number[]; total: number } {
  let best = { picks: from, total: prices.of(from) };
  for (let better = true; better && prices.areLeft(); ) {
    better = false;
    for (const picks of neighbours(lines, ids, best.picks)) {
      if (!prices.areLeft()) break;
      const total = prices.of(picks);
      if (total >= best.total) continue;
      best = { picks, total };
      better = true;
    }
  }
  return best;
}

/** The same numbers for the same cart, so that the same cart gets the same advice (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
