/** Sessions that were signed out at this location a moment ago: what its isolates remember of them is shown to nobody. */
import { type EdgeStore, edgeStore } from "../cache";
import { inTime } from "../time-limit";

/** Longer than any isolate shows what it remembers of a session, in seconds. */
const noted = 60;
/** A note or a look-up may take so long, in milliseconds. */
const patience = 100;
const limit = 2_000;

/** In the memory of the isolate, and for its neighbours on the Cache API. One per isolate. */
export function createEnded(store: () => EdgeStore | null = edgeStore) {
  const here = new Set<string>();
  const address = (origin: string, mark: string) => `${origin}/.uscite/${mark}`;
  return {
    /** Resolves when every isolate of this location can know it, or could not be told in time. */
    async note(origin: string, mark: string): Promise<void> {
      if (here.size >= limit) here.clear();
      here.add(mark);
      const answer = new Response("", { headers: { "Cache-Control": `public, max-age=${noted}` } });
      const put = store()?.put(address(origin, mark), answer);
      if (put)
        await inTime(
          put.catch(() => undefined),
          patience,
        );
    },
    async has(origin: string, mark: string): Promise<boolean> {
      if (here.has(mark)) return true;
      const found = store()?.match(address(origin, mark));
      return found
        ? Boolean(
            await inTime(
              found.catch(() => undefined),
              patience,
            ),
          )
        : false;
    },
  };
}

export const endedSessions = createEnded();
