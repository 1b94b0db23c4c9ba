/** Opens a feed file as text: gzip and encoding are found by looking at the first bytes. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { BrokenFeed } from "./record";

/**
 * The file as a stream of text without byte order mark: UTF-8, UTF-16 with a mark, and Windows-1252 wherever a line is no
 * UTF-8. Emits `BrokenFeed` on a damaged gzip stream.
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

/** Text of bytes in pieces. What is no UTF-8 is converted line by line: feeds are put together from several sources. */
function decoding(): Transform {
  let wide: TextDecoder | null | undefined;
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    readableObjectMode: false,
    encoding: "utf8",
    transform(chunk: Buffer, _encoding, done) {
      wide ??= wideDecoder(chunk);
      if (wide) return done(null, wide.decode(chunk, { stream: true }));
      const bytes = Buffer.concat([rest, chunk]);
      const end = lastPlain(bytes) + 1;
      rest = bytes.subarray(end);
      done(null, textOf(bytes.subarray(0, end)));
    },
    flush(done) {
      done(null, wide ? wide.decode() : textOf(rest));
    },
  });
}

/** For UTF-16, which begins with a mark. */
function wideDecoder(start: Buffer): TextDecoder | null {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le");
  return start[0] === 0xfe && start[1] === 0xff ? new TextDecoder("utf-16be") : null;
}

/** Where the last ASCII byte stands, -1 without one: no character of UTF-8 goes on behind it. */
function lastPlain(bytes: Buffer): number {
  for (let place = bytes.length - 1; place >= 0; place--) if ((bytes[place] as number) < 0x80) return place;
  return -1;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows = new TextDecoder("windows-1252");

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return linesIn(bytes).map(lineOf).join("");
  }
}

function lineOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows.decode(bytes);
  }
}

function linesIn(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end + 1));
    start = end < 0 ? bytes.length : end + 1;
  }
  return lines;
}
