/** The product as schema.org sees it (product.md 'Metadata'); written behind the content, so that it delays no price. */

import type { Offer, ProductDetail, Variant } from "contract";
import { schemaAvailability, structuredPictures } from "contract/content/seo-shape";
import { wholeAddress } from "domain/parsed-url";
import { plainText } from "~/lib/labels";
import { plainAmount } from "~/lib/money";
import { comparedOffers, priceSpan } from "~/lib/product/offers";
import { valueIn } from "~/lib/product/variant-choice";
import type { ProductView } from "~/lib/product/view";
import { cutAtWord, type JsonLd } from "~/lib/seo";

/** The attributes by which schema.org lets variants differ, and the property of each. */
const variesBy = new Map([
  ["colore", "color"],
  ["taglia", "size"],
  ["materiale", "material"],
  ["fantasia", "pattern"],
]);

/** Product or ProductGroup, as the text of a `<script type="application/ld+json">`. */
export function structuredData(product: ProductDetail, view: ProductView, origin: string): string {
  const data = { "@context": "https://schema.org", ...productJsonLd(product, view, origin) };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** A ProductGroup whose variants have offers of their own, else a Product; prices are those that the page shows. */
export function productJsonLd(product: ProductDetail, view: ProductView, origin: string): JsonLd {
  const url = new URL(origin + (product.selectedVariantId === null ? view.path : view.here)).href;
  const variants = product.selectedVariantId === null ? variantsJsonLd(product, origin) : [];
  const isGroup = variants.length > 1;
  const group = String(product.id);
  return {
    "@type": isGroup ? "ProductGroup" : "Product",
    name: view.name,
    url,
    ...optional("image", imagesOf(view.pictures, origin)),
    ...optional("description", cutAtWord(view.description ?? "", 5000)),
    ...optional("brand", view.brand && { "@type": "Brand", name: view.brand.name }),
    ...(isGroup
      ? { productGroupID: group, ...optional("variesBy", variesByOf(view)), hasVariant: variants }
      : {
          ...optional("inProductGroupWithID", product.selectedVariantId === null ? null : group),
          ...optional("sku", view.sku),
          ...optional("mpn", view.mpn),
          ...optional("gtin", view.gtin),
        }),
    ...optional("offers", offersJsonLd(view, url)),
    ...optional("aggregateRating", ratingJsonLd(view)),
  };
}

/** The variants that somebody offers, if only sold out. */
function variantsJsonLd(product: ProductDetail, origin: string): JsonLd[] {
  return product.variants.flatMap((variant) => {
    const own = product.offers.filter(({ variantId }) => variantId === variant.id);
    const [first] = comparedOffers(own);
    if (!first || !variant.slug) return [];
    const url = new URL(`${origin}/${variant.slug}`).href;
    const offered = { ...first, span: priceSpan(comparedOffers(own)), store: first.store?.name ?? null };
    return {
      "@type": "Product",
      name: variant.name ?? product.name,
      url,
      sku: String(variant.id),
      ...optional("gtin", variant.gtin),
      ...optional("image", imagesOf([...variant.pictures, ...product.pictures].slice(0, 1), origin)),
      ...differencesOf(variant),
      ...optional("offers", offersJsonLd(offered, url)),
    };
  });
}

function differencesOf(variant: Variant): JsonLd {
  const said = [...variesBy].flatMap(([name, property]) => {
    const value = valueIn(variant, name);
    return value ? [[property, value]] : [];
  });
  return Object.fromEntries(said);
}

function variesByOf({ axes }: ProductView): string[] {
  return axes.flatMap(({ name }) => {
    const property = variesBy.get(plainText(name));
    return property ? [`https://schema.org/${property}`] : [];
  });
}

type Offered = Pick<ProductView, "span" | "store"> & Pick<Offer, "price" | "availability">;

function offersJsonLd({ span, price, availability, store }: Offered, url: string): JsonLd | null {
  const state = schemaAvailability(availability);
  if (span && span.count > 1)
    return {
      "@type": "AggregateOffer",
      lowPrice: plainAmount(span.low),
      highPrice: plainAmount(span.high),
      offerCount: span.count,
      priceCurrency: span.currency,
      availability: state,
      url,
    };
  if (price.current === null) return null;
  return {
    "@type": "Offer",
    price: plainAmount(price.current),
    priceCurrency: price.currency,
    availability: state,
    url,
    ...optional("seller", store && { "@type": "Organization", name: store }),
  };
}

/** Only of reviews that the page shows (upstream/catalogue/DESIGN.md). */
function ratingJsonLd({ rating }: ProductView): JsonLd | null {
  if (!rating) return null;
  return {
    "@type": "AggregateRating",
    ratingValue: rating.average.toFixed(1),
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  };
}

function imagesOf(pictures: ProductView["pictures"], origin: string): string[] {
  return pictures.slice(0, structuredPictures).flatMap(({ src }) => wholeAddress(src, origin) ?? []);
}

/** Absent, empty and blank values leave the property out. */
function optional(name: string, value: unknown): JsonLd {
  const empty =
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return empty ? {} : { [name]: value };
}
