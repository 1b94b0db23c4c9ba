/** Clicks that are none, though no crawler says so: seen from what one network did within an hour, when they are counted. */
import { batch, type Sql, sql } from "../sql";

/** Seconds that clicks are looked at together. */
const together = 3_600;

/**
 * Why a network's clicks are counted apart, as `flooded` says it; 1 is the flood gate's, 0 is a person's.
 * 2: ten within a minute. 3: ten browsers, a tenth of all clicks. 4: no page was there before, three times. 5: half of all come from around it.
 */
const judged = (since: number) => sql`(SELECT visitor, CASE WHEN MAX(burst) >= 10 THEN 2
      WHEN COUNT(DISTINCT browser) >= 10 AND 10 * COUNT(DISTINCT browser) >= MAX(total) THEN 3
      WHEN SUM(paged = 0) >= 3 THEN 4 WHEN MAX(around) >= 20 AND 2 * MAX(around) >= MAX(total) THEN 5 ELSE 0 END AS why
    FROM (SELECT visitor, browser, paged, COUNT(*) OVER () AS total,
        COUNT(*) OVER (PARTITION BY visitor ORDER BY at RANGE BETWEEN 60 PRECEDING AND CURRENT ROW) AS burst,
        iif(prefix IS NULL, 0, COUNT(*) OVER (PARTITION BY prefix)) AS around FROM recent_clicks WHERE at >= ${since}) GROUP BY visitor)`;

/** What was counted before somebody gave himself away stays in the order of goods; reports leave it out. */
export async function setApart(db: D1Database, now: Date): Promise<void> {
  const since = Math.floor(now.getTime() / 1_000) - together;
  const mark = (table: Sql) =>
    sql`UPDATE ${table} SET flooded = j.why FROM ${judged(since)} j JOIN recent_clicks r USING (visitor)
      WHERE j.why > 0 AND r.at >= ${since} AND ${table}.click_id = r.click_id AND ${table}.flooded = 0`;
  await batch(db, [
    sql`INSERT OR IGNORE INTO recent_clicks (click_id, visitor, prefix, browser, paged, at)
      SELECT click_id, visitor, prefix, browser, COALESCE(paged, 1), unixepoch(clicked_at) FROM new_clicks
        WHERE bot = 0 AND visitor IS NOT NULL`,
    sql`DELETE FROM recent_clicks WHERE at < ${since}`,
    mark(sql`new_clicks`),
    mark(sql`clicks`),
  ]);
}
