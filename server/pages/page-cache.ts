/** Whole pages as everybody gets them, under the address that decides them: in the isolate's memory, then on the Cache API, whose own expiry rules are not relied on. */
import { listingParamOrder } from "contract/listing/query";
import { isCampaignMark } from "domain/campaign-marks";
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import { edgeStore, staleIfErrorSeconds } from "../cache";
import { createFlights, type Flight } from "../flights";
import { type Purges, pathOf, purges } from "../purges";
import type { SideEffects } from "../visit";
import type { StreamBuffer } from "./stream";
import type { Template } from "./template";

/** Bytes of pages in memory: a seventh of what an isolate has for everything. */
const memoryBytes = 18 * 1024 * 1024;
/** A look-up on the Cache API is given this long, in milliseconds: a page is rendered sooner than that. */
const lookUpLimit = 30;
const unkeptLimit = 1_000;

/** The part of the Cache API that is used. */
export interface PageStore {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete?(key: string): Promise<boolean>;
}

/** A page that is being rendered; others may read what has come of it. */
export type PageFlight = Flight<{
  coming: { buffer: StreamBuffer; page: Omit<KeptPage, "template"> } | null;
}>;

export type PageCache = ReturnType<typeof createPageCache>;

/** Opens a cache; `now` is the clock in milliseconds. One per isolate. */
export function createPageCache(
  edge: () => PageStore | null = edgeStore,
  now: () => number = Date.now,
  thrownAway: Pick<Purges, "isGone" | "isOutdated"> = purges,
) {
  const memory = new Lru<string, KeptPage>(memoryBytes, sizeOf);
  const flights = createFlights<Pick<PageFlight, "coming">>(now);
  const { neverKeep, mayKeep, isUnkept } = createUnkept();
  const { isOutdated } = thrownAway;
  const isOver = (key: string, { storedAt }: KeptPage) =>
    now() - storedAt >= staleIfErrorSeconds * 1000 || thrownAway.isGone(key, storedAt);

  /** The page in memory, of whatever age up to a day. */
  function recall(key: string): KeptPage | null {
    const page = memory.get(key);
    if (page && isOver(key, page)) memory.delete(key);
    return page && !isOver(key, page) ? page : null;
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
    if (!page || isOver(key, page)) return null;
    const held = memory.get(key);
    return held && held.storedAt >= page.storedAt ? held : memory.set(key, page);
  }

  /** Keeps a page here, and where the other isolates of this location find it. */
  function keep(key: string, page: KeptPage, waitUntil: (work: Promise<unknown>) => void): void {
    memory.set(key, page);
    mayKeep(key);
    if (page.flawed) return;
    const store = edge();
    // As good as no Cache API: the next isolate renders for itself.
    if (store) waitUntil(store.put(key, packPage(page, staleIfErrorSeconds)).catch(() => undefined));
  }

  /** The page is still what would be rendered now: as good as new, here. What lies at the location is looked at by others themselves. */
  function checked(key: string, page: KeptPage, catalogue: number | null): KeptPage {
    return memory.set(key, { ...page, catalogue, checkedAt: now() });
  }

  /** The page is gone, or has become personal: nobody may find it any more. */
  function drop(key: string, waitUntil: (work: Promise<unknown>) => void): void {
    memory.delete(key);
    const gone = isUnkept(key) ? null : edge()?.delete?.(key);
    if (gone) waitUntil(gone.catch(() => undefined));
  }

  return { recall, fetch, keep, checked, drop, neverKeep, isUnkept, isOutdated, flights, now };
}

/** Paths that nobody keeps. */
function createUnkept() {
  const unkept = new Lru<string, true>(unkeptLimit);
  return {
    neverKeep: (key: string) => void unkept.set(pathOf(key), true),
    mayKeep: (key: string) => unkept.delete(pathOf(key)),
    isUnkept: (key: string) => unkept.size > 0 && unkept.has(pathOf(key)),
  };
}

/** What a page takes: its bytes, and about as much as its places need. */
function sizeOf({ template }: KeptPage): number {
  return template.body.byteLength + template.slots.length * 150 + template.nonces.length * 8 + 1_000;
}

export interface KeptPage {
  template: Template;
  headers: [string, string][];
  sideEffects: SideEffects;
  /** When it was rendered, milliseconds since 1970. */
  storedAt: number;
  /** When it was last found to be as it would be rendered then; at first `storedAt`. */
  checkedAt: number;
  /** Of the one product that it shows; null for other pages, and where nobody knows. */
  version: string | null;
  /** The listing's version that the isolate knew; null where nobody knows. */
  catalogue: number | null;
  /** It came in parts that scripts move into place: nothing for a crawler, and worth rendering once more. */
  streamed: boolean;
  /** A part of it failed: it stands in for moments, and for nothing longer. */
  flawed: boolean;
}

/** Everything but the bytes as one line of JSON, then the bytes. */
function packPage({ template, ...about }: KeptPage, seconds: number): Response {
  const { body, ...places } = template;
  const line = new TextEncoder().encode(`${JSON.stringify({ ...about, ...places })}\n`);
  const packed = new Uint8Array(line.byteLength + body.byteLength);
  packed.set(line);
  packed.set(body, line.byteLength);
  return new Response(packed, {
    headers: { "Content-Type": "application/octet-stream", "Cache-Control": `public, max-age=${seconds}` },
  });
}

/** The page of such an answer; null when it is none. */
async function unpackPage(answer: Response): Promise<KeptPage | null> {
  const packed = new Uint8Array(await answer.arrayBuffer());
  const end = packed.indexOf(10);
  if (end < 0) return null;
  const about = JSON.parse(new TextDecoder().decode(packed.subarray(0, end)));
  const { nonces, tokens, slots, ...page } = about;
  return { ...page, template: { body: packed.slice(end + 1), nonces, tokens, slots } } as KeptPage;
}

export interface PageAddress {
  /** Path and query that decide the page. */
  path: string;
  /** The marks that were left out, as a query (`utm_source=…`); empty without any. */
  marks: string;
}

/** What the pages of a product, of the landings and of editors read; the usual case. */
const ofProducts = ["scelta", "offerte", "condizioni", "storico", "recensioni"];

/** What pages read, by the first word of their path. */
const read: ReadonlyMap<string, readonly string[]> = new Map([
  ["", []],
  ["prodotti", [...listingParamOrder, "insconto", "sort", "page", "confronta"]],
  ["confronta", ["p"]],
  ["colore", ["tinta", "categoria", "prodotto"]],
  ["completa", ["occasione", "stagione", "budget", "pezzi"]],
  ["brand", ["lettera", "letter", "cerca"]],
  ["magazine", ["pagina", "per_pagina", "sort", "cerca", "tag", "categoria"]],
  ["codici-sconto-coupon", ["pagina", "tipo", "ordinamento", "merchant", "paese", "cerca"]],
]);

/** First words of pages and answers that are one person's, or read what somebody types: nobody keeps them. */
const unkept = new Set(
  `account annulla-cambio-email avvisi carrello condividi conferma-email forgot-password login logout newsletter password-recover
  preferenze-cookie prezzo-diverso register reset-password sessione suggerimenti taglie visti wishlist`.split(
    /\s+/,
  ),
);

/** Of every page: which routes' data is asked for, and which route a form is for. */
const ofFramework = ["_routes", "index"];
/** Remix once asked for the data of one route this way; it still answers, in English and with nothing for a visitor. */
const isFormer = /^_data$/i;

/** @param isRead false: something is sent to the page, which is told all of its address */
export function pageAddress({ pathname, search }: URL, isRead = true): PageAddress {
  if (search.length < 2) return { path: pathname, marks: "" };
  const names = isRead ? namesOf(pathname) : null;
  const marks: string[] = [];
  const kept: string[] = [];
  for (const part of search.slice(1).split("&")) {
    const [name = ""] = part.split("=", 1);
    if (isCampaignMark.test(name)) marks.push(part);
    else if (!isFormer.test(name) && (names === null || names.includes(name))) kept.push(part);
  }
  const query = kept.join("&");
  return { path: pathname + (query && `?${query}`), marks: marks.join("&") };
}

/** Null: all of them. */
function namesOf(pathname: string): readonly string[] | null {
  const word = (/^\/([^/]*)/.exec(pathname)?.[1] ?? "").replace(/\.data$/, "").toLowerCase();
  if (unkept.has(word)) return null;
  return [...(read.get(word === "_root" ? "" : word) ?? ofProducts), ...ofFramework];
}
