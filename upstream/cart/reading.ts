/** A cart at today's prices: its lines, every offer of their variants, and the rules and codes of the stores. */
import { agedAfter } from "domain/freshness";
import { shifted } from "domain/moments";
import type { ShippingRule } from "domain/shipping";
import type { GoodRow, OfferFacts } from "../catalogue/card-row";
import { categorySlugs } from "../catalogue/carried";
import { leadingFirst, shippingOf, totalOf } from "../catalogue/leading";
import { verifiedAt } from "../catalogue/price-reports";
import { codesOf, type ShopCode, shopCode } from "../promotions/codes";
import { batch, type Sql, sql } from "../sql";
import type { Owner } from "./owner";

export interface LineRow extends GoodRow {
  line_id: number;
  variant_id: number;
  store_id: number;
  quantity: number;
  added_cents: number;
  opened_at: string | null;
  colour_label: string | null;
  size_label: string | null;
  slug: string | null;
  name: string | null;
  images: string | null;
  store_logo: string | null;
  offer_id: number | null;
}

/** An offer that can be bought, of a variant in the cart: with a fresh price, or of the store that was chosen. */
interface CandidateRow
  extends Pick<OfferFacts, "offer_id" | "variant_id" | "store_id" | "price_cents" | "list_cents"> {
  total_cents: number;
  own_shipping: number | null;
  store_slug: string;
  store_name: string;
  store_shipping: number | null;
  free_from: number | null;
}

export interface CartReading {
  lines: LineRow[];
  candidates: CandidateRow[];
  /** By id of the store. */
  rules: ReadonlyMap<number, ShippingRule>;
  codes: ShopCode[];
}

/** The offer that leads of line `l`'s variant in its store, of those that fulfil a condition. */
function inStore(condition: Sql): Sql {
  return sql`(SELECT o.offer_id FROM shown_offers o WHERE o.variant_id = l.variant_id AND o.store_id = l.store_id
    AND ${condition} ORDER BY ${leadingFirst} LIMIT 1)`;
}

export async function readCart(owner: Owner, db: D1Database, now: Date): Promise<CartReading> {
  const own = sql`owner = ${owner.key} AND removed_at IS NULL`;
  const variants = sql`SELECT variant_id FROM cart_lines WHERE ${own}`;
  const freshSince = shifted(now, -agedAfter);
  const [lines, stores, candidates, codes] = await batch(db, [
    sql<LineRow>`SELECT l.line_id, l.product_id, l.variant_id, l.store_id, l.quantity, l.added_cents, l.opened_at,
        COALESCE(colour.label, v.colour_label, l.colour_label) AS colour_label,
        COALESCE(size.label, v.size_label, l.size_label) AS size_label,
        COALESCE(v.slug, p.slug) AS slug, p.name, COALESCE(NULLIF(v.images, ''), p.images) AS images,
        brand.label AS brand_name, brand.slug AS brand_slug,
        ${categorySlugs} AS category_slugs,
        s.name AS store_name, s.slug AS store_slug, s.logo AS store_logo,
        o.offer_id, o.price_cents, o.list_cents, o.currency, o.availability, ${shippingOf} AS shipping_cents, o.url
      FROM cart_lines l
      LEFT JOIN products p ON p.product_id = l.product_id AND p.hidden_at IS NULL
      LEFT JOIN variants v ON v.variant_id = l.variant_id
      LEFT JOIN facet_values colour ON colour.value_id = v.colour_id
      LEFT JOIN facet_values size ON size.value_id = v.size_id
      LEFT JOIN facet_values brand ON brand.value_id = p.brand_id
      LEFT JOIN stores s ON s.store_id = l.store_id
      LEFT JOIN shown_offers o ON p.product_id IS NOT NULL AND o.offer_id = COALESCE(
        ${inStore(sql`o.offer_id = l.offer_id AND o.availability = 'in_stock'`)}, ${inStore(sql`1`)})
      WHERE l.owner = ${owner.key} AND l.removed_at IS NULL ORDER BY l.added_at, l.line_id`,
    sql<StoreRow>`SELECT store_id, shipping_cents, free_shipping_from_cents AS free_from FROM stores
      WHERE store_id IN (SELECT store_id FROM cart_lines WHERE ${own})`,
    sql<CandidateRow>`SELECT o.offer_id, o.variant_id, o.store_id, o.price_cents, o.list_cents, ${totalOf} AS total_cents,
        ${shippingOf} AS own_shipping, s.slug AS store_slug, s.name AS store_name, s.shipping_cents AS store_shipping, s.free_shipping_from_cents AS free_from
      FROM shown_offers o JOIN stores s ON s.store_id = o.store_id LEFT JOIN store_imports i ON i.store_id = o.store_id
      JOIN products p ON p.product_id = o.product_id AND p.hidden_at IS NULL
      WHERE o.variant_id IN (${variants}) AND o.availability = 'in_stock' AND (${verifiedAt} >= ${freshSince}
        OR o.store_id IN (SELECT store_id FROM cart_lines WHERE ${own} AND variant_id = o.variant_id))
      ORDER BY ${leadingFirst}`,
    codesOf(sql`SELECT store_id FROM offers WHERE variant_id IN (${variants})`, now),
  ]);
  return { lines, candidates, rules: rulesOf(stores, candidates), codes: codes.map(shopCode) };
}

interface StoreRow {
  store_id: number;
  shipping_cents: number | null;
  free_from: number | null;
}

/** A store that says nothing of shipping, but whose offers do: the dearest of them, since all go into one parcel. */
function rulesOf(stores: readonly StoreRow[], candidates: readonly CandidateRow[]) {
  const rules = new Map<number, ShippingRule>(
    stores.map((store) => [store.store_id, { shipping: store.shipping_cents, freeFrom: store.free_from }]),
  );
  for (const { store_id, store_shipping, own_shipping, free_from } of candidates) {
    const rule = rules.get(store_id) ?? { shipping: store_shipping, freeFrom: free_from };
    rules.set(store_id, rule);
    if (store_shipping === null && own_shipping !== null)
      rule.shipping = Math.max(rule.shipping ?? 0, own_shipping);
  }
  return rules;
}
