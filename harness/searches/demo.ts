/** The demo catalogue in memory. */
import { Readable } from "node:stream";
import { demoSeed, generate } from "../../demo/catalogue/generate";
import { readJsonLines } from "../../scripts/import/read/jsonl";
import { storeRecord } from "../../scripts/import/store-record";
import { type Held, holdFeeds } from "./held";

export function heldDemo(now: Date): Promise<Held> {
  const { feeds } = generate(demoSeed, now);
  return holdFeeds(
    feeds.map(({ store, rows }) => ({
      store: storeRecord(store.slug, null, { name: store.name, host: store.host }, null),
      records: readJsonLines(Readable.from(rows.map((row) => `${JSON.stringify(row)}\n`))),
    })),
    now,
  );
}
