/** Everything a page says about itself to search engines and to those who share it (product.md 'Metadata'). */

import type { MetaDescriptor } from "@remix-run/react";
import type { MetaPayload } from "contract";
import { cutAtWord, type JsonLd, seoLimits, titleWithSite } from "contract/content/seo-shape";
import { cardSize } from "contract/share-card";
import { wholeAddress } from "domain/parsed-url";
import { headerEnd } from "./menu-view";

export { breadcrumbJsonLd, cutAtWord, type JsonLd } from "contract/content/seo-shape";

/** Pictures beside the first that whoever shares the page may choose from (product.md 'Metadata'). */
const extraImages = 3;

const openRobots = "index, follow, max-image-preview:large";
/** Of the size of cards, as those who share ask for (product.md 'Metadata'). */
const defaultImage = "/anteprima.png";
const cardTags = [
  { property: "og:image:width", content: String(cardSize.width) },
  { property: "og:image:height", content: String(cardSize.height) },
];

export interface PageSeo {
  title: string;
  description?: string | null;
  keywords?: string | null;
  path: string;
  site: { name: string; origin: string };
  /** Address or path of the picture shown when the page is shared; of a list, the first one and at most three more. */
  image?: string | readonly string[] | null;
  /** Path of the card drawn for sharing (contract/share-card.ts), which comes before its pictures, and what stands on it. */
  card?: { path: string; alt: string } | null;
  /** og:type; website unless said otherwise. */
  type?: "website" | "product" | "article";
  /** Robots line; 'noindex, follow' keeps the page out of the index. */
  robots?: string;
  jsonLd?: JsonLd[];
  /** Id of what the first frame waits for, which has to be in the document, all before it included; the header unless said otherwise. */
  drawn?: string;
  /** What the upstream says of this page; each value present replaces ours. */
  override?: MetaPayload | null;
}

export function pageMeta(page: PageSeo): MetaDescriptor[] {
  const { site, override } = page;
  const title = titleWithSite(override?.title ?? page.title, site.name);
  const description = cutAtWord(override?.description ?? page.description ?? "", seoLimits.description);
  const keywords = cutAtWord(override?.keywords ?? page.keywords ?? "", seoLimits.keywords);
  const canonical = absolute(override?.canonical ?? page.path) ?? absolute(page.path);
  const card = override?.image ? null : page.card;
  const named = [override?.image ?? [card?.path ?? [], page.image ?? []]].flat(2);
  const pictures = named.flatMap((picture) => absolute(picture) ?? []);
  const [image = absolute(defaultImage), ...others] = pictures.slice(0, 1 + extraImages);
  const jsonLd = override?.jsonLd ?? page.jsonLd ?? [];
  const tags: MetaDescriptor[] = [
    { title },
    { name: "robots", content: override?.robots ?? page.robots ?? openRobots },
    { tagName: "link", rel: "canonical", href: canonical },
    { tagName: "link", rel: "expect", href: `#${page.drawn ?? headerEnd}`, blocking: "render" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "it_IT" },
    { property: "og:url", content: canonical },
    { property: "og:title", content: title },
    { property: "og:image", content: image },
    ...(card || pictures.length === 0 ? cardTags : []),
    ...(card ? [{ property: "og:image:alt", content: card.alt }] : []),
    ...others.map((other) => ({ property: "og:image", content: other })),
    // What else it shows X takes from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (description)
    tags.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  if (keywords) tags.push({ name: "keywords", content: keywords });
  for (const item of jsonLd)
    tags.push({ "script:ld+json": { "@context": "https://schema.org", ...item } } as MetaDescriptor);
  return replaced(tags, override?.tags ?? []);

  /** Undefined when an upstream wrote something that is no address. */
  function absolute(address: string): string | undefined {
    return wholeAddress(address, site.origin) ?? undefined;
  }
}

/** The upstream's tags in place of ours of the same name. */
function replaced(tags: MetaDescriptor[], given: NonNullable<MetaPayload["tags"]>): MetaDescriptor[] {
  const names = new Set(given.map(({ name }) => name));
  const kept = tags.filter(
    (tag) =>
      !("name" in tag && names.has(String(tag.name))) &&
      !("property" in tag && names.has(String(tag.property))),
  );
  return [...kept, ...given.map(({ name, content }) => ({ [keyNamed(name)]: name, content }))];
}

/** Open Graph and its kin name their tags by `property`; X and everybody else by `name`. */
function keyNamed(name: string): "property" | "name" {
  return /^(og|fb|article|product|book|profile):/.test(name) ? "property" : "name";
}

/** As many products as a list names: crawlers follow the links of all (product.md 'Metadata'). */
const mostListed = 5;

/** ItemList of the first products that have a page, which says the rest of them. */
export function itemListJsonLd(
  cards: readonly { href: string | null }[],
  origin: string,
  name?: string,
): JsonLd {
  const listed = cards.filter((card) => card.href !== null).slice(0, mostListed);
  return {
    "@type": "ItemList",
    name,
    itemListElement: listed.map(({ href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}${href}`,
    })),
  };
}
