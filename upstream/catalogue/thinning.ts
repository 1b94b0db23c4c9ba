/** Old price points become fewer: after 90 days a week keeps an offer's last one and its lowest. */
import { dayMilliseconds, shifted } from "domain/moments";
import { batch, firstRow, type Sql, sql } from "../sql";

/** Offers, or products, of one turn, some 50 points each. */
const perTurn = 500;
/** Days after which a week is enough, and that a history shows at most with some to spare. */
const whole = 90;
const shown = 400;

interface Points {
  kind: string;
  table: Sql;
  /** What a turn goes along, and where all of it stands. */
  walked: Sql;
  from: Sql;
  /** What tells one offer's points from another's. */
  series: Sql;
}

const ofOffers: Points = {
  kind: "points",
  table: sql`price_points`,
  walked: sql`offer_id`,
  from: sql`offers`,
  series: sql`offer_id`,
};
const ofPastOffers: Points = {
  kind: "past points",
  table: sql`past_price_points`,
  walked: sql`product_id`,
  from: sql`past_price_points`,
  series: sql`store_id, external_id`,
};

export function thinPoints(db: D1Database, now: Date): Promise<boolean> {
  return thin(db, ofOffers, now);
}

/** The same for offers that left; one that left before any history shows is forgotten. */
export function thinPastPoints(db: D1Database, now: Date): Promise<boolean> {
  return thin(db, ofPastOffers, now, ({ table, series }, within, before) => [
    sql`DELETE FROM ${table} WHERE (${series}) IN (SELECT ${series} FROM ${table} WHERE ${within}
      GROUP BY ${series} HAVING MAX(observed_at) < ${before(shown)})`,
  ]);
}

type Before = (days: number) => string;

async function thin(
  db: D1Database,
  points: Points,
  now: Date,
  also: (points: Points, within: Sql, before: Before) => Sql[] = () => [],
): Promise<boolean> {
  const { kind, table, walked, from, series } = points;
  const mark = (await firstRow<{ mark: number }>(db)`SELECT mark FROM clock WHERE kind = ${kind}`)?.mark ?? 0;
  const turn = sql`SELECT DISTINCT ${walked} AS id FROM ${from} WHERE ${walked} > ${mark} ORDER BY 1 LIMIT ${perTurn}`;
  const last = (await firstRow<{ last: number | null }>(db)`SELECT MAX(id) AS last FROM (${turn})`)?.last;
  const before: Before = (days) => shifted(now, -days * dayMilliseconds);
  const within = sql`${walked} > ${mark} AND ${walked} <= ${last ?? mark}`;
  const old = sql`SELECT ${series}, observed_at, price_cents, available,
      CASE WHEN observed_at < ${before(shown)} THEN '' ELSE strftime('%Y-%W', observed_at) END AS week
    FROM ${table} WHERE ${within} AND observed_at < ${before(whole)}`;
  await batch(db, [
    sql`DELETE FROM ${table} WHERE (${series}, observed_at) IN (SELECT ${series}, observed_at FROM (
      SELECT ${series}, observed_at, week, ROW_NUMBER() OVER (PARTITION BY ${series}, week ORDER BY observed_at DESC) AS latest,
        ROW_NUMBER() OVER (PARTITION BY ${series}, week ORDER BY available DESC, price_cents, observed_at) AS lowest
      FROM (${old})) WHERE latest > 1 AND (lowest > 1 OR week = ''))`,
    ...also(points, within, before),
    sql`INSERT INTO clock (kind, due_at, mark) VALUES (${kind}, 0, ${last ?? 0})
      ON CONFLICT DO UPDATE SET mark = excluded.mark`,
  ]);
  return last != null;
}
