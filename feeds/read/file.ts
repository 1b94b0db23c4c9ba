/** Reads a feed file from disk, for the import command. */
import { createReadStream } from "node:fs";
import type { FeedShape } from "./columns";
import { readFeed } from "./feed";
import { importLimits } from "./inflate";
import { BrokenFeed, type FeedRecord } from "./record";

/** Rejects with `BrokenFeed`, also when there is no such file. */
export async function* readFeedFile(path: string, shape: FeedShape = {}): AsyncGenerator<FeedRecord> {
  yield* readFeed(bytesOf(path), importLimits, shape);
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) yield chunk as Buffer;
  } catch (error) {
    throw new BrokenFeed((error as Error).message);
  }
}
