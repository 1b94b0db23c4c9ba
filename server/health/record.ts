/** What an operator should see of failures and of slowness: summed in the isolate, written to D1 at most once a minute. */
import { addHealth } from "upstream/site-records";
import type { Charged } from "../counted";

/** What is measured: whole answers and those that failed, upstream calls that were not answered from a cache, rows of clicks. */
export type Measured = "answer" | "error" | "call" | "click";

interface Failure {
  event: string;
  place: string;
  count: number;
  error: string;
  at: number;
  /** Of the request that it happened to last. */
  id: string;
}

/** Upper ends of the buckets, in milliseconds; what is longer is in the last. */
const bucketEnds = [5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1_000, 2_000, 5_000, 60_000];
/** A call, and a page until its headers, that takes longer is told like a failure, in milliseconds. */
const slow: Partial<Record<Measured, number>> = { call: 1_000, answer: 500 };
/** Milliseconds between two writes of an isolate, and days for which hours are kept. */
const pause = 60_000;
const keptDays = 30;
/** Kinds of failures that one isolate tells apart in a minute. */
const mostKinds = 50;

/** Opens a record; `now` is the clock in milliseconds. One per isolate. @internal a test opens one with a clock of its own */
export function openHealthRecord(now: () => number = Date.now) {
  const failures = new Map<string, Failure>();
  const durations = new Map<string, number>();
  const charged: Charged = { read: 0, written: 0 };
  let writtenAt = now();

  function failure(
    event: string,
    { row, error, id = "" }: { row?: unknown; error?: unknown; id?: string },
  ): void {
    const place = String(row ?? "");
    const key = `${event} ${place}`;
    const before = failures.get(key);
    if (!before && failures.size >= mostKinds) return;
    const count = (before?.count ?? 0) + 1;
    failures.set(key, { event, place, count, error: String(error ?? "").slice(0, 200), at: now(), id });
  }

  /** `place` names what may be slow: row of the contract, path of a page. */
  function duration(what: Measured, milliseconds: number, place = ""): void {
    const end = bucketEnds.find((upTo) => milliseconds <= upTo) ?? bucketEnds.at(-1);
    const key = `${what} ${end}`;
    durations.set(key, (durations.get(key) ?? 0) + 1);
    if (place !== "" && milliseconds > (slow[what] ?? Number.POSITIVE_INFINITY))
      failure(`slow-${what}`, { row: place, error: `${Math.round(milliseconds)} ms` });
  }

  /** Whether it is time to write, and there is something. */
  function isDue(): boolean {
    return now() - writtenAt >= pause && failures.size + durations.size + charged.read > 0;
  }

  /** Writes what there is, if it is time, and answers whether it was; what cannot be written is forgotten. Never rejects. */
  async function write(db: D1Database): Promise<boolean> {
    if (!isDue()) return false;
    writtenAt = now();
    const hour = new Date(now()).toISOString().slice(0, 13);
    const oldest = new Date(now() - keptDays * 86_400_000).toISOString().slice(0, 13);
    const failed = [...failures.values()].map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
    const lasted = [...durations].map(([key, count]) => {
      const [what, upTo] = key.split(" ");
      return { what, upTo: Number(upTo), count };
    });
    const cost = { ...charged };
    Object.assign(charged, { read: 0, written: 0 });
    failures.clear();
    durations.clear();
    await addHealth(db, { hour, oldest, failed, lasted, cost }).catch(() => undefined);
    return true;
  }

  return { failure, duration, isDue, write, charged };
}

export const health = openHealthRecord();
