/** What the home page says about itself: the site, who runs it, how to search it, the first products of each section. */
import type { Context } from "server/context";
import type { CardView } from "~/lib/card-view";
import type { JsonLd } from "~/lib/seo";

/** At most five products a section (spec 001 §2). */
const listed = 5;

export function organization({ name, origin, company, social }: Context["site"]): JsonLd {
  return {
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    legalName: company.name,
    ...(company.vat ? { vatID: company.vat } : {}),
    ...(company.email ? { email: company.email } : {}),
    ...(company.seat ? { address: company.seat } : {}),
    ...(social.length > 0 ? { sameAs: social.map((profile) => profile.href) } : {}),
  };
}

export function website({ name, origin }: Context["site"]): JsonLd {
  return {
    "@type": "WebSite",
    name,
    url: `${origin}/`,
    inLanguage: "it-IT",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/prodotti?cerca={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

export function itemList(name: string, cards: readonly CardView[], origin: string): JsonLd {
  const withPage = cards.filter((card) => card.href !== null).slice(0, listed);
  return {
    "@type": "ItemList",
    name,
    itemListElement: withPage.map((card, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: card.name,
      url: `${origin}${card.href}`,
    })),
  };
}
