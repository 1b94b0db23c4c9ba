/** A page's whole metadata, for callers that do not build it themselves (product.md 'Metadata', upstream/DESIGN.md). */
import type { Breadcrumb, MetaPayload } from "contract";
import {
  breadcrumbJsonLd,
  cutAtWord,
  type JsonLd,
  seoLimits,
  titleWithSite,
} from "contract/content/seo-shape";
import type * as z from "zod";
import type { HandlerContext } from "../handler";

export type Payload = z.input<typeof MetaPayload>;

/** What somebody wrote for search engines. */
export interface Texts {
  title: string | null;
  description: string | null;
  keywords: string | null;
}

/** What follows from the data. */
export interface About {
  name: string;
  /** The canonical address, from `/` on. */
  path: string;
  type: "website" | "product" | "article";
  /** Used where nobody wrote a description; HTML or text. */
  description?: string | null;
  /** Address of the picture that leads the page, or its path. */
  picture: string | null;
  trail: z.input<typeof Breadcrumb>[];
  jsonLd?: JsonLd[];
}

/** Nothing is said: the page decides. */
export const silent: Payload = { meta: null, jsonld: null };

/** Only what somebody wrote. */
export function textsPayload(texts: Texts | null): Payload {
  if (!texts) return silent;
  const { title, description, keywords } = texts;
  return { meta: { title, description, keywords }, jsonld: null };
}

export function wholePayload(texts: Texts | null, about: About, { sender }: HandlerContext): Payload {
  const { name: site, origin } = sender;
  const absolute = (path: string) => (origin && path.startsWith("/") ? origin + path : path);
  const title = titleWithSite(texts?.title ?? `${about.name} | ${site}`, site);
  const description = cutAtWord(texts?.description ?? about.description ?? "", seoLimits.description) || null;
  const keywords = cutAtWord(texts?.keywords ?? "", seoLimits.keywords) || null;
  const canonical = absolute(about.path);
  const image = about.picture && absolute(about.picture);
  const crumbs = about.trail.map(({ nome, url }) => ({
    name: `${nome ?? ""}`,
    href: `${url ?? ""}` || null,
  }));
  const properties = {
    "og:type": about.type,
    "og:site_name": site,
    "og:locale": "it_IT",
    "og:url": canonical,
    "og:title": title,
    "og:description": description,
    "og:image": image,
  };
  return {
    meta: {
      title,
      description,
      keywords,
      canonical,
      image,
      tags: [
        ...Object.entries(properties).flatMap(([property, content]) =>
          content ? { property, content } : [],
        ),
        { name: "twitter:card", content: "summary_large_image" },
      ],
    },
    jsonld: [
      ...(about.jsonLd ?? []),
      ...(crumbs.length > 0 && origin
        ? [breadcrumbJsonLd([{ name: "Home", href: "/" }, ...crumbs], origin)]
        : []),
    ].map((object) => ({ "@context": "https://schema.org", ...object })),
    ui: image ? { primaryImage: image } : null,
  };
}
