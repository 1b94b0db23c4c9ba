/** Fetches the bytes of a picture: from a folder, or over HTTP with a deadline and a size limit. */
import { createHash } from "node:crypto";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fetchWithin, type Reach } from "./public-fetch";

/** Milliseconds for one download, and the most that it may weigh (documented in docs/import.md). */
const downloadLimits = { deadline: 10_000, bytes: 15_000_000 };

/** A picture at hand: what it holds now, and the file to read it from again when it is stored. */
export interface SourcePicture {
  bytes: Uint8Array;
  path: string;
}

/**
 * Null when there is no such picture; a folder wins over the address. Downloads, of public addresses only, are kept in `cache` under
 * their address: what is there already is not fetched again.
 */
export async function fetchPicture(
  address: string,
  folder: string | null,
  cache: () => Promise<string>,
  reach?: Reach,
): Promise<SourcePicture | null> {
  if (folder) return fromFolder(join(folder, fileName(address)));
  if (!/^https?:\/\//i.test(address)) return null;
  const path = join(await cache(), createHash("sha256").update(address).digest("hex"));
  const kept = await readFile(path).catch(() => null);
  if (kept) return { bytes: kept, path };
  const bytes = await download(address, reach);
  if (!bytes) return null;
  // Whole or not at all: a run may be killed while it writes.
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
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

async function download(address: string, reach?: Reach): Promise<Uint8Array | null> {
  const deadline = AbortSignal.timeout(downloadLimits.deadline);
  try {
    const answer = await fetchWithin(address, deadline, reach);
    const parts: Uint8Array[] = [];
    let length = 0;
    if (answer.statusCode !== 200) answer.destroy();
    else
      for await (const part of answer as AsyncIterable<Uint8Array>) {
        length += part.byteLength;
        // Leaving the loop ends the connection.
        if (length > downloadLimits.bytes) return null;
        parts.push(part);
      }
    return length > 0 ? Buffer.concat(parts) : null;
  } catch {
    return null;
  }
}
