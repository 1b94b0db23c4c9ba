/** What the good's own history says of a price: it was asked, or told as list price, within a year. */
import { dayMilliseconds, shifted } from "domain/moments";
import { firstRow, type Sql, sql } from "../sql";

export const year = 365 * dayMilliseconds;

/** Points `p` of offer `o` from a year before `at` on, with the one that stood then. */
export function pointsOfYear(at: Date): Sql {
  const since = shifted(at, -year);
  return sql`price_points p ON p.offer_id = o.offer_id AND p.observed_at >= COALESCE((SELECT MAX(b.observed_at)
    FROM price_points b WHERE b.offer_id = o.offer_id AND b.observed_at <= ${since}), '')`;
}

/** Of some prices, by the store's ids, how many the same goods asked before, to the hundredth. */
export async function askedEarlier(
  db: D1Database,
  store: string,
  prices: readonly (readonly [id: string, cents: number])[],
  now: Date,
): Promise<{ count: number }> {
  const near = (column: Sql) => sql`ABS(${column} - (e.value ->> 1)) * 100 <= e.value ->> 1`;
  const found = await firstRow<{ count: number }>(db)`
    SELECT COUNT(DISTINCT o.offer_id) AS count FROM json_each(${JSON.stringify(prices)}) e
      CROSS JOIN offers o ON o.store_id = (SELECT store_id FROM stores WHERE slug = ${store}) AND o.external_id = e.value ->> 0
      CROSS JOIN ${pointsOfYear(now)} WHERE ${near(sql`p.price_cents`)} OR ${near(sql`p.list_cents`)}`;
  return { count: found?.count ?? 0 };
}
