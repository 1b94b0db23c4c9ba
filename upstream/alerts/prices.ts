/** What watched products cost now: the best price of what can be bought from stores whose feed is fresh, whole and by size. */
import { listed, type Sql, sql } from "../sql";

/** A store whose feed was not read for this long has no prices to tell of, in milliseconds. */
const freshFor = 3 * 86_400_000;

export interface PriceRow {
  product_id: number;
  size: string | null;
  cents: number;
}

export function pricesOf(products: readonly number[], now: Date): Sql {
  return sql`SELECT o.product_id, COALESCE(s.label, v.size_label) AS size, MIN(o.price_cents) AS cents
    FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id
    JOIN store_imports i ON i.store_id = o.store_id AND i.applied_at > ${new Date(now.getTime() - freshFor).toISOString()}
    LEFT JOIN facet_values s ON s.value_id = v.size_id
    WHERE v.product_id IN ${listed(products)} AND o.availability = 'in_stock'
    GROUP BY o.product_id, COALESCE(s.label, v.size_label)`;
}

/** The price of a product, or of one of its sizes; null when it cannot be bought. */
export type PriceOf = (product: number, size: string) => number | null;

export function priceOf(rows: readonly PriceRow[]): PriceOf {
  const prices = new Map<string, number>();
  const note = (key: string, cents: number) => prices.set(key, Math.min(prices.get(key) ?? cents, cents));
  for (const { product_id, size, cents } of rows) {
    note(`${product_id} `, cents);
    if (size) note(`${product_id} ${size}`, cents);
  }
  return (product, size) => prices.get(`${product} ${size}`) ?? null;
}
