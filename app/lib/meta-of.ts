/** `meta` of a route: what it says of its data, under the site's name; a page that failed says nothing of its own. */
import type { MetaFunction } from "@remix-run/react";
import { type PageSeo, pageMeta } from "./seo";
import { type SiteIdentity, siteOf } from "./site-of";

type DataOf<Loader> = NonNullable<Parameters<MetaFunction<Loader>>[0]["data"]>;

export function metaOf<Loader>(
  said: (data: DataOf<Loader>, site: SiteIdentity) => Omit<PageSeo, "site">,
): MetaFunction<Loader> {
  return ({ data, error, matches }) => {
    if (error) return [];
    const site = siteOf(matches);
    const page = said(data as DataOf<Loader>, site);
    return pageMeta({ ...page, title: `${page.title} | ${site.name}`, site });
  };
}
