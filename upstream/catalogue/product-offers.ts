/** The offers of a product: what every store asks for each variant, the one that leads first (product.md 'Entities'). */
import { type Offer, storeAddress } from "contract";
import { pictureFrom } from "domain/picture";
import { type Sql, sql } from "../sql";
import type { OfferFacts } from "./card-row";
import { availabilityOf, priceOf } from "./cards";
import { leadingFirst, shippingOf } from "./leading";
import { measureOf, unitPriceOf } from "./measure";
import { claimHolds, type PricePoint } from "./price-claim";
import { isReported, verifiedAt } from "./price-reports";
import { attributesOf } from "./product-variants";

export interface OfferRow extends OfferFacts {
  /** As `measureOf` has it. */
  measure: string | null;
  verified_at: string;
  reported: number;
  /** Of 100 clicks to the store those without a report; null without enough of them. */
  confirmed: number | null;
  store_name: string;
  store_slug: string;
  store_logo: string | null;
  store_terms: string;
  store_shipping: number | null;
  free_from: number | null;
  colour_label: string | null;
  size_label: string | null;
}

export function offersOf(product: Sql): Sql<OfferRow> {
  return sql`SELECT o.offer_id, o.store_id, o.variant_id, o.external_id, o.url, o.price_cents, o.list_cents,
      o.recommended_cents, o.currency, o.availability, ${shippingOf} AS shipping_cents, COALESCE(o.delivery, s.delivery) AS delivery,
      ${verifiedAt} AS verified_at, ${isReported} AS reported, 100 * MAX(c.clicks - c.reports, 0) / c.clicks AS confirmed,
      s.name AS store_name, s.slug AS store_slug, s.logo AS store_logo, s.terms AS store_terms,
      s.shipping_cents AS store_shipping, s.free_shipping_from_cents AS free_from,
      v.colour_label, v.size_label, ${measureOf} AS measure
    FROM products p CROSS JOIN variants v USING (product_id) CROSS JOIN shown_offers o ON o.variant_id = v.variant_id JOIN stores s ON s.store_id = o.store_id
      LEFT JOIN store_imports i ON i.store_id = o.store_id LEFT JOIN store_confidence c ON c.store_id = o.store_id
    WHERE p.product_id = ${product} ORDER BY ${leadingFirst}`;
}

/** `history` holds the observations of this offer; only a reduced one needs them. */
export function offerOf(
  row: OfferRow,
  history: readonly PricePoint[],
  now: Date,
): Omit<Offer, "code" | "promotions"> {
  const availability = availabilityOf(row.availability);
  const url = storeAddress(row.url);
  const isReduced = row.list_cents !== null && row.list_cents > row.price_cents;
  return {
    id: row.offer_id,
    variantId: row.variant_id,
    price: priceOf(row),
    unit: unitPriceOf(row.price_cents, row.measure),
    recommendedPrice: row.recommended_cents,
    shippingCents: row.shipping_cents,
    availability,
    purchasable: availability === "in_stock" && url !== null,
    store: { name: row.store_name, slug: row.store_slug },
    logo: pictureFrom(row.store_logo, "logos"),
    delivery: row.delivery,
    terms: JSON.parse(row.store_terms) as Offer["terms"],
    shippingRule: { shipping: row.store_shipping, freeFrom: row.free_from },
    attributes: attributesOf(row),
    verifiedAt: row.verified_at,
    reported: row.reported === 1,
    confirmed: row.confirmed,
    discountVerified: isReduced && claimHolds(history, row.price_cents, row.list_cents ?? 0, now),
    url,
  };
}

/** Observations of the reduced offers of a product, oldest first. */
export function reducedHistoryOf(product: Sql): Sql<PricePoint & { offer_id: number }> {
  return sql`SELECT p.offer_id, p.observed_at, p.price_cents, p.available
    FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id JOIN price_points p ON p.offer_id = o.offer_id
    WHERE v.product_id = ${product} AND o.list_cents IS NOT NULL ORDER BY p.observed_at`;
}
