/** Ways out as pages write them: minted once per isolate, because a page has dozens and most repeat. */
import { Lru } from "upstream/lru";
import type { Env } from "../env";
import { mint, type SigningKey } from "./decision";
import type { Place, Spot } from "./link-payload";
import { pageOf } from "./page-of";

export type { Place, Spot } from "./link-payload";

/** An address at a store, as the upstream gave it, and what it is worth knowing about whoever goes there. */
interface WayOut {
  url: string;
  product: number | null;
  /** Absent or null where the page does not know which offer it shows. */
  offer?: number | null;
  place: Place;
  /** Where on the page. */
  spot?: Spot;
  /** What was searched for where the way out stands: it is told to the upstream with the click. */
  search?: string | undefined;
}

export interface Exits {
  /** The way out to a store: `/vai/…`, signed. A click on it counts for its product. */
  link(way: WayOut): string;
}

const minted = new Lru<string, string>(5_000);

/** What is one person's own, or was only typed into an address, is told by its kind alone. */
const pageless: ReadonlySet<Place | Spot> = new Set(["cart", "list", "letter", "relaxed"]);

/** Ways out on the page of this address. */
export function exitsOf(env: Env, address: URL): Exits {
  const [key] = exitKeysOf(env);
  let here: string | null | undefined;
  return {
    link({ url, product, offer = null, place, spot = null, search }) {
      if (here === undefined) here = pageOf(address);
      const page = pageless.has(place) || (spot && pageless.has(spot)) ? null : here;
      const name = `${key.id} ${place} ${spot} ${page} ${product} ${offer} ${url}`;
      const link = minted.remember(name, () => mint(url, key, { product, offer, place, spot, page }));
      return withSearch(link, search);
    },
  };
}

/** Beside what is signed: it opens nothing, and only counts. */
function withSearch(link: string, search: string | undefined): string {
  return search === undefined || !link.includes("?") ? link : `${link}&cerca=${encodeURIComponent(search)}`;
}

/** The keys of the settings, and behind them the one without an id that every site has. */
export function exitKeysOf({ EXIT_SIGNING_KEYS, CLICK_SALT }: Env): [SigningKey, ...SigningKey[]] {
  const own = { id: "", secret: `what a way out leads to ${CLICK_SALT}` };
  const [first, ...others] = EXIT_SIGNING_KEYS;
  return first ? [first, ...others, own] : [own];
}
