/** Opens a feed file as text: gzip and encoding are found by looking at the first bytes. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { BrokenFeed } from "./record";

/**
 * The file as a stream of text without byte order mark. UTF-8, UTF-16 with a mark, else Windows-1252 when the first 64 KB
 * are no UTF-8. Emits `BrokenFeed` on a damaged gzip stream.
 */
export async function openText(path: string): Promise<Readable> {
  const packed = (await firstBytes(path, 2)).equals(Buffer.from([0x1f, 0x8b]));
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  const text = decoding();
  const bytes = packed ? file.pipe(createGunzip()) : file;
  const fail = (error: Error) =>
    text.destroy(new BrokenFeed(packed ? `damaged gzip file (${error.message})` : error.message));
  file.on("error", fail);
  bytes.on("error", fail);
  return bytes.pipe(text);
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function decoding(): Transform {
  let decoder: TextDecoder | undefined;
  return new Transform({
    readableObjectMode: false,
    encoding: "utf8",
    transform(chunk: Buffer, _encoding, done) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      done(null, decoder.decode(chunk, { stream: true }));
    },
    flush(done) {
      done(null, decoder?.decode() ?? "");
    },
  });
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(start.subarray(0, 65_536), { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
