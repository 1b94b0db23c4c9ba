/** Addresses of the listing: what each asks for, the one form it has, and where filters, sorts and pages lead (product.md 'Listing'); categories among their relatives. */
import type { Category, FacetKey } from "contract";
import { holds } from "contract/listing/params";
import {
  categoriesIn,
  defaultSortOf,
  formatListing,
  type ListingParams,
  type ListingQuery,
  listingHref,
  parseListing,
  pricesIn,
} from "contract/listing/query";
import { type AskedTerm, termToggled } from "contract/listing/terms";
import { comparingHref, comparingIn } from "./comparing";
import { otherAddress } from "./one-address";

export { listingHref };

/** Reads any address: a facet given twice (checkbox forms) counts as a list; of other doubles the first counts. */
export function listingOf(url: URL): ListingQuery {
  return parseListing(paramsOf(url));
}

function paramsOf(url: URL): ListingParams {
  const params = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    const before = params.get(name);
    if (before === undefined) params.set(name, value);
    else if (holds(name) === "list" || name === "categoria") params.set(name, `${before},${value}`);
  }
  return Object.fromEntries(params);
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

/** Where this address should have been asked at; null: it is canonical. */
export function canonicalHref(url: URL): string | null {
  const comparing = comparingIn(url.searchParams);
  const listing = listingHref(asAsked(url));
  return otherAddress(url, comparing ? comparingHref(listing, comparing) : listing);
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

/** The words of a search; filters, sorts and pages of the same search are not searches again. */
export function searchTerm(query: ListingQuery): string | null {
  return query.search && Object.keys(formatListing(query)).length === 1 ? query.search : null;
}

/** Adds the value, or takes it away if it is chosen. Every change but `withPage` starts again at page 1. */
export function withFacetToggled(query: ListingQuery, key: FacetKey, slug: string): ListingQuery {
  const chosen = query.facets[key] ?? [];
  const values = chosen.includes(slug) ? chosen.filter((value) => value !== slug) : [...chosen, slug];
  return withFacet(query, key, values);
}

/** Sets all values of one facet; none removes it. */
export function withFacet(query: ListingQuery, key: FacetKey, values: readonly string[]): ListingQuery {
  const { [key]: _, ...others } = query.facets;
  return first({ ...query, facets: values.length > 0 ? { ...others, [key]: [...values] } : others });
}

/** Leaves the value out, or takes it back; what is left out is not chosen. */
export function withExclusionToggled(query: ListingQuery, key: FacetKey, slug: string): ListingQuery {
  const { [key]: before = [], ...others } = query.excluded ?? {};
  const without = before.includes(slug) ? before.filter((value) => value !== slug) : [...before, slug];
  const excluded = without.length > 0 ? { ...others, [key]: without } : others;
  const chosen = (query.facets[key] ?? []).filter((value) => value !== slug);
  const { excluded: _, ...rest } = withFacet(query, key, chosen);
  return Object.keys(excluded).length > 0 ? { ...rest, excluded } : rest;
}

export function withSearch(query: ListingQuery, search: string | undefined): ListingQuery {
  const sort = query.sort === defaultSortOf(query) ? defaultSortOf({ search }) : query.sort;
  return first({ ...query, search, sort });
}

export function changed(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return first({ ...query, ...change });
}

/** Prices in euros; undefined leaves that end open. */
export function withPrice(query: ListingQuery, priceMin?: number, priceMax?: number): ListingQuery {
  return first({ ...query, priceMin, priceMax });
}

/** Puts it on, or takes it off where it is on. */
export function withTermToggled({ terms = [], ...query }: ListingQuery, term: AskedTerm): ListingQuery {
  const left = termToggled(terms, term);
  return first(left.length > 0 ? { ...query, terms: left } : query);
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page };
}

/** Keeps where the visitor is (category, search, sort) and drops every filter. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  const { category, search, sort } = query;
  return { facets: {}, onSale: false, newArrivals: false, sort, page: 1, category, search };
}

function first(query: ListingQuery): ListingQuery {
  return { ...query, page: 1 };
}

/** The category with its ancestors, root first; empty when there is no such category. Cycles end the walk. */
export function categoryTrail(categories: readonly Category[], slug: string | null | undefined): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trail: Category[] = [];
  let current = categories.find((category) => category.slug === slug);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return trail;
}

/** What to offer next: the children of the category, or its siblings when it has none; the roots without a category. */
export function narrowerCategories(categories: readonly Category[], trail: readonly Category[]): Category[] {
  const current = trail.at(-1);
  const childrenOf = (id: number | null) => categories.filter((category) => category.parentId === id);
  const children = childrenOf(current?.id ?? null);
  return children.length > 0 || !current ? children : childrenOf(current.parentId);
}
