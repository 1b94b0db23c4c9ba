/** What a cart comes to: the one place that adds, in whole cents (product.md 'Cart'). No zod. */
import { parcelShipping, type ShippingRule, shippingFor, siteShipping } from "./shipping";

/** Bounds of a cart. */
export const cartLimits = { quantity: 99, lines: 50 } as const;

export interface Summable {
  /** Cents of one piece; null where there is no price. */
  cents: number | null;
  quantity: number;
  /** What its offer says of sending one piece; null where it says nothing. */
  ownShipping: number | null;
  buyable: boolean;
  /** The same for lines of one parcel; null where the upstream names no store. */
  store: { id: number; rule: ShippingRule } | null;
}

export interface StoreSum<Line> {
  id: number;
  lines: Line[];
  goods: number;
  /** Null: the site's rule, shared with other stores that say nothing. */
  shipping: number | null;
  /** Cents that are missing for free shipping by the store's own rule; null where nothing is free, 0 where it is. */
  missing: number | null;
  /** From which sum on shipping is free by the store's own rule. */
  freeFrom: number | null;
}

export interface CartSums<Line> {
  stores: StoreSum<Line>[];
  goods: number;
  shipping: number;
  total: number;
  /** What the lines of stores without a rule come to; null without such lines. */
  shared: { goods: number; shipping: number; missing: number } | null;
}

export function goodsOf(lines: readonly Summable[]): number {
  return lines.reduce(
    (sum, { buyable, cents, quantity }) => sum + (buyable ? (cents ?? 0) * quantity : 0),
    0,
  );
}

/** Groups lines by store, in the order in which stores first appear. */
export function cartSums<Line extends Summable>(lines: readonly Line[]): CartSums<Line> {
  const byStore = new Map<number, Line[]>();
  for (const line of lines) {
    const id = line.store?.id ?? 0;
    byStore.set(id, [...(byStore.get(id) ?? []), line]);
  }
  const stores = [...byStore].map(([id, own]) => storeSum(id, own));
  const own = stores.filter(({ shipping }) => shipping !== null);
  const others = stores.filter(({ shipping }) => shipping === null);
  const shared = others.length > 0 ? sharedSum(others) : null;
  const goods = stores.reduce((sum, store) => sum + store.goods, 0);
  const shipping = own.reduce((sum, store) => sum + (store.shipping ?? 0), shared?.shipping ?? 0);
  return { stores, goods, shipping, total: goods + shipping, shared };
}

function storeSum<Line extends Summable>(id: number, lines: Line[]): StoreSum<Line> {
  const goods = goodsOf(lines);
  const rule = lines[0]?.store?.rule;
  if (rule?.shipping == null) return { id, lines, goods, shipping: null, missing: null, freeFrom: null };
  const sent = lines.flatMap(({ cents, buyable, ownShipping }) =>
    buyable && cents !== null ? [{ cents, shipping: ownShipping }] : [],
  );
  // Where nothing can be bought, nothing is sent.
  const shipping = parcelShipping(sent, goods, rule) ?? 0;
  // Where sending costs nothing anyway, nothing is missing.
  const isAlwaysFree = rule.shipping === 0 || (shipping === 0 && goods > 0 && goods < (rule.freeFrom ?? 0));
  const freeFrom = isAlwaysFree ? null : rule.freeFrom;
  const missing = freeFrom === null ? null : Math.max(0, freeFrom - goods);
  return { id, lines, goods, shipping, missing, freeFrom };
}

function sharedSum(stores: readonly StoreSum<Summable>[]) {
  const goods = stores.reduce((sum, store) => sum + store.goods, 0);
  return {
    goods,
    shipping: goods === 0 ? 0 : shippingFor(goods, siteShipping),
    missing: Math.max(0, siteShipping.freeFrom - goods),
  };
}
