/** Writes what the listing reads: blocks of facts, each as of a version, and the version that tells readers of them. */
import { pathIdsOf, valueIdsOf } from "../catalogue/carried";
import { leadingFirst, totalOf } from "../catalogue/leading";
import { measureOf } from "../catalogue/measure";
import { prepare, Sql, sql, verbatim } from "../sql";
import { statements } from "./changes";

/** Between imports the listing learns of clicks and ratings at most this often, and of so many blocks at a time. */
const refreshMinutes = 15;
const blocksPerRefresh = 16;

/** Blocks of 512 products that an isolate can hold twice while a version replaces another (upstream/listing/DESIGN.md). */
export const mostBlocks = 240;

/** The leading offer of each store, best first. SQLite takes a group's other columns from its least place; windows read each offer often. */
const offers = `(SELECT json_group_array(json(offer) ORDER BY place) FROM (
    SELECT json_array(o.store_id, o.price_cents, COALESCE(o.list_cents, 0), o.availability = 'in_stock', o.offer_id,
        ${totalOf.text}, COALESCE(${measureOf.text} ->> 0, 0)) AS offer,
      MIN(printf('%d%015d%015d', ${leadingFirst.text})) AS place
    FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id WHERE v.product_id = p.product_id
    GROUP BY o.store_id))`;

/** What commissions bring where an operator lets them count (upstream/ordering): nothing is looked up while none does. */
const paidPoints = `CASE WHEN EXISTS (SELECT 1 FROM store_points) THEN COALESCE((SELECT t.points FROM offers b
  JOIN store_points t USING (store_id) WHERE b.offer_id = p.best_offer_id), 0) ELSE 0 END`;

/** The facts of product `p`, as JSON in the order in which `upstream/listing/block.ts` reads them. */
export const factsOf = `json_array(p.product_id, p.brand_id, p.category_id, p.popularity + ${paidPoints}, p.sales,
  unixepoch(p.inserted_at), p.rating, json(${valueIdsOf.text}), json(${pathIdsOf.text}), json(${offers}), p.name)`;

/** While a store's pause is on its way through its products, some still count offers that nobody may see any more. */
const isOffered = `(NOT EXISTS (SELECT 1 FROM stores WHERE paused_at IS NOT NULL) OR EXISTS (SELECT 1 FROM variants v
  CROSS JOIN shown_offers o ON o.variant_id = v.variant_id WHERE v.product_id = p.product_id))`;

/** Writes the blocks of a selection of block numbers as of the version that `version` selects. */
function editions(blocks: string, version: string): string {
  return `INSERT OR REPLACE INTO listing_editions (block, version, mark, products)
    SELECT touched.block, ${version}, lower(hex(randomblob(8))),
      '[' || COALESCE(GROUP_CONCAT(${factsOf}, ',' ORDER BY p.product_id) FILTER (WHERE p.offer_count > 0
        AND ${isOffered}), '') || ']'
    FROM (${blocks}) touched
    CROSS JOIN products p ON p.product_id BETWEEN touched.block << 9 AND (touched.block << 9) + 511
    GROUP BY touched.block`;
}

const nextVersion = "UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)))";

/** Who has begun to read the version before goes on finding it; what that one replaced goes. */
const dropSuperseded = `DELETE FROM listing_editions WHERE EXISTS (SELECT 1 FROM listing_editions later
  WHERE later.block = listing_editions.block AND later.version > listing_editions.version
    AND later.version < (SELECT version FROM listing_version))`;

/** An import that is being applied: some products are as they will be, the listing shows none of it yet. */
const isImporting = "EXISTS (SELECT 1 FROM import_runs WHERE parts IS NOT NULL AND finished_at IS NULL)";

/** A version with the same blocks: whoever holds the names of values reads them anew. An import brings its own. */
export const showNames = verbatim(`${nextVersion} WHERE NOT ${isImporting}`);

/** Statements for one batch that write the blocks of `stale` products as a new version. During an import they do nothing. */
function writing(stale: string): string[] {
  const due = `SELECT product_id FROM (${stale}) WHERE NOT ${isImporting}`;
  return [
    `${nextVersion} WHERE NOT ${isImporting}`,
    editions(
      `SELECT DISTINCT product_id >> 9 AS block FROM (${due})`,
      "(SELECT version FROM listing_version)",
    ),
    `DELETE FROM listing_stale WHERE product_id IN (${due})`,
    dropSuperseded,
  ];
}

/** For whoever wrote products or offers by hand and named them in `listing_stale`. @internal the demo writes its catalogue at once */
export const writeListing: readonly string[] = writing("SELECT product_id FROM listing_stale");

/** For whoever changed these products by hand: only their blocks. */
export function showProducts(ids: readonly number[]): Sql[] {
  const named = ids.map(Number).join(", ");
  return [
    sql`INSERT OR IGNORE INTO listing_stale (product_id) SELECT value FROM json_each(${JSON.stringify(ids)})`,
    ...writing(`SELECT product_id FROM listing_stale WHERE product_id IN (${named})`).map(verbatim),
  ];
}

/** Of an import: the blocks of these products are to be written before it ends. */
export function blocksToWrite(run: string, products: Iterable<number>): Sql[] {
  const blocks = new Set([...products].map((id) => id >> 9));
  return statements(
    "INSERT OR IGNORE INTO import_blocks (run_id, block) SELECT ?1, value FROM json_each(?2)",
    [...blocks],
    run,
  );
}

/** Of an import: its next blocks, written beside the version that is read. */
export function writeRunBlocks(run: string, count: number): Sql[] {
  const blocks = sql`SELECT block FROM import_blocks WHERE run_id = ${run} ORDER BY block LIMIT ${count}`;
  const written = sql`(SELECT block FROM (${blocks}))`;
  return [
    new Sql(editions(blocks.text, "(SELECT version + 1 FROM listing_version)"), blocks.values),
    sql`DELETE FROM listing_stale WHERE product_id >> 9 IN ${written}`,
    sql`DELETE FROM import_blocks WHERE run_id = ${run} AND block IN ${written}`,
  ];
}

/** Of an import whose blocks are written: the version that shows them all at once. */
export function showRunBlocks(): Sql[] {
  return [verbatim(nextVersion), verbatim(dropSuperseded)];
}

/** For the batch that marked products stale: a row, to one of all callers, when it is time to refresh the listing. Never during an import. */
export function claimRefresh(now: Date): Sql {
  const seconds = Math.floor(now.getTime() / 1000);
  return sql`UPDATE listing_version SET refreshed_at = ${seconds}
    WHERE refreshed_at <= ${seconds - refreshMinutes * 60} AND NOT ${verbatim(isImporting)} RETURNING version`;
}

/** Writes the blocks with the most stale products; the others wait for their turn, or for the next import. */
export async function refreshListing(db: D1Database): Promise<void> {
  const busiest = `SELECT product_id >> 9 AS block FROM listing_stale GROUP BY block
    ORDER BY COUNT(*) DESC, block LIMIT ${blocksPerRefresh}`;
  const stale = `SELECT product_id FROM listing_stale WHERE product_id >> 9 IN (${busiest})`;
  await db.batch(writing(stale).map((text) => prepare(db, verbatim(text))));
}
