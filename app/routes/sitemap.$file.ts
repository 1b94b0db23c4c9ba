/** `/sitemap/{file}`: pages and magazine (`pagine.xml`), listings (`elenchi.xml`), promotions (`promozioni.xml`), products (`prodotti-{n}.xml`). */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { PromotionPage } from "contract";
import { pagePath } from "contract/content/seo-shape";
import { brandHref } from "~/lib/brand-href";
import { listingHref } from "~/lib/listing-url";
import { homeCountry, promotionHref, promotionsPath } from "~/lib/promotions-url";
import { editedPages, fixedPages, landingPaths, type SitemapEntry, urlSet } from "~/lib/sitemap";
import { withGoods } from "~/lib/with-goods";
import { xmlAnswer } from "~/lib/xml";

/** Calls that one file of promotions may cost; the newest come first. */
const mostPages = 40;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const entries = await entriesOf(params.file ?? "", context);
  if (!entries) throw new Response(null, { status: 404 });
  return xmlAnswer(urlSet(context.site.origin, entries));
}

async function entriesOf(file: string, context: AppLoadContext): Promise<SitemapEntry[] | null> {
  if (file === "pagine.xml") return pages(context);
  if (file === "elenchi.xml") return listings(context);
  if (file === "promozioni.xml") return promotions(context);
  const page = /^prodotti-([1-9]\d{0,5})\.xml$/.exec(file)?.[1];
  if (!page) return null;
  const { products } = await context.critical(context.api.seo.sitemap({ page: Number(page) }));
  return products.map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt }));
}

/** A page that editors have not written answers 404 and is left out. */
async function pages(context: AppLoadContext): Promise<SitemapEntry[]> {
  const { api, optional } = context;
  const stories = magazine(context);
  const stocked = optional(api.categories.list({}), []).then(withGoods);
  const listed = await optional(api.pages.list({}), null);
  const edited = listed?.pages ?? (await knownPages(context));
  const entries = edited.map(({ slug, updatedAt }) => ({ path: pagePath(slug), changed: updatedAt }));
  const landings = (await stocked)
    .map(({ slug }) => `/${slug}`)
    .filter((path) => landingPaths.includes(path));
  const empty = landingPaths.filter((path) => !landings.includes(path));
  const own = entries.filter(({ path }) => isForAll(path) && !empty.includes(path));
  const unwritten = landings.filter((landing) => own.every(({ path }) => path !== landing));
  return [...[...fixedPages, ...unwritten].map((path) => ({ path })), ...own, ...(await stories)];
}

/** What is only one person's ('/account') has texts, too. */
function isForAll(path: string): boolean {
  return path.startsWith("/pagine/") || editedPages.some((slug) => path === `/${slug}`);
}

/** Of an upstream that does not list its pages: those that have a route, as far as they are written. */
async function knownPages({ api, optional }: AppLoadContext) {
  const found = await Promise.all(editedPages.map((slug) => optional(api.pages.bySlug({ slug }), null)));
  return found.flatMap((page) => (page ? [{ slug: page.slug, updatedAt: page.updatedAt }] : []));
}

/** Listings without products are kept out of the index, and so out of here. */
async function listings({ api, critical }: AppLoadContext): Promise<SitemapEntry[]> {
  const [categories, brands] = await Promise.all([
    critical(api.categories.list({})),
    critical(api.brands.list({ limit: 2000 })),
  ]);
  return [
    ...withGoods(categories).map(({ slug }) => ({ path: listingHref({ category: slug }) })),
    ...withGoods(brands).flatMap(({ slug }) => [
      { path: brandHref(slug) },
      { path: listingHref({ facets: { brand: [slug] } }) },
    ]),
  ];
}

/** Shops that have promotions, and every valid one: what is over stays out of the index. */
async function promotions({ api, critical }: AppLoadContext): Promise<SitemapEntry[]> {
  const asked = { page: 1, sort: "newest", active: true, country: homeCountry } as const;
  const shops = await critical(api.promotions.merchants(asked));
  if (shops.length === 0) return [];
  const pages: PromotionPage[] = [await critical(api.promotions.list(asked))];
  for (let page = 2; page <= Math.min(pages[0]?.totalPages ?? 1, mostPages); page++)
    pages.push(await critical(api.promotions.list({ ...asked, page })));
  return [
    { path: promotionsPath },
    ...shops.map(({ slug }) => ({ path: `${promotionsPath}?merchant=${slug}` })),
    ...pages.flatMap(({ promotions }) =>
      promotions.flatMap(({ slug, updatedAt }) =>
        slug ? [{ path: promotionHref(slug), changed: updatedAt }] : [],
      ),
    ),
  ];
}

async function magazine({ api, optional }: AppLoadContext): Promise<SitemapEntry[]> {
  const [categories, articles] = await Promise.all([
    optional(api.blogs.categories({}), []),
    optional(api.blogs.list({}), []),
  ]);
  if (articles.length === 0) return [];
  return [
    { path: "/magazine", changed: articles[0]?.publishedAt },
    ...categories.map(({ slug }) => ({ path: `/magazine/categoria/${slug}` })),
    ...articles.map(({ url, updatedAt }) => ({ path: `/magazine/${url}`, changed: updatedAt })),
  ];
}
