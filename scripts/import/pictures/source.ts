/** Fetches the bytes of a picture: from a folder, or over HTTP with a deadline and a size limit. */
import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Milliseconds for one download, and the most that it may weigh (documented in the README). */
export const downloadLimits = { deadline: 10_000, bytes: 15_000_000 };

/** A picture at hand: what it holds now, and the file to read it from again when it is stored. */
export interface SourcePicture {
  bytes: Uint8Array;
  path: string;
}

/** Null when there is no such picture; a folder wins over the address. Downloads are kept in `cache`. */
export async function fetchPicture(
  address: string,
  folder: string | null,
  cache: () => Promise<string>,
): Promise<SourcePicture | null> {
  if (folder) return fromFolder(join(folder, fileName(address)));
  if (!/^https?:\/\//i.test(address)) return null;
  const bytes = await download(address);
  if (!bytes) return null;
  const path = join(await cache(), randomUUID());
  await writeFile(path, bytes);
  return { bytes, path };
}

function fileName(address: string): string {
  const path = address.replace(/[?#].*$/, "");
  try {
    return basename(decodeURIComponent(path));
  } catch {
    return basename(path);
  }
}

async function fromFolder(path: string): Promise<SourcePicture | null> {
  try {
    if ((await stat(path)).size > downloadLimits.bytes) return null;
    return { bytes: await readFile(path), path };
  } catch {
    return null;
  }
}

async function download(address: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(downloadLimits.deadline) });
    if (!response.ok || !response.body) return null;
    const reader = response.body.getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > downloadLimits.bytes) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    return Buffer.concat(parts);
  } catch {
    return null;
  }
}
