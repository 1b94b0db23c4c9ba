/**
 * The cache policies: fresh, stale-while-revalidate, stale-if-error. Parsed answers live in a small memory layer of the
 * isolate; wire answers on the Cache API, whose own expiry rules are not relied on: the time of storing is kept by us.
 */
import type { CachePolicy } from "contract";
import { inTime } from "./time-limit";

/** Seconds: younger than `fresh` is served; younger than `stale` is served while it is asked for again. */
export interface Policy {
  fresh: number;
  stale: number;
}

/** An older answer may stand in for a failed call for this many seconds. */
export const staleIfErrorSeconds = 86_400;

/** How long a request waits for another request's answer before it asks for itself, in milliseconds. */
const flightLimit = 2_000;
/** Where an older answer is known, a newer one is not waited for longer than this, in milliseconds. */
const standInAfter = 1_000;
/** What the parsed answers of an isolate may hold, by the rough measure of `freeze`; an isolate has 128 MB for everything. */
const memoryBytes = 8 * 2 ** 20;
const storedAtHeader = "x-stored-at";

/** The part of the Cache API that is used. */
export interface EdgeStore {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
}

export interface Question<T> {
  key: string;
  /** The site's own: the Cache API is slow at foreign hosts. Empty where nobody knows it: then memory alone. */
  origin: string;
  policy: Policy;
  /** Asks the upstream; resolves to the wire answer. */
  load(): Promise<unknown>;
  /** Checks the wire answer and turns it into the domain; throws when it is rubbish. */
  parse(wire: unknown): T;
  /** Whether an older answer may hide this failure. */
  mayHide(error: unknown): boolean | Promise<boolean>;
  onHidden(error: unknown): void;
  waitUntil(promise: Promise<unknown>): void;
}

/** Where an answer came from, for `Server-Timing`. */
export type Source = "memory" | "edge" | "upstream" | "stale";

interface Entry {
  storedAt: number;
  data: unknown;
  bytes: number;
}

export type Cache = ReturnType<typeof createCache>;

/** The seconds of a named policy; null means "ask every time". */
export function policyOf(name: CachePolicy, seconds: { short: number; long: number }): Policy | null {
  const fresh = name === "none" ? 0 : seconds[name];
  return fresh === 0 ? null : { fresh, stale: fresh * 10 };
}

/** The Cache API of this worker, where there is one. */
export function edgeStore(): EdgeStore | null {
  const store = (globalThis as { caches?: { default?: unknown } }).caches?.default;
  return (store as EdgeStore | undefined) ?? null;
}

/** Opens a cache; `now` is the clock in milliseconds, `mostBytes` what it may hold in memory. One per isolate. */
export function createCache(
  edge: () => EdgeStore | null = edgeStore,
  now: () => number = Date.now,
  mostBytes = memoryBytes,
) {
  const memory = new Map<string, Entry>();
  let held = 0;
  /** Key → when its load began. Data is shared between requests, never promises: I/O belongs to its request. */
  const flights = new Map<string, number>();

  function age(entry: Entry): number {
    return (now() - entry.storedAt) / 1000;
  }

  function forget(key: string): void {
    held -= memory.get(key)?.bytes ?? 0;
    memory.delete(key);
  }

  /** Keeps an entry as the one that was used last; those that were used longest ago make room. */
  function remember(key: string, entry: Entry): Entry {
    forget(key);
    memory.set(key, entry);
    held += entry.bytes;
    for (const oldest of memory.keys()) {
      if (held <= mostBytes) break;
      forget(oldest);
    }
    return entry;
  }

  function entryOf(key: string, storedAt: number, data: unknown): Entry {
    return { storedAt, data, bytes: 2 * key.length + freeze(data) };
  }

  function recall(key: string): Entry | undefined {
    const entry = memory.get(key);
    return entry && remember(key, entry);
  }

  async function fromEdge(question: Question<unknown>): Promise<Entry | undefined> {
    try {
      const response = question.origin ? await edge()?.match(addressOf(question)) : undefined;
      const storedAt = Number(response?.headers.get(storedAtHeader));
      if (!response || !storedAt) return undefined;
      return entryOf(question.key, storedAt, question.parse(await response.json()));
    } catch {
      return undefined;
    }
  }

  async function toEdge(question: Question<unknown>, storedAt: number, wire: unknown): Promise<void> {
    const headers = {
      "Content-Type": "application/json",
      "Cache-Control": `public, max-age=${staleIfErrorSeconds}`,
      [storedAtHeader]: String(storedAt),
    };
    if (!question.origin) return;
    try {
      await edge()?.put(addressOf(question), new Response(JSON.stringify(wire), { headers }));
    } catch {
      // As good as no Cache API: the answer is in memory, and the next isolate asks for itself.
    }
  }

  function inFlight(key: string): boolean {
    const began = flights.get(key);
    return began !== undefined && now() - began < flightLimit;
  }

  async function load(question: Question<unknown>): Promise<Entry> {
    const { key } = question;
    const began = now();
    flights.set(key, began);
    try {
      const wire = await question.load();
      const entry = remember(key, entryOf(key, now(), question.parse(wire)));
      question.waitUntil(toEdge(question, entry.storedAt, wire));
      return entry;
    } finally {
      if (flights.get(key) === began) flights.delete(key);
    }
  }

  /** Waits for the answer that another request is getting; undefined when it fails or takes too long. */
  async function fromFlight(key: string, policy: Policy): Promise<Entry | undefined> {
    while (inFlight(key)) await new Promise((wake) => setTimeout(wake, 4));
    const entry = memory.get(key);
    return entry && age(entry) < policy.fresh ? entry : undefined;
  }

  function refresh(question: Question<unknown>): void {
    if (inFlight(question.key)) return;
    question.waitUntil(load(question).catch((error) => outdated(question, error)));
  }

  /** What the upstream says is gone goes here too; what merely failed stays until it is too old. */
  async function outdated(question: Question<unknown>, error: unknown): Promise<void> {
    if (await question.mayHide(error)) return question.onHidden(error);
    forget(question.key);
    if (question.origin)
      await edge()
        ?.delete(addressOf(question))
        .catch(() => false);
  }

  /** Answers a question under its policy, and says from where. Rejects only when nothing may stand in. */
  async function answer<T>(question: Question<T>): Promise<{ data: T; source: Source }> {
    const { key, policy } = question;
    let entry = recall(key);
    let source: Source = "memory";
    if (!entry || age(entry) >= policy.fresh) {
      const stored = await fromEdge(question);
      if (stored && (!entry || stored.storedAt > entry.storedAt)) {
        entry = remember(key, stored);
        source = "edge";
      }
    }
    if (entry && age(entry) < policy.stale) {
      if (age(entry) >= policy.fresh) refresh(question);
      return { data: entry.data as T, source };
    }
    const standIn = entry && age(entry) < staleIfErrorSeconds ? entry : null;
    try {
      const loading = newest(question);
      const found = standIn ? await inTime(loading, standInAfter) : await loading;
      if (found) return { data: found.data as T, source: "upstream" };
      question.waitUntil(loading.catch(question.onHidden));
    } catch (error) {
      if (!standIn || !(await question.mayHide(error))) throw error;
      question.onHidden(error);
    }
    return { data: standIn?.data as T, source: "stale" };
  }

  async function newest(question: Question<unknown>): Promise<Entry> {
    const { key, policy } = question;
    return (inFlight(key) ? await fromFlight(key, policy) : undefined) ?? (await load(question));
  }

  return { answer };
}

/** Cache API keys are addresses; no page of the site has this one. */
function addressOf({ key, origin }: Pick<Question<unknown>, "key" | "origin">): string {
  return `${origin}/.risposte/${encodeURIComponent(key)}`;
}

/** Answers are shared between requests, so nobody may change them. Returns about how many bytes of heap they take. */
function freeze(value: unknown): number {
  if (typeof value === "string") return 24 + value.length;
  // What is frozen already was counted by whoever holds it.
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return 8;
  Object.freeze(value);
  return Object.values(value).reduce((bytes: number, part) => bytes + 8 + freeze(part), 32);
}
