/**
 * What each store promises, as filters of the listing ask it: names of a version tell it, no row of a product does. An offer is judged by
 * its store, free shipping by its own price; what nobody says is no promise (upstream/listing/DESIGN.md, 'Filters by what stores promise').
 */
import { type AskedTerm, soonDays } from "contract/listing/terms";
import { deliveryDays, type StoreTerms, termLimits } from "contract/store-terms";
import { sql } from "../sql";
import type { Block } from "./block";

/** A store as `labelStatements` reads it; only its id and slug are needed. */
export interface StoreRow {
  id: number;
  slug: string;
  /** Its rule, in cents. */
  shipping?: number | null;
  freeFrom?: number | null;
  delivery?: string | null;
  /** JSON of `StoreTerms`. */
  terms?: string;
  /** JSON: all that its offers say of delivery, null for those that say nothing; null before its first import since they are told. */
  deliveries?: string | null;
  /** How many of its offers do not say what shipping costs. */
  unsaid?: number | null;
}

export const storesStatement = sql<StoreRow>`SELECT s.store_id AS id, s.slug, s.shipping_cents AS shipping,
  s.free_shipping_from_cents AS freeFrom, s.delivery, s.terms, k.deliveries, k.shipping_unsaid AS unsaid
  FROM stores s LEFT JOIN store_stock k USING (store_id)`;

export interface Promises {
  /** From this price on, in cents, an offer that adds no shipping to it is known to ship for nothing; infinite: never known. */
  freeFrom: number;
  /** The longest that any offer of it takes; null where one does not say. */
  days: number | null;
  freeReturns: boolean | null;
  outlet: boolean | null;
}

export function promisesOf(store: StoreRow): Promises {
  const { freeReturns = null, outlet = null } = JSON.parse(store.terms ?? "{}") as StoreTerms;
  return { freeFrom: freeFromOf(store), days: daysOf(store), freeReturns, outlet };
}

/** A total that is the price may as well leave shipping out: it tells where the store, or all of its offers, say what shipping costs. */
function freeFromOf({ shipping = null, freeFrom = null, unsaid = null }: StoreRow): number {
  if (shipping !== null || unsaid === 0) return 0;
  return freeFrom ?? Number.POSITIVE_INFINITY;
}

function daysOf({ delivery = null, deliveries = null }: StoreRow): number | null {
  // What was cut where it was counted (upstream/import/stores.ts) tells nothing.
  if (deliveries !== null && deliveries.length > termLimits.deliveries) return null;
  const said = deliveries === null ? [null] : (JSON.parse(deliveries) as (string | null)[]);
  const days = said.map((text) => deliveryDays(text ?? delivery)?.to ?? Number.POSITIVE_INFINITY);
  const longest = Math.max(...(days.length > 0 ? days : [Number.POSITIVE_INFINITY]));
  return Number.isFinite(longest) ? longest : null;
}

const keeps: Record<AskedTerm, (store: Promises) => boolean> = {
  "spedizione-gratis": ({ freeFrom }) => Number.isFinite(freeFrom),
  "entro-3-giorni": ({ days }) => days !== null && days <= soonDays,
  "resi-gratis": ({ freeReturns }) => freeReturns === true,
  outlet: ({ outlet }) => outlet === true,
  "no-outlet": ({ outlet }) => outlet === false,
};

/** Offers that keep what is asked for. */
export interface Promised {
  /** By store id: from which price on, in cents, its offers may; infinite for none. */
  from: Float64Array;
  /** And only where the total is the price. */
  free: boolean;
}

/** Whether an offer does, by its place in a block. */
export function keepsTo({ stores, prices, totals }: Block, offer: number, promised: Promised): boolean {
  const price = prices[offer] as number;
  const from = promised.from[stores.items[offer] as number] as number;
  return price >= from && (!promised.free || totals[offer] === price);
}

/** Null where nothing is asked for. */
export function promisedBy(
  asked: readonly AskedTerm[],
  stores: ReadonlyMap<number, Promises>,
  highest: number,
): Promised | null {
  if (asked.length === 0) return null;
  const free = asked.includes("spedizione-gratis");
  const from = new Float64Array(highest + 1).fill(Number.POSITIVE_INFINITY);
  for (const [id, store] of stores)
    if (asked.every((term) => keeps[term](store))) from[id] = free ? store.freeFrom : 0;
  return { from, free };
}
