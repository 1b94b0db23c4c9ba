/** One import: reads a feed to its end, then brings what differs into the catalogue, step by step. */

import { randomUUID } from "node:crypto";
import { toldMovements } from "contract/feed-readings";
import { mostGone, refusalsOf } from "contract/feeds";
import type { CatalogueRow, CatalogueStore } from "contract/import";
import { parsedUrl } from "contract/parsed-url";
import type { StoreInfo } from "feeds/feed-row";
import {
  type FeedOwner,
  isOwn,
  type KnownOffer,
  knownOffers,
  refusedAmong,
  signedBy,
} from "feeds/known-offers";
import { isFar, Movements } from "feeds/movement";
import { Refused } from "feeds/normalise/refused";
import { pictureAddresses, rowFrom } from "feeds/normalise/row";
import { feedWordsOf, UnknownWords } from "feeds/normalise/unknown";
import { facetOf } from "feeds/normalise/values";
import type { Gone } from "feeds/parts";
import { apart } from "feeds/read/blanks";
import { type ColumnMap, columnName } from "feeds/read/columns";
import { readFeedFile } from "feeds/read/file";
import { BrokenFeed, type FeedFormat, type FeedRecord } from "feeds/read/record";
import type { FeedWords } from "upstream/search/feed-words";
import { type Album, openAlbum } from "./pictures/album";
import type { StoredSizes } from "./pictures/photo";
import type { Reach } from "./pictures/public-fetch";
import type { ImportReport, Refusal } from "./report";
import { finishOthers, sendRun } from "./send";
import { openSpool } from "./spool";
import { storeRecord } from "./store-record";
import type { Target } from "./target";

export interface ImportOptions {
  target: Target;
  /** Path of the feed. */
  file: string;
  /** Slug of the store. */
  store: string;
  format?: FeedFormat | "auto";
  /** What a person says of the feed's columns: counts for this store from now on. Without it, what was said before. */
  columns?: ColumnMap;
  /** Folder that holds the pictures, by the last part of their address; without it they are downloaded. */
  images?: string | null;
  /** What is stored of each photograph. */
  sizes?: StoredSizes;
  /** Where pictures may be fetched from; for tests. */
  reach?: Reach;
  storeInfo?: StoreInfo;
  dryRun?: boolean;
  /** False: pictures that are not stored are not fetched, and their offers keep those that they have. */
  pictures?: boolean;
  /** Lets a run drop more than 30 % of the store's offers. */
  force?: boolean;
  /** Other limits than those 30 %: the share of offers that may leave, and per cent by which prices may move in the middle. */
  limits?: { gone: number; moved: number };
  /** The source that the feed comes from, where the store has several. */
  owner?: FeedOwner;
  /** Told when the feed is read and its changes begin to come in. */
  onApply?: () => Promise<void>;
  /** Accepts `first_seen`, `price_history` and `popularity`: for feeds that we wrote ourselves. */
  trustHistory?: boolean;
  /** The instant of the run; for tests. */
  now?: Date;
}

/** A run that would change too much of a store; nothing was changed. */
export class TooDifferent extends Error {
  override name = "TooDifferent";
  constructor(
    message: string,
    readonly report: ImportReport,
  ) {
    super(message);
  }
}

/** One that would drop too many offers. @internal a test tells it from other refusals */
export class TooManyGone extends TooDifferent {
  override name = "TooManyGone";
}

const rowsAtOnce = 1_000;
const mostFree = 200;

/** Rejects with `BrokenFeed` or `TooDifferent`, and then the catalogue is as it was. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { target, dryRun = false } = options;
  const album = openAlbum(target, options.images ?? null, {
    fetching: !dryRun && options.pictures !== false,
    keeping: options.pictures !== false,
    sizes: options.sizes,
    reach: options.reach,
  });
  // What is known must not change any more: it decides what differs.
  if (!dryRun) await finishOthers(target);
  const { store: before, words: added, columns: kept } = await target.call("store", { slug: options.store });
  const shape = { format: options.format, columns: options.columns ?? (kept as ColumnMap | null) };
  const info = options.storeInfo ?? {};
  if (info.logo) await album.look([info.logo], "logos");
  const store = storeRecord(options.store, before, info, info.logo ? album.nameOf(info.logo) : null);
  const run = startRun(
    options,
    album,
    before,
    store,
    await knownOffers((asked) => target.call("known", asked), options.store),
    feedWordsOf(added),
  );
  try {
    for await (const record of readFeedFile(options.file, shape)) await run.take(record);
    await run.flush();
    if (run.figures.read === 0) throw new BrokenFeed("it holds no rows");
    if (options.columns && !dryRun)
      await target.call("columns", { slug: options.store, columns: { ...options.columns } });
    const left = run.left();
    const { gone } = left;
    const report = run.report(left);
    if (!options.force) refuseTooMuch(report, options.limits);
    const unconfirmed = run.unconfirmed();
    run.forget();
    await options.onApply?.();
    const same = JSON.stringify(before) === JSON.stringify(store) && run.spool.size + gone.length === 0;
    // A run that finds nothing different writes only that the feed was read.
    const storedPictures = dryRun ? 0 : await album.store();
    if (!dryRun && !same)
      await sendRun(target, { id: randomUUID(), store, at: run.at }, run.spool.parts(gone));
    const { refused, wrongGtins: _, ...figures } = run.figures;
    if (!dryRun) {
      await target.report({
        store: options.store,
        at: run.at,
        ...figures,
        gone: gone.length,
        refused: refused.length,
        refusals: refusalsOf(refused),
        unconfirmed,
        words: run.unknown.most(),
      });
    }
    const milliseconds = performance.now() - started;
    return { ...report, missingPictures: album.missing(), storedPictures, milliseconds };
  } finally {
    run.spool.close();
    await album.close();
  }
}

function refuseTooMuch(
  report: ImportReport,
  limits = { gone: mostGone, moved: Number.POSITIVE_INFINITY },
): void {
  const { store, leaving, movement } = report;
  const share = (100 * leaving.gone) / Math.max(1, leaving.known);
  if (leaving.gone > leaving.known * limits.gone)
    throw new TooManyGone(
      `${leaving.gone} of ${leaving.known} offers of ${store} (${Math.round(share)} %) are not in this feed: nothing was changed. Repeat with --force if that is right.`,
      report,
    );
  if (isFar(movement, limits.moved))
    throw new TooDifferent(
      `${movement.up + movement.down} of ${movement.compared} prices of ${store} move, by ${movement.median} % in the middle: nothing was changed.`,
      report,
    );
}

/** Takes records one by one; batches look up pictures together and keep what differs. */
function startRun(
  options: ImportOptions,
  album: Album,
  before: CatalogueStore | null,
  store: CatalogueStore,
  known: Map<string, KnownOffer>,
  words: FeedWords,
) {
  const at = (options.now ?? new Date()).toISOString();
  const figures = {
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: [] as Refusal[],
    wrongGtins: [] as Refusal[],
  };
  /** Lines of ids that the catalogue does not know. */
  const seen = new Map<string, number>();
  const gtins = new Set<string>();
  const unknown = new UnknownWords(words);
  const movements = new Movements(toldMovements);
  /** Columns by whether anything is made of them. */
  const free = new Map<string, boolean>();
  let isTimed = false;
  let waiting: FeedRecord[] = [];
  const spool = openSpool();
  let nameIsKnown = before !== null || options.storeInfo?.name !== undefined;
  const around = {
    store,
    now: at,
    trustHistory: options.trustHistory ?? false,
    pictures: album.nameOf,
    words,
  };

  async function take(record: FeedRecord): Promise<void> {
    waiting.push(record);
    if (waiting.length >= rowsAtOnce) await flush();
  }

  async function flush(): Promise<void> {
    const records = waiting;
    waiting = [];
    await album.look(records.flatMap(pictureAddresses));
    for (const record of records) {
      const row = judged(record);
      if (row && !options.dryRun) spool.add(row);
    }
  }

  /** Name and host of a store that nobody told us about come from its first good row. */
  function learnStore({ cells }: FeedRecord, linkHost: string): void {
    const shop = cells.merchant_link ?? "";
    store.host ??= parsedUrl(shop)?.hostname ?? linkHost;
    if (nameIsKnown || !cells.store_name) return;
    store.name = cells.store_name;
    nameIsKnown = true;
  }

  function lookAt({ cells, attributes }: FeedRecord): void {
    isTimed ||= Boolean(cells.sale_price_effective_date || cells.expiration_date);
    for (const [name] of attributes)
      if (free.size < mostFree && !free.has(name)) free.set(apart(name), facetOf(name) !== null);
  }

  /** What the catalogue knows is marked there: a feed of 300,000 offers has each id once in memory. */
  function see(id: string, line: number): void {
    const offer = known.get(id);
    if (offer) offer.line = line;
    else seen.set(apart(id), line);
  }

  /** The row if the catalogue does not have it as it is. */
  function judged(record: FeedRecord): CatalogueRow | null {
    figures.read++;
    unknown.look(record);
    lookAt(record);
    const feedId = record.cells.id ?? null;
    try {
      const first = feedId === null ? undefined : (known.get(feedId)?.line ?? seen.get(feedId));
      if (first !== undefined) throw new Refused(`the id is that of line ${first}`);
      if (feedId !== null) see(feedId, record.line);
      const row = rowFrom(record, around);
      row.fingerprint = signedBy(row.fingerprint, options.owner);
      if (options.pictures === false && pictureAddresses(record).some((each) => album.nameOf(each) === null))
        row.images = null;
      learnStore(record, row.host);
      const { gtin } = record.cells;
      if (gtin && row.gtin === null)
        figures.wrongGtins.push({ line: record.line, id: feedId, reason: gtin.slice(0, 20) });
      // A number that a store gives to several rows identifies none of them but the first.
      if (row.gtin && gtins.has(row.gtin)) row.gtin = null;
      if (row.gtin) gtins.add(apart(row.gtin));
      const last = known.get(row.id);
      if (last) {
        spool.note(row.group, last.product);
        movements.take(row.id, row.name, last.price, row.price);
      }
      if (last?.fingerprint === row.fingerprint) figures.unchanged++;
      else figures[last === undefined ? "new" : "changed"]++;
      return last?.fingerprint === row.fingerprint ? null : row;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      figures.refused.push({ line: record.line, id: feedId && apart(feedId), reason: apart(error.message) });
      return null;
    }
  }

  /** How many offers the feed answers for (of a store with several sources its own), and those that it no longer names; a refused row keeps its offer. */
  function left(): { own: number; gone: Gone[] } {
    let own = 0;
    const gone: Gone[] = [];
    // Not as a list: it would be as large as the catalogue once more.
    for (const [id, { product, fingerprint, line }] of known) {
      if (!isOwn(fingerprint, options.owner)) continue;
      own++;
      if (line === undefined) gone.push({ id, product });
    }
    return { own, gone };
  }

  function report({ own, gone }: ReturnType<typeof left>): ImportReport {
    return {
      store: options.store,
      ...figures,
      gone: gone.length,
      leaving: {
        gone: gone.length,
        known: own,
        examples: gone.slice(0, toldMovements).map(({ id }) => id),
      },
      movement: movements.whole(),
      unnamed: [...free].flatMap(([name, isUsed]) => (isUsed ? [] : [columnName(name)])),
      timed: isTimed,
      missingPictures: [],
      storedPictures: 0,
      dryRun: options.dryRun ?? false,
      milliseconds: 0,
    };
  }

  return {
    at,
    figures,
    take,
    flush,
    spool,
    unknown,
    left,
    report,
    /** Offers whose rows were refused. */
    unconfirmed: () => refusedAmong(known, figures.refused),
    /** What decided about rows is not needed to send them. */
    forget() {
      known.clear();
      seen.clear();
      gtins.clear();
    },
  };
}
