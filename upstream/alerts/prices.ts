/** What watched products cost now: the price of the offer that leads, of stores whose feed is fresh, whole and by size. */
import { dayMilliseconds, shifted } from "domain/moments";
import { totalOf } from "../catalogue/leading";
import { listed, type Sql, sql } from "../sql";

/** A store whose feed was not read for this long has no prices to tell of, in milliseconds. */
const freshFor = 3 * dayMilliseconds;

interface PriceRow {
  product_id: number;
  size: string | null;
  cents: number;
  /** The offer that leads has the least. */
  place: string;
}

export function pricesOf(products: readonly number[], now: Date): Sql<PriceRow> {
  // Of a group SQLite takes the other columns from the row with the least place.
  return sql`SELECT o.product_id, COALESCE(s.label, v.size_label) AS size, o.price_cents AS cents,
      MIN(printf('%015d%015d', ${totalOf}, o.offer_id)) AS place
    FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    JOIN store_imports i ON i.store_id = o.store_id AND i.applied_at > ${shifted(now, -freshFor)}
    LEFT JOIN facet_values s ON s.value_id = v.size_id
    WHERE v.product_id IN ${listed(products)} AND o.availability = 'in_stock'
    GROUP BY o.product_id, COALESCE(s.label, v.size_label)`;
}

export type PriceOf = (product: number, size: string) => number | null;

export function priceOf(rows: readonly PriceRow[]): PriceOf {
  const leading = new Map<string, PriceRow>();
  const note = (key: string, row: PriceRow) => {
    const before = leading.get(key);
    if (!before || row.place < before.place) leading.set(key, row);
  };
  for (const row of rows) {
    note(`${row.product_id} `, row);
    if (row.size) note(`${row.product_id} ${row.size}`, row);
  }
  return (product, size) => leading.get(`${product} ${size}`)?.cents ?? null;
}
