/**
 * Whole pages as everybody gets them: in the memory of the isolate first, then on the Cache API of the location. Nothing in
 * them is a person's own. The time of rendering is kept by us, because the Cache API's own rules are not relied on.
 */
import { edgeStore, staleIfErrorSeconds } from "../cache";
import { inTime } from "../time-limit";
import { type KeptPage, packPage, unpackPage } from "./kept-page";
import type { Passing } from "./stream";

/** Bytes of pages in memory: a seventh of what an isolate has for everything. */
const memoryBytes = 18 * 1024 * 1024;
/** A look-up on the Cache API is given this long, in milliseconds: a page is rendered sooner than that. */
const lookUpLimit = 30;
/** Others wait this long for a page that is being rendered, in milliseconds. */
const flightLimit = 2_000;
/** Paths that are never kept, by what was seen of them: not looked up elsewhere, not waited for. */
const unkeptLimit = 1_000;

/** The part of the Cache API that is used. */
export interface PageStore {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete?(key: string): Promise<boolean>;
}

/** A page that is being rendered. Others may read what has come of it: it is data, no promise. */
export interface Flight {
  began: number;
  coming: { passing: Passing; page: Omit<KeptPage, "template"> } | null;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Opens a cache; `now` is the clock in milliseconds. One per isolate. */
export function createPageCache(edge: () => PageStore | null = edgeStore, now: () => number = Date.now) {
  const memory = new Map<string, KeptPage>();
  const flights = new Map<string, Flight>();
  const unkept = new Set<string>();
  let bytes = 0;

  function forget(key: string): void {
    const page = memory.get(key);
    if (!page) return;
    bytes -= sizeOf(page);
    memory.delete(key);
  }

  function remember(key: string, page: KeptPage): KeptPage {
    forget(key);
    memory.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of memory.keys()) {
      if (bytes <= memoryBytes) break;
      forget(oldest);
    }
    return page;
  }

  /** The page in memory, of whatever age up to a day; the one asked for last is forgotten last. */
  function recall(key: string): KeptPage | null {
    const page = memory.get(key);
    if (!page) return null;
    if (now() - page.storedAt >= staleIfErrorSeconds * 1000) {
      forget(key);
      return null;
    }
    memory.delete(key);
    memory.set(key, page);
    return page;
  }

  /** The page on the Cache API, if it is there in time; from now on in memory. */
  async function fetch(key: string, limit = lookUpLimit): Promise<KeptPage | null> {
    const store = edge();
    if (!store || isUnkept(key)) return null;
    const asked = store
      .match(key)
      .then((answer) => (answer ? unpackPage(answer) : null))
      .catch(() => null);
    const page = await inTime(asked, limit);
    if (!page || now() - page.storedAt >= staleIfErrorSeconds * 1000) return null;
    const held = memory.get(key);
    return held && held.storedAt >= page.storedAt ? held : remember(key, page);
  }

  /** Keeps a page here, and where the other isolates of this location find it. */
  function keep(key: string, page: KeptPage, waitUntil: (work: Promise<unknown>) => void): void {
    remember(key, page);
    unkept.delete(pathOf(key));
    if (page.flawed) return;
    const store = edge();
    // As good as no Cache API: the next isolate renders for itself.
    if (store) waitUntil(store.put(key, packPage(page, staleIfErrorSeconds)).catch(() => undefined));
  }

  /** The page is still what would be rendered now: as good as new, here. What lies at the location is looked at by others themselves. */
  function checked(key: string, page: KeptPage, catalogue: number | null): KeptPage {
    return remember(key, { ...page, catalogue, checkedAt: now() });
  }

  /** The page is gone, or has become personal: nobody may find it any more. */
  function drop(key: string, waitUntil: (work: Promise<unknown>) => void): void {
    forget(key);
    const gone = isUnkept(key) ? null : edge()?.delete?.(key);
    if (gone) waitUntil(gone.catch(() => undefined));
  }

  function neverKeep(key: string): void {
    if (unkept.size >= unkeptLimit) unkept.clear();
    unkept.add(pathOf(key));
  }

  function isUnkept(key: string): boolean {
    return unkept.size > 0 && unkept.has(pathOf(key));
  }

  /** The rendering of this page that others may wait for; null when there is none, or it takes too long. */
  function flightOf(key: string): Flight | null {
    const flight = flights.get(key);
    return flight && now() - flight.began < flightLimit ? flight : null;
  }

  function begin(key: string): Flight {
    const flight: Flight = { began: now(), coming: null };
    flights.set(key, flight);
    return flight;
  }

  function end(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return { recall, fetch, keep, checked, drop, neverKeep, isUnkept, flightOf, begin, end, now };
}

/** What a page takes: its bytes, and about as much as its places need. */
function sizeOf({ template }: KeptPage): number {
  return template.body.byteLength + template.holes.length * 150 + template.nonces.length * 8 + 1_000;
}

function pathOf(key: string): string {
  return key.split("?", 1)[0] ?? key;
}
