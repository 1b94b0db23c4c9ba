/** Loader and metadata that every page of the CMS shares; a page names its slug and where it lives. */
import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import type { ContentPage } from "contract";
import type { Context } from "server/context";
import { breadcrumbJsonLd, pageMeta } from "../lib/seo";

/** Loads the CMS page with this slug; a page that editors have not written answers 404. */
export function contentLoader(slug: string) {
  return ({ context }: LoaderFunctionArgs) =>
    contentOf(slug, context, context.critical(context.api.pages.bySlug({ slug })));
}

/** The same for a page that is owed to visitors: it exists under `title` before, or without, an editor's text. */
export function owedContent(slug: string, title: string, context: Context) {
  const asked = context.api.pages.bySlug({ slug });
  return contentOf(slug, context, context.optional(asked, bareContent(slug, title)));
}

/** A page of which nothing is written. */
export function bareContent(slug: string, title: string): ContentPage {
  const seo = { title: null, description: null, keywords: null };
  const pictures = { picture: null, alt: null, banner: null };
  return { slug, title, body: null, ...pictures, goods: null, seo, updatedAt: null };
}

export async function contentOf(slug: string, { api, optional, site }: Context, asked: Promise<ContentPage>) {
  const [page, override] = await Promise.all([
    asked,
    optional(api.seo.page({ slug, textsOnly: true }), null),
  ]);
  const { name, origin, company } = site;
  return { page, override, site: { name, origin }, company };
}

export type ContentData = Awaited<ReturnType<typeof contentOf>>;

/** Metadata of a CMS page at `path`. */
export function contentMeta(path: string): MetaFunction<ReturnType<typeof contentLoader>> {
  return ({ data }) => (data ? contentTags(data, path) : []);
}

/** The same tags for loaders that bring more than the page; `robots` keeps an empty page out of the index. */
export function contentTags(data: ContentData, path: string, robots?: string): MetaDescriptor[] {
  const { page, override, site } = data;
  return pageMeta({
    title: page.seo.title ?? `${page.title} | ${site.name}`,
    description: page.seo.description ?? page.body,
    keywords: page.seo.keywords,
    path,
    site,
    image: page.picture?.src,
    robots,
    override,
    jsonLd: [breadcrumbJsonLd(contentCrumbs(page.title, path), site.origin)],
  });
}

export function contentCrumbs(title: string, path: string) {
  return [
    { name: "Home", href: "/" },
    { name: title, href: path },
  ];
}
