/** A store is paused, or goes on: its offers at once (`shown_offers`), what follows by a run (upstream/catalogue/DESIGN.md). */
import { batch, firstRow, rows, sql } from "../sql";
import { insertsInto } from "./changes";
import { advanceLock } from "./optimistic-lock";
import type { ImportPart } from "./reading";
import { piecesOf } from "./reading";

const productsPerPart = 200;

/** Answers the run; null where the store is so already. */
export async function pauseStore(
  db: D1Database,
  { store, paused }: { store: string; paused: boolean },
  now: Date,
): Promise<string | null> {
  const state = await firstRow<{ paused: number }>(
    db,
    sql`SELECT paused_at IS NOT NULL AS paused FROM stores WHERE slug = ${store}`,
  );
  if (!state || (state.paused === 1) === paused) return null;
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT DISTINCT product_id AS id FROM offers WHERE store_id = (SELECT store_id FROM stores WHERE slug = ${store})
      ORDER BY product_id`,
  );
  const parts = Array.from({ length: Math.ceil(found.length / productsPerPart) }, (_, at) =>
    found.slice(at * productsPerPart, (at + 1) * productsPerPart).map(({ id }) => id),
  );
  const run = crypto.randomUUID();
  const at = now.toISOString();
  const pieces = parts.flatMap((again, part) =>
    piecesOf(JSON.stringify({ rows: [], gone: [], again } satisfies ImportPart)).map((body, piece) => [
      run,
      part,
      piece,
      0,
      body,
    ]),
  );
  await batch(db, [
    advanceLock,
    sql`UPDATE stores SET paused_at = ${paused ? at : null} WHERE slug = ${store}`,
    sql`INSERT INTO import_runs (run_id, begun_at, moved_at, store, at, parts, derives)
      VALUES (${run}, ${at}, ${at}, ${store}, ${at}, ${parts.length}, 1)`,
    ...insertsInto("import_parts", ["run_id", "part", "piece", "fresh", "body"], pieces),
  ]);
  return run;
}
