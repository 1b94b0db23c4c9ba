/** A product as schema.org has it, for metadata calls (product.md 'Metadata'); its page says more (`structured-data.tsx`). */
import type { ProductDetail } from "contract";
import { cutAtWord, type JsonLd, schemaAvailability, structuredPictures } from "contract/content/seo-shape";
import { plainAmount } from "domain/money";

export function productJsonLd(product: ProductDetail, url: string, origin: string): JsonLd {
  const { name, brand, sku, mpn, gtin, pictures } = product;
  const description = cutAtWord(product.description ?? "", 5_000);
  return withoutNothing({
    "@type": "Product",
    name,
    url,
    image: pictures.slice(0, structuredPictures).map(({ src }) => (src.startsWith("/") ? origin + src : src)),
    description,
    brand: brand && { "@type": "Brand", name: brand.name },
    sku,
    mpn,
    gtin,
    offers: offersOf(product, url),
  });
}

/** One price, or the span of several stores'. */
function offersOf({ offers, price, availability }: ProductDetail, url: string): JsonLd | null {
  if (price.current === null) return null;
  const availableAs = schemaAvailability(availability);
  const bought = offers.filter(({ purchasable }) => purchasable);
  const counted = bought.length > 0 ? bought : offers;
  const prices = counted.flatMap(({ price }) => price.current ?? []);
  const stores = new Set(counted.map(({ store }) => store?.slug ?? store?.name));
  const shared = { priceCurrency: price.currency, availability: availableAs, url };
  if (stores.size > 1)
    return {
      "@type": "AggregateOffer",
      lowPrice: plainAmount(Math.min(...prices)),
      highPrice: plainAmount(Math.max(...prices)),
      offerCount: stores.size,
      ...shared,
    };
  return { "@type": "Offer", price: plainAmount(price.current), ...shared };
}

function withoutNothing(object: JsonLd): JsonLd {
  const said = ([, value]: [string, unknown]) =>
    value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(object).filter(said));
}
