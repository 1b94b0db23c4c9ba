/** A page's whole metadata, for callers that do not build it themselves (product.md 'Metadata', upstream/DESIGN.md). */
import type { Breadcrumb, MetaPayload } from "contract";
import {
  breadcrumbJsonLd,
  cutAtWord,
  type JsonLd,
  seoLimits,
  titleWithSite,
} from "contract/content/seo-shape";
import type { HandlerContext } from "../handler";

export interface Texts {
  title: string | null;
  description: string | null;
  keywords: string | null;
}

export interface About {
  name: string;
  path: string;
  type: "website" | "product" | "article";
  /** Used where nobody wrote a description; HTML or text. */
  description?: string | null;
  /** Address of the picture that leads the page, or its path. */
  picture: string | null;
  trail: readonly Breadcrumb[];
  jsonLd?: JsonLd[];
}

/** Only what somebody wrote; what nobody said the page decides. */
export function textsPayload(texts: Texts | null): MetaPayload {
  return {
    ...(texts?.title && { title: texts.title }),
    ...(texts?.description && { description: texts.description }),
    ...(texts?.keywords && { keywords: texts.keywords }),
  };
}

export function wholePayload(texts: Texts | null, about: About, { sender }: HandlerContext): MetaPayload {
  const { name: site, origin } = sender;
  const absolute = (path: string) => (origin && path.startsWith("/") ? origin + path : path);
  const title = titleWithSite(texts?.title ?? `${about.name} | ${site}`, site);
  const description = cutAtWord(texts?.description ?? about.description ?? "", seoLimits.description);
  const keywords = cutAtWord(texts?.keywords ?? "", seoLimits.keywords);
  const canonical = absolute(about.path);
  const image = about.picture && absolute(about.picture);
  const properties = {
    "og:type": about.type,
    "og:site_name": site,
    "og:locale": "it_IT",
    "og:url": canonical,
    "og:title": title,
    "og:description": description,
    "og:image": image,
  };
  const trail = [{ name: "Home", href: "/" }, ...about.trail];
  const jsonLd = [
    ...(about.jsonLd ?? []),
    ...(trail.length > 1 && origin ? [breadcrumbJsonLd(trail, origin)] : []),
  ].map((object) => ({ "@context": "https://schema.org", ...object }));
  return {
    title,
    ...(description && { description }),
    ...(keywords && { keywords }),
    canonical,
    ...(image && { image }),
    tags: [
      ...Object.entries(properties).flatMap(([name, content]) => (content ? { name, content } : [])),
      { name: "twitter:card", content: "summary_large_image" },
    ],
    ...(jsonLd.length > 0 && { jsonLd }),
  };
}
