/** Ways out as pages write them: minted once per isolate, because a page has dozens and most repeat. */
import { listingHref, parseListing } from "contract/listing/query";
import { Lru } from "upstream/lru";
import type { Env } from "../env";
import { exitKeysOf, mint, type Place, type Spot } from "./decision";

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

const longest = 160;

/** Its path, of a listing with category and brand, which make a page of their own. Null for a path that no link can carry. */
function pageOf({ pathname, searchParams }: URL): string | null {
  const page = pathname === "/prodotti" ? listingPage(searchParams) : pathname;
  return page.length <= longest && /^\/[\w./?=&+%~-]*$/.test(page) ? page : null;
}

function listingPage(params: URLSearchParams): string {
  const { category, facets } = parseListing(Object.fromEntries(params));
  const { brand } = facets;
  return listingHref({ category, facets: brand?.length === 1 ? { brand } : {} });
}
