/** Name, counts and saved products of sessions and anonymous ids, seconds old: asked for beside the page, never before it. */
import type { Decision } from "contract";
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import type { KnownVisitor } from "../session/known-visitor";

/** What the upstream knows about a person, by session or anonymous id. */
export interface Summary {
  /** Null for whoever is not signed in. */
  name: string | null;
  cartCount: number;
  /** Ids of saved products. */
  saved: readonly number[];
  sizes: readonly string[];
  /** Sizes that this person told us, as `domain/own-sizes.ts` writes them; null without. */
  ownSizes: string | null;
  /** When the browser should ask for the session to be renewed, ms since 1970; null where there is nothing to renew. */
  renewAt: number | null;
  /** The latest choice on cookies that the upstream keeps for a member. */
  consent: Decision | null;
}

/** Milliseconds; in the second half it is asked for anew behind the answer. A session ended elsewhere is shown no longer than this. */
const goodFor = { session: 5_000, anonymous: 30_000 };
/** A page waits this long for a summary, in milliseconds; then it goes out as for nobody. */
const softTimeout = 150;
/** After a failure nobody is asked for this long, in milliseconds. */
const failurePause = 2_000;
const limit = 2_000;

interface Entry {
  at: number;
  /** Null: the call failed. */
  summary: Summary | null;
  /** When somebody last asked for a newer one behind an answer. */
  renewedAt: number;
}

/** Opens a memory; `now` is the clock in milliseconds. One per isolate. */
export function createSummaries(now: () => number = Date.now) {
  const known = new Lru<string, Entry>(limit);

  async function ask({ key, summary, renewAt }: KnownVisitor): Promise<Summary | null> {
    const at = now();
    const entry: Entry = { at, summary: null, renewedAt: at };
    try {
      const { savedProductIds: saved, ...told } = await summary();
      entry.summary = { ...told, saved, renewAt: await renewAt() };
    } catch {
      // The call has logged itself.
    }
    const before = known.get(key);
    if (before && before.at > at) return before.summary;
    known.set(key, entry);
    return entry.summary;
  }

  /** The summary of a caller, not from before `changedAt`; null for nobody, when it is late, and when the call fails. */
  function of(
    caller: KnownVisitor,
    changedAt: number,
    waitUntil: (work: Promise<unknown>) => void,
  ): Summary | null | Promise<Summary | null> {
    const entry = known.get(caller.key);
    const good = caller.ended ? goodFor.session : goodFor.anonymous;
    const age = entry && entry.at >= changedAt ? now() - entry.at : Number.POSITIVE_INFINITY;
    if (entry && age < (entry.summary ? good : failurePause)) {
      if (age >= good / 2 && now() - entry.renewedAt >= failurePause) {
        entry.renewedAt = now();
        waitUntil(ask(caller));
      }
      if (!caller.ended || !entry.summary) return entry.summary;
      return caller.ended().then((ended) => {
        if (ended) known.delete(caller.key);
        return ended ? null : entry.summary;
      });
    }
    const asked = ask(caller);
    waitUntil(asked);
    return inTime(asked, softTimeout);
  }

  return { of, forget: (key: string) => known.delete(key) };
}
