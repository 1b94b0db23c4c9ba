/** Whether a store's claimed previous price holds against our own observations (docs/decisions/0025). */

export interface PricePoint {
  observed_at: string;
  price_cents: number;
  available: number;
}

const month = 30 * 86_400_000;

/** In the 30 days before the unbroken run below `claimed` it was watched, could be bought, and never was lower. @param points oldest first */
export function claimHolds(points: readonly PricePoint[], current: number, claimed: number, now: Date) {
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
