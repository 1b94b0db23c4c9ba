/** Products changed by hand: read whole, changed as records, derived anew, and written with their place in the listing in one batch. */
import { tintedAnew, tintsToWrite } from "../looks/tints";
import { batch, type Sql, sql } from "../sql";
import { deletes, inserts, updates } from "./changes";
import { showProducts } from "./listing";
import { Overtaken, writeUnderLock } from "./optimistic-lock";
import { derive } from "./part";
import { readProducts } from "./reading";
import { recordsOf, type ValueRecord } from "./records";

export {
  coloursFixedIn,
  fixable,
  fixColours,
  isFixed,
  type OfferRecord,
  type ProductRecord,
  partedKey,
  partsFixedIn,
  setFixed,
  type VariantRecord,
} from "./records";

/** Some products with all their variants and offers, to be changed; `highest` are the ids in use. */
export type Arrangement = Awaited<ReturnType<typeof readArrangement>>;

const mostTries = 4;

/** Changes products: `change` edits records and answers what else to write; prices, filters and cards follow. What it throws is thrown. */
export async function rearrange(
  db: D1Database,
  ids: readonly number[],
  now: Date,
  change: (arrangement: Arrangement) => Sql[],
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const arrangement = await readArrangement(db, ids);
    const more = change(arrangement);
    const touched = new Set(arrangement.products.now.keys());
    await derive(db, arrangement, touched, now.toISOString(), arrangement.deciding);
    try {
      return await writingOf(db, arrangement, { after: [...more, ...showProducts([...touched])] });
    } catch (error) {
      if (!(error instanceof Overtaken) || tries >= mostTries) throw error;
    }
  }
}

/** Writes what differs, in one batch with what stands before and after it. Rejects with `Overtaken`. */
export async function writingOf(
  db: D1Database,
  { products, variants, offers, turn }: Arrangement,
  { first = [], after }: { first?: readonly Sql[]; after: readonly Sql[] },
): Promise<void> {
  const tints = await tintsToWrite(db, tintedAnew(products));
  await writeUnderLock(db, turn, [
    ...first,
    ...inserts(products),
    ...inserts(variants),
    ...deletes(offers),
    ...inserts(offers),
    ...updates(offers),
    ...deletes(variants),
    ...updates(variants),
    ...updates(products),
    ...tints,
    ...after,
  ]);
}

export async function readArrangement(db: D1Database, ids: readonly number[]) {
  const [around, categories] = await batch(db, [
    sql<{ turn: number; product: number; variant: number }>`SELECT (SELECT turn FROM listing_version) AS turn,
      COALESCE((SELECT MAX(product_id) FROM products), 0) AS product,
      COALESCE((SELECT MAX(variant_id) FROM variants), 0) AS variant`,
    sql<{ id: number; parent: number | null }>`SELECT category_id AS id, parent_id AS parent FROM categories`,
  ]);
  const { turn = 0, product = 0, variant = 0 } = around[0] ?? {};
  return {
    turn,
    highest: { product, variant },
    values: recordsOf<ValueRecord>("facet_values", "value_id", []),
    /** Offers that this very change hides (true) or shows again. */
    deciding: new Map<number, boolean>(),
    parents: new Map(categories.map(({ id, parent }) => [id, parent])),
    ...(await readProducts(db, 0, "[]", [...ids])),
  };
}
