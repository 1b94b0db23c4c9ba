/** The feed within a zip file: its largest member, unpacked as it is asked for. Read from disk: where members lie stands at its end. */
import { createInflateRaw } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { type ReadLimits, unpacked } from "./inflate";
import { BrokenFeed } from "./record";

/** A feed is one of a few members; a directory of millions is something else. */
const mostMembers = 10_000;

export function isZip(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
}

/** Rejects with `BrokenFeed` where it is damaged, locked, or unpacks beyond the limits. */
export async function* zippedBytes(path: string, limits: ReadLimits): AsyncGenerator<Uint8Array> {
  let zip: ZipFile | null = null;
  try {
    // Names are not read: some programs write those that no disk would take.
    zip = await openPromise(path, { autoClose: false, decodeStrings: false });
    const member = await largest(zip);
    const packed = await zip.openReadStreamPromise(member, { decodeFileData: false });
    let size = 0;
    for await (const piece of member.compressionMethod === 0
      ? packed
      : unpacked(packed, createInflateRaw(), limits)) {
      size += piece.length;
      yield piece;
    }
    if (size !== member.uncompressedSize) throw new BrokenFeed("damaged packed file (it ends too early)");
  } catch (error) {
    if (error instanceof BrokenFeed) throw error;
    throw new BrokenFeed(`damaged zip file (${(error as Error).message})`);
  } finally {
    zip?.close();
  }
}

async function largest(zip: ZipFile): Promise<Entry> {
  let best: Entry | null = null;
  if (zip.entryCount > mostMembers) throw new BrokenFeed("the zip file has too many members");
  for await (const member of zip.eachEntry())
    if (!best || member.uncompressedSize > best.uncompressedSize) best = member;
  if (!best) throw new BrokenFeed("the zip file is empty");
  if (best.isEncrypted()) throw new BrokenFeed("the zip file asks for a password");
  if (![0, 8].includes(best.compressionMethod))
    throw new BrokenFeed("the zip file is packed in an unknown way");
  return best;
}
