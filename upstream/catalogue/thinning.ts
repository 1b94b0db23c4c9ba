/**
 * Old price points become fewer: of a week that is more than 90 days ago the last one of an offer and the lowest that could be paid
 * stay, of times that no history shows the one that is in force after them. What was lowest in 30 days is never touched.
 */
import { batch, firstRow, sql } from "../sql";

/** Offers of one turn, some 50 points each. */
const offersPerTurn = 500;
const dayMilliseconds = 86_400_000;
/** Days after which a week is enough, and that a history shows at most with some to spare. */
const whole = 90;
const shown = 400;
const kind = "points";

/** One turn; answers whether offers are left. */
export async function thinPoints(db: D1Database, now: Date): Promise<boolean> {
  const from =
    (await firstRow<{ mark: number }>(db, sql`SELECT mark FROM clock WHERE kind = ${kind}`))?.mark ?? 0;
  const turn = sql`SELECT offer_id FROM offers WHERE offer_id > ${from} ORDER BY offer_id LIMIT ${offersPerTurn}`;
  const last = (await firstRow<{ last: number | null }>(db, sql`SELECT MAX(offer_id) AS last FROM (${turn})`))
    ?.last;
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds).toISOString();
  const old = sql`SELECT offer_id, observed_at, price_cents, available,
      CASE WHEN observed_at < ${before(shown)} THEN '' ELSE strftime('%Y-%W', observed_at) END AS week
    FROM price_points WHERE offer_id > ${from} AND offer_id <= ${last ?? from} AND observed_at < ${before(whole)}`;
  await batch(db, [
    sql`DELETE FROM price_points WHERE (offer_id, observed_at) IN (SELECT offer_id, observed_at FROM (
      SELECT offer_id, observed_at, week, ROW_NUMBER() OVER (PARTITION BY offer_id, week ORDER BY observed_at DESC) AS latest,
        ROW_NUMBER() OVER (PARTITION BY offer_id, week ORDER BY available DESC, price_cents, observed_at) AS lowest
      FROM (${old})) WHERE latest > 1 AND (lowest > 1 OR week = ''))`,
    sql`INSERT INTO clock (kind, due_at, mark) VALUES (${kind}, 0, ${last ?? 0})
      ON CONFLICT DO UPDATE SET mark = excluded.mark`,
  ]);
  return last != null;
}
