/** The catalogue in memory: one version row a request; changed blocks are read again, a cold process asks the edge. Promises are not shared. */
import type { EdgeSnapshots } from "../edge-snapshots";
import { Notifier } from "../notifier";
import { databaseOf, primaryOf } from "../replicas";
import { batch, rows, sql } from "../sql";
import { type Block, packBlock } from "./block";
import { type Labels, labelRowsFrom, labelStatements, labelsOf } from "./labels";
import { type Contents, packCatalogue, packedFormat, unpackCatalogue } from "./packed";
import { Words } from "./words";

/** Blocks per read: some 5 MB of answer; 100,000 products come in four. */
const blocksPerRead = 64;

/** How long a call waits for blocks that another one is reading before it reads for itself, in milliseconds. */
const softTimeout = 2_000;

/** Never changed once it is held: a newer version is another object, with the same blocks where they are the same. */
export interface Catalogue {
  version: number;
  /** Random with each version: the same number in a restored database is another version. */
  mark: string;
  /** By block number. */
  blocks: Block[];
  labels: Labels;
  words: Words;
}

type HeldCatalogue = Catalogue & Contents;

/** Where the catalogue comes from: blocks always from the primary; with `behind` a newer version is read while the held one answers. */
export interface CatalogueSource {
  db: D1Database;
  edgeSnapshots: EdgeSnapshots | null;
  behind?: ((work: Promise<unknown>) => void) | null;
}

const heldBy = new WeakMap<D1Database, HeldCatalogue>();

/** Who reads a database: a page asks for products and counts at once, and one of them reads. */
interface Reading {
  /** When blocks last came. */
  newsAt: number;
  news: Notifier;
}

const readings = new WeakMap<D1Database, Reading>();
export const readVersion = sql<Stamp>`SELECT version, mark FROM listing_version`;

export type Stamp = Pick<Catalogue, "version" | "mark">;

/** What is held for a database, of whatever version; undefined before the first request. */
export function heldCatalogue(db: D1Database): Catalogue | undefined {
  return heldBy.get(databaseOf(db));
}

/** The catalogue of the newest version; costs one row when nothing changed. */
export async function currentCatalogue(source: CatalogueSource): Promise<Catalogue> {
  const primary = primaryOf(source.db);
  // Of a copy that lags nothing could be read: blocks of former versions go.
  const asked = heldCatalogue(source.db) ? source.db : primary;
  for (;;) {
    const found = await catalogueFor(source, stampIn(await rows(asked, readVersion)));
    if (found) return found;
  }
}

/** What to answer from when the database names this version; null when it has changed meanwhile. */
export async function catalogueFor(source: CatalogueSource, named: Stamp): Promise<Catalogue | null> {
  const { behind } = source;
  const db = primaryOf(source.db);
  const held = heldBy.get(databaseOf(db));
  // Older than what is held: from a copy that lags, or a database that went back in time. The primary knows.
  const newest = held && named.version < held.version ? stampIn(await rows(db, readVersion)) : named;
  if (held && isSame(held, newest)) return held;
  if (!held || !behind) {
    await readOrWait({ ...source, db }, newest);
    const read = heldBy.get(databaseOf(db));
    return read && isSame(read, newest) ? read : null;
  }
  if (!readingOf(db)) behind(readOrWait({ ...source, db }, newest).catch(() => undefined));
  return held;
}

/** Once a version, by the clock: reading the catalogue leaves a snapshot at the edge before a visitor meets an isolate that holds nothing. */
export async function leaveEdgeSnapshots(source: CatalogueSource): Promise<void> {
  const [version] = await rows<{ isLeft: number | null }>(source.db)`
    SELECT left_nearby = mark AS isLeft FROM listing_version`;
  if (version?.isLeft) return;
  const { mark } = await currentCatalogue(source);
  await rows(source.db)`UPDATE listing_version SET left_nearby = ${mark}`;
}

function isSame(a: Stamp, b: Stamp): boolean {
  return a.version === b.version && a.mark === b.mark;
}

/** Of the rows of `readVersion`. */
export function stampIn([stamp]: readonly Stamp[]): Stamp {
  return stamp ?? { version: 0, mark: "" };
}

/** Null when nobody reads, or who does gets nothing. */
function readingOf(db: D1Database): Reading | null {
  const reading = readings.get(databaseOf(db));
  return reading && leftOf(reading) > 0 ? reading : null;
}

function leftOf({ newsAt }: Reading): number {
  return softTimeout - (Date.now() - newsAt);
}

async function readOrWait(source: CatalogueSource, newest: Stamp): Promise<void> {
  const db = databaseOf(source.db);
  let other = readingOf(db);
  if (other) {
    for (; other; other = readingOf(db)) await other.news.wait(leftOf(other));
    return;
  }
  const own: Reading = { newsAt: Date.now(), news: new Notifier() };
  readings.set(db, own);
  try {
    const contents = (await foundEdgeSnapshots(source, newest)) ?? (await refreshed(source, newest, own));
    const { byNumber, labelRows, words } = contents;
    const blocks = [...byNumber.values()];
    heldBy.set(db, { ...contents, blocks, labels: labelsOf(labelRows, words), byNumber });
  } finally {
    if (readings.get(db) === own) readings.delete(db);
    own.news.notify();
  }
}

/** The snapshot that another process left, for one that holds nothing; null when there is nothing of this version. */
async function foundEdgeSnapshots({ db, edgeSnapshots }: CatalogueSource, newest: Stamp) {
  const packed = heldCatalogue(db) ? null : await edgeSnapshots?.read(addressOf(newest));
  try {
    const found = packed ? unpackCatalogue(packed) : null;
    return found?.version === newest.version && found.mark === newest.mark ? found : null;
  } catch {
    return null;
  }
}

function addressOf({ version, mark }: Stamp): string {
  return `${packedFormat}.${version}.${mark}`;
}

/** What is held, and what differs by the blocks' marks; marks hold for a database that went back in time too. */
async function refreshed({ db, edgeSnapshots }: CatalogueSource, newest: Stamp, own: Reading) {
  const before = heldBy.get(databaseOf(db));
  const words = before?.words ?? new Words();
  const { editions, labelRows } = await editionsOf(db, newest);
  const byNumber = new Map<number, Block>();
  const changed: Edition[] = [];
  for (const edition of editions) {
    const held = before?.marks.get(edition.block) === edition.mark && before.byNumber.get(edition.block);
    if (held) byNumber.set(edition.block, held);
    else changed.push(edition);
  }
  let coming = blocksOf(db, changed, 0);
  for (let at = 0; at < changed.length; at += blocksPerRead) {
    own.newsAt = Date.now();
    const found = await coming;
    // The next blocks are on their way while these are packed.
    coming = blocksOf(db, changed, at + blocksPerRead);
    for (const { block, products } of found) byNumber.set(block, packBlock(products, words));
  }
  const contents: Contents = {
    ...newest,
    marks: new Map(editions.map(({ block, mark }) => [block, mark])),
    byNumber: new Map([...byNumber].sort(([a], [b]) => a - b)),
    labelRows,
    words,
  };
  edgeSnapshots?.write(addressOf(newest), () => packCatalogue(contents));
  return contents;
}

interface Edition {
  block: number;
  version: number;
  mark: string;
}

/** The newest edition of each block up to a version, and what goes with them, in one round trip. */
async function editionsOf(db: D1Database, { version }: Stamp) {
  const [editions, ...labels] = await batch(db, [
    sql<Edition>`SELECT block, MAX(version) AS version, mark FROM listing_editions WHERE version <= ${version}
      GROUP BY block ORDER BY block`,
    ...labelStatements,
  ]);
  return { editions, labelRows: labelRowsFrom(labels) };
}

async function blocksOf(db: D1Database, editions: readonly Edition[], from: number) {
  const wanted = editions.slice(from, from + blocksPerRead).map(({ block, version }) => [block, version]);
  if (wanted.length === 0) return [];
  return rows<{ block: number; products: string }>(db)`
    SELECT l.block, l.products FROM json_each(${JSON.stringify(wanted)}) e
      CROSS JOIN listing_editions l ON l.block = e.value ->> 0 AND l.version = e.value ->> 1`;
}
