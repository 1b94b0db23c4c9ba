/** Of a listing that finds nothing: what it holds without each thing that was asked, and what the cheapest change shows. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { type FacetKey, isFacet } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import type { Understood, UnderstoodPart } from "contract/listing/understood";
import { type CardView, cardViews } from "~/lib/card-view";
import { changed, listingHref, withFacet, withPrice, withTermToggled } from "~/lib/listing-url";
import { isChosen, withoutParts } from "~/lib/understood";
import { exclusionLabel, filterTags, groupKeys, humanised, selectedIn } from "./filters";

export interface FilterCost {
  label: string;
  href: string;
  total: number;
}

export interface RelaxedListing {
  /** What it goes without. */
  labels: string[];
  href: string;
  total: number;
  cards: CardView[];
}

/** One thing that products must meet. */
interface Constraint {
  label: string;
  /** What weighs least goes first. */
  weight: number;
  /** The listing without it; of a search its part is taken out of the text. */
  from?: (query: ListingQuery) => ListingQuery;
  part?: UnderstoodPart;
}

/** More are not asked for, or not shown. */
const mostCosts = 8;
/** What is sought, and what must not be: nothing stands in its place. */
const essential = 1_000;

const importance: Partial<Record<FacetKey, number>> = { brand: 300, store: 250, colour: 200, size: 200 };

export async function relaxedListing(
  query: ListingQuery,
  understood: Understood | null,
  context: AppLoadContext,
) {
  const all = constraintsOf(query, understood);
  const tried = await Promise.all(all.slice(0, mostCosts).map((each) => without([each])));
  const found = tried.filter(({ total }) => total > 0);
  const costs = found.map(
    ({ dropped, href, total }): FilterCost => ({ label: labelOf(dropped), href, total }),
  );
  const droppable = all.filter(({ weight }) => weight < essential).sort((a, b) => a.weight - b.weight);
  const single = found
    .filter(({ dropped }) => dropped.every((each) => droppable.includes(each)))
    .sort((a, b) => weightOf(a.dropped) - weightOf(b.dropped));
  const best = single[0] ?? (await several(droppable));
  return { costs, relaxed: best ? shown(best) : null };

  async function without(dropped: Constraint[]) {
    const listing = dropping(query, understood, dropped);
    const page = await context.optional(context.api.products.list(listing), null);
    return { dropped, href: listingHref(listing), total: page?.totalResults ?? 0, page };
  }

  /** The least important ones together, one more at a time. */
  async function several(constraints: readonly Constraint[]) {
    for (let count = 2; count <= Math.min(constraints.length, mostCosts); count++) {
      const found = await without(constraints.slice(0, count));
      if (found.total > 0) return found;
    }
    return null;
  }

  function shown({ dropped, href, total, page }: Awaited<ReturnType<typeof without>>): RelaxedListing {
    const cards = cardViews(page?.products ?? [], context.exits, {
      place: "listing",
      spot: "relaxed",
      search: query.search,
    });
    return { labels: dropped.map(({ label }) => label), href, total, cards };
  }
}

function labelOf(dropped: readonly Constraint[]): string {
  return dropped.map(({ label }) => label).join(", ");
}

function weightOf(dropped: readonly Constraint[]): number {
  return dropped.reduce((sum, { weight }) => sum + weight, 0);
}

/** Everything that narrows: flags, filters, the category, and the parts of the search. */
function constraintsOf(query: ListingQuery, understood: Understood | null): Constraint[] {
  const { category } = query;
  const facets = groupKeys.flatMap((key): Constraint[] => {
    if (!isFacet(key)) return [];
    const chosen = selectedIn(query, key);
    const left = query.excluded?.[key] ?? [];
    return [
      ...(chosen.length > 0
        ? [
            {
              label: chosen.map(humanised).join(", "),
              weight: importance[key] ?? 100,
              from: (from: ListingQuery) => withFacet(from, key, []),
            },
          ]
        : []),
      ...left.map((slug) => ({
        label: exclusionLabel(key, humanised(slug)),
        weight: essential,
        from: ({ excluded, ...from }: ListingQuery) => ({
          ...from,
          excluded: { ...excluded, [key]: excluded?.[key]?.filter((each) => each !== slug) },
        }),
      })),
    ];
  });
  const flags = filterTags({ ...query, facets: {}, excluded: {}, search: undefined }, humanised);
  const named = (
    isSet: unknown,
    weight: number,
    from: (query: ListingQuery) => ListingQuery,
  ): Constraint[] => (isSet ? [{ label: flags.shift()?.label ?? "", weight, from }] : []);
  return [
    ...named(query.priceMin !== undefined || query.priceMax !== undefined, 220, (from) => withPrice(from)),
    ...named(query.delivered, 15, (from) => changed(from, { delivered: false })),
    ...named(query.onSale, 60, (from) => changed(from, { onSale: false })),
    ...named(query.newArrivals, 30, (from) => changed(from, { newArrivals: false })),
    ...named(query.availability, 20, (from) => changed(from, { availability: undefined })),
    ...named(query.rating, 25, (from) => changed(from, { rating: undefined })),
    ...(query.terms ?? []).flatMap((term) => named(true, 40, (from) => withTermToggled(from, term))),
    ...facets,
    ...(category
      ? [
          {
            label: humanised(category),
            weight: 400,
            from: (from: ListingQuery) => changed(from, { category: undefined }),
          },
        ]
      : []),
    ...constraintsOfText(query, understood),
  ];
}

function constraintsOfText(query: ListingQuery, understood: Understood | null): Constraint[] {
  if (!understood || understood.text !== query.search) return [];
  return understood.parts
    .filter((part) => !isChosen(query, part))
    .map((part) => ({ label: part.label, weight: weightOfPart(part), part }));
}

function weightOfPart(part: UnderstoodPart): number {
  if (part.delivered) return 16;
  if (part.newArrivals || part.available) return 31;
  if (part.term) return 41;
  if (part.onSale) return 61;
  if (part.priceMin !== undefined || part.priceMax !== undefined) return 221;
  return part.facet ? (importance[part.facet] ?? 100) + 1 : essential;
}

function dropping(
  query: ListingQuery,
  understood: Understood | null,
  dropped: readonly Constraint[],
): ListingQuery {
  const parts = dropped.flatMap(({ part }) => part ?? []);
  const left = understood && parts.length > 0 ? withoutParts(query, understood, parts) : query;
  return dropped.reduce((from, constraint) => constraint.from?.(from) ?? from, { ...left, page: 1 });
}
