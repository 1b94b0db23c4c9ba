/** Addresses of the list of promotions: what is chosen stands in the address, in one canonical form (product.md 'Promotions'). */
import type { PromotionSort, PromotionType } from "contract";
import { otherAddress } from "./one-address";

export const promotionsPath = "/codici-sconto-coupon";

/** Labels by the values of the address. */
export const promotionSorts = {
  relevance: "Rilevanza",
  expiry_asc: "Scadenza più vicine",
  discount_desc: "Sconto più alto",
  newest: "Più recenti",
} as const satisfies Record<PromotionSort, string>;
export const promotionTypes = { codice: "Coupon", promozione: "Promozioni" } as const satisfies Record<
  PromotionType,
  string
>;

/** Where promotions are for unless the address says otherwise. */
export const homeCountry = "IT";
export const longestSearch = 60;

export interface PromotionsQuery {
  page: number;
  search: string;
  type: PromotionType | null;
  /** Slug or number of a store. */
  merchant: string | null;
  country: string;
  /** Only with a store; without one it is 'relevance'. */
  sort: PromotionSort;
}

/** Reads any parameters; what is not valid counts as not given. */
export function promotionsQuery(params: URLSearchParams): PromotionsQuery {
  const page = Number(params.get("pagina"));
  const type = params.get("tipo") ?? "";
  const sort = params.get("ordinamento") ?? "";
  const merchant = params.get("merchant") ?? "";
  const country = params.get("paese") ?? "";
  const known = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(merchant) && merchant.length <= 120 ? merchant : null;
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: (params.get("cerca") ?? "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, longestSearch)
      .trim()
      .toWellFormed(),
    type: Object.hasOwn(promotionTypes, type) ? (type as PromotionType) : null,
    merchant: known,
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : homeCountry,
    sort: known && Object.hasOwn(promotionSorts, sort) ? (sort as PromotionSort) : "relevance",
  };
}

/** The canonical address: usual values left out, parameters in one order. */
export function promotionsHref({ page, search, type, merchant, country, sort }: PromotionsQuery): string {
  const params = new URLSearchParams();
  if (merchant) params.set("merchant", merchant);
  if (type) params.set("tipo", type);
  if (search) params.set("cerca", search);
  if (country !== homeCountry) params.set("paese", country);
  if (merchant && sort !== "relevance") params.set("ordinamento", sort);
  if (page > 1) params.set("pagina", String(page));
  const query = params.toString();
  return query ? `${promotionsPath}?${query}` : promotionsPath;
}

export function canonicalPromotionsHref(url: URL): string | null {
  return otherAddress(url, promotionsHref(promotionsQuery(url.searchParams)));
}

export function withChoice(query: PromotionsQuery, choice: Partial<PromotionsQuery>): PromotionsQuery {
  return { ...query, page: 1, ...choice };
}

/** What is chosen besides store and page; such lists stay out of the index. */
export function isNarrowed({ search, type, country, sort }: PromotionsQuery): boolean {
  return search !== "" || type !== null || country !== homeCountry || sort !== "relevance";
}

/** The page of one promotion. */
export function promotionHref(slug: string): string {
  return `${promotionsPath}/${slug}`;
}
