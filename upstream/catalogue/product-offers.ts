/** The offers of a product: what every store asks for each variant, the one that leads first (product.md 'Entities'). */
import type { Offer } from "contract";
import type * as z from "zod";
import { type Sql, sql } from "../sql";
import { availabilityWire, priceFields } from "./cards";
import { euros } from "./euros";
import { leadingFirst, shippingOf } from "./leading";
import { claimHolds, type PricePoint } from "./price-claim";
import { isReported, verifiedAt } from "./price-reports";
import { attributesOf } from "./product-variants";

export interface OfferRow {
  offer_id: number;
  store_id: number;
  variant_id: number;
  external_id: string;
  url: string;
  price_cents: number;
  list_cents: number | null;
  currency: string;
  availability: string;
  shipping_cents: number | null;
  delivery: string | null;
  verified_at: string;
  reported: number;
  /** Of 100 clicks to the store those without a report; null without enough of them. */
  confirmed: number | null;
  store_name: string;
  store_slug: string;
  store_logo: string | null;
  store_shipping: number | null;
  free_from: number | null;
  colour_label: string | null;
  size_label: string | null;
}

export function offersOf(product: Sql): Sql {
  return sql`SELECT o.offer_id, o.store_id, o.variant_id, o.external_id, o.url, o.price_cents, o.list_cents, o.currency,
      o.availability, ${shippingOf} AS shipping_cents, COALESCE(o.delivery, s.delivery) AS delivery,
      ${verifiedAt} AS verified_at, ${isReported} AS reported, 100 * MAX(c.clicks - c.reports, 0) / c.clicks AS confirmed,
      s.name AS store_name, s.slug AS store_slug, s.logo AS store_logo,
      s.shipping_cents AS store_shipping, s.free_shipping_from_cents AS free_from,
      v.colour_label, v.size_label
    FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id JOIN stores s ON s.store_id = o.store_id
      LEFT JOIN store_imports i ON i.store_id = o.store_id LEFT JOIN store_confidence c ON c.store_id = o.store_id
    WHERE v.product_id = ${product} ORDER BY ${leadingFirst}`;
}

/** `history` holds the observations of this offer; only a reduced one needs them. */
export function offerWire(row: OfferRow, history: readonly PricePoint[], now: Date): z.input<typeof Offer> {
  return {
    offerta_id: row.offer_id,
    variante_id: row.variant_id,
    ...priceFields(row),
    disponibilita: availabilityWire(row.availability),
    url: row.url,
    merchant_slug: row.store_slug,
    negozio: row.store_name,
    merchant_logo_url: row.store_logo,
    attributi: attributesOf(row),
    costo_spedizione: euros(row.shipping_cents),
    tempi_consegna: row.delivery,
    data_verifica: row.verified_at,
    segnalata: row.reported === 1,
    prezzi_confermati: row.confirmed,
    sconto_verificato: row.list_cents !== null && claimHolds(history, row.price_cents, row.list_cents, now),
  };
}

/** Observations of the reduced offers of a product, oldest first. */
export function reducedHistoryOf(product: Sql): Sql {
  return sql`SELECT p.offer_id, p.observed_at, p.price_cents, p.available
    FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id JOIN price_points p ON p.offer_id = o.offer_id
    WHERE v.product_id = ${product} AND o.list_cents IS NOT NULL ORDER BY p.observed_at`;
}
