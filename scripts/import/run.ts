/** One import: reads a feed to its end, then brings what differs into the catalogue, step by step. */

import { randomUUID } from "node:crypto";
import { mostGone, refusalsOf } from "contract/feeds";
import type { CatalogueRow, CatalogueStore } from "contract/import";
import { parsedUrl } from "contract/parsed-url";
import type { StoreInfo } from "feeds/feed-row";
import { type KnownOffer, knownOffers, refusedAmong } from "feeds/known-offers";
import { Refused } from "feeds/normalise/refused";
import { pictureAddresses, rowFrom } from "feeds/normalise/row";
import { feedWordsOf, UnknownWords } from "feeds/normalise/unknown";
import type { ColumnMap } from "feeds/read/columns";
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
  /** Lets a run drop more than 30 % of the store's offers. */
  force?: boolean;
  /** Accepts `first_seen`, `price_history` and `popularity`: for feeds that we wrote ourselves. */
  trustHistory?: boolean;
  /** The instant of the run; for tests. */
  now?: Date;
}

/** A run that would drop too much of a store; nothing was changed. */
export class TooManyGone extends Error {
  override name = "TooManyGone";
}

const rowsAtOnce = 1_000;

/** Rejects with `BrokenFeed` or `TooManyGone`, and then the catalogue is as it was. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { target, dryRun = false } = options;
  const album = openAlbum(target, options.images ?? null, {
    fetching: !dryRun,
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
    const gone = run.gone();
    if (!options.force && gone.length > run.knownCount * mostGone) {
      const share = Math.round((gone.length / run.knownCount) * 100);
      throw new TooManyGone(
        `${gone.length} of ${run.knownCount} offers of ${options.store} (${share} %) are not in this feed: nothing was changed. Repeat with --force if that is right.`,
      );
    }
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
        unconfirmed: run.unconfirmed(),
        words: run.unknown.most(),
      });
    }
    return {
      store: options.store,
      ...run.figures,
      gone: gone.length,
      missingPictures: album.missing(),
      storedPictures,
      dryRun,
      milliseconds: performance.now() - started,
    };
  } finally {
    run.spool.close();
    await album.close();
  }
}

/** Takes records one by one; batches look up pictures together and keep what differs. */
function startRun(
  options: ImportOptions,
  album: Album,
  before: CatalogueStore | null,
  store: CatalogueStore,
  known: ReadonlyMap<string, KnownOffer>,
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
  const seen = new Map<string, number>();
  const gtins = new Set<string>();
  const unknown = new UnknownWords(words);
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
    await album.look(records.flatMap((record) => pictureAddresses(record.cells)));
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

  /** The row if the catalogue does not have it as it is. */
  function judged(record: FeedRecord): CatalogueRow | null {
    figures.read++;
    unknown.look(record);
    const feedId = record.cells.id ?? null;
    try {
      const first = feedId === null ? undefined : seen.get(feedId);
      if (first !== undefined) throw new Refused(`the id is that of line ${first}`);
      if (feedId !== null) seen.set(feedId, record.line);
      const row = rowFrom(record, around);
      learnStore(record, row.host);
      const { gtin } = record.cells;
      if (gtin && row.gtin === null)
        figures.wrongGtins.push({ line: record.line, id: feedId, reason: gtin.slice(0, 20) });
      // A number that a store gives to several rows identifies none of them but the first.
      if (row.gtin && gtins.has(row.gtin)) row.gtin = null;
      if (row.gtin) gtins.add(row.gtin);
      const last = known.get(row.id);
      if (last) spool.note(row.group, last.product);
      if (last?.fingerprint === row.fingerprint) figures.unchanged++;
      else figures[last === undefined ? "new" : "changed"]++;
      return last?.fingerprint === row.fingerprint ? null : row;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      figures.refused.push({ line: record.line, id: feedId, reason: error.message });
      return null;
    }
  }

  return {
    at,
    figures,
    take,
    flush,
    spool,
    unknown,
    knownCount: known.size,
    /** Offers whose rows were refused. */
    unconfirmed: () => refusedAmong(known, figures.refused),
    /** Offers that the feed no longer names; a refused row keeps its offer as it was. */
    gone: () => [...known].flatMap(([id, { product }]) => (seen.has(id) ? [] : [{ id, product }])),
  };
}
