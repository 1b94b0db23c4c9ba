/** Products changed by hand: read whole, changed as records, derived anew, and written with their place in the listing in one batch. */
import { batch, type Sql, sql } from "../sql";
import { deletes, inserts, updates } from "./changes";
import { showProducts } from "./listing";
import { derive, Overtaken } from "./part";
import { readProducts } from "./reading";
import { recordsOf, type ValueRecord } from "./records";

export { type OfferRecord, type ProductRecord, partedKey, type VariantRecord } from "./records";

/** Some products with all their variants and offers, to be changed; `highest` are the ids in use. */
export type Arrangement = Awaited<ReturnType<typeof read>>;

const mostTries = 4;

/**
 * Changes products. `change` moves and edits records and answers what else belongs into the batch; what it throws is thrown,
 * and then nothing was written. Prices, filters and cards follow by themselves.
 */
export async function rearrange(
  db: D1Database,
  ids: readonly number[],
  now: Date,
  change: (arrangement: Arrangement) => Sql[],
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const arrangement = await read(db, ids);
    const more = change(arrangement);
    const { products, variants, offers, turn } = arrangement;
    const touched = new Set(products.now.keys());
    await derive(db, arrangement, touched, now.toISOString());
    try {
      await batch(db, [
        sql`UPDATE listing_version SET turn = CASE WHEN turn = ${turn} THEN turn + 1 END`,
        ...inserts(products),
        ...inserts(variants),
        ...updates(offers),
        ...deletes(variants),
        ...updates(variants),
        ...updates(products),
        ...more,
        ...showProducts([...touched]),
      ]);
      return;
    } catch (error) {
      if (!Overtaken.isMeant(error) || tries >= mostTries) throw error;
    }
  }
}

async function read(db: D1Database, ids: readonly number[]) {
  const [around, categories] = (await batch(db, [
    sql`SELECT (SELECT turn FROM listing_version) AS turn,
      COALESCE((SELECT MAX(product_id) FROM products), 0) AS product,
      COALESCE((SELECT MAX(variant_id) FROM variants), 0) AS variant`,
    sql`SELECT category_id AS id, parent_id AS parent FROM categories`,
  ])) as [{ turn: number; product: number; variant: number }[], { id: number; parent: number | null }[]];
  const { turn = 0, product = 0, variant = 0 } = around[0] ?? {};
  return {
    turn,
    highest: { product, variant },
    values: recordsOf<ValueRecord>("facet_values", "value_id", []),
    parents: new Map(categories.map(({ id, parent }) => [id, parent])),
    ...(await readProducts(db, 0, "[]", [...ids])),
  };
}
