/** The cheapest way to buy a cart: exactly where it is small, else the best that a bounded search finds; never dearer than chosen. */
import { exactPicks, isSmall } from "./exact";
import { type Bought, costOf, type PlanLine, type PlanStores } from "./order-cost";

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
  let left = Math.floor(work / Math.max(1, lines.length));
  const price = (picks: readonly number[]) => {
    left--;
    return costOf(lines, picks, stores).total;
  };
  const ids = [...new Set(lines.flatMap(({ choices }) => choices.map(({ store }) => store)))];

  /** As many as possible into one store. */
  const gathered = (picks: readonly number[], id: number) =>
    lines.map(({ choices }, at) => {
      const there = choices.findIndex(({ store }) => store === id);
      return there < 0 ? (picks[at] as number) : there;
    });
  /** Nothing in one store that another has too. */
  const scattered = (picks: readonly number[], id: number) =>
    lines.map(({ choices }, at) => {
      const elsewhere = choices.findIndex(({ store }) => store !== id);
      const here = choices[picks[at] as number]?.store === id;
      return here && elsewhere >= 0 ? elsewhere : (picks[at] as number);
    });

  function* neighbours(picks: readonly number[]) {
    for (const id of ids) {
      yield gathered(picks, id);
      yield scattered(picks, id);
    }
    for (const [at, { choices }] of lines.entries())
      for (const other of choices.keys()) if (other !== picks[at]) yield picks.with(at, other);
  }

  function descend(from: readonly number[]): { picks: readonly number[]; total: number } {
    let best = { picks: from, total: price(from) };
    for (let better = true; better && left > 0; ) {
      better = false;
      for (const picks of neighbours(best.picks)) {
        if (left <= 0) break;
        const total = price(picks);
        if (total >= best.total) continue;
        best = { picks, total };
        better = true;
      }
    }
    return best;
  }

  // Choices stand cheapest first.
  const least = lines.map(() => 0);
  let best = descend(chosen);
  for (const start of [least, ...ids.map((id) => gathered(least, id))]) {
    const found = descend(start);
    if (found.total < best.total) best = found;
  }
  const random = generator(lines.length * 7_919 + ids.length);
  while (left > 0) {
    const pushed = best.picks.map((pick, at) =>
      random() < 0.25 ? Math.floor(random() * (lines[at]?.choices.length ?? 1)) : pick,
    );
    const found = descend(pushed);
    if (found.total < best.total) best = found;
  }
  return [...best.picks];
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
