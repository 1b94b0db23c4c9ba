/** Sessions that were signed out at this location a moment ago: what its isolates remember of them is shown to nobody. */
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import { type EdgeStore, edgeStore } from "../cache";

/** Longer than any isolate shows what it remembers of a session, in seconds. */
const noted = 60;
/** A note or a look-up may take so long, in milliseconds. */
const softTimeout = 100;
const limit = 2_000;
/** A session that had not ended is looked up again only after this long, in milliseconds: a look-up costs as much as a whole kept page. */
const goodFor = 1_000;

/** In the memory of the isolate, and for its neighbours on the Cache API. One per isolate; `now` is the clock in milliseconds. @internal a test opens one with a clock of its own */
export function createEnded(store: () => EdgeStore | null = edgeStore, now: () => number = Date.now) {
  const here = new Lru<string, true>(limit);
  /** When a session was last looked up without success. */
  const going = new Lru<string, number>(limit);
  const address = (origin: string, mark: string) => `${origin}/.uscite/${mark}`;
  return {
    /** Resolves when every isolate of this location can know it, or could not be told in time. */
    async note(origin: string, mark: string): Promise<void> {
      here.set(mark, true);
      const answer = new Response("", { headers: { "Cache-Control": `public, max-age=${noted}` } });
      const put = store()?.put(address(origin, mark), answer);
      if (put)
        await inTime(
          put.catch(() => undefined),
          softTimeout,
        );
    },
    async has(origin: string, mark: string): Promise<boolean> {
      if (here.has(mark)) return true;
      if (now() - (going.get(mark) ?? Number.NEGATIVE_INFINITY) < goodFor) return false;
      const asked = store()?.match(address(origin, mark));
      const found = asked
        ? await inTime(
            asked.catch(() => undefined),
            softTimeout,
          )
        : undefined;
      if (found) return true;
      going.set(mark, now());
      return false;
    },
  };
}

export const endedSessions = createEnded();
