/** Looks at pages of stores that are due, a few of each: leased, looked at, told back (upstream/catalogue/DESIGN.md). */
import { randomUUID } from "node:crypto";
import type { DestinationTurn, Finding } from "contract";
import { destinations } from "contract/destinations";
import { isConflict, type Site } from "../site";
import { ownAddress } from "./own-address";
import { type Looked, type LookOptions, openLooking } from "./page";

export interface DestinationOptions extends LookOptions {
  site: Site;
  /** Whoever is told to stop begins with no other store. */
  over?: AbortSignal;
}

/** Stores of one round: feeds come first, and are not kept waiting. */
const storesARound = 12;
/** Stores that are asked at the same time; each has a host of its own. */
const atOnce = 4;

/** Answers how many pages were looked at. */
export async function lookAtDestinations({ site, over, ...options }: DestinationOptions): Promise<number> {
  const look = openLooking(options);
  const running = new Set<Promise<void>>();
  let looked = 0;
  for (let stores = 0; stores < storesARound && !over?.aborted; stores++) {
    const lease = randomUUID();
    const turn = await site.call(destinations.take, { lease });
    if (!turn) break;
    const task = lookedAt(turn, lease).finally(() => running.delete(task));
    running.add(task);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return looked;

  async function lookedAt(turn: DestinationTurn, lease: string): Promise<void> {
    const { readings, prices } = await readingsOf(turn, look);
    looked += readings.length + prices.length;
    await site.call(destinations.end, { lease, readings, prices }).catch((error: unknown) => {
      // It took too long, and another reader has taken it up.
      if (!isConflict(error)) throw error;
    });
  }
}

/** Sizes of one product share their page: each page is asked once. */
async function readingsOf({ host, offers, doubts }: DestinationTurn, look: (url: URL) => Promise<Looked>) {
  const pages = new Map<string, Promise<Looked>>();
  function pageOf(link: string): Promise<Looked> | null {
    const own = ownAddress(link, host);
    if (!own) return null;
    const page = pages.get(own.href) ?? look(own);
    pages.set(own.href, page);
    return page;
  }
  const readings = offers.map(async ({ offer, url }): Promise<[number, Finding]> => {
    const page = await pageOf(url);
    return [offer, page?.finding ?? "ignota"];
  });
  const prices = doubts.map(async ({ id, url }): Promise<[string, number[]]> => {
    const page = await pageOf(url);
    return [id, page?.prices ?? []];
  });
  return { readings: await Promise.all(readings), prices: await Promise.all(prices) };
}

/** How many of some addresses of a store are there, as a share; null where none of them can tell. */
export async function answering(
  links: readonly string[],
  host: string | null,
  options: LookOptions,
): Promise<number | null> {
  const look = openLooking(options);
  const own = links.flatMap((link) => (host === null ? null : ownAddress(link, host)) ?? []);
  const pages = await Promise.all([...new Map(own.map((url) => [url.href, url])).values()].map(look));
  const told = pages.filter(({ finding }) => finding !== "ignota");
  return told.length === 0 ? null : told.filter(({ finding }) => finding !== "sparita").length / told.length;
}
