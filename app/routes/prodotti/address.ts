/** From the address of a listing to its query, and to the one canonical form of that address; and what counts as a search (product.md 'Listing'). */
import { facetKeys, facets } from "contract/listing/facets";
import {
  categoriesIn,
  formatListing,
  type ListingParams,
  type ListingQuery,
  parseListing,
  pricesIn,
} from "contract/listing/query";
import { comparingHref, comparingIn } from "~/lib/comparing";
import { listingHref } from "~/lib/listing-url";

const multiValued = new Set<string>([...facetKeys.map((key) => facets[key].param), "escludi", "categoria"]);

/** Reads any address: a facet given twice (checkbox forms) counts as a list; of other doubles the first counts. */
export function listingOf(url: URL): ListingQuery {
  return parseListing(paramsOf(url));
}

function paramsOf(url: URL): ListingParams {
  const params: ListingParams = {};
  for (const [name, value] of url.searchParams) {
    const before = Object.hasOwn(params, name) ? params[name] : undefined;
    if (before === undefined) params[name] = value;
    else if (multiValued.has(name)) params[name] = `${before},${value}`;
  }
  return params;
}

/** What the address asks for and the page shows otherwise, in words: nothing is put right in silence. */
export function remarksOn(url: URL): string[] {
  const params = paramsOf(url);
  const remarks: string[] = [];
  if (categoriesIn(params).length > 1)
    remarks.push("Si può scegliere una sola categoria alla volta: qui vedi la prima.");
  if (pricesIn(params).swapped)
    remarks.push("Il prezzo minimo era più alto del massimo: li abbiamo scambiati.");
  return remarks;
}

/** Where this address should have been asked at; null: it is canonical. Parameters are compared decoded: `%2C` is no reason to redirect. */
export function canonicalHref(url: URL): string | null {
  const comparing = comparingIn(url.searchParams);
  const listing = listingHref(asAsked(url));
  const href = comparing ? comparingHref(listing, comparing) : listing;
  const wanted = new URL(href, url.origin);
  return decoded(wanted) === decoded(url) ? null : href;
}

/** The query with its prices and categories in the order of the address. */
function asAsked(url: URL): ListingQuery {
  const params = paramsOf(url);
  const query = parseListing(params);
  const categories = categoriesIn(params);
  if (categories.length > 1) query.category = categories.join(",");
  const { low, high, swapped } = pricesIn(params);
  return swapped ? { ...query, priceMin: high, priceMax: low } : query;
}

function decoded(url: URL): string {
  return JSON.stringify([...url.searchParams]);
}

/** The words of a search; filters, sorts and pages of the same search are not searches again. */
export function searchTerm(query: ListingQuery): string | null {
  return query.search && Object.keys(formatListing(query)).length === 1 ? query.search : null;
}
