/** A feed that an operator tries at the desk: what importing it would do, kept beside the catalogue so that it can be applied as it was tried. */
import type { CatalogueRow } from "contract";
import { expectedNetwork } from "contract/feed-readings";
import { knownOffers, refusedAmong } from "feeds/known-offers";
import { Movements, type Oddity } from "feeds/movement";
import { openParts } from "feeds/parts";
import type { ColumnMap } from "feeds/read/columns";
import type { EveryApi } from "../api";
import { checkFeed, type FeedCheck } from "./check";
import { nobodys } from "./judge";

/** A feed that is tried has to fit into the memory of an isolate beside everything else (goal P17), and its parts into one request. */
export const trialLimits = { bytes: 4_000_000, unpacked: 4_000_000, rows: 20_000 } as const;
/** What is read for each megabyte that was sent: visitors wait meanwhile. Feeds have about 700 characters a row. */
const ofMegabyte = { unpacked: 1_500_000, rows: 5_000 };
const addressesAtOnce = 1_000;
const longestAddress = 2_048;

export interface Trial {
  check: FeedCheck;
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  /** Offers of the store before. */
  known: number;
  /** Rows whose pictures are not all stored yet: they keep those that they had. */
  withoutPictures: number;
  /** The store's ids of offers whose rows were refused. */
  unconfirmed: string[];
  /** So many prices that move as nobody moves them. */
  odd: Oddity | null;
  /** What can be applied; null when there is nothing to do, or not all of the file was read. */
  staged: { run: string; parts: number; at: string } | null;
}

/** How much of a file of so many bytes is read. @internal a test reads as much */
export function readOf(bytes: number): { mostRows: number; mostUnpacked: number } {
  const megabytes = Math.max(1, bytes / 1_000_000);
  return {
    mostRows: Math.min(trialLimits.rows, Math.floor(megabytes * ofMegabyte.rows)),
    mostUnpacked: Math.min(trialLimits.unpacked, Math.floor(megabytes * ofMegabyte.unpacked)),
  };
}

/** Rejects with `UpstreamError`. */
export async function tryFeed(
  api: EveryApi,
  file: Blob,
  { slug, now }: { slug: string; now: Date },
): Promise<Trial> {
  const [{ store, columns, programme, deepLink, ...vocabulary }, sources] = await Promise.all([
    api.catalogue.store({ slug }),
    api.feedSources.list({ store: slug }),
  ]);
  const check = await checkFeed(new Uint8Array(await file.arrayBuffer()), {
    store: store ?? { ...nobodys, slug },
    ...readOf(file.size),
    now,
    ...{ vocabulary, deepLink },
    network: expectedNetwork(
      programme,
      sources.map(({ network }) => network),
    ),
    columns: columns as ColumnMap | null,
    pictures: (addresses) => storedNames(api, addresses),
  });
  const known = await knownOffers(api.catalogue.known, slug);
  const parts = openParts<CatalogueRow>();
  const trial: Trial = {
    check,
    new: 0,
    changed: 0,
    unchanged: 0,
    gone: 0,
    known: known.size,
    withoutPictures: check.rows.filter(({ images }) => images === null).length,
    unconfirmed: refusedAmong(known, check.refused),
    odd: null,
    staged: null,
  };
  const movements = new Movements(0);
  for (const row of check.rows) {
    const last = known.get(row.id);
    if (last) {
      parts.note(row.group, last.product);
      movements.take(row.id, row.name, last.price, row);
    }
    if (last?.fingerprint === row.fingerprint) trial.unchanged++;
    else {
      trial[last ? "changed" : "new"]++;
      parts.add(row, row.group, JSON.stringify(row).length);
    }
  }
  trial.odd = await movements.oddity(Number.POSITIVE_INFINITY, async (prices) => {
    const { count } = await api.catalogue.earlier({ slug, prices });
    return count;
  });
  // Of a file that was read in part nobody knows what left it.
  if (check.broken !== null || check.more) return trial;
  const named = new Set([...check.rows.map(({ id }) => id), ...check.refused.map(({ id }) => id)]);
  const gone = [...known].flatMap(([id, { product }]) => (named.has(id) ? [] : [{ id, product }]));
  trial.gone = gone.length;
  if (parts.size + gone.length === 0) return trial;
  const run = `banco-${crypto.randomUUID()}`;
  let count = 0;
  for (const part of parts.cut(gone))
    await api.catalogue.stage({ run, part: count++, rows: part.rows, gone: part.gone });
  return { ...trial, staged: { run, parts: count, at: now.toISOString() } };
}

async function storedNames(api: EveryApi, addresses: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const wanted = addresses.filter(({ length }) => length <= longestAddress);
  for (let at = 0; at < wanted.length; at += addressesAtOnce) {
    const found = await api.catalogue.pictures({
      addresses: wanted.slice(at, at + addressesAtOnce),
      names: [],
    });
    for (const [address, name] of Object.entries(found.addresses)) names.set(address, name);
  }
  return names;
}
