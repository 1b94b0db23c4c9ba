/** What the product page says about itself to search engines and to those who share it. */
import type { MetaDescriptor, UIMatch } from "@remix-run/react";
import type { MetaPayload } from "contract";
import { pictureVariant } from "domain/picture";
import { formatPrice } from "~/lib/money";
import type { ProductView } from "~/lib/product/view";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { offeredWidths } from "~/ui/picture";
import { gallerySizes } from "./gallery";

export function productMeta(
  product: ProductView,
  { override, card, savesData }: { override: MetaPayload | null; card: string | null; savesData: boolean },
  matches: readonly Pick<UIMatch, "id" | "data">[],
): MetaDescriptor[] {
  const site = siteOf(matches);
  const { name, brand, path, seo, span } = product;
  const full =
    brand && !name.toLowerCase().includes(brand.name.toLowerCase()) ? `${name} ${brand.name}` : name;
  const from = span ? ` da ${formatPrice(span.low, span.currency)}` : "";
  const trail = [{ name: "Home", href: "/" }, ...product.trail, { name, href: path }];
  return [
    ...pageMeta({
      title: seo.title ?? `${full} | ${site.name}`,
      description:
        seo.description ?? `${full}${from}: confronta prezzi, taglie e spedizione dei negozi partner.`,
      keywords: seo.keywords,
      path,
      site,
      image: product.pictures.map(({ src }) => src),
      card: card === null ? null : { path: card, alt: `${full}${from}` },
      type: "product",
      override,
      jsonLd: [breadcrumbJsonLd(trail, site.origin)],
    }),
    ...preload(product, savesData),
  ];
}

/** The first picture is asked for with the document, in the width that the page will choose. */
function preload({ pictures: [first] }: ProductView, savesData: boolean): MetaDescriptor[] {
  if (!first) return [];
  const link = { tagName: "link", rel: "preload", as: "image", fetchpriority: "high" } as const;
  if (first.widths.length === 0) return [{ ...link, href: first.src }];
  const imageSrcSet = offeredWidths(first, undefined, savesData)
    .map((width) => `${pictureVariant(first, width, "avif")} ${width}w`)
    .join(",");
  return [{ ...link, type: "image/avif", imageSrcSet, imageSizes: gallerySizes }];
}
