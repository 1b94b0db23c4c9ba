/** What an article says about itself to search engines and to those who share it. */

import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import type { BlogArticle } from "contract";
import { wholeAddress } from "domain/parsed-url";
import { breadcrumbJsonLd, cutAtWord, type JsonLd, pageMeta } from "~/lib/seo";
import { feedLink } from "~/loaders/magazine";
import type { ArticleData } from "./loader";

export function articleMeta(data: ArticleData | undefined, error: unknown): MetaDescriptor[] {
  if (!data) {
    const missing = isRouteErrorResponse(error) && error.status === 404;
    return [
      { title: missing ? "Articolo non trovato" : "Magazine" },
      { name: "robots", content: "noindex, follow" },
    ];
  }
  const { blog, override, site } = data;
  return [
    ...pageMeta({
      title: blog.seo.title ?? `${blog.title} | Magazine ${site.name}`,
      description: blog.description ?? blog.body,
      keywords: blog.seo.keywords ?? blog.tags.join(", "),
      path: addressOf(blog),
      site,
      image: blog.picture?.src,
      type: "article",
      override,
      jsonLd: [articleJsonLd(blog, site), breadcrumbJsonLd(articleCrumbs(blog), site.origin)],
    }),
    ...(blog.publishedAt ? [{ property: "article:published_time", content: blog.publishedAt }] : []),
    feedLink(site.name),
  ];
}

export function articleCrumbs({ url, title, category }: BlogArticle) {
  return [
    { name: "Home", href: "/" },
    { name: "Magazine", href: "/magazine" },
    ...(category ? [{ name: category.name, href: `/magazine/categoria/${category.slug}` }] : []),
    { name: title, href: addressOf({ url }) },
  ];
}

function addressOf({ url }: Pick<BlogArticle, "url">): string {
  return `/magazine/${encodeURIComponent(url)}`;
}

/** schema.org Article; a headline is cut where search engines would cut it. */
function articleJsonLd(blog: BlogArticle, site: ArticleData["site"]): JsonLd {
  const absolute = (address: string) => wholeAddress(address, site.origin);
  return {
    "@type": "Article",
    headline: cutAtWord(blog.title, 110),
    mainEntityOfPage: absolute(addressOf(blog)),
    inLanguage: "it-IT",
    ...(blog.description ? { description: blog.description } : {}),
    ...(blog.picture ? { image: [absolute(blog.picture.src)] } : {}),
    ...(blog.publishedAt ? { datePublished: blog.publishedAt } : {}),
    ...(blog.updatedAt ? { dateModified: blog.updatedAt } : {}),
    ...(blog.category ? { articleSection: blog.category.name } : {}),
    ...(blog.tags.length > 0 ? { keywords: blog.tags } : {}),
    author: blog.author
      ? { "@type": "Person", name: blog.author }
      : { "@type": "Organization", name: site.name },
    publisher: { "@type": "Organization", name: site.name, url: site.origin },
  };
}
