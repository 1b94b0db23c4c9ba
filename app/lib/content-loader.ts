/** Loader and metadata that every page of the CMS shares; a page names its slug and where it lives. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { breadcrumbJsonLd, pageMeta } from "./seo";

/** Loads the CMS page with this slug; a page that editors have not written answers 404. */
export function contentLoader(slug: string) {
  return async function loader({ context }: LoaderFunctionArgs) {
    const { api, site } = context;
    const [page, override] = await Promise.all([
      context.critical(api.pages.bySlug({ slug })),
      context.optional(api.seo.page({ slug }), null),
    ]);
    const { name, origin, company } = site;
    return { page, override, site: { name, origin }, company };
  };
}

export type ContentData = Awaited<ReturnType<ReturnType<typeof contentLoader>>>;

/** Metadata of a CMS page at `path`. */
export function contentMeta(path: string): MetaFunction<ReturnType<typeof contentLoader>> {
  return ({ data }) => {
    if (!data) return [];
    const { page, override, site } = data;
    return pageMeta({
      title: page.seo.title ?? `${page.title} | ${site.name}`,
      description: page.seo.description ?? page.body,
      keywords: page.seo.keywords,
      path,
      site,
      image: page.picture?.src,
      override,
      jsonLd: [breadcrumbJsonLd(contentCrumbs(page.title, path), site.origin)],
    });
  };
}

export function contentCrumbs(title: string, path: string) {
  return [
    { name: "Home", href: "/" },
    { name: title, href: path },
  ];
}
