/** Whether a card's price is the lowest of 30 days, as the history on the product's page would say (docs/decisions/0025). */
import { dayMilliseconds, shifted } from "domain/moments";
import { type Sql, sql } from "../sql";

const month = 30 * dayMilliseconds;

/** Of offer `o` of product `p`: watched all month, dearer within it, and nobody who could deliver asked less. Most end at the first question. */
export function lowestOfMonth(now: Date): Sql {
  const from = shifted(now, -month);
  const until = now.toISOString();
  const opening = (series: Sql) =>
    sql`(SELECT MAX(before.observed_at) FROM ${series} AND before.observed_at <= ${from})`;
  const own = sql`price_points before WHERE before.offer_id = o.offer_id`;
  const current = sql`price_points before WHERE before.offer_id = was.offer_id`;
  const past = sql`past_price_points before WHERE before.store_id = was.store_id AND before.external_id = was.external_id`;
  const lower = sql`was.price_cents < o.price_cents AND was.available = 1 AND was.observed_at <= ${until}`;
  return sql`(o.availability = 'in_stock'
    AND EXISTS (SELECT 1 FROM price_points was WHERE was.offer_id = o.offer_id AND was.price_cents > o.price_cents
      AND was.available = 1 AND was.observed_at >= ${opening(own)})
    AND NOT EXISTS (SELECT 1 FROM variants kind CROSS JOIN shown_offers other ON other.variant_id = kind.variant_id
      CROSS JOIN price_points was ON was.offer_id = other.offer_id
      WHERE kind.product_id = p.product_id AND ${lower} AND was.observed_at >= COALESCE(${opening(current)}, ''))
    AND NOT EXISTS (SELECT 1 FROM past_price_points was
      WHERE was.product_id = p.product_id AND ${lower} AND was.observed_at >= COALESCE(${opening(past)}, '')))`;
}
