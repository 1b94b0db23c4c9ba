/** The products of a list for search engines, behind its cards so that it delays none. */
import { useMatches } from "@remix-run/react";
import type { CardView } from "~/lib/card-view";
import { itemListJsonLd } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";

/** Under a `name` where a page has several lists. */
export function ItemList({ cards, name }: { cards: CardView[]; name?: string }) {
  const { origin } = siteOf(useMatches());
  const list = { "@context": "https://schema.org", ...itemListJsonLd(cards, origin, name) };
  return <StructuredData text={JSON.stringify(list).replaceAll("<", "\\u003c")} />;
}

export function StructuredData({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its brackets escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
