/** What the listing's loader hands to its page. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, FacetCounts, ProductPage } from "contract";
import { isFacet } from "contract/listing/facets";
import type { Nearest } from "contract/listing/nearest";
import type { ListingQuery } from "contract/listing/query";
import type { Understood } from "contract/listing/understood";
import { type CardView, cardViews } from "~/lib/card-view";
import { categoryTrail, narrowerCategories } from "~/lib/category-trail";
import { listingHref } from "~/lib/listing-url";
import { settled, understoodChips } from "~/lib/understood";
import { listingOf } from "./address";
import { type FilterGroup, filterGroups, filterTags, humanised, leadingGroups, selectedIn } from "./filters";
import type { Labels } from "./titles";

export interface Results {
  cards: CardView[];
  /** How many cards this page has. */
  count: number;
  total: number;
  pages: number;
  /** What the search was understood as. */
  understood: Understood | null;
  /** Of nothing found: what the listing holds without one of the filters. */
  costs: FilterCost[];
  /** Of nothing found: what others search for. */
  popular: string[];
  /** Of nothing found: kinds and brands near what was asked for. */
  nearest: Nearest | null;
}

export interface FilterCost {
  label: string;
  href: string;
  total: number;
}

export interface Panel {
  groups: FilterGroup[];
  /** What the search was understood as: the panel shows it as chosen. */
  understood: Understood | null;
  /** What the chosen values are called: title, tags and metadata need it before the groups are read. */
  labels: Labels;
}

/** Values per group in the panel (product.md 'Listing'). */
const firstValues = 12;

/** The page of products as cards with their ways out. */
export async function resultsOf(
  page: ProductPage,
  query: ListingQuery,
  context: AppLoadContext,
): Promise<Results> {
  const cards = cardViews(page.products, context.exits, "listing", undefined, query.search);
  return {
    cards: cards,
    count: cards.length,
    total: page.totalResults,
    pages: page.totalPages,
    understood: page.understood,
    nearest: page.nearest,
    ...(page.totalResults > 0
      ? { costs: [], popular: [] }
      : await insteadOf(query, page.understood, context)),
  };
}

/** What to offer where nothing is found. */
async function insteadOf(query: ListingQuery, understood: Understood | null, context: AppLoadContext) {
  const [costs, terms] = await Promise.all([
    costsOf(query, understood, context),
    query.search ? context.optional(context.api.suggestions.list({}), []) : [],
  ]);
  return { costs, popular: terms.slice(0, mostPopular).map(({ term }) => term) };
}

/** More are not asked for, or not shown. */
const mostCosts = 6;
const mostPopular = 8;

/** What each chosen filter and each part of the search costs; one that costs nothing, or cannot be told, is left out. */
async function costsOf(
  query: ListingQuery,
  understood: Understood | null,
  context: AppLoadContext,
): Promise<FilterCost[]> {
  const chosen = filterTags({ ...query, search: undefined }, humanised).map(({ label, href }) => ({
    label,
    without: { ...listingOf(new URL(href, "http://x")), ...(query.search && { search: query.search }) },
  }));
  const said = (understood ? understoodChips(query, understood) : []).map(({ label, href }) => ({
    label,
    without: listingOf(new URL(href, "http://x")),
  }));
  const costs = [...chosen, ...said].slice(0, mostCosts).map(async ({ label, without }) => {
    const page = await context.optional(context.api.products.list(without), null);
    return { label, href: listingHref(without), total: page?.totalResults ?? 0 };
  });
  return (await Promise.all(costs)).filter(({ total }) => total > 0);
}

/** A page behind the last one does not exist; a combination that finds nothing does. */
export function isBeyond(results: Results | null | Promise<unknown>, { page }: ListingQuery): boolean {
  return results !== null && !(results instanceof Promise) && results.pages > 0 && page > results.pages;
}

/** In the form of `context.grace`, but waited for to the end. */
export async function whole<T>(promise: Promise<T>): Promise<{ value: T }> {
  return { value: await promise };
}

/**
 * The groups of the panel. Categories are offered one level at a time; groups after the leading ones travel without their
 * values until something in them is chosen: their own page (`/prodotti/filtri/…`) has them.
 */
export function panelOf(
  counts: FacetCounts,
  categories: readonly Category[],
  asked: ListingQuery,
  understood: Understood | null,
): Panel {
  const query = settled(asked, understood);
  const offered = narrowerCategories(categories, categoryTrail(categories, query.category));
  const place = new Map(offered.map((category, index) => [category.slug, index]));
  const category = counts.category
    ?.filter(({ slug }) => place.has(slug))
    .sort((a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0));
  const groups = filterGroups({ ...counts, category }, query, firstValues).map((group) =>
    isFacet(group.key) && !leadingGroups.includes(group.key) && selectedIn(query, group.key).length === 0
      ? { ...group, values: [] }
      : group,
  );
  const chosen = groups.flatMap(({ key, values }) =>
    values.filter(([slug]) => isFacet(key) && selectedIn(query, key).includes(slug)),
  );
  return {
    groups: groups,
    understood,
    labels: Object.fromEntries(chosen.map(([slug, label]) => [slug, label])),
  };
}
