/** Bytes of a file that may be packed: unpacked as they are asked for, and no further than a feed grows. */
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
/** What is handed over at once: a packed piece becomes 4 MB at most, a plain one is read before the next is fetched. */
const packedPiece = 4_096;
const plainPiece = 65_536;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The bytes, unpacked where they begin as gzip does. Rejects with `BrokenFeed`. */
export async function* plainBytes(file: Bytes, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const source = withStart(file, 2);
  const { value: start } = await source.next();
  if (!start) return;
  const whole = joined(start, source);
  if (start[0] === 0x1f && start[1] === 0x8b) yield* pieces(inflated(whole, limits), plainPiece);
  else yield* pieces(whole, plainPiece);
}

async function* joined(start: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  yield* rest;
}

/** The same bytes; the first piece holds `count` of them if there are so many. */
async function* withStart(file: Bytes, count: number): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const part of file) {
    if (start === null) {
      yield part;
      continue;
    }
    const longer: Uint8Array = start.length === 0 ? part : Uint8Array.of(...start, ...part);
    start = longer.length < count ? longer : null;
    if (start === null) yield longer;
  }
  if (start?.length) yield start;
}

async function* pieces(bytes: Bytes, size: number): AsyncGenerator<Uint8Array> {
  for await (const part of bytes)
    for (let at = 0; at < part.length; at += size) yield part.subarray(at, at + size);
}

async function* inflated(file: Bytes, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream("gzip");
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let packed = 0;
  let size = 0;
  const written = writeAll(writer, file, (bytes) => {
    packed += bytes;
  }).catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await nextOf(reader);
      if (done) return;
      size += value.byteLength;
      if (size > limits.bytes)
        throw new TooLongUnpacked(`unpacked the file is larger than ${limits.bytes / 1_000_000} MB`);
      if (size > smallBytes && size > packed * limits.ratio)
        throw new BrokenFeed(`unpacked the file is more than ${limits.ratio} times as large`);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
    await writer.abort().catch(() => undefined);
    await written;
  }
}

async function writeAll(
  writer: WritableStreamDefaultWriter<BufferSource>,
  file: Bytes,
  count: (bytes: number) => void,
): Promise<void> {
  try {
    for await (const piece of pieces(file, packedPiece)) {
      count(piece.byteLength);
      await writer.write(piece as Uint8Array<ArrayBuffer>);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
}

async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (error) {
    throw new BrokenFeed(`damaged gzip file (${(error as Error).message})`);
  }
}
