/** What a search was understood as, as filters that can be taken away and changed like those of the panel (product.md 'Search'). */
import type { FacetChoice, ListingQuery } from "contract/listing/query";
import { withTerm } from "contract/listing/terms";
import {
  forEverybody,
  isForSomebody,
  type Understood,
  type UnderstoodPart,
} from "contract/listing/understood";
import { listingHref, withSearch } from "~/lib/listing-url";

export interface UnderstoodChip {
  label: string;
  /** The listing without it: where its words can be found in names, they are searched for instead. */
  href: string;
}

/** One chip for each thing that was understood and not chosen otherwise since. */
export function understoodChips(query: ListingQuery, understood: Understood): UnderstoodChip[] {
  return understood.parts
    .filter((part) => !isChosen(query, part))
    .map((part) => ({ label: part.label, href: listingHref(withoutPart(query, understood.text, part)) }));
}

/** A filter of the same facet was chosen, or of what is taken for granted: it counts instead. */
export function isChosen(query: ListingQuery, part: UnderstoodPart): boolean {
  if (part.spans.length === 0) return isForSomebody(query);
  if (part.facet) return (query.facets[part.facet]?.length ?? 0) > 0;
  const priced = query.priceMin !== undefined || query.priceMax !== undefined;
  return priced && (part.priceMin !== undefined || part.priceMax !== undefined);
}

export const withoutParts = (query: ListingQuery, { text }: Understood, parts: readonly UnderstoodPart[]) =>
  withSearch(query, leavingOut(text, parts));

function withoutPart(query: ListingQuery, text: string, part: UnderstoodPart): ListingQuery {
  if (part.spans.length === 0) return withSearch(query, `${text} ${forEverybody}`);
  return withSearch(query, part.isSearchable ? quoting(text, part.spans) : leavingOut(text, [part]));
}

/** The text with these stretches in quotes: meant to the letter. */
function quoting(text: string, spans: UnderstoodPart["spans"]): string {
  return replaced(text, spans, (words) => `"${words.replaceAll('"', "")}"`) ?? text;
}

function leavingOut(text: string, parts: readonly UnderstoodPart[]): string | undefined {
  const spans = parts.flatMap((part) => part.spans);
  return replaced(text, spans, () => "");
}

function replaced(
  text: string,
  spans: UnderstoodPart["spans"],
  by: (words: string) => string,
): string | undefined {
  let result = text;
  let before = text.length + 1;
  for (const [from, to] of spans.toSorted(([a], [b]) => b - a)) {
    // The same words may have said two things.
    if (to > before) continue;
    result = result.slice(0, from) + by(result.slice(from, to)) + result.slice(to);
    before = from;
  }
  const words = result.replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}

/** The query with what the panel could have said as filters, and the text without those words. */
export function asFilters(query: ListingQuery, understood: Understood | null): ListingQuery {
  if (!understood || query.search !== understood.text) return query;
  const filters = understood.parts.filter(isFilter);
  if (filters.length === 0) return query;
  const facets: FacetChoice = { ...query.facets };
  let { priceMin, priceMax } = query;
  for (const part of filters.filter((each) => !isChosen(query, each))) {
    if (part.facet) facets[part.facet] = [...(facets[part.facet] ?? []), ...part.values];
    priceMin = part.priceMin ?? priceMin;
    priceMax = part.priceMax ?? priceMax;
  }
  const delivered = query.delivered || filters.some((part) => part.delivered);
  const onSale = query.onSale || filters.some((part) => part.onSale);
  const newArrivals = query.newArrivals || filters.some((part) => part.newArrivals);
  const said = filters.flatMap(({ term }) => term ?? []);
  const terms = said.length > 0 ? { terms: said.reduce(withTerm, [...(query.terms ?? [])]) } : {};
  const able = filters.some(({ available }) => available) && {
    availability: query.availability ?? "disponibili",
  };
  const left = leavingOut(understood.text, filters);
  const sort = left === undefined && query.sort === "rilevanza" ? "consigliati" : query.sort;
  const flags = { delivered, onSale, newArrivals };
  return { ...query, search: left, sort, facets, priceMin, priceMax, ...flags, ...terms, ...able };
}

function isFilter(part: UnderstoodPart): boolean {
  const isPrice = part.priceMin !== undefined || part.priceMax !== undefined;
  const isSwitch = part.delivered || part.onSale || part.newArrivals || part.available;
  return part.facet !== null || isPrice || isSwitch || !!part.term;
}
