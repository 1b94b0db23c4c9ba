/** What `npm run clicks` asks of the database, as text: wrangler binds no values. */

/** How many products are listed. */
const mostProducts = 10;

/** The statements; `since` is an ISO time that we made ourselves. Flagged: crawlers and rows above the flood limit. */
export function clickStatements(
  since: string,
): [days: string, waiting: string, places: string, products: string] {
  const counted = `bot = 0 AND flooded = 0 AND clicked_at >= '${since}'`;
  return [
    `SELECT COALESCE(s.name, c.host) AS store, substr(c.clicked_at, 1, 10) AS day,
       SUM(c.bot = 0 AND c.flooded = 0) AS clicks, SUM(c.bot OR c.flooded) AS flagged
     FROM clicks c LEFT JOIN exit_hosts e ON e.host = c.host LEFT JOIN stores s ON s.store_id = e.store_id
     WHERE c.clicked_at >= '${since}' GROUP BY 1, 2 ORDER BY 2 DESC, 3 DESC, 1`,
    "SELECT COUNT(*) AS uncounted, MIN(clicked_at) AS oldest FROM new_clicks",
    `SELECT COALESCE(place, 'unknown') AS place, COUNT(*) AS clicks FROM clicks
     WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1`,
    `SELECT product_id AS product, COALESCE(p.name, 'no longer in the catalogue') AS name, COUNT(*) AS clicks
     FROM clicks c LEFT JOIN products p USING (product_id)
     WHERE product_id IS NOT NULL AND ${counted} GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${mostProducts}`,
  ];
}
