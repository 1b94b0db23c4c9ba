/** The listing query: one codec between the address or query string (product.md 'Listing') and the domain. */
import { own } from "domain/own";
import { type FacetKey, facetKeys, facets } from "./facets";
import { typedPrice } from "./price";
import { type AskedTerm, termsIn } from "./terms";

export const sorts = {
  rilevanza: "Più pertinenti",
  consigliati: "Consigliati",
  bestseller: "Più venduti",
  piu_recenti: "Più recenti",
  in_sconto: "Più scontati",
  prezzo_asc: "Prezzo crescente",
  prezzo_desc: "Prezzo decrescente",
  totale_asc: "Prezzo con spedizione",
  unita_asc: "Prezzo per unità",
} as const;
export type Sort = keyof typeof sorts;
/** The order without a search; with one it is `rilevanza`, which means nothing without. */
export const defaultSort: Sort = "consigliati";

export function defaultSortOf(query: Pick<ListingQuery, "search">): Sort {
  return query.search === undefined ? defaultSort : "rilevanza";
}

export type Availability = "disponibili" | "esauriti";

/** Bounds that keep any address harmless (product.md 'Listing': price 0–1000, step 10). */
export const listingLimits = {
  searchLength: 100,
  valuesPerFacet: 30,
  valueLength: 80,
  page: 5_000,
  pageSize: 24,
  priceStep: 10,
  priceCeiling: 1_000,
} as const;

export type FacetChoice = Partial<Record<FacetKey, readonly string[]>>;

/** What a visitor asked the listing for. Absent means "no such filter". Prices in whole or decimal euros. */
export interface ListingQuery {
  category?: string;
  facets: FacetChoice;
  /** Values that no product may carry; of stores those whose offers are left aside. */
  excluded?: FacetChoice;
  search?: string;
  priceMin?: number;
  priceMax?: number;
  /** Price bounds and orders by price mean what is paid with shipping, as far as stores say it. */
  delivered?: boolean;
  onSale: boolean;
  newArrivals: boolean;
  /** All of it is promised by the store of the offer that is shown; never an empty list. */
  terms?: readonly AskedTerm[];
  availability?: Availability;
  /** Minimum rating, 1–5. */
  rating?: number;
  sort: Sort;
  page: number;
}

export const emptyListing: ListingQuery = {
  facets: {},
  onSale: false,
  newArrivals: false,
  sort: defaultSort,
  page: 1,
};

export type ListingParams = Record<string, string>;

export const listingParamOrder: readonly string[] = [
  "categoria",
  "cerca",
  ...facetKeys.map((key) => facets[key].param),
  ..."escludi prezzoMin prezzoMax spedizioneCompresa inSconto nuoviArrivi".split(" "),
  ..."condizioni disponibilita valutazione ordinamento pagina".split(" "),
];

/** Reads parameters leniently: what makes no sense is ignored, never an error (product.md 'Listing'). */
export function parseListing(params: Record<string, string | undefined>): ListingQuery {
  const query: ListingQuery = { ...emptyListing, facets: {} };
  const category = categoriesIn(params)[0];
  if (category) query.category = category;
  const search = cleanText(params.cerca);
  if (search) query.search = search;
  for (const key of facetKeys) {
    const values = slugs(own(params, facets[key].param));
    if (values.length > 0) query.facets[key] = values;
  }
  const excluded = excludedIn(params.escludi);
  if (excluded) query.excluded = excluded;
  const { low: priceMin, high: priceMax } = pricesIn(params);
  Object.assign(query, { priceMin, priceMax });
  if (isTrue(params.spedizioneCompresa)) query.delivered = true;
  query.onSale = isTrue(params.inSconto ?? params.insconto);
  query.newArrivals = isTrue(params.nuoviArrivi);
  const terms = termsIn(params.condizioni);
  if (terms.length > 0) query.terms = terms;
  const availability = params.disponibilita?.trim().toLowerCase();
  if (availability === "disponibili" || availability === "esauriti") query.availability = availability;
  const rating = Number(params.valutazione);
  if (Number.isInteger(rating) && rating >= 1 && rating <= 5) query.rating = rating;
  query.sort = sortNamed(params.ordinamento ?? params.sort, defaultSortOf(query));
  query.page = pageNumber(params.pagina ?? params.page);
  return query;
}

/** The listing that an address asks for, or that a search for these words is. */
export function listingAsked(written: string): ListingQuery {
  const isAddress = /[/?=]/.test(written);
  const query = isAddress ? written.slice(written.indexOf("?") + 1) : new URLSearchParams({ cerca: written });
  return parseListing(Object.fromEntries(new URLSearchParams(query)));
}

/** The categories that an address names; a listing has one, the first. */
export function categoriesIn(params: Record<string, string | undefined>): string[] {
  return slugs(params.categoria);
}

export interface AskedPrices {
  low: number | undefined;
  high: number | undefined;
  /** The address named the higher price first. */
  swapped: boolean;
}

/** Price bounds in euros, the lower one first; the ends of the scale (0 and 1,000) bound nothing. */
export function pricesIn(params: Record<string, string | undefined>): AskedPrices {
  const low = typedPrice(params.prezzoMin);
  const high = typedPrice(params.prezzoMax);
  const swapped = low !== undefined && high !== undefined && low > high;
  const [first, second] = swapped ? [high, low] : [low, high];
  const bounds = {
    low: first === 0 ? undefined : first,
    high: second === listingLimits.priceCeiling ? undefined : second,
  };
  return { ...bounds, swapped: swapped && bounds.low !== undefined && bounds.high !== undefined };
}

/** Writes only what differs from the defaults, in canonical order; `parseListing` reads it back unchanged. */
export function formatListing(query: ListingQuery): ListingParams {
  const values: Record<string, string | undefined> = {
    categoria: query.category,
    cerca: query.search,
    escludi: excludedText(query.excluded),
    prezzoMin: query.priceMin?.toString(),
    prezzoMax: query.priceMax?.toString(),
    spedizioneCompresa: query.delivered ? "true" : undefined,
    inSconto: query.onSale ? "true" : undefined,
    nuoviArrivi: query.newArrivals ? "true" : undefined,
    condizioni: query.terms?.join(","),
    disponibilita: query.availability,
    valutazione: query.rating?.toString(),
    ordinamento: query.sort === defaultSortOf(query) || query.sort === "rilevanza" ? undefined : query.sort,
    pagina: query.page > 1 ? String(query.page) : undefined,
    ...Object.fromEntries(facetKeys.map((key) => [facets[key].param, query.facets[key]?.join(",")])),
  };
  const told = listingParamOrder.map((name) => [name, own(values, name)]);
  return Object.fromEntries(told.filter(([, value]) => value)) as ListingParams;
}

/** The canonical address of a listing: parameters in one order, values sorted, commas literal, defaults (`emptyListing`) left out. */
export function listingHref(query: Partial<ListingQuery>, path = "/prodotti"): string {
  const { facets = {}, excluded } = query;
  const sorted: ListingQuery = {
    ...emptyListing,
    sort: defaultSortOf(query),
    ...query,
    facets: sortedChoice(facets),
    ...(excluded && { excluded: sortedChoice(excluded) }),
  };
  const search = new URLSearchParams(formatListing(sorted))
    .toString()
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":");
  return search ? `${path}?${search}` : path;
}

function sortedChoice(choice: FacetChoice): FacetChoice {
  return Object.fromEntries(Object.entries(choice).map(([key, values]) => [key, values?.toSorted()]));
}

function cleanText(value: string | undefined): string | undefined {
  const text = value
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    ?.replace(/[\u0000-\u001f\u007f]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, listingLimits.searchLength)
    .trim();
  return text ? text.toWellFormed() : undefined;
}

/** Comma-separated, lower-cased, de-duplicated slugs; 'undefined' and empty ones are ignored. */
function slugs(value: string | undefined): string[] {
  if (!value) return [];
  const kept = value
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "" && part !== "undefined" && part.length <= listingLimits.valueLength)
    .filter((part) => /^[\p{L}\p{N}][\p{L}\p{N}._+-]*$/u.test(part));
  return [...new Set(kept)].slice(0, listingLimits.valuesPerFacet);
}

/** As in 'colore:nero,tipo_di_collo:con-cappuccio'. */
function excludedIn(value: string | undefined): FacetChoice | undefined {
  const excluded: FacetChoice = {};
  for (const pair of (value ?? "").split(",").slice(0, listingLimits.valuesPerFacet)) {
    const [param, slug, ...rest] = pair.split(":");
    const key = facetKeys.find((each) => facets[each].param === param?.trim().toLowerCase());
    const [named] = rest.length === 0 ? slugs(slug) : [];
    if (key && named) excluded[key] = [...new Set([...(excluded[key] ?? []), named])];
  }
  return Object.keys(excluded).length > 0 ? excluded : undefined;
}

function excludedText(excluded: FacetChoice | undefined): string | undefined {
  const pairs = facetKeys.flatMap((key) =>
    (excluded?.[key] ?? []).map((slug) => `${facets[key].param}:${slug}`),
  );
  return pairs.length > 0 ? pairs.join(",") : undefined;
}

function isTrue(value: string | undefined): boolean {
  return ["true", "1", "yes", "si", "sì"].includes(value?.trim().toLowerCase() ?? "");
}

function sortNamed(value: string | undefined, standard: Sort): Sort {
  if (value === undefined || value === "rilevanza" || !Object.hasOwn(sorts, value)) return standard;
  return value as Sort;
}

function pageNumber(value: string | undefined): number {
  if (!value || !/^\d{1,6}$/.test(value)) return 1;
  return Math.min(Math.max(Number(value), 1), listingLimits.page);
}
