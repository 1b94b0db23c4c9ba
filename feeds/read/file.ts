/** Reads a feed file from disk, for the import command: plain, gzip or zip. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { FeedShape } from "./columns";
import { readFeed } from "./feed";
import { importLimits } from "./inflate";
import { BrokenFeed, type FeedRecord } from "./record";
import { isZip, zippedBytes } from "./zip";

/** Rejects with `BrokenFeed`, also when there is no such file. */
export async function* readFeedFile(path: string, shape: FeedShape = {}): AsyncGenerator<FeedRecord> {
  const bytes = isZip(await startOf(path)) ? zippedBytes(path, importLimits) : bytesOf(path);
  yield* readFeed(bytes, importLimits, shape);
}

async function startOf(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new BrokenFeed((error as Error).message);
  }
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) yield chunk as Buffer;
  } catch (error) {
    throw new BrokenFeed((error as Error).message);
  }
}
