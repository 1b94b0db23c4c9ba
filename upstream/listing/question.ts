/** A listing query in the numbers of the held catalogue: what a product must have, ready to be asked of each one. */
import { defaultSort, type FacetKey, facetKeys, formatListing, type ListingQuery } from "contract";
import { isForSomebody } from "contract/listing/understood";
import { type Season, seasonOf } from "../catalogue/seasons";
import type { Part } from "../search/parts";
import type { ParsedSearch } from "./compiled";
import { type Condition, facetCondition, namedCondition, withoutCondition } from "./conditions";
import type { Known } from "./known";
import { type Promised, promisedBy } from "./promises";

/** A product counts as a new arrival for this many days after it was first seen. */
export const newArrivalDays = 30;

export interface Question {
  /** Whether every product answers it. */
  isOpen: boolean;
  /** As `onlyFilterOf` has it. */
  onlyFilter: string | null;
  /** Facets with a choice, 'store' apart; a value's mark is the place of its facet here plus one. */
  facets: FacetKey[];
  /** By value id: the mark of the facet for which it was chosen, or 0. */
  marks: Uint8Array;
  /** By value id: the mark of its facet, whether it was chosen or not; 0 where the facet has no choice. */
  facetOf: Uint8Array;
  /** Value ids that were chosen: cards show them. */
  colours: number[];
  sizes: number[];
  /** By store id: 1 when chosen; null without a choice. */
  stores: Uint8Array | null;
  /** What the store of the shown offer must promise; null without a choice. */
  promised: Promised | null;
  category: number | null;
  siblingParent: number | null;
  least: number;
  most: number;
  /** Bounds and orders by price mean totals. */
  delivered: boolean;
  onSale: boolean;
  buyable: number | null;
  seenSince: number;
  /** Whose kinds lead 'consigliati'. */
  season: Season;
  rating: number;
  /** What the search was understood as; what it asks for stands in the fields above, too. */
  asked: ParsedSearch | null;
  conditions: readonly Condition[];
  /** By facet, as its mark's bit: a name that says it is as good as the value. */
  named: readonly { bit: number; condition: Condition }[];
}

/** A query as the engines answer it. */
export interface Asking extends ListingQuery {
  /** Only these: what a search named by number. */
  products?: readonly number[];
  /** Of a page; default: as many as a page of the site shows. */
  size?: number;
}

/** What was chosen counts; what the search says counts where nothing was chosen. */
export function questionOf(
  query: Asking,
  known: Known,
  now: Date,
  asked: ParsedSearch | null = null,
): Question {
  const { labels } = known;
  const says = (type: Part["type"]) => asked?.says.has(type) ?? false;
  const said = saidBy(query, asked);
  const chosen = facetKeys.filter((key) => key !== "store" && said.facets[key]?.length);
  const idsOf = (key: FacetKey) =>
    (said.facets[key] ?? []).flatMap((slug) => labels.valueIds.get(`${key}:${slug}`) ?? []);
  const marks = new Uint8Array(labels.highest.value + 1);
  chosen.forEach((key, place) => {
    for (const id of idsOf(key)) marks[id] = place + 1;
  });
  const facetOf = new Uint8Array(labels.highest.value + 1);
  if (chosen.length > 0) {
    for (const { id, facet } of labels.values.values()) facetOf[id] = chosen.indexOf(facet) + 1;
  }
  const category = query.category === undefined ? null : (labels.categoryIds.get(query.category) ?? 0);
  const onlyFilter = onlyFilterOf(query);
  return {
    isOpen: onlyFilter === "",
    onlyFilter,
    facets: chosen,
    marks,
    facetOf,
    colours: idsOf("colour"),
    sizes: idsOf("size"),
    stores: wantedStores(said.facets.store ?? [], query.excluded?.store ?? [], known),
    promised: promisedBy(
      [
        ...(query.terms ?? []),
        ...(asked?.parts ?? []).flatMap((part) => (part.type === "term" ? [part.term] : [])),
      ],
      labels.storePromises,
      labels.highest.store,
    ),
    category,
    siblingParent: category === null ? null : siblingParentOf(category, known),
    least: said.least === undefined ? 0 : Math.round(said.least * 100),
    most: said.most === undefined ? Number.POSITIVE_INFINITY : Math.round(said.most * 100),
    delivered: query.delivered || says("delivered"),
    onSale: query.onSale || says("sale"),
    buyable: query.availability ? Number(query.availability === "disponibili") : says("available") ? 1 : null,
    seenSince:
      query.newArrivals || says("new") ? Math.ceil(now.getTime() / 1000) - newArrivalDays * 86_400 : 0,
    season: seasonOf(now),
    rating: query.rating ?? 0,
    asked,
    conditions: [
      ...(asked?.conditions ?? []).flatMap(({ condition, facet }) => {
        const isChosen = facet === "gender" ? isForSomebody(query) : facet && query.facets[facet]?.length;
        return isChosen ? [] : [condition];
      }),
      ...exclusionsOf(query, known),
      ...(query.products ? [{ type: "products", ids: query.products } as const] : []),
    ],
    named: chosen.flatMap((key, place) => {
      const titled = query.facets[key]?.length ? undefined : asked?.facets.get(key)?.titled;
      return titled?.length ? [{ bit: 1 << place, condition: namedCondition(titled, known) }] : [];
    }),
  };
}

/** The filter of a query that has one at most, as one text; null for several, and for what a search or the time decides. */
function onlyFilterOf(query: Asking): string | null {
  if (query.products) return null;
  const filters = Object.entries(formatListing({ ...query, sort: defaultSort, page: 1 }));
  const isLasting = query.search === undefined && !query.newArrivals;
  return filters.length <= 1 && isLasting ? filters.join() : null;
}

function saidBy(query: ListingQuery, asked: ParsedSearch | null) {
  const facets = { ...query.facets };
  for (const [key, { slugs }] of asked?.facets ?? []) if (!facets[key]?.length) facets[key] = slugs;
  const priced = query.priceMin !== undefined || query.priceMax !== undefined;
  const { least, most } = asked?.price ?? {};
  return { facets, least: priced ? query.priceMin : least, most: priced ? query.priceMax : most };
}

/** What no product may carry; stores are left aside as those of which no offer is shown. */
function exclusionsOf({ excluded = {} }: ListingQuery, known: Known): Condition[] {
  return facetKeys.flatMap((facet) => {
    const slugs = facet === "store" ? [] : (excluded[facet] ?? []);
    if (slugs.length === 0) return [];
    return [withoutCondition([facetCondition({ facet, slugs, titled: [] }, known)], known)];
  });
}

/** 1 for each store of which offers are shown; null for all. */
function wantedStores(chosen: readonly string[], excluded: readonly string[], { labels }: Known) {
  if (chosen.length === 0 && excluded.length === 0) return null;
  const stores = new Uint8Array(labels.highest.store + 1).fill(chosen.length === 0 ? 1 : 0);
  const mark = (slugs: readonly string[], value: 0 | 1) => {
    for (const slug of slugs) {
      const id = labels.storeIds.get(slug);
      if (id !== undefined) stores[id] = value;
    }
  };
  mark(chosen, 1);
  mark(excluded, 0);
  return stores;
}

/** The category whose children are offered beside this one: itself, or its parent when it has no children. */
function siblingParentOf(category: number, { labels }: Known): number {
  for (const { parent } of labels.categories.values()) if (parent === category) return category;
  return labels.categories.get(category)?.parent ?? category;
}
