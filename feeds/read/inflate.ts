/** Bytes of a file that may be packed: unpacked as they are asked for, and no further than a feed grows. */
import { pipeline, Readable } from "node:stream";
import { createGunzip, type Gunzip, type InflateRaw } from "node:zlib";
import { BrokenFeed } from "./record";

export interface ReadLimits {
  /** The most that a packed file may hold. */
  bytes: number;
  /** How many times its packed size it may hold once it is above a megabyte; feeds stay below 40. */
  ratio: number;
}

/** A packed file that goes on behind the limit: what was read of it until then is right. */
export class TooLongUnpacked extends BrokenFeed {
  override name = "TooLongUnpacked";
}

/** The import command reads from disk, row by row. */
export const importLimits: ReadLimits = { bytes: 8_000_000_000, ratio: 100 };

const smallBytes = 1_000_000;
/** What is handed over at once: read before the next is fetched or unpacked. */
const pieceBytes = 65_536;
/** Of what begins so no text is made: gzip within gzip, zip, spreadsheets, pictures. */
const startBytes = 64;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The bytes, unpacked where they begin as gzip does. Rejects with `BrokenFeed`, also for what is no text. */
export async function* plainBytes(file: Bytes, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const { start, whole } = await lookedAt(file, 2);
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = isPacked ? unpacked(whole, createGunzip({ chunkSize: pieceBytes }), limits) : whole;
  const plain = await lookedAt(bytes, startBytes);
  if (isBinary(plain.start)) throw new BrokenFeed("the file is no text");
  for await (const part of plain.whole)
    for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes);
}

/** The first bytes, `count` of them if there are so many, and all bytes. */
async function lookedAt(file: Bytes, count: number): Promise<{ start: Uint8Array; whole: Bytes }> {
  const parts = withStart(file, count);
  const { value: start = new Uint8Array() } = await parts.next();
  async function* whole() {
    yield start;
    yield* parts;
  }
  return { start, whole: whole() };
}

/** The same bytes; the first piece holds `count` of them if there are so many. */
async function* withStart(file: Bytes, count: number): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const part of file) {
    if (start === null) {
      yield part;
      continue;
    }
    const longer: Uint8Array = start.length === 0 ? part : Buffer.concat([start, part]);
    start = longer.length < count ? longer : null;
    if (start === null) yield longer;
  }
  if (start?.length) yield start;
}

/** No text but UTF-16, which its mark tells, has a byte 0. */
function isBinary(start: Uint8Array): boolean {
  const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return !isWide && start.subarray(0, startBytes).includes(0);
}

/**
 * What a packed file holds, no further ahead than one buffer of the unpacker, which stops where nobody reads on. A `DecompressionStream`
 * does not in workerd: whatever is written to it is unpacked at once, a gigabyte of a megabyte. Rejects with `BrokenFeed`.
 */
export async function* unpacked(
  packed: Bytes,
  unpacker: Gunzip | InflateRaw,
  { bytes, ratio }: ReadLimits,
): AsyncGenerator<Uint8Array> {
  let taken = 0;
  let size = 0;
  async function* counted() {
    for await (const part of packed) {
      taken += part.length;
      yield part;
    }
  }
  // What goes wrong is thrown where the unpacker is read.
  pipeline(Readable.from(counted()), unpacker, () => undefined);
  try {
    for await (const piece of unpacker as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > bytes)
        throw new TooLongUnpacked(`unpacked the file is larger than ${Math.floor(bytes / 1_000_000)} MB`);
      if (size > smallBytes && size > taken * ratio)
        throw new BrokenFeed(`unpacked the file is more than ${ratio} times as large`);
      yield piece;
    }
  } catch (error) {
    throw error instanceof BrokenFeed
      ? error
      : new BrokenFeed(`damaged packed file (${(error as Error).message})`);
  }
}
