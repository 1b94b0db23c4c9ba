/** What the embedded upstream may leave at this location, so that the next isolate need not read it from the database. */
import type { Nearby } from "upstream/nearby";
import { edgeStore } from "./cache";
import { inTime } from "./time-limit";

/** Reading the catalogue from the database takes longer than this, in milliseconds. */
const patience = 300;
/** What is put away is as old as its key says; this is how long it may lie, in seconds. */
const keptSeconds = 3_600;
/** The answers of a cold isolate go first, in milliseconds. */
const pause = 1_000;

/** The Cache API under the site's own origin; null where there is none. */
export function nearbyAt(
  origin: string,
  waitUntil: (work: Promise<unknown>) => void,
  store = edgeStore(),
): Nearby | null {
  if (!store || !origin) return null;
  const address = (key: string) => `${origin}/.catalogo/${encodeURIComponent(key)}`;
  return {
    read: (key) => {
      const found = store.match(address(key)).then((answer) => answer?.arrayBuffer() ?? null);
      return inTime(
        found.catch(() => null),
        patience,
      );
    },
    write: (key, make) => {
      const put = async () => {
        await new Promise((wake) => setTimeout(wake, pause));
        const headers = { "Cache-Control": `public, max-age=${keptSeconds}` };
        await store.put(address(key), new Response(make(), { headers }));
      };
      // Without it the next isolate reads the database.
      waitUntil(put().catch(() => undefined));
    },
  };
}
