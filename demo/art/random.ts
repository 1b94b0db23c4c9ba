/** Small seeded random source: the same seed always draws the same product. */

export interface Random {
  (): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  between(low: number, high: number): number;
}

export function randomOf(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  next();
  return Object.assign(next, {
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    chance: (probability: number) => next() < probability,
    between: (low: number, high: number) => Math.round(low + next() * (high - low)),
  });
}

/** A number from a text, for drawings that follow a name. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}
