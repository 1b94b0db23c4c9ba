/** Writes what the listing reads: the facts of stale products, their blocks, and the version that tells readers of it. */

import { type Sql, sql } from "../sql";

/** Between imports the listing learns of clicks and ratings at most this often, and of so many blocks at a time. */
export const refreshMinutes = 15;
const blocksPerRefresh = 16;

/** The best offer of each store, best first: the first one of the chosen stores is what a card shows. */
const offers = `(SELECT json_group_array(json(offer) ORDER BY place) FROM (
    SELECT json_array(o.store_id, o.price_cents, COALESCE(o.list_cents, 0), o.availability = 'in_stock', o.offer_id)
        AS offer,
      ROW_NUMBER() OVER (ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id) AS place,
      ROW_NUMBER() OVER (PARTITION BY o.store_id
        ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id) AS place_in_store
    FROM offers o WHERE o.product_id = products.product_id) WHERE place_in_store = 1)`;

/** Statements for one batch that write the products of `stale`. The version counts on even without any. */
function writing(stale: string): string[] {
  return [
    "UPDATE listing_version SET version = version + 1",
    `UPDATE products SET facts = CASE WHEN offer_count > 0 THEN json_array(
        product_id, brand_id, category_id, popularity, sales, unixepoch(inserted_at), rating,
        json((SELECT json_group_array(pv.value_id) FROM product_values pv JOIN facet_values f USING (value_id)
          WHERE pv.product_id = products.product_id AND f.facet <> 'store')),
        json((SELECT json_group_array(pc.category_id) FROM product_categories pc
          WHERE pc.product_id = products.product_id)),
        json(${offers}), name) END
      WHERE product_id IN ${stale}`,
    `INSERT OR REPLACE INTO listing_blocks (block, version, products)
      SELECT touched.block, (SELECT version FROM listing_version),
        '[' || COALESCE(GROUP_CONCAT(p.facts, ',' ORDER BY p.product_id), '') || ']'
      FROM (SELECT DISTINCT product_id >> 9 AS block FROM ${stale}) touched
      CROSS JOIN products p ON p.product_id BETWEEN touched.block << 9 AND (touched.block << 9) + 511
      GROUP BY touched.block`,
    `DELETE FROM listing_stale WHERE product_id IN ${stale}`,
  ];
}

/** For an import, after `listing_stale` names its products: everything that is stale. */
export const writeListing: readonly string[] = writing("(SELECT product_id FROM listing_stale)");

/** Fails the batch of an import whose catalogue no isolate could hold (migration 0065). */
export const checkRoom = "UPDATE listing_version SET blocks = (SELECT COUNT(*) FROM listing_blocks)";

export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && error.message.includes("listing_has_room");
}

/**
 * For the batch that marked products stale outside an import: answers a row when it is time to refresh the listing, to
 * one of all callers.
 */
export function claimRefresh(now: Date): Sql {
  const seconds = Math.floor(now.getTime() / 1000);
  return sql`UPDATE listing_version SET refreshed_at = ${seconds}
    WHERE refreshed_at <= ${seconds - refreshMinutes * 60} RETURNING version`;
}

/** Writes the blocks with the most stale products; the others wait for their turn, or for the next import. */
export async function refreshListing(db: D1Database): Promise<void> {
  const busiest = `SELECT product_id >> 9 AS block FROM listing_stale GROUP BY block
    ORDER BY COUNT(*) DESC, block LIMIT ${blocksPerRefresh}`;
  const statements = writing(`(SELECT product_id FROM listing_stale WHERE product_id >> 9 IN (${busiest}))`);
  await db.batch(statements.map((statement) => db.prepare(statement)));
}
