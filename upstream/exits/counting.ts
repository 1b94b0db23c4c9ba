/** Brings clicks from where they arrive to where they are kept, and counts them for their products: by the clock, some at a time. */
import { claimRefresh, refreshListing } from "../import/listing";
import { batch, firstRow, Sql, sql } from "../sql";
import { clickColumns } from "./clicks";

/** Clicks of one batch, and batches of one turn: more than a minute of a busy site brings. */
const atOnce = 1_000;
const batches = 10;

const arrived = new Sql(`(SELECT * FROM new_clicks ORDER BY click_id LIMIT ${atOnce})`, []);
const columns = new Sql(clickColumns, []);
/** Crawlers and floods count for nothing. */
const perProduct = sql`(SELECT product_id AS id, COUNT(*) AS clicks FROM ${arrived}
  WHERE product_id IS NOT NULL AND bot = 0 AND flooded = 0 GROUP BY product_id)`;

/** Counts what has arrived, each click once: a batch is one transaction. */
export async function countClicks(db: D1Database, now: Date): Promise<void> {
  if ((await firstRow(db, sql`SELECT 1 FROM new_clicks LIMIT 1`)) === null) return;
  for (let turn = 0; turn < batches; turn++) {
    const [, , , counted = [], refresh = []] = await batch(db, [
      sql`UPDATE products SET sales = sales + counted.clicks FROM ${perProduct} counted
        WHERE products.product_id = counted.id`,
      sql`INSERT OR IGNORE INTO listing_stale (product_id)
        SELECT product_id FROM products WHERE product_id IN (SELECT id FROM ${perProduct})`,
      sql`INSERT INTO clicks (${columns}, delivered_at)
        SELECT ${columns}, iif(bot OR flooded, NULL, ${now.toISOString()}) FROM ${arrived}`,
      sql`DELETE FROM new_clicks WHERE click_id IN (SELECT click_id FROM ${arrived}) RETURNING 1`,
      claimRefresh(now),
    ]);
    if (refresh.length > 0) await refreshListing(db);
    if (counted.length < atOnce) return;
  }
}
