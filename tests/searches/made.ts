/** Feeds that were made rather than read, in memory. */
import { Readable } from "node:stream";
import { readJsonLines } from "feeds/read/json";
import { storeRecord } from "../../scripts/import/store-record";
import { type Held, holdFeeds } from "./held";

export interface MadeFeed {
  store: { slug: string; name: string; host: string };
  rows: readonly object[];
}

export function holdMade(feeds: readonly MadeFeed[], now: Date): Promise<Held> {
  return holdFeeds(
    feeds.map(({ store, rows }) => ({
      store: storeRecord(store.slug, null, { name: store.name, host: store.host }, null),
      records: readJsonLines(Readable.from(rows.map((row) => `${JSON.stringify(row)}\n`)), {}),
    })),
    now,
  );
}
