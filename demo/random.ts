/** Reproducible chance: every product draws from a stream of its own, so editing one list leaves the others as they were. */

export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members (fewer when the list is shorter), in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
  /** An index of `weights`, each as likely as its weight. */
  weighted(weights: readonly number[]): number;
}

/** 32-bit FNV-1a of a text. */
export function hash32(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state >>> 0;
}

/** A stream of chance that depends on nothing but its key. */
export function chanceOf(key: string): Chance {
  let state = hash32(key);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  function pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error("cannot pick from an empty list");
    return found;
  }
  function some<T>(list: readonly T[], count: number): T[] {
    const ranked = list.map((member, index) => ({ member, index, rank: next() }));
    ranked.sort((one, other) => one.rank - other.rank);
    const chosen = ranked.slice(0, count).sort((one, other) => one.index - other.index);
    return chosen.map((entry) => entry.member);
  }
  function weighted(weights: readonly number[]): number {
    let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }
  return {
    next,
    happens: (probability) => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick,
    some,
    weighted,
  };
}
