/** Answers whether commissions count in the order, and brings the points of stores to the listing, a few blocks a turn. */
import { mostCommissionPoints } from "contract/ordering";
import { dayAfter, dayOfRome } from "domain/moments";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlersOf } from "../handler";
import { refreshListing } from "../import/listing";
import { batch, firstRow, listed, rows, type Sql, sql } from "../sql";

type State = "off" | "on" | "leaving";

/** What is asked of the past: days, and orders below which a store's commission says nothing. */
const pastDays = 180;
const fewestOrders = 5;

export const pointsChore = "ordering: points";

/** What a store's commissions bring where they count; `rate` is commission in per cent of sales. */
export interface StorePoints {
  store: string;
  orders: number;
  rate: number;
  points: number;
}
type Earned = StorePoints & { id: number };

function earned(now: Date): Sql<Earned> {
  const since = dayAfter(dayOfRome(now), -pastDays);
  return sql`SELECT s.store_id AS id, s.name AS store, COUNT(*) AS orders,
      100.0 * SUM(n.commission_cents) / SUM(n.sale_cents) AS rate,
      MAX(0, MIN(${mostCommissionPoints}, CAST(ROUND(100.0 * SUM(n.commission_cents) / SUM(n.sale_cents)) AS INTEGER))) AS points
    FROM network_sales n JOIN stores s ON s.store_id = n.store_id
    WHERE n.counted_day >= ${since} AND n.state <> 'declined' AND n.sale_cents > 0
    GROUP BY s.store_id HAVING COUNT(*) >= ${fewestOrders} ORDER BY points DESC, s.name`;
}

export const orderingRules: Pick<HandlersOf<"ordering">, "rules"> = {
  async rules(_, { db }) {
    // While points leave the listing they still count there.
    return { byCommission: (await stateIn(db)) !== "off" };
  },
};

export const orderingWrites = {
  setRules: changes(z.object({ byCommission: z.boolean() }), async ({ byCommission }, { db }) => {
    const change = byCommission
      ? sql`INSERT INTO ordering (only, commissions) VALUES (1, 'on') ON CONFLICT DO UPDATE SET commissions = 'on'`
      : sql`UPDATE ordering SET commissions = 'leaving' WHERE commissions = 'on'`;
    await batch(db, [change, sql`UPDATE clock SET due_at = 0 WHERE kind = ${pointsChore}`]);
  }),
  points: reads(z.object({}), async (_, { db, now }) => {
    const found = await rows(db, earned(now));
    return found.map(({ id: _, ...shown }): StorePoints => shown);
  }),
};

async function stateIn(db: D1Database): Promise<State> {
  const found = await firstRow<{ state: State }>(db)`SELECT commissions AS state FROM ordering`;
  return found?.state ?? "off";
}

/** One turn of the clock. Answers whether products still wait for the listing. */
export async function settlePoints(db: D1Database, now: Date): Promise<boolean> {
  const state = await stateIn(db);
  const known = await rows<{ store: number; points: number }>(db)`
    SELECT store_id AS store, points FROM store_points`;
  if (state === "off" && known.length === 0) return false;
  const wanted = state === "on" ? await rows(db, earned(now)) : [];
  const before = new Map(known.map(({ store, points }) => [store, points]));
  const after = new Map(wanted.flatMap(({ id, points }) => (points > 0 ? [[id, points] as const] : [])));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (store) => before.get(store) !== after.get(store),
  );
  if (changed.length > 0) {
    const points = JSON.stringify([...after]);
    await batch(db, [
      sql`DELETE FROM store_points`,
      sql`INSERT INTO store_points SELECT value ->> 0, value ->> 1 FROM json_each(${points})`,
      sql`INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM offers WHERE store_id IN ${listed(changed)}`,
    ]);
  }
  await refreshListing(db);
  const waits = (await firstRow(db)`SELECT 1 FROM listing_stale LIMIT 1`) !== null;
  if (!waits && state === "leaving")
    await rows(db)`UPDATE ordering SET commissions = 'off' WHERE commissions = 'leaving'`;
  return waits;
}
