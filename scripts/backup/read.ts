/** Reads a backup as what it holds; whoever reads it to the end knows that it is whole. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { End, Head, Page } from "./dump";
import { BrokenBackup, opened } from "./sealed";

export async function* readBackup(file: string, secret: string): AsyncGenerator<Head | Page | End> {
  const unpacked = createGunzip();
  const plain = Readable.from(opened(createReadStream(file), secret));
  plain.on("error", (error) => unpacked.destroy(error));
  const lines = createInterface({ input: plain.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  // Whoever listens for lines does not hear of errors of what is read.
  const failed = new Promise<never>((_, reject) => unpacked.on("error", reject));
  failed.catch(() => undefined);
  const each = lines[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([each.next(), failed]);
    if (next.done) return;
    yield JSON.parse(next.value);
  }
}

export interface Contents {
  head: Head;
  rows: Record<string, number>;
}

/** Reads all of it, and changes nothing: throws `BrokenBackup` where it is not whole. */
export async function checkBackup(file: string, secret: string): Promise<Contents> {
  let head: Head | undefined;
  let end: End | undefined;
  const counted: Record<string, number> = {};
  for await (const part of readBackup(file, secret)) {
    if ("format" in part) head = part;
    else if ("end" in part) end = part;
    else counted[part.table] = (counted[part.table] ?? 0) + part.rows.length;
  }
  if (!head || !end) throw new BrokenBackup("This backup ends too early: nothing of it is used.");
  for (const [table, rows] of Object.entries(end.rows))
    if ((counted[table] ?? 0) !== rows)
      throw new BrokenBackup(`This backup does not hold all rows of ${table}: nothing of it is used.`);
  return { head, rows: end.rows };
}
