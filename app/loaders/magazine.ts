/** Loader and metadata that `/magazine` and its categories share (product.md 'Magazine'). */
import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { MetaDescriptor } from "@remix-run/react";
import type { Blog } from "contract";
import {
  canonicalMagazineHref,
  chosenArticles,
  isNarrowed,
  type MagazineQuery,
  magazineHref,
  magazineQuery,
} from "../lib/magazine-url";
import { breadcrumbJsonLd, pageMeta } from "../lib/seo";

/** What the card of an article shows. */
export interface StoryView {
  href: string;
  title: string;
  picture: Blog["picture"];
  author: string | null;
  publishedAt: string | null;
  description: string | null;
  category: string | null;
}

export function storyView(blog: Blog): StoryView {
  const { title, picture, author, publishedAt, description, category } = blog;
  const href = `/magazine/${encodeURIComponent(blog.url)}`;
  return { href, title, picture, author, publishedAt, description, category: category?.name ?? null };
}

/** `slug` is the category of the path, null for all; an unknown one answers 404. */
export async function loadMagazine(request: Request, context: AppLoadContext, slug: string | null) {
  const url = new URL(request.url);
  const canonical = canonicalMagazineHref(url, slug);
  if (canonical) throw redirect(canonical, 301);
  const query = magazineQuery(url.searchParams, slug);
  const { api, site, optional, critical } = context;
  const text = query.search ? { search: query.search } : {};
  const [all, categories, page, override] = await Promise.all([
    critical(slug ? api.blogs.ofCategory({ slug, ...text }) : api.blogs.list(text)),
    optional(api.blogs.categories({}), []),
    optional(api.pages.bySlug({ slug: "magazine" }), null),
    slug || isNarrowed(query) || query.page > 1 ? null : optional(api.seo.blogs({ textsOnly: true }), null),
  ]);
  const found = chosenArticles(all, query);
  const start = (query.page - 1) * query.perPage;
  const pages = Math.ceil(found.length / query.perPage);
  const view = {
    query,
    total: found.length,
    pages,
    stories: found.slice(start, start + query.perPage).map(storyView),
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    category: categories.find((one) => one.slug === slug)?.name ?? null,
    intro: page?.seo.description ?? null,
    seo: page?.seo ?? null,
    override,
    site: { name: site.name, origin: site.origin },
  };
  // A page behind the last one does not exist.
  return data(view, { status: pages > 0 && query.page > pages ? 404 : 200 });
}

export type MagazineData = Awaited<ReturnType<typeof loadMagazine>>["data"];

export function magazineMeta(data: MagazineData | undefined): MetaDescriptor[] {
  if (!data) return [{ title: "Magazine" }, { name: "robots", content: "noindex, follow" }];
  const { query, category, seo, override, site, total, pages } = data;
  const page = query.page > 1 ? ` – pagina ${query.page}` : "";
  const title = category ? `${category}: gli articoli` : (seo?.title ?? "Magazine");
  return [
    ...pageMeta({
      title: category || page ? `${title}${page} | Magazine ${site.name}` : title,
      description: category
        ? `${category}: consigli, guide e idee dal magazine di ${site.name}.`
        : seo?.description,
      path: magazineHref(onlyPlace(query)),
      site,
      robots: isNarrowed(query) || total === 0 || query.page > pages ? "noindex, follow" : undefined,
      override,
      jsonLd: [breadcrumbJsonLd(magazineCrumbs(query, category), site.origin)],
    }),
    feedLink(site.name),
  ];
}

/** Lets feed readers find the feed from any page of the magazine. */
export function feedLink(siteName: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: `Magazine ${siteName}`,
    href: "/magazine/feed.xml",
  };
}

export function magazineCrumbs({ category }: MagazineQuery, name: string | null) {
  const root = [
    { name: "Home", href: "/" },
    { name: "Magazine", href: "/magazine" },
  ];
  return category ? [...root, { name: name ?? category, href: `/magazine/categoria/${category}` }] : root;
}

function onlyPlace(query: MagazineQuery): MagazineQuery {
  return { ...magazineQuery(new URLSearchParams(), query.category), page: query.page };
}
