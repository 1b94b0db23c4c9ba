/** What an operator threw away of what is kept, and when what pages show changed last: each isolate looks every few seconds, behind its answers. */
import { everyPage, type PurgedPage, purgedPages } from "upstream/site-records";
import { inTime } from "upstream/time-limit";

const lookEvery = 10_000;
/** An isolate that has not looked yet may keep what is old for so long after it was thrown away, in milliseconds. */
const reach = lookEvery + 5_000;
/** One that has not looked for so long, or has just begun, waits for what it is told, in milliseconds: a change is seen within a minute. */
const [silentFor, softTimeout] = [30_000, 100];

export type Purges = ReturnType<typeof openPurges>;

/** One per isolate; `now` is the clock in milliseconds. @internal a test has isolates of its own */
export function openPurges(now: () => number = Date.now) {
  let known: { pages: readonly PurgedPage[]; changedAt: number } = { pages: [], changedAt: 0 };
  let lookedAt: number | null = null;

  /** Never rejects, and is soon done. */
  async function look(db: D1Database, waitUntil: (work: Promise<unknown>) => void): Promise<void> {
    const silence = lookedAt === null ? silentFor : now() - lookedAt;
    if (silence < lookEvery) return;
    lookedAt = now();
    const looked = read(db).catch(() => undefined);
    waitUntil(looked);
    if (silence >= silentFor) await inTime(looked, softTimeout);
  }

  async function read(db: D1Database): Promise<void> {
    known = await purgedPages(db);
  }

  return {
    look,
    /** Whether the page of such a key was kept before it was thrown away; a few more go than were meant. */
    isGone: (key: string, storedAt: number) =>
      known.pages.some(
        ({ path, at }) => storedAt < at + reach && (path === everyPage || pathOf(key).endsWith(path)),
      ),
    /** What pages are made of goes with any of them. */
    isBefore: (storedAt: number) => known.pages.some(({ at }) => storedAt < at + reach),
    /** Whether what pages show has changed since: what was kept only stands in where nothing newer comes. */
    isOutdated: (storedAt: number) => storedAt < known.changedAt + reach,
  };
}

export const purges = openPurges();

export function pathOf(key: string): string {
  return key.split("?", 1)[0] ?? key;
}
