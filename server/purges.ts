/** What an operator threw away of what is kept: each isolate looks every few seconds, behind its answers; what was kept before is gone for it. */
import { everyPage, type PurgedPage, purgedPages } from "upstream/site-records";
import { inTime } from "upstream/time-limit";

const lookEvery = 10_000;
/** An isolate that has not looked yet may keep what is old for so long after it was thrown away, in milliseconds. */
const reach = lookEvery + 5_000;
/** An isolate that has just begun waits so long, in milliseconds: it knows of nothing yet. */
const softTimeout = 100;

export type Purges = ReturnType<typeof openPurges>;

/** One per isolate; `now` is the clock in milliseconds. @internal a test has isolates of its own */
export function openPurges(now: () => number = Date.now) {
  let known: readonly PurgedPage[] = [];
  let lookedAt: number | null = null;

  /** Never rejects, and is soon done. */
  async function look(db: D1Database, waitUntil: (work: Promise<unknown>) => void): Promise<void> {
    if (lookedAt !== null && now() - lookedAt < lookEvery) return;
    const isFirst = lookedAt === null;
    lookedAt = now();
    const looked = read(db).catch(() => undefined);
    waitUntil(looked);
    if (isFirst) await inTime(looked, softTimeout);
  }

  async function read(db: D1Database): Promise<void> {
    known = await purgedPages(db);
  }

  return {
    look,
    /** Whether the page of such a key was kept before it was thrown away; a few more go than were meant. */
    isGone: (key: string, storedAt: number) =>
      known.some(
        ({ path, at }) => storedAt < at + reach && (path === everyPage || pathOf(key).endsWith(path)),
      ),
    /** What pages are made of goes with any of them. */
    isBefore: (storedAt: number) => known.some(({ at }) => storedAt < at + reach),
  };
}

export const purges = openPurges();

function pathOf(key: string): string {
  return key.split("?", 1)[0] ?? key;
}
