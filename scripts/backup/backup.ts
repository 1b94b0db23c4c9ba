/** Makes one backup: reads, packs, seals, and writes it to its place. */
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { dumped } from "./dump";
import { nameOf, type Place } from "./places";
import { checkBackup } from "./read";
import { sealed } from "./sealed";
import { shapesOf } from "./shape";
import { backedUp } from "./tables";

export interface Made {
  where: string;
  rows: number;
  /** Old ones that were taken away. */
  dropped: number;
}

/** A backup counts when it has been read again; until then the one before it stays. */
export async function makeBackup(
  db: D1Database,
  place: Place,
  secret: string,
  { onlyDeletions = false, now = new Date() } = {},
): Promise<Made> {
  const name = nameOf(now, onlyDeletions);
  const file = place.partial(name);
  const shapes = await shapesOf(db, onlyDeletions ? ["deletions"] : backedUp);
  await pipeline(
    Readable.from(dumped(db, shapes, now)),
    createGzip(),
    (packed: AsyncIterable<Uint8Array>) => sealed(packed, secret),
    createWriteStream(file, { mode: 0o600 }),
  );
  const { rows } = await checkBackup(file, secret);
  const where = place.keep(name);
  return {
    where,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    dropped: place.tidy(now),
  };
}
