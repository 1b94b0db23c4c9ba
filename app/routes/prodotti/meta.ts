/** What a listing says about itself to search engines. */
import { isRouteErrorResponse, type MetaDescriptor, type UIMatch } from "@remix-run/react";
import type { MetaPayload } from "contract";
import { defaultSortOf, type ListingQuery } from "contract/listing/query";
import { listingHref, withPage, withSort } from "~/lib/listing-url";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { errorText } from "~/ui/error-page";
import type { ListingData } from "./loader";
import { isIndexable, labelsFrom, listingTitle } from "./titles";

export function listingMeta(
  data: ListingData,
  query: ListingQuery,
  matches: readonly Pick<UIMatch, "id" | "data">[],
): MetaDescriptor[] {
  const site = siteOf(matches);
  const labels = labelsFrom(data.panel instanceof Promise ? null : data.panel?.labels);
  const title = listingTitle(query, data.category?.name ?? null, labels);
  const page = query.page > 1 ? ` – pagina ${query.page}` : "";
  const path = listingHref(withPage(withSort(query, defaultSortOf(query)), query.page));
  const results = data.results instanceof Promise ? null : data.results;
  const trail = [{ name: "Home", href: "/" }, ...data.trail];
  const crumbs = title === trail.at(-1)?.name ? trail : [...trail, { name: title, href: path }];
  return [
    ...pageMeta({
      title: `${title}${page} | ${site.name}`,
      description:
        data.category?.description ??
        `${title}: confronta i prezzi di tanti negozi online, scegli taglia, colore e marca e vai al negozio più conveniente.`,
      path,
      site,
      robots: isIndexable(query) && results?.count !== 0 ? undefined : "noindex, follow",
      override: data.override && ofPage(data.override, query.page),
      jsonLd: [breadcrumbJsonLd(crumbs, site.origin)],
    }),
    ...neighbours(query, results?.pages ?? 0, site.origin),
  ];
}

/** A listing that failed keeps a title and stays out of the index. */
export function failureMeta(
  error: unknown,
  matches: readonly Pick<UIMatch, "id" | "data">[],
): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status < 500 ? errorText(status).title.replace(/\.$/, "") : "Prodotti";
  return [{ title: `${title} | ${siteOf(matches).name}` }, { name: "robots", content: "noindex, follow" }];
}

/** The upstream's texts speak of the first page; the others keep them apart from it. */
function ofPage(texts: MetaPayload, page: number): MetaPayload {
  if (page === 1) return texts;
  const { title, canonical: _, ...others } = texts;
  return title ? { ...others, title: `${title} – pagina ${page}` } : others;
}

function neighbours(query: ListingQuery, pages: number, origin: string): MetaDescriptor[] {
  const link = (rel: string, page: number) => ({
    tagName: "link",
    rel,
    href: origin + listingHref(withPage(query, page)),
  });
  return [
    ...(query.page > 1 ? [link("prev", query.page - 1)] : []),
    ...(query.page < pages ? [link("next", query.page + 1)] : []),
  ] as MetaDescriptor[];
}
