/** How long search-engine texts may be, where pages stand, and their path as schema.org has it: for our pages and for metadata calls (product.md 'Metadata'). */
import { own } from "domain/own";
import { wholeAddress } from "domain/parsed-url";
import type { AvailabilityState } from "../catalogue/parts";
import pages from "./page-paths.json";

export const seoLimits = { title: 70, description: 160, keywords: 255 } as const;
export const structuredPictures = 4;

const availabilities: Record<AvailabilityState, string> = {
  in_stock: "InStock",
  preorder: "PreOrder",
  backorder: "BackOrder",
  out_of_stock: "OutOfStock",
};

export function schemaAvailability(state: AvailabilityState): string {
  return `https://schema.org/${availabilities[state]}`;
}

/** Where a page of the CMS is read: the texts of a route there, every other page under `/pagine`. */
export function pagePath(slug: string): string {
  return own<string>(pages.routes, slug) ?? `${pages.edited.includes(slug) ? "" : "/pagine"}/${slug}`;
}

/** A schema.org object without its `@context`. */
export type JsonLd = Record<string, unknown>;

/** Shortens to at most `limit` characters at a word boundary; one single long word is cut hard. Tags are left out. */
export function cutAtWord(text: string, limit: number): string {
  const clean = text.replace(/(?:<[^>]*>|\s)+/g, " ").trim();
  if (clean.length <= limit) return clean;
  const head = clean.slice(0, limit + 1);
  const space = head.lastIndexOf(" ");
  const cut = space > 0 ? head.slice(0, space) : clean.slice(0, limit);
  return cut.replace(/[\s,;:.–|·(/&-]+$/, "").toWellFormed();
}

/** A title with the name of the site behind it; one that is too long gives up that name first, whole. */
export function titleWithSite(title: string, siteName: string): string {
  const ending = ` | ${siteName}`;
  const tooLong = title.length > seoLimits.title && title.endsWith(ending);
  return cutAtWord(tooLong ? title.slice(0, -ending.length) : title, seoLimits.title);
}

/** BreadcrumbList of a path of pages; `href` null leaves the address out. */
export function breadcrumbJsonLd(items: { name: string; href: string | null }[], origin: string): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      ...(item.href ? { item: wholeAddress(item.href, origin) } : {}),
    })),
  };
}
