/** What the embedded upstream leaves for the next isolate: at this location in the Cache API, for all as one object of the bucket. */
import type { EdgeSnapshots } from "upstream/edge-snapshots";
import { inTime } from "upstream/time-limit";
import { edgeStore } from "./cache";

/** Reading the catalogue from the database takes longer than this, in milliseconds: here, and from the bucket. */
const softTimeout = { cache: 300, bucket: 1_000 };
/** Objects of former versions go after this, in milliseconds: somebody may still be reading them. */
const forgotten = 3_600_000;
const folder = "catalogo/";
/** What is put away is as old as its key says; this is how long it may lie, in seconds. */
const keptSeconds = 3_600;
/** The answers of a cold isolate go first, in milliseconds. */
const pause = 1_000;

/** The Cache API under the site's own origin, then the bucket; null where there is neither. */
export function edgeSnapshotsAt(
  origin: string,
  waitUntil: (work: Promise<unknown>) => void,
  store = edgeStore(),
  bucket: R2Bucket | null = null,
): EdgeSnapshots | null {
  const cache = store && origin ? store : null;
  if (!cache && !bucket) return null;
  const address = (key: string) => `${origin}/.catalogo/${encodeURIComponent(key)}`;
  const putIntoCache = (key: string, body: Uint8Array<ArrayBuffer> | ArrayBuffer) => {
    const headers = { "Cache-Control": `public, max-age=${keptSeconds}` };
    return cache?.put(address(key), new Response(body, { headers }));
  };
  return {
    async read(key) {
      const near = cache?.match(address(key)).then((answer) => answer?.arrayBuffer() ?? null);
      const found = await soon(near, softTimeout.cache);
      if (found || !bucket) return found;
      const stored = await soon(
        bucket.get(folder + key).then((object) => object?.arrayBuffer() ?? null),
        softTimeout.bucket,
      );
      if (stored) waitUntil(Promise.resolve(putIntoCache(key, stored.slice(0))).catch(() => undefined));
      return stored;
    },
    write(key, make) {
      const put = async () => {
        await new Promise((wake) => setTimeout(wake, pause));
        const body = make();
        await Promise.allSettled([putIntoCache(key, body), bucket && keepIn(bucket, key, body)]);
      };
      // Without it the next isolate reads the database.
      waitUntil(put().catch(() => undefined));
    },
  };
}

/** Null for what does not come in time, or not at all. */
function soon(coming: Promise<ArrayBuffer | null> | undefined, milliseconds: number) {
  return inTime(coming?.catch(() => null) ?? Promise.resolve(null), milliseconds);
}

/** One object a version: the first isolate that has read it writes it, and clears former ones away. */
async function keepIn(bucket: R2Bucket, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
  if (await bucket.head(folder + key)) return;
  await bucket.put(folder + key, body);
  const { objects } = await bucket.list({ prefix: folder });
  const old = objects.filter(
    (object) => object.key !== folder + key && Date.now() - object.uploaded.getTime() > forgotten,
  );
  if (old.length > 0) await bucket.delete(old.map((object) => object.key));
}
