/** Whether a store's claimed previous price holds against our own observations (docs/decisions/0025). */

/** One observation of one offer; it holds until the next. */
export interface PricePoint {
  observed_at: string;
  price_cents: number;
  available: number;
}

const month = 30 * 86_400_000;

/**
 * True if, in the 30 days before the price went below `claimed`, it never was lower than `claimed`, we watched all of that
 * time, and the offer could be bought at least once in it. The reduction begins where the unbroken run of prices below
 * `claimed` that lasts until now begins, so that cuts in several steps count from the first one.
 * @param points all observations of one offer, oldest first
 */
export function claimHolds(
  points: readonly PricePoint[],
  current: number,
  claimed: number,
  now: Date,
): boolean {
  if (claimed <= current) return false;
  const known = points.filter(({ observed_at }) => Date.parse(observed_at) <= now.getTime());
  const before = known.findLastIndex(({ price_cents }) => price_cents >= claimed);
  const reduction = known[before + 1];
  // Without an observation below the claim the cut is being written just now: nothing to compare yet.
  if (before < 0 || !reduction) return false;
  const cutAt = Date.parse(reduction.observed_at);
  const from = cutAt - month;
  const opening = known.findLastIndex(({ observed_at }) => Date.parse(observed_at) <= from);
  if (opening < 0) return false;
  const window = known.slice(opening, before + 1);
  return (
    window.every(({ price_cents }) => price_cents >= claimed) &&
    window.some(({ available }) => available === 1)
  );
}
