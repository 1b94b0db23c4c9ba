/** When a price has fallen enough to tell somebody: once per drop, however often it swings (upstream/DESIGN.md). Pure. */

/** What an alert remembers of its price; cents, ms since 1970. */
export interface Watched {
  /** What a drop is measured from; null while it could not be bought. */
  base: number | null;
  /** Since the price went above the base: the lowest one, and when. */
  higher: { cents: number; since: number } | null;
}

/** A price that stays above for this long is the new base. */
const standing = 7 * 86_400_000;
export const leastDrop = 0.03;

/** One look at the price (cents; null: cannot be bought, tells nothing). `tell`: at most the target, and 3 % below the base or past the target. */
export function look(
  before: Watched,
  cents: number | null,
  target: number | null,
  now: number,
): { watched: Watched; tell: boolean } {
  if (cents === null) return { watched: before, tell: false };
  const watched = settledBy(before, now);
  const { base } = watched;
  if (base === null)
    return { watched: { base: cents, higher: null }, tell: target === null || cents <= target };
  if (cents <= threshold(base, target)) return { watched: { base: cents, higher: null }, tell: true };
  if (cents <= base) return { watched: { base, higher: null }, tell: false };
  const higher = {
    cents: Math.min(watched.higher?.cents ?? cents, cents),
    since: watched.higher?.since ?? now,
  };
  return { watched: { base, higher }, tell: false };
}

function settledBy(watched: Watched, now: number): Watched {
  const { higher } = watched;
  return higher && now - higher.since >= standing ? { base: higher.cents, higher: null } : watched;
}

/** At or below it a price is told. */
function threshold(base: number, target: number | null): number {
  const fallen = Math.floor(base * (1 - leastDrop));
  if (target === null) return fallen;
  return base > target ? target : Math.min(target, fallen);
}
