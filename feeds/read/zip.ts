/** The feed within a zip file: its largest member, unpacked as it is asked for. Read from disk: where members lie stands at its end. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInflateRaw } from "node:zlib";
import { pieceBytes, type ReadLimits, unpacked } from "./inflate";
import { BrokenFeed } from "./record";

const endMark = 0x06054b50;
const memberMark = 0x02014b50;
const localMark = 0x04034b50;
const longestEnd = 22 + 65_535;
const longestDirectory = 1_000_000;

interface Member {
  method: number;
  isLocked: boolean;
  packed: number;
  size: number;
  at: number;
}

export function isZip(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
}

/** Rejects with `BrokenFeed` where it is damaged, locked, or unpacks beyond the limits. */
export async function* zippedBytes(path: string, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  const { start, member } = await found(path);
  if (member.packed === 0) return;
  const packed = createReadStream(path, { start, end: start + member.packed - 1, highWaterMark: pieceBytes });
  let size = 0;
  for await (const piece of member.method === 0 ? packed : unpacked(packed, createInflateRaw(), limits)) {
    size += piece.length;
    yield piece;
  }
  if (size !== member.size) throw new BrokenFeed("damaged packed file (it ends too early)");
}

async function found(path: string): Promise<{ start: number; member: Member }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
      await file.read(bytes, 0, bytes.length, at);
      return bytes;
    };
    const tail = await read(Math.max(0, size - longestEnd), longestEnd);
    const end = lastMark(tail);
    const [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (length > longestDirectory || at + length > size)
      throw new BrokenFeed("damaged zip file (its directory)");
    const member = largest(await read(at, length));
    const head = await read(member.at, 30);
    if (head.length < 30 || head.readUInt32LE(0) !== localMark)
      throw new BrokenFeed("damaged zip file (its directory)");
    return { start: member.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), member };
  } finally {
    await file.close();
  }
}

function lastMark(tail: Buffer): number {
  for (let at = tail.length - 22; at >= 0; at--) if (tail.readUInt32LE(at) === endMark) return at;
  throw new BrokenFeed("damaged packed file (it ends too early)");
}

function largest(directory: Buffer): Member {
  let best: Member | null = null;
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === memberMark; ) {
    const member = {
      isLocked: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    };
    if (!best || member.size > best.size) best = member;
    at +=
      46 +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
  }
  if (!best) throw new BrokenFeed("the zip file is empty");
  if (best.isLocked) throw new BrokenFeed("the zip file asks for a password");
  if (best.size === 0xffffffff || best.packed === 0xffffffff || best.at === 0xffffffff)
    throw new BrokenFeed("the zip file is larger than 4 GB");
  if (best.method !== 0 && best.method !== 8)
    throw new BrokenFeed("the zip file is packed in an unknown way");
  return best;
}
