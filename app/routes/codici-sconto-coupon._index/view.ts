/** What the list of promotions shows: shops with their numbers, or the promotions of one shop, those that are over apart. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { PromotionMerchant } from "contract";
import { saysFigure, titleBeside } from "~/lib/promotion-figure";
import { type PromotionCard, promotionCard } from "~/lib/promotion-view";
import { homeCountry, type PromotionsQuery, promotionsHref, withChoice } from "~/lib/promotions-url";

const shopsPerPage = 48;
/** Promotions that are over, below the valid ones. */
const mostExpired = 6;

export interface Shop {
  name: string;
  href: string;
  logo: PromotionMerchant["logo"];
  coupons: number;
  deals: number;
}

/** A card, and where it leads when it has no page. */
export interface Shown extends PromotionCard {
  out: string | null;
}

/** One page of shops, or of promotions of a shop. */
export interface Found {
  total: number;
  pages: number;
  shops: Shop[] | null;
  cards: Shown[] | null;
  expired: Shown[] | null;
  /** Name of the shop that was asked for. */
  merchant: string | null;
  /** False for a shop that nobody knows. */
  known: boolean;
}

export function callOf({ page, search, type, merchant, country, sort }: PromotionsQuery) {
  const store =
    merchant === null
      ? {}
      : /^\d{1,15}$/.test(merchant)
        ? { merchantValueId: Number(merchant) }
        : { merchantSlug: merchant };
  return {
    page,
    sort,
    country,
    ...store,
    ...(search ? { q: search } : {}),
    ...(type ? { promotionType: type } : {}),
  };
}

/** Without a shop: all that have something. Rejects with `UpstreamError`. */
export async function shopsOf(query: PromotionsQuery, { api }: AppLoadContext): Promise<Found> {
  const all = await api.promotions.merchants({ ...callOf(query), page: 1, active: true });
  const count = (of: (shop: PromotionMerchant) => number) => all.reduce((sum, shop) => sum + of(shop), 0);
  const total = count(({ coupons, deals }) => coupons + deals);
  const shops = all.map(({ slug, name, logo, coupons, deals }): Shop => {
    return { name, logo, coupons, deals, href: promotionsHref(withChoice(query, { merchant: slug })) };
  });
  const start = (query.page - 1) * shopsPerPage;
  return {
    total,
    pages: Math.ceil(shops.length / shopsPerPage),
    shops: shops.slice(start, start + shopsPerPage),
    cards: null,
    expired: null,
    merchant: null,
    known: true,
  };
}

/** The promotions of one shop. Rejects with `UpstreamError`. */
export async function promotionsOf(query: PromotionsQuery, context: AppLoadContext): Promise<Found> {
  const { api, optional, exits } = context;
  const now = new Date();
  const [page, over] = await Promise.all([
    api.promotions.list({ ...callOf(query), active: true }),
    query.page === 1
      ? optional(api.promotions.list({ ...callOf(query), page: 1, sort: "relevance", active: false }), null)
      : null,
  ]);
  const shown = (promotion: (typeof page.promotions)[number]): Shown => {
    const card = promotionCard(promotion, now);
    const { url } = promotion;
    const title = titleBeside(card.title, promotion.discount);
    return {
      ...card,
      title,
      discount: saysFigure(title, promotion.discount) ? null : card.discount,
      out: card.href || !url ? null : exits.link({ url, product: null, place: "promotion", spot: "results" }),
    };
  };
  const expired = (over?.promotions ?? []).slice(0, mostExpired).map(shown);
  const merchant = page.merchant?.name ?? page.promotions[0]?.merchant.name ?? null;
  return {
    total: page.totalResults,
    pages: page.totalPages,
    shops: null,
    cards: page.promotions.map(shown),
    expired: expired.length > 0 ? expired : null,
    merchant,
    known: merchant !== null || page.totalResults > 0,
  };
}

/** Countries to choose from, when there is a choice. */
export async function countriesOf(query: PromotionsQuery, { api, optional }: AppLoadContext) {
  const facets = await optional(api.promotions.facets({ ...callOf(query), page: 1, active: true }), null);
  const codes = new Set([homeCountry, query.country, ...(facets?.countries ?? []).map(({ value }) => value)]);
  if (codes.size < 2) return [];
  const names = new Intl.DisplayNames(["it"], { type: "region", fallback: "code" });
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort(
      (a, b) =>
        Number(b.code === homeCountry) - Number(a.code === homeCountry) || a.name.localeCompare(b.name, "it"),
    );
}
