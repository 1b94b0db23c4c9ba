/** What a list that is of a person says of each product: in how many stores it can be had in that person's size, and for how much. */
import type { SavedProduct } from "contract";
import { type OwnSizes, ownSizeFor } from "domain/own-sizes";
import { shippingOf, totalOf } from "../catalogue/leading";
import { type Sql, sql } from "../sql";

type InSize = NonNullable<SavedProduct["inSize"]>;

/** A size of a product at a store that has it; at none, where nobody does. */
interface SizedRow {
  product_id: number;
  category: string | null;
  size: string;
  store_id: number | null;
  /** With the shipping that is known. */
  cents: number | null;
  shipped: number | null;
}

/** All sizes of what a list holds, with the lowest total of each store. */
export function sizesHeld(list: number): Sql<SizedRow> {
  return sql`SELECT i.product_id, category.slug AS category, size.slug AS size, o.store_id, MIN(${totalOf}) AS cents,
      ${shippingOf} IS NOT NULL AS shipped
    FROM wishlist_items i CROSS JOIN products p ON p.product_id = i.product_id CROSS JOIN variants v ON v.product_id = p.product_id
    CROSS JOIN facet_values size ON size.value_id = v.size_id
    LEFT JOIN categories category ON category.category_id = p.category_id
    LEFT JOIN shown_offers o ON o.variant_id = v.variant_id AND o.availability = 'in_stock'
    WHERE i.list_id = ${list} AND i.removed_at IS NULL GROUP BY i.product_id, v.size_id, o.store_id`;
}

/** By product; those for which none of the person's sizes counts are not in it. */
export function inSizes(own: OwnSizes, read: readonly SizedRow[]): Map<number, InSize> {
  const found = new Map<number, InSize>();
  for (const [product, rows] of Map.groupBy(read, ({ product_id }) => product_id)) {
    const size = ownSizeFor(own, rows[0]?.category, [...new Set(rows.map((row) => row.size))]);
    if (!size) continue;
    const sold = rows.filter((row) => row.store_id !== null && size.slugs.includes(row.size));
    const [first] = sold.toSorted((a, b) => (a.cents ?? 0) - (b.cents ?? 0));
    found.set(product, {
      label: size.label,
      stores: new Set(sold.map(({ store_id }) => store_id)).size,
      cents: first?.cents ?? null,
      shipped: first?.shipped === 1,
    });
  }
  return found;
}
