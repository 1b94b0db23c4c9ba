/** A store is paused, or goes on: its offers at once (`shown_offers`), what follows by a run (upstream/catalogue/DESIGN.md). */
import { firstRow, rows, sql } from "../sql";
import { beginOwnRun, chunksOf } from "./own-runs";

const productsPerPart = 200;

/** Answers the run; null where the store is so already. */
export async function pauseStore(
  db: D1Database,
  { store, paused }: { store: string; paused: boolean },
  now: Date,
): Promise<string | null> {
  const state = await firstRow<{ paused: number }>(db)`
    SELECT paused_at IS NOT NULL AS paused FROM stores WHERE slug = ${store}`;
  if (!state || (state.paused === 1) === paused) return null;
  const found = await rows<{ id: number }>(db)`
    SELECT DISTINCT product_id AS id FROM offers WHERE store_id = (SELECT store_id FROM stores WHERE slug = ${store})
      ORDER BY product_id`;
  const parts = chunksOf(found, productsPerPart).map((some) => ({ again: some.map(({ id }) => id) }));
  const also = [
    sql`UPDATE stores SET paused_at = ${paused ? now.toISOString() : null} WHERE slug = ${store}`,
  ];
  return beginOwnRun(db, { store, parts, derives: true, also }, now);
}
