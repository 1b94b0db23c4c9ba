/** How a listing is called, and what it says about itself to search engines. */

import { isRouteErrorResponse, type MetaDescriptor, type UIMatch } from "@remix-run/react";
import type { MetaPayload } from "contract";
import { facetKeys } from "contract/listing/facets";
import { defaultSortOf, type ListingQuery } from "contract/listing/query";
import { listingHref, withPage, withSort } from "~/lib/listing-url";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { errorText } from "~/ui/error-page";
import { humanised } from "./filters";

/** The heading: search words, category and brand, or what else narrows the listing. */
export function listingTitle(
  query: ListingQuery,
  categoryName: string | null,
  labelOf: (slug: string) => string,
): string {
  const brands = query.facets.brand ?? [];
  const brand = brands.length === 1 && brands[0] ? labelOf(brands[0]) : null;
  if (query.search) return `Risultati per “${query.search}”`;
  if (categoryName) return brand ? `${categoryName} ${brand}` : categoryName;
  if (brand) return brand;
  const stores = query.facets.store ?? [];
  if (stores.length === 1 && stores[0]) return labelOf(stores[0]);
  if (query.onSale) return "In sconto";
  return query.newArrivals ? "Nuovi arrivi" : "Tutti i prodotti";
}

/** Only categories and brands, and the pages of both, are worth an index entry; every other combination is one too many. */
export function isIndexable(query: ListingQuery): boolean {
  const narrowed = facetKeys.some((key) => key !== "brand" && query.facets[key]);
  const { search, priceMin, priceMax, onSale, newArrivals, availability, rating, sort } = query;
  const plain = !search && priceMin === undefined && priceMax === undefined && !onSale && !newArrivals;
  return (
    plain &&
    !narrowed &&
    !query.excluded &&
    !availability &&
    !rating &&
    sort === "consigliati" &&
    (query.facets.brand?.length ?? 0) < 2
  );
}

/** '1 PRODOTTO', '1.234 PRODOTTI' (product.md 'Listing'). */
export function counter(total: number): string {
  const digits = String(total).replace(/\B(?=(\d{3})+$)/g, ".");
  return total === 1 ? "1 PRODOTTO" : `${digits} PRODOTTI`;
}

/** A label finder over what the panel knows of the chosen values, falling back to a readable slug. */
export function labelsFrom(labels: Labels | null | undefined): (slug: string) => string {
  return (slug) => (labels && Object.hasOwn(labels, slug) && labels[slug]) || humanised(slug);
}

/** Slug → label of the chosen values. */
export type Labels = Record<string, string>;

/** What of a listing its metadata tells; parts that are still on their way are not told. */
interface Described {
  category: { name: string; description: string | null } | null;
  trail: { name: string; href: string | null }[];
  results: { count: number; pages: number } | null | Promise<unknown>;
  panel: { labels: Labels } | null | Promise<unknown>;
  override: MetaPayload | null;
}

export function listingMeta(
  data: Described,
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
