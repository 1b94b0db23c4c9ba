/** What the listing's loader hands to its page: lean, because it travels twice. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, FacetCounts, ProductPage } from "contract";
import { isFacet } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import { type CardView, cardViews } from "~/lib/card-view";
import { categoryTrail, narrowerCategories } from "~/lib/category-trail";
import { type Packed, packShown } from "~/lib/packed";
import { type FilterGroup, filterGroups, leadingGroups, selectedIn } from "./filters";
import type { Labels } from "./titles";

export interface Results {
  cards: Packed<CardView[]>;
  /** How many cards this page has. */
  count: number;
  total: number;
  pages: number;
}

export interface Panel {
  groups: Packed<FilterGroup[]>;
  /** What the chosen values are called: title, tags and metadata need it before the groups are read. */
  labels: Labels;
}

/** Values per group in the panel (product.md 'Listing'). */
const firstValues = 12;

/** The page of products as cards with their ways out. */
export async function resultsOf(page: ProductPage, context: AppLoadContext): Promise<Results> {
  const cards = cardViews(page.products, context.exits, "listing");
  return { cards: packShown(cards), count: cards.length, total: page.totalResults, pages: page.totalPages };
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
export function panelOf(counts: FacetCounts, categories: readonly Category[], query: ListingQuery): Panel {
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
    groups: packShown(groups),
    labels: Object.fromEntries(chosen.map(([slug, label]) => [slug, label])),
  };
}
