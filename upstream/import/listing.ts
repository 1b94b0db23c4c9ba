/** Writes what the listing reads: the facts of stale products, their blocks, and the version that tells readers of it. */

const stale = "(SELECT product_id FROM listing_stale)";

/** The best offer of each store, best first: the first one of the chosen stores is what a card shows. */
const offers = `(SELECT json_group_array(json(offer) ORDER BY place) FROM (
    SELECT json_array(o.store_id, o.price_cents, COALESCE(o.list_cents, 0), o.availability = 'in_stock', o.offer_id)
        AS offer,
      ROW_NUMBER() OVER (ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id) AS place,
      ROW_NUMBER() OVER (PARTITION BY o.store_id
        ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id) AS place_in_store
    FROM offers o WHERE o.product_id = products.product_id) WHERE place_in_store = 1)`;

const facts = `UPDATE products SET facts = CASE WHEN offer_count > 0 THEN json_array(
    product_id, brand_id, category_id, popularity, sales, unixepoch(inserted_at), rating,
    json((SELECT json_group_array(pv.value_id) FROM product_values pv JOIN facet_values f USING (value_id)
      WHERE pv.product_id = products.product_id AND f.facet <> 'store')),
    json((SELECT json_group_array(pc.category_id) FROM product_categories pc
      WHERE pc.product_id = products.product_id)),
    json(${offers}), name) END
  WHERE product_id IN ${stale}`;

const blocks = `INSERT OR REPLACE INTO listing_blocks (block, version, products)
  SELECT touched.block, (SELECT version FROM listing_version),
    '[' || COALESCE(GROUP_CONCAT(p.facts, ',' ORDER BY p.product_id), '') || ']'
  FROM (SELECT DISTINCT product_id >> 9 AS block FROM listing_stale) touched
  CROSS JOIN products p ON p.product_id BETWEEN touched.block << 9 AND (touched.block << 9) + 511
  GROUP BY touched.block`;

/** Statements for one batch, after `listing_stale` names the products. The version counts on even without any. */
export const writeListing: readonly string[] = [
  "UPDATE listing_version SET version = version + 1",
  facts,
  blocks,
  "DELETE FROM listing_stale",
];

/** Brings the listing up to date with what marked products stale outside an import: clicks, ratings, editors. */
export async function refreshListing(db: D1Database): Promise<void> {
  await db.batch(writeListing.map((statement) => db.prepare(statement)));
}
