/** Where a brand's own page is (product.md 'Brands'). */

export function brandHref(slug: string): string {
  return `/brand/${encodeURIComponent(slug)}`;
}

export function brandFeedHref(slug: string): string {
  return `${brandHref(slug)}/feed.xml`;
}
