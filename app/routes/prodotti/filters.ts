/** What narrows a listing, as the page says it: groups of values with counts, tags of the active ones, and the title that follows. */
import {
  type CountedKey,
  type FacetCounts,
  type FacetKey,
  facetKeys,
  facets,
  isFacet,
  paramOf,
} from "contract/listing/facets";
import { formatListing, type ListingQuery } from "contract/listing/query";
import { type AskedTerm, askedTerms } from "contract/listing/terms";
import { own } from "domain/own";
import {
  changed,
  listingHref,
  withExclusionToggled,
  withFacetToggled,
  withoutFilters,
  withPrice,
  withSearch,
  withTermToggled,
} from "~/lib/listing-url";
import { euros, thousands } from "~/lib/money";
import { compareSizes } from "~/lib/sizes";

/** One value: slug, label, product count. A tuple: a listing has hundreds. */
export type GroupValue = [slug: string, label: string, count: number];

export interface FilterGroup {
  key: CountedKey;
  /** How many values exist with products; `values` may hold fewer. */
  total: number;
  values: GroupValue[];
}

/** Groups that open the panel, in the order in which fashion shoppers narrow; the others follow in catalogue order. */
export const leadingGroups: readonly CountedKey[] = ["size", "brand", "colour", "category", "store"];

/** Prices stand behind these. */
const beforePrices: readonly CountedKey[] = ["size", "brand"];

/** What stands above the prices, and what below. */
export function aroundPrices(groups: readonly FilterGroup[]): [FilterGroup[], FilterGroup[]] {
  const above = groups.filter(({ key }) => beforePrices.includes(key));
  return [above, groups.filter((group) => !above.includes(group))];
}

/** All groups in the order of the panel. */
export const groupKeys: readonly CountedKey[] = [
  ...leadingGroups,
  ...facetKeys.filter((key) => !leadingGroups.includes(key)),
  "availability",
  "rating",
];

const otherHeadings = {
  category: "Categoria",
  availability: "Disponibilità",
  rating: "Valutazione",
  terms: "Spedizione e resi",
};

/** Heading of a group: 'Taglie', 'Marchi', … */
export function groupHeading(key: CountedKey): string {
  return isFacet(key) ? facets[key].heading : otherHeadings[key];
}

/** The page that holds all values of a facet, or what stores promise, under the current filters. */
export function allValuesPath(key: CountedKey): string {
  return `/prodotti/filtri/${paramOf(key)}`;
}

/** The slugs that the query holds for this group. */
export function selectedIn(query: ListingQuery, key: CountedKey): readonly string[] {
  if (isFacet(key)) return query.facets[key] ?? [];
  if (key === "terms") return query.terms ?? [];
  const value = query[key];
  return value === undefined ? [] : [String(value)];
}

/** Groups worth offering, cut to their `limit` most frequent values plus the selected; one of a single value that is not chosen is left out. */
export function filterGroups(counts: FacetCounts, query: ListingQuery, limit: number): FilterGroup[] {
  return groupKeys.flatMap((key): FilterGroup[] => {
    const selected = new Set(selectedIn(query, key));
    const found = (counts[key] ?? []).filter((value) => value.count > 0 || selected.has(value.slug));
    if (found.length < 2 && !found.some((value) => selected.has(value.slug))) return [];
    const kept = found.filter((value, index) => index < limit || selected.has(value.slug));
    if (key === "size") kept.sort((a, b) => compareSizes(a.label, b.label));
    if (key === "brand") kept.sort((a, b) => a.label.localeCompare(b.label, "it", { sensitivity: "base" }));
    const values = kept.map(({ slug, label, count }): GroupValue => [slug, label, count]);
    return [{ key, total: found.length, values }];
  });
}

/** The address with this value switched on or off; where only one can be chosen it replaces the one before. Always page 1. */
export function toggleHref(query: ListingQuery, key: CountedKey, slug: string): string {
  if (isFacet(key)) return listingHref(withFacetToggled(query, key, slug));
  if (key === "terms") return listingHref(withTermToggled(query, slug as AskedTerm));
  const chosen = selectedIn(query, key).includes(slug) ? undefined : slug;
  return listingHref(changed(query, { [key]: key === "rating" && chosen ? Number(chosen) : chosen }));
}

/** The address without what carries this value, or with it again. */
export function exclusionHref(query: ListingQuery, key: FacetKey, slug: string): string {
  return listingHref(withExclusionToggled(query, key, slug));
}

/** 'senza cappuccio', of the value 'Con cappuccio'. */
export function exclusionLabel(key: FacetKey, label: string): string {
  const isName = key === "brand" || key === "store";
  return `senza ${isName ? label : label.toLocaleLowerCase("it").replace(/^con /, "")}`;
}

/** An active filter: what it says and the address without it. */
export interface FilterTag {
  label: string;
  href: string;
}

/** One tag per active filter, in the order of the panel. The category is the page itself; a search that was understood stands above its results. */
export function filterTags(
  query: ListingQuery,
  labelOf: (slug: string) => string,
  isUnderstood = false,
): FilterTag[] {
  const tags: FilterTag[] = [];
  const add = (label: string, without: ListingQuery) => tags.push({ label, href: listingHref(without) });
  if (query.search && !isUnderstood) add(`“${query.search}”`, withSearch(query, undefined));
  for (const key of groupKeys) {
    if (!isFacet(key)) continue;
    for (const slug of selectedIn(query, key))
      tags.push({ label: labelOf(slug), href: toggleHref(query, key, slug) });
    for (const slug of query.excluded?.[key] ?? [])
      tags.push({ label: exclusionLabel(key, labelOf(slug)), href: exclusionHref(query, key, slug) });
  }
  const price = priceTag(query);
  if (price) add(price, withPrice(query));
  if (query.delivered) add("Spedizione compresa", changed(query, { delivered: false }));
  if (query.onSale) add("In sconto", changed(query, { onSale: false }));
  if (query.newArrivals) add("Nuovi arrivi", changed(query, { newArrivals: false }));
  if (query.availability)
    add(availabilities[query.availability], changed(query, { availability: undefined }));
  if (query.rating) add(`Valutazione da ${query.rating}`, changed(query, { rating: undefined }));
  for (const term of query.terms ?? []) add(askedTerms[term], withTermToggled(query, term));
  return tags;
}

const availabilities = { disponibili: "Disponibili", esauriti: "Esauriti" } as const;

/** The address without any filter or search; category and sort stay, they are where the visitor is. */
export function resetHref(query: ListingQuery): string {
  return listingHref(withSearch(withoutFilters(query), undefined));
}

function priceTag({ priceMin, priceMax }: ListingQuery): string | null {
  if (priceMin !== undefined && priceMin === priceMax) return `${euros(priceMin)} €`;
  if (priceMin !== undefined && priceMax !== undefined) return `${euros(priceMin)}–${euros(priceMax)} €`;
  if (priceMin !== undefined) return `da ${euros(priceMin)} €`;
  return priceMax !== undefined ? `fino a ${euros(priceMax)} €` : null;
}

/** 'nero-giardini' → 'Nero giardini': a readable stand-in until the label is known. */
export function humanised(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toLocaleUpperCase("it") + words.slice(1);
}

/** The heading: search words, category and brand, or what else narrows the listing. `person`: whose a category is, where that has to be said. */
export function listingTitle(
  query: ListingQuery,
  categoryName: string | null,
  labelOf: (slug: string) => string,
  person?: string | null,
): string {
  const brands = query.facets.brand ?? [];
  const brand = brands.length === 1 && brands[0] ? labelOf(brands[0]) : null;
  if (query.search) return `Risultati per “${query.search}”`;
  if (categoryName) return [categoryName, brand, person].filter(Boolean).join(" ");
  if (brand) return brand;
  const stores = query.facets.store ?? [];
  if (stores.length === 1 && stores[0]) return labelOf(stores[0]);
  if (query.onSale) return "In sconto";
  if (query.newArrivals) return "Nuovi arrivi";
  const [term, ...more] = query.terms ?? [];
  return term && more.length === 0 ? askedTerms[term] : "Tutti i prodotti";
}

/** Only categories and brands, and the pages of both, are worth an index entry; every other combination is one too many. */
export function isIndexable(query: ListingQuery): boolean {
  const asked = Object.keys(formatListing(query));
  const isPlain = asked.every((name) => ["categoria", "brand", "pagina"].includes(name));
  return isPlain && (query.facets.brand?.length ?? 0) < 2;
}

/** '1 PRODOTTO', '1.234 PRODOTTI' (product.md 'Listing'). */
export function counter(total: number): string {
  return total === 1 ? "1 PRODOTTO" : `${thousands(total)} PRODOTTI`;
}

/** A label finder over what the panel knows of the chosen values, falling back to a readable slug. */
export function labelsFrom(labels: Labels | null | undefined): (slug: string) => string {
  return (slug) => own(labels, slug) || humanised(slug);
}

/** Slug → label of the chosen values. */
export type Labels = Record<string, string>;
