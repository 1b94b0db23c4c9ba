/** Which offer leads wherever one stands for all: card, product page, cart, list, alert (product.md 'Which offer leads', docs/decisions/0103). */
import { sql } from "../sql";

/** Shipping of offer `o`: what it says, else its store's rule. */
export const shippingOf = sql`COALESCE(o.shipping_cents, (SELECT
  CASE WHEN o.price_cents >= rule.free_shipping_from_cents THEN 0 ELSE rule.shipping_cents END
  FROM stores rule WHERE rule.store_id = o.store_id))`;

/** What offer `o` comes to in all; shipping that nobody says counts as nothing. */
export const totalOf = sql`(o.price_cents + COALESCE(${shippingOf}, 0))`;

/** Order of offers `o`, the one that leads first: what can be bought, then the lowest total, then the first known. */
export const leadingFirst = sql`o.availability <> 'in_stock', ${totalOf}, o.offer_id`;
