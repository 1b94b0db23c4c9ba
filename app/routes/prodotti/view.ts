/** What the listing's loader hands to its page: lean, because it travels twice. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, FacetCounts, ProductPage } from "contract";
import type { ListingQuery } from "contract/listing";
import { type CardView, cardViews } from "~/lib/card-view";
import { categoryTrail, narrowerCategories } from "~/lib/category-trail";
import { type Packed, pack } from "~/lib/packed";
import { type FilterGroup, filterGroups, leadingGroups, selectedIn } from "./filters";

export interface Results {
  cards: Packed<CardView[]>;
  total: number;
  pages: number;
}

/** Values per group in the panel (spec 000 §2 'Facet lists show 12 first'). */
const firstValues = 12;

/** The page of products as cards with their ways out. */
export async function resultsOf(page: ProductPage, context: AppLoadContext): Promise<Results> {
  const cards = await cardViews(page.products, context.exits);
  return { cards: pack(cards), total: page.totalResults, pages: page.totalPages };
}

/**
 * The groups of the panel. Categories are offered one level at a time; groups after the leading ones travel without their
 * values until something in them is chosen: their own page (`/prodotti/filtri/…`) has them.
 */
export function panelGroups(
  counts: FacetCounts,
  categories: readonly Category[],
  query: ListingQuery,
): FilterGroup[] {
  const offered = narrowerCategories(categories, categoryTrail(categories, query.category));
  const place = new Map(offered.map((category, index) => [category.slug, index]));
  const category = counts.category
    ?.filter(({ slug }) => place.has(slug))
    .sort((a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0));
  return filterGroups({ ...counts, category }, query, firstValues).map((group) =>
    leadingGroups.includes(group.key) || selectedIn(query, group.key).length > 0
      ? group
      : { ...group, values: [] },
  );
}
