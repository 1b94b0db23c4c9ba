/** What the home page says about itself: the site, who runs it, how to search it. */
import type { Context } from "server/context";
import type { JsonLd } from "~/lib/seo";

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
