/** From the address of a listing to its query, and to the one canonical form of that address (product.md 'Listing'). */
import { facetKeys, facets } from "contract/listing/facets";
import { type ListingQuery, parseListing } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";

const multiValued = new Set<string>([...facetKeys.map((key) => facets[key].param), "categoria"]);

/** Reads any address: a facet given twice (checkbox forms) counts as a list; of other doubles the first counts. */
export function listingOf(url: URL): ListingQuery {
  const params: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    const before = Object.hasOwn(params, name) ? params[name] : undefined;
    if (before === undefined) params[name] = value;
    else if (multiValued.has(name)) params[name] = `${before},${value}`;
  }
  return parseListing(params);
}

/**
 * Where this address should have been asked at, or null when it is canonical already.
 * The decoded parameters are compared, not the text: `%2C` for a comma is no reason to redirect (fetches of client
 * navigations and some proxies re-encode the query, and would go round in circles).
 */
export function canonicalHref(url: URL): string | null {
  const href = listingHref(listingOf(url));
  const wanted = new URL(href, url.origin);
  return decoded(wanted) === decoded(url) ? null : href;
}

function decoded(url: URL): string {
  return JSON.stringify([...url.searchParams]);
}
