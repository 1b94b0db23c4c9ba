/** The cache policies, in an isolate's memory (as pages read) and on the Cache API (wire). Times of storing are kept by us. */
import type { CachePolicy } from "contract";
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import { createFlights } from "./flights";
import { type Purges, purges } from "./purges";
import type { Answer } from "./upstream-answer";

/** Seconds: younger than `fresh` is served; younger than `stale` is served while it is asked for again. */
export interface Policy {
  fresh: number;
  stale: number;
}

/** An older answer may stand in for a failed call for this many seconds. */
export const staleIfErrorSeconds = 86_400;

/** Where an older answer is known, a newer one is not waited for longer than this, in milliseconds. */
const standInAfter = 1_000;
/** What the answers kept in an isolate may hold, by the rough measure of `weightOf`; an isolate has 128 MB for everything. */
const memoryBytes = 8 * 2 ** 20;
const [storedAtHeader, catalogueHeader] = ["x-stored-at", "x-catalogue"] as const;

export interface EdgeStore {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
}

export interface CacheQuestion<T> {
  key: string;
  /** The site's own: the Cache API is slow at foreign hosts. Empty where nobody knows it: then memory alone. */
  origin: string;
  policy: Policy;
  /** The version of the catalogue that is answered from now; null where nobody knows. */
  catalogue(): number | null;
  load(): Promise<Answer>;
  /** What pages get of an answer; throws when it is rubbish. */
  read(answer: Answer): T;
  write(answer: Answer): unknown;
  /** Whether an older answer may hide this failure. */
  mayHide(error: unknown): boolean | Promise<boolean>;
  onHidden(error: unknown): void;
  waitUntil(promise: Promise<unknown>): void;
}

export type Source = "memory" | "edge" | "upstream" | "stale";

interface Entry {
  storedAt: number;
  /** As it was held when this was asked for: the answer may be made of a newer one, never of an older. */
  catalogue: number | null;
  data: unknown;
  bytes: number;
}

type Question = CacheQuestion<unknown>;
type Made = Pick<Entry, "storedAt" | "catalogue">;

export type Cache = ReturnType<typeof createCache>;

/** The seconds of a named policy; null means "ask every time". */
export function policyOf(name: CachePolicy, seconds: { short: number; long: number }): Policy | null {
  const fresh = name === "none" ? 0 : seconds[name];
  return fresh === 0 ? null : { fresh, stale: fresh * 10 };
}

export function edgeStore(): EdgeStore | null {
  return (globalThis as { caches?: { default?: EdgeStore } }).caches?.default ?? null;
}

/** Opens a cache; `now` is the clock in milliseconds, `mostBytes` what it may hold in memory. One per isolate. */
export function createCache(
  edge: () => EdgeStore | null = edgeStore,
  now: () => number = Date.now,
  mostBytes = memoryBytes,
  thrownAway: Pick<Purges, "isBefore" | "isOutdated"> = purges,
) {
  const memory = new Lru<string, Entry>(mostBytes, ({ bytes }) => bytes);
  const layer = edgeLayer(edge);
  const age = ({ storedAt }: Entry) => (now() - storedAt) / 1000;
  const isWithin = (entry: Entry, seconds: number, { catalogue }: Question) =>
    age(entry) < seconds &&
    !thrownAway.isOutdated(entry.storedAt) &&
    !(entry.catalogue !== null && entry.catalogue < (catalogue() ?? 0));
  const { flights, load, newest } = createLoading(memory, layer, now, age);

  /** What the upstream says is gone goes here too; what merely failed stays until it is too old. */
  async function outdated(question: Question, error: unknown): Promise<void> {
    if (await question.mayHide(error)) return question.onHidden(error);
    memory.delete(question.key);
    await layer.drop(question);
  }

  /** What is known already, of whatever age: a fresh answer here, else the newer one of here and this location. */
  async function known(question: Question): Promise<{ entry: Entry | undefined; source: Source }> {
    const { key, policy } = question;
    const before = memory.get(key);
    const entry = before && !thrownAway.isBefore(before.storedAt) ? before : undefined;
    if (entry && isWithin(entry, policy.fresh, question)) return { entry, source: "memory" };
    const stored = await layer.get(question);
    if (!stored || thrownAway.isBefore(stored.storedAt) || (entry && stored.storedAt <= entry.storedAt))
      return { entry, source: "memory" };
    return { entry: memory.set(key, stored), source: "edge" };
  }

  /** Answers a question under its policy, and says from where. Rejects only when nothing may stand in. */
  async function answer<T>(question: CacheQuestion<T>): Promise<{ data: T; source: Source }> {
    const { key, policy } = question;
    const { entry, source } = await known(question);
    if (entry && isWithin(entry, policy.stale, question)) {
      if (age(entry) >= policy.fresh && !flights.of(key))
        question.waitUntil(load(question).catch((error) => outdated(question, error)));
      return { data: entry.data as T, source };
    }
    const standIn = entry && age(entry) < staleIfErrorSeconds ? entry : null;
    try {
      const loading = newest(question);
      // What is known to have changed stands in for a failure, not for a slow answer: a page made of it would be kept.
      const mayStandIn = standIn && isWithin(standIn, staleIfErrorSeconds, question);
      const found = mayStandIn ? await inTime(loading, standInAfter) : await loading;
      if (found) return { data: found.data as T, source: "upstream" };
      question.waitUntil(loading.catch(question.onHidden));
    } catch (error) {
      if (!standIn || !(await question.mayHide(error))) throw error;
      question.onHidden(error);
    }
    return { data: standIn?.data as T, source: "stale" };
  }

  return { answer };
}

/** Getting answers into the memory, once for all who ask meanwhile. */
function createLoading(
  memory: Lru<string, Entry>,
  layer: ReturnType<typeof edgeLayer>,
  now: () => number,
  age: (entry: Entry) => number,
) {
  const flights = createFlights(now);

  async function load(question: Question): Promise<Entry> {
    const { key } = question;
    const flight = flights.begin(key, {});
    try {
      const catalogue = question.catalogue();
      const answer = await question.load();
      const entry = memory.set(key, entryOf(key, { storedAt: now(), catalogue }, question.read(answer)));
      question.waitUntil(layer.put(question, entry, answer));
      return entry;
    } finally {
      flights.end(key, flight);
    }
  }

  /** The answer that another request is getting, if it comes in time; else one of our own. */
  async function newest(question: Question): Promise<Entry> {
    const { key, policy } = question;
    if (!flights.of(key)) return load(question);
    await flights.landed(key);
    const entry = memory.get(key);
    return entry && age(entry) < policy.fresh ? entry : load(question);
  }

  return { flights, load, newest };
}

/** Wire answers on the Cache API, as good as none where it fails: the answer is in memory, and the next isolate asks for itself. */
function edgeLayer(edge: () => EdgeStore | null) {
  const storeOf = ({ origin }: Question) => (origin ? edge() : null);
  return {
    async get(question: Question): Promise<Entry | undefined> {
      try {
        const response = await storeOf(question)?.match(addressOf(question));
        const storedAt = Number(response?.headers.get(storedAtHeader));
        if (!response || !storedAt) return undefined;
        const catalogue = Number(response.headers.get(catalogueHeader)) || null;
        return entryOf(question.key, { storedAt, catalogue }, question.read({ wire: await response.json() }));
      } catch {
        return undefined;
      }
    },
    async put(question: Question, { storedAt, catalogue }: Made, answer: Answer): Promise<void> {
      const store = storeOf(question);
      if (!store) return;
      const headers = {
        "Content-Type": "application/json",
        "Cache-Control": `public, max-age=${staleIfErrorSeconds}`,
        [storedAtHeader]: String(storedAt),
        [catalogueHeader]: String(catalogue ?? ""),
      };
      try {
        const wire = JSON.stringify(question.write(answer));
        await store.put(addressOf(question), new Response(wire, { headers }));
      } catch {
        // The next isolate asks for itself.
      }
    },
    async drop(question: Question): Promise<void> {
      await storeOf(question)
        ?.delete(addressOf(question))
        .catch(() => false);
    },
  };
}

/** Nobody changes an answer, as its type says: it is shared between requests. The tests' worker makes sure (`tests/tools/strict.js`). */
function entryOf(key: string, made: Made, data: unknown): Entry {
  if ((globalThis as { freezesAnswers?: true }).freezesAnswers) freeze(data);
  return { ...made, data, bytes: 2 * key.length + weightOf(data) };
}

/** Cache API keys are addresses; no page of the site has this one. The number is that of the wire: another says other things. */
function addressOf({ key, origin }: Pick<Question, "key" | "origin">): string {
  return `${origin}/.risposte/2/${encodeURIComponent(key)}`;
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  for (const part of Object.values(Object.freeze(value))) freeze(part);
}

/** About how many bytes of heap an answer takes. */
function weightOf(value: unknown): number {
  if (typeof value === "string") return 24 + value.length;
  if (typeof value !== "object" || value === null) return 8;
  let bytes = 32;
  for (const part of Object.values(value)) bytes += 8 + weightOf(part);
  return bytes;
}
