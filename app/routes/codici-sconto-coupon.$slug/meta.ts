/** What the page of a promotion says about itself to search engines and to those who share it. */
import type { MetaDescriptor } from "@remix-run/react";
import type { MetaPayload } from "contract";
import { promotionsPath } from "~/lib/promotions-url";
import { breadcrumbJsonLd, type JsonLd, pageMeta } from "~/lib/seo";
import type { SiteIdentity } from "~/lib/site-of";
import type { PromotionView } from "./view";

interface Told {
  promotion: PromotionView;
  override: MetaPayload | null;
  site: SiteIdentity;
}

export function promotionMeta({ promotion, override, site }: Told): MetaDescriptor[] {
  const { title, store, seo, description, expiry, path, expired, logo } = promotion;
  const name = store && !title.includes(store) ? `${title} – ${store}` : title;
  const about = description ? `${name}: ${description}` : name;
  return pageMeta({
    title: seo.title ?? `${name} | ${site.name}`,
    description: seo.description ?? [about, expiry].filter(Boolean).join(" "),
    path,
    site,
    image: logo?.src,
    robots: expired ? "noindex, follow" : undefined,
    override,
    jsonLd: [
      breadcrumbJsonLd(
        promotionCrumbs(promotion).map((crumb) => ({ ...crumb, href: crumb.href ?? path })),
        site.origin,
      ),
      ...(expired ? [] : [offerJsonLd(promotion)]),
    ],
  });
}

/** schema.org has no coupon: an offer of the store, with its time, without the code. */
function offerJsonLd({ title, description, address, store, startsAt, endsAt }: PromotionView): JsonLd {
  return {
    "@type": "Offer",
    name: title,
    ...(description ? { description } : {}),
    url: address,
    ...(startsAt ? { validFrom: startsAt } : {}),
    ...(endsAt ? { validThrough: endsAt } : {}),
    ...(store ? { offeredBy: { "@type": "Organization", name: store } } : {}),
  };
}

export function promotionCrumbs({ title, store, shop }: PromotionView) {
  return [
    { name: "Home", href: "/" },
    { name: "Codici sconto e coupon", href: promotionsPath },
    ...(store && shop ? [{ name: store, href: shop }] : []),
    { name: title, href: null },
  ];
}
