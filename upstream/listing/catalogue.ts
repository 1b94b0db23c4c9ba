/**
 * The catalogue as the listing needs it, held in memory. A request reads one version row; only blocks that changed since
 * are read again, and a process that holds nothing yet looks nearby first. Data is shared between requests, promises never
 * are: those belong to the request that made them.
 */
import type { HandlerContext } from "../handler";
import { batch, listed, rows, sql } from "../sql";
import { type Block, packBlock } from "./block";
import { type Labels, labelRowsFrom, labelStatements, labelsOf } from "./labels";
import { type Contents, packCatalogue, packedFormat, unpackCatalogue } from "./packed";
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

type Held = Catalogue & Contents;

/** Where the catalogue comes from. */
export type CatalogueSource = Pick<HandlerContext, "db" | "nearby">;

const heldBy = new WeakMap<D1Database, Held>();

/** When a reader of a database last got blocks: a page asks for products and counts at once, and one of them reads. */
const readingSince = new WeakMap<D1Database, number>();

export const readVersion = sql`SELECT version FROM listing_version`;

/** The version with what tells it from a version of the same number, after the database went back in time. */
const readMark = sql`SELECT version, version || '.' || refreshed_at || '.' ||
  COALESCE((SELECT MAX(applied_at) FROM store_imports), '') AS mark FROM listing_version`;

/** What is held for a database, of whatever version; undefined before the first request. */
export function heldCatalogue(db: D1Database): Catalogue | undefined {
  return heldBy.get(db);
}

/** The catalogue of the newest version; costs one row when nothing changed. */
export async function currentCatalogue(source: CatalogueSource): Promise<Catalogue> {
  const { db } = source;
  for (;;) {
    const [newest] = await rows<{ version: number; mark?: string }>(
      db,
      heldBy.has(db) ? readVersion : readMark,
    );
    const { version = 0, mark = "" } = newest ?? {};
    const isNewest = () => heldBy.get(db)?.version === version;
    if (!isNewest()) await readOrWait(source, version, mark);
    const held = heldBy.get(db);
    if (held && isNewest()) return held;
  }
}

export function versionIn(answer: readonly unknown[]): number {
  return (answer[0] as { version: number } | undefined)?.version ?? 0;
}

async function readOrWait(source: CatalogueSource, version: number, mark: string): Promise<void> {
  const { db } = source;
  const isRead = () => Date.now() - (readingSince.get(db) ?? 0) < patience;
  if (isRead()) {
    while (isRead()) await new Promise((wake) => setTimeout(wake, 4));
    return;
  }
  readingSince.set(db, Date.now());
  try {
    const contents = (await foundNearby(source, version, mark)) ?? (await refreshed(source, version));
    const { byNumber, labelRows, words } = contents;
    const blocks = [...byNumber.values()];
    heldBy.set(db, { version, byNumber, labelRows, words, blocks, labels: labelsOf(labelRows, words) });
  } finally {
    readingSince.delete(db);
  }
}

/** What another process left nearby, for one that holds nothing; null when there is nothing of this version. */
async function foundNearby(
  { db, nearby }: CatalogueSource,
  version: number,
  mark: string,
): Promise<Contents | null> {
  const packed = heldBy.has(db) || mark === "" ? null : await nearby?.read(addressOf(mark));
  try {
    const found = packed ? unpackCatalogue(packed) : null;
    return found?.version === version ? found : null;
  } catch {
    return null;
  }
}

function addressOf(mark: string): string {
  return `${packedFormat}.${mark}`;
}

/** What is held and what changed since. An import in between shows in the next version check, and is read then. */
async function refreshed({ db, nearby }: CatalogueSource, version: number): Promise<Contents> {
  const newest = heldBy.get(db);
  // A database that went back in time (time travel) shares no blocks with what is held.
  const before = newest && newest.version < version ? newest : undefined;
  const words = before?.words ?? new Words();
  const since = before?.version ?? 0;
  const { changed, marks, labelRows } = await changesSince(db, since);
  const byNumber = new Map(before?.byNumber);
  let coming = blocksOf(db, changed, 0);
  for (let at = 0; at < changed.length; at += blocksPerRead) {
    readingSince.set(db, Date.now());
    const found = await coming;
    // The next blocks are on their way while these are packed.
    coming = blocksOf(db, changed, at + blocksPerRead);
    for (const { block, products } of found) byNumber.set(block, packBlock(products, words));
  }
  const contents = {
    version,
    byNumber: new Map([...byNumber].sort(([a], [b]) => a - b)),
    labelRows,
    words,
  };
  const [now] = marks;
  if (now?.version === version) nearby?.write(addressOf(now.mark), () => packCatalogue(contents));
  return contents;
}

/** Numbers of the blocks that changed, and what goes with them, in one round trip. */
async function changesSince(db: D1Database, version: number) {
  const [marks, changed, ...labels] = await batch(db, [
    readMark,
    sql`SELECT block FROM listing_blocks WHERE version > ${version} ORDER BY block`,
    ...labelStatements,
  ]);
  return {
    marks: marks as { version: number; mark: string }[],
    changed: (changed as { block: number }[]).map(({ block }) => block),
    labelRows: labelRowsFrom(labels),
  };
}

/** Some of the blocks, from a place in the list of their numbers on. */
async function blocksOf(db: D1Database, numbers: readonly number[], from: number) {
  const wanted = numbers.slice(from, from + blocksPerRead);
  if (wanted.length === 0) return [];
  return rows<{ block: number; products: string }>(
    db,
    sql`SELECT block, products FROM listing_blocks WHERE block IN ${listed(wanted)} ORDER BY block`,
  );
}
