/**
 * The catalogue as the listing needs it, held in memory. A request reads one version row; only blocks that changed since
 * are read again. Data is shared between requests, promises never are: those belong to the request that made them.
 */
import { batch, rows, sql } from "../sql";
import { type Block, packBlock } from "./block";
import { type LabelRows, type Labels, labelsOf } from "./labels";
import { Words } from "./words";

/** Blocks per read: some 2.5 MB of answer. */
const blocksPerRead = 32;

/** How long a call waits for blocks that another one is reading before it reads for itself, in milliseconds. */
const patience = 2_000;

/** Never changed once it is held: a newer version is another object, with the same blocks where they are the same. */
export interface Catalogue {
  version: number;
  /** By block number. */
  blocks: Block[];
  labels: Labels;
  words: Words;
}

interface Held extends Catalogue {
  byNumber: Map<number, Block>;
}

const heldBy = new WeakMap<D1Database, Held>();

/** When a reader of a database last got blocks: a page asks for products and counts at once, and one of them reads. */
const readingSince = new WeakMap<D1Database, number>();

export const readVersion = sql`SELECT version FROM listing_version`;

/** What is held for a database, of whatever version; undefined before the first request. */
export function heldCatalogue(db: D1Database): Catalogue | undefined {
  return heldBy.get(db);
}

/** The catalogue of the newest version; costs one row when nothing changed. */
export async function currentCatalogue(db: D1Database): Promise<Catalogue> {
  for (;;) {
    const version = versionIn(await rows(db, readVersion));
    const held = heldBy.get(db);
    if (held?.version === version) return held;
    await readOrWait(db, version);
  }
}

export function versionIn(answer: readonly unknown[]): number {
  return (answer[0] as { version: number } | undefined)?.version ?? 0;
}

async function readOrWait(db: D1Database, version: number): Promise<void> {
  const isRead = () => Date.now() - (readingSince.get(db) ?? 0) < patience;
  if (!isRead()) return refresh(db, version);
  while (isRead()) await new Promise((wake) => setTimeout(wake, 4));
}

/** Reads what changed since the held version. An import in between shows in the next version check, and is read then. */
async function refresh(db: D1Database, version: number): Promise<void> {
  const newest = heldBy.get(db);
  // A database that went back in time (time travel) shares no blocks with what is held.
  const before = newest && newest.version < version ? newest : undefined;
  const words = before?.words ?? new Words();
  const byNumber = new Map(before?.byNumber);
  const since = before?.version ?? 0;
  try {
    for (let after = -1, more = true; more; ) {
      readingSince.set(db, Date.now());
      const found = await rows<{ block: number; products: string }>(
        db,
        sql`SELECT block, products FROM listing_blocks WHERE version > ${since} AND block > ${after}
          ORDER BY block LIMIT ${blocksPerRead}`,
      );
      for (const { block, products } of found) byNumber.set(block, packBlock(products, words));
      more = found.length === blocksPerRead;
      after = found.at(-1)?.block ?? after;
    }
    const labels = labelsOf(await labelRows(db), words);
    const blocks = [...byNumber].sort(([a], [b]) => a - b).map(([, block]) => block);
    heldBy.set(db, { version, blocks, labels, words, byNumber });
  } finally {
    readingSince.delete(db);
  }
}

async function labelRows(db: D1Database): Promise<LabelRows> {
  const [values, categories, stores] = await batch(db, [
    sql`SELECT value_id AS id, facet, slug, label, image, position FROM facet_values`,
    sql`SELECT category_id AS id, parent_id AS parent, slug, name AS label, image, position FROM categories`,
    sql`SELECT store_id AS id, slug FROM stores`,
  ]);
  return { values, categories, stores } as LabelRows;
}
