/** Loader, metadata and plan of the landing pages: a CMS page, its banner and a row of products (product.md 'Landings'). */
import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import type { Banner, ContentPage } from "contract";
import { pagePath } from "contract/content/seo-shape";
import { emptyListing, type ListingQuery, listingAsked } from "contract/listing/query";
import type { Context } from "server/context";
import { carouselLimit } from "~/ui/carousel";
import { heroEnd, heroGoods } from "~/ui/hero-picture";
import { cardViews } from "../lib/card-view";
import { listingHref } from "../lib/listing-url";
import { breadcrumbJsonLd, itemListJsonLd, pageMeta } from "../lib/seo";
import { bareContent } from "./content";
import { textsInTime } from "./upstream-texts";

export interface LandingPlan {
  slug: string;
  /** Of a category, which has a landing once it has goods, written or not; null for what editors write. */
  title: string | null;
  /** The banner shown when the CMS page brings no picture of its own. */
  bannerId?: number;
  row: string;
  products: ListingQuery;
  /** Where 'Scopri tutte le offerte' leads. */
  all: string;
  /** A second link, beside the heading of the row. */
  more?: { href: string; label: string };
}

/** What somebody wrote of a listing that they chose, and its goods. */
export function chosenLanding({ slug }: ContentPage, goods: string): LandingPlan {
  const products = listingAsked(goods);
  return { slug, title: null, row: "I prodotti", products, all: listingHref(products) };
}

export function categoryLanding(slug: string, bannerId: number) {
  const products = { ...emptyListing, category: slug };
  const all = listingHref(products);
  return landingLoader({
    slug,
    title: landingTitle(slug),
    bannerId,
    row: "I più consigliati",
    products,
    all,
  });
}

/** 'Abbigliamento donna', until an editor writes another. */
export function landingTitle(slug: string): string {
  return (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");
}

/** The CMS page; null where nobody has written it, any other failure is the page's. */
export async function written(
  slug: string,
  { api, critical, outcome }: Context,
): Promise<ContentPage | null> {
  const page = api.pages.bySlug({ slug });
  const found = await outcome(page);
  if ("value" in found) return found.value;
  return found.failure.status === 404 ? null : critical(page);
}

export function landingLoader(plan: LandingPlan) {
  return ({ context }: LoaderFunctionArgs) => landingOf(plan, written(plan.slug, context), context);
}

/** Whatever fails replaces the page, with its status; only the fallback banner may be missing (product.md 'Landings'). */
export async function landingOf(
  plan: LandingPlan,
  asked: Promise<ContentPage | null>,
  context: AppLoadContext,
) {
  const { api, site } = context;
  const { slug, title, row, all, more } = plan;
  const banners = plan.bannerId === undefined ? [] : context.optional(api.banners.list({}), []);
  const texts = context.optional(api.seo.page({ slug, textsOnly: true }), null);
  const [found, { products }, placed] = await Promise.all([
    asked,
    context.critical(api.products.list(plan.products)),
    banners,
  ]);
  const page = found ?? (title !== null && products.length > 0 ? bareContent(slug, title) : null);
  if (!page) throw new Response(null, { status: 404 });
  const banner = bannerAt(placed, plan.bannerId);
  const goods = page.banner || page.picture || banner?.picture ? [] : heroGoods(products);
  const others = products.filter(({ id }) => goods.every((good) => good.id !== id)).slice(0, carouselLimit);
  const cards = cardViews(others, context.exits, { place: "landing", spot: "row1" });
  return {
    page,
    banner,
    goods,
    row,
    all,
    more,
    cards: cards.length > 0 ? cards : null,
    override: await textsInTime(texts, context),
    site: { name: site.name, origin: site.origin },
    formToken: context.forms.token(),
  };
}

export type LandingData = Awaited<ReturnType<typeof landingOf>>;

export const landingMeta: MetaFunction<ReturnType<typeof landingLoader>> = ({ data, error }) =>
  data ? landingTags(data) : failureMeta(error);

export function landingTags({ page, banner, cards, override, site }: LandingData) {
  return pageMeta({
    title: page.seo.title ?? `${page.title} | ${site.name}`,
    description: page.seo.description ?? page.body,
    keywords: page.seo.keywords,
    path: pagePath(page.slug),
    site,
    image: (page.banner ?? page.picture ?? banner?.picture)?.src,
    override,
    drawn: heroEnd,
    jsonLd: [
      breadcrumbJsonLd(landingCrumbs(page.title), site.origin),
      ...(cards ? [itemListJsonLd(cards, site.origin, page.title)] : []),
    ],
  });
}

/** A page that failed keeps its failure as its title, and stays out of the index. */
export function failureMeta(error: unknown) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: missing ? "Pagina non trovata" : "Impossibile caricare i dati" },
    { name: "robots", content: "noindex, follow" },
  ];
}

export function landingCrumbs(title: string) {
  return [
    { name: "Home", href: "/" },
    { name: title, href: null },
  ];
}

/** The banner that is shown at a place: the first of the active ones that stand there. */
export function bannerAt(banners: readonly Banner[], place: number | undefined): Banner | null {
  return banners.find((banner) => banner.place === place) ?? null;
}
