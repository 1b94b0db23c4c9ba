/** The product as schema.org sees it (spec 000 §9, spec 001 §5). */

import type { AvailabilityState } from "contract";
import { isValidGtin } from "contract/gtin";
import { plainAmount } from "~/lib/money";
import { cutAtWord, type JsonLd } from "~/lib/seo";
import type { ProductView } from "./view";

const states: Record<AvailabilityState, string> = {
  in_stock: "InStock",
  preorder: "PreOrder",
  backorder: "BackOrder",
  out_of_stock: "OutOfStock",
};

/** At most this many pictures in structured data (spec 000 §9). */
const pictureLimit = 4;

/** Product with its Offer, or with an AggregateOffer for several stores; prices are those the page shows. */
export function productJsonLd(view: ProductView, origin: string): JsonLd {
  const url = new URL(view.path, origin).href;
  return {
    "@type": "Product",
    name: view.name,
    url,
    ...optional(
      "image",
      view.pictures.slice(0, pictureLimit).map(({ src }) => new URL(src, origin).href),
    ),
    ...optional("description", cutAtWord(view.description ?? "", 5000)),
    ...optional("brand", view.brand && { "@type": "Brand", name: view.brand.name }),
    ...optional("sku", view.sku),
    ...optional("mpn", view.mpn),
    ...optional("gtin", view.gtin && isValidGtin(view.gtin) ? view.gtin : null),
    ...optional("offers", offersJsonLd(view, url)),
    ...optional("aggregateRating", ratingJsonLd(view)),
  };
}

function offersJsonLd(view: ProductView, url: string): JsonLd | null {
  const { span, price, availability } = view;
  const state = `https://schema.org/${states[availability]}`;
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
    ...optional("seller", view.store && { "@type": "Organization", name: view.store }),
  };
}

/** Only of reviews that the page shows (spec: rating in structured data only with reviews). */
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

/** Absent, empty and blank values leave the property out. */
function optional(name: string, value: unknown): JsonLd {
  const empty =
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return empty ? {} : { [name]: value };
}
