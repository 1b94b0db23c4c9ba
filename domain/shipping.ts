/** What a parcel of one store costs to send, in whole cents: the one place that says it (docs/decisions/0103). No zod. */

/** Shipping of lines whose store says nothing: once for all of them, free from a sum on. */
export const siteShipping = { shipping: 590, freeFrom: 8_900 } as const;

/** What a store asks for a parcel, in cents; `shipping` null is not known, `freeFrom` null is never free. */
export interface ShippingRule {
  shipping: number | null;
  freeFrom: number | null;
}

export interface Sent {
  cents: number;
  /** What its offer says of sending one piece at that price; null where it says nothing. */
  shipping: number | null;
}

/** Cents of shipping for goods of that sum. */
export function shippingFor(goods: number, rule: ShippingRule): number {
  return isFree(goods, rule) ? 0 : (rule.shipping ?? 0);
}

/** Shipping of goods paid with `sum`; null: unknown. An offer's holds below the store's threshold, its rule above; of several the dearest. */
export function parcelShipping(goods: readonly Sent[], sum: number, rule: ShippingRule): number | null {
  let most: number | null = null;
  for (const one of goods) {
    const asked = shippingOf(one, sum, rule);
    if (asked !== null && asked > (most ?? -1)) most = asked;
  }
  return most;
}

function shippingOf({ cents, shipping }: Sent, sum: number, rule: ShippingRule): number | null {
  const free = isFree(sum, rule);
  if (shipping === null) return free ? 0 : rule.shipping;
  if (free === isFree(cents, rule)) return shipping;
  return free ? 0 : Math.max(shipping, rule.shipping ?? 0);
}

function isFree(sum: number, { freeFrom }: ShippingRule): boolean {
  return freeFrom !== null && sum >= freeFrom;
}
