/** What the listing asks for, what of it is awaited, and what its page gets. */

import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Category, FacetCounts, ProductPage } from "contract";
import { facetKeys, isFacet } from "contract/listing/facets";
import type { Nearest } from "contract/listing/nearest";
import type { ListingQuery } from "contract/listing/query";
import type { Understood } from "contract/listing/understood";
import { type CardView, cardViews } from "~/lib/card-view";
import {
  canonicalHref,
  categoryTrail,
  listingHref,
  listingOf,
  narrowerCategories,
  searchTerm,
} from "~/lib/listing-url";
import { asFilters } from "~/lib/understood";
import { textsInTime } from "~/loaders/upstream-texts";
import {
  type FilterGroup,
  filterGroups,
  filterTags,
  humanised,
  isIndexable,
  type Labels,
  labelsFrom,
  leadingGroups,
  listingTitle,
  selectedIn,
} from "./filters";
import { type FilterCost, type RelaxedListing, relaxedListing } from "./relaxed-listing";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const canonical = canonicalHref(url);
  if (canonical) throw redirect(canonical, 301);
  const query = listingOf(url);
  const searched = searchTerm(query);
  context.noteSideEffects({ searched, sizes: query.facets.size ?? [] });

  const categories = context.optional(context.api.categories.list({}), null);
  const counts = context.api.facets.counts({ listing: query, sort: "productCount", order: "DESC" });
  const listed = context.api.products.list(query);
  // Whether commissions count in the order is said with the results, or not at all.
  const rules = context.optional(context.api.ordering.rules({}), null);
  const results = Promise.all([listed, rules]).then(([page, ordering]) =>
    resultsOf(page, query, context, ordering?.byCommission ?? false),
  );
  const understood = listed.then((page) => page.understood).catch(() => null);
  const panel = Promise.all([counts, categories, understood]).then(([found, list, asked]) =>
    panelOf(found, list ?? [], query, asked),
  );
  // Only listings that may be indexed, and searches, have texts of their own; whoever is late is not waited for.
  const texts =
    isIndexable(query) || searched
      ? context.optional(context.api.seo.list({ listing: query, textsOnly: true }), null)
      : null;
  let failed = false;
  results.catch(() => {
    failed = true;
  });
  // Late failures arrive as null, not as rejections: those could not be shown without JavaScript.
  const shown = Promise.all([
    // Whether a later page exists decides the status: it is waited for.
    query.page > 1
      ? whole(context.optional(results, null))
      : context.softTimeout(context.optional(results, null)),
    context.softTimeout(context.optional(panel, null)),
    texts && textsInTime(texts, context),
  ]);

  const list = query.category ? await categories : null;
  const trail = list ? categoryTrail(list, query.category) : [];
  // An upstream that names no category at all says nothing about this one.
  if (list && list.length > 0 && trail.length === 0) throw new Response(null, { status: 404 });
  const [shownResults, shownPanel, override] = await shown;
  // A failure that is known before the first byte decides the status of the page.
  if (failed) await context.critical(results);

  const current = trail.at(-1);
  const page = {
    category: current ? { name: current.name, description: current.description } : null,
    /** Filters stand above the list. */
    narrowed: filterTags(query, humanised).length > 0,
    trail: trail.map(({ name, slug }) => ({ name, href: listingHref({ category: slug }) })),
    results: shownResults.value,
    panel: shownPanel.value,
    override,
  };
  noteResume(query, page, context);
  return data(page, { status: isBeyond(shownResults.value, query) ? 404 : 200 });
}

interface Shown {
  category: { name: string } | null;
  results: Results | null | Promise<Results | null>;
  panel: Panel | null | Promise<Panel | null>;
}

/** What of this page the home page may offer to go on with, to whoever wants that. */
function noteResume(
  query: ListingQuery,
  { category, results, panel }: Shown,
  { noteSideEffects }: Pick<AppLoadContext, "noteSideEffects">,
): void {
  const href = listingHref(query);
  const isNothing = !(results instanceof Promise) && !results?.cards.length;
  if (isNothing || href === "/prodotti") return;
  const labels = labelsFrom(panel instanceof Promise ? null : panel?.labels);
  const narrowed = facetKeys.filter((key) => key !== "brand").flatMap((key) => query.facets[key] ?? []);
  const title = listingTitle(query, category?.name ?? null, labels);
  noteSideEffects({ resume: { href, label: [title, ...narrowed.slice(0, 3).map(labels)].join(", ") } });
}

export interface Results {
  cards: CardView[];
  total: number;
  pages: number;
  /** What the search was understood as. */
  understood: Understood | null;
  /** Most of them are sold by content or by the pair: their prices can be ordered by the unit. */
  byUnit: boolean;
  /** Of nothing found: what the listing holds without one thing that was asked, and what the cheapest change shows. */
  costs: FilterCost[];
  relaxed: RelaxedListing | null;
  /** Of nothing found: what others search for. */
  popular: string[];
  /** Of nothing found: kinds and brands near what was asked for. */
  nearest: Nearest | null;
  /** Commissions count in this order: the operator has chosen it, and visitors read it. */
  byCommission: boolean;
}

export interface Panel {
  groups: FilterGroup[];
  /** What the search was understood as: the panel shows it as chosen. */
  understood: Understood | null;
  /** What the chosen values are called: title, tags and metadata need it before the groups are read. */
  labels: Labels;
  /** Slugs of all sizes that the listing has. */
  sizes: string[];
}

/** Values per group in the panel (product.md 'Listing'). */
const firstValues = 10;

/** The page of products as cards with their ways out. */
export async function resultsOf(
  page: ProductPage,
  query: ListingQuery,
  context: AppLoadContext,
  byCommission: boolean,
): Promise<Results> {
  const cards = cardViews(page.products, context.exits, {
    place: "listing",
    spot: "results",
    search: query.search,
    terms: query.terms,
  });
  return {
    cards,
    // Of single pairs alone it would be the order by price.
    byUnit:
      page.products.filter(({ unit }) => unit).length * 2 > cards.length && cards.some(({ unit }) => unit),
    total: page.totalResults,
    pages: page.totalPages,
    understood: page.understood,
    nearest: page.nearest,
    byCommission: byCommission && ordersByPoints.has(query.sort),
    ...(page.totalResults > 0
      ? { costs: [], relaxed: null, popular: [] }
      : await leadingOn(query, page.understood, context)),
  };
}

/** Orders in which points of 'consigliati' decide, the latter among equals. */
const ordersByPoints: ReadonlySet<string> = new Set(["consigliati", "rilevanza"]);

/** What to offer where nothing is found. */
async function leadingOn(query: ListingQuery, understood: Understood | null, context: AppLoadContext) {
  const [other, terms] = await Promise.all([
    relaxedListing(query, understood, context),
    query.search ? context.optional(context.api.suggestions.list({}), []) : [],
  ]);
  return { ...other, popular: terms.slice(0, mostPopular).map(({ term }) => term) };
}

const mostPopular = 8;

/** A page behind the last one does not exist; a combination that finds nothing does. */
export function isBeyond(results: Results | null | Promise<unknown>, { page }: ListingQuery): boolean {
  return results !== null && !(results instanceof Promise) && results.pages > 0 && page > results.pages;
}

/** In the form of `context.softTimeout`, but waited for to the end. */
export async function whole<T>(promise: Promise<T>): Promise<{ value: T }> {
  return { value: await promise };
}

/** The groups of the panel: categories one level at a time, later groups without values, which their own page has (`/prodotti/filtri/…`). */
export function panelOf(
  counts: FacetCounts,
  categories: readonly Category[],
  asked: ListingQuery,
  understood: Understood | null,
): Panel {
  const query = asFilters(asked, understood);
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
  const led = groups.findLastIndex(({ key }) => leadingGroups.includes(key)) + 1;
  const chosen = groups.flatMap(({ key, values }) =>
    values.filter(([slug]) => isFacet(key) && selectedIn(query, key).includes(slug)),
  );
  return {
    groups: groups.toSpliced(led, 0, { key: "terms", total: 0, values: [] }),
    sizes: (counts.size ?? []).filter(({ count }) => count > 0).map(({ slug }) => slug),
    understood,
    labels: Object.fromEntries(chosen.map(([slug, label]) => [slug, label])),
  };
}
