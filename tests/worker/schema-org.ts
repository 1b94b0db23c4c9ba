/**
 * Product data as Google documents it for product pages and product variants: required and recommended properties, their
 * forms, and nothing else. Strict, because a misspelt property would otherwise pass for an unknown one. No outside service.
 */
import { isValidGtin } from "domain/gtin";
import * as z from "zod";

const url = z.string().regex(/^https?:\/\/[^/\s]+\/[^\s]*$/);
const words = z.string().regex(/^[^<>]*\S[^<>]*$/);
const amount = z.string().regex(/^(?!0\.00)\d+\.\d{2}$/);
const gtin = z.string().refine(isValidGtin, "wrong check digit").optional();
const availability = z.enum(
  ["InStock", "OutOfStock", "PreOrder", "BackOrder"].map((state) => `https://schema.org/${state}`),
);
const priced = { priceCurrency: z.string().regex(/^[A-Z]{3}$/), availability, url };

const Offer = z.strictObject({
  "@type": z.literal("Offer"),
  price: amount,
  ...priced,
  seller: z.strictObject({ "@type": z.literal("Organization"), name: words }).optional(),
});
const AggregateOffer = z
  .strictObject({
    "@type": z.literal("AggregateOffer"),
    lowPrice: amount,
    highPrice: amount,
    offerCount: z.int().min(2),
    ...priced,
  })
  .refine(({ lowPrice, highPrice }) => Number(lowPrice) <= Number(highPrice), "low above high");
const offers = z.discriminatedUnion("@type", [Offer, AggregateOffer]);

const aggregateRating = z.strictObject({
  "@type": z.literal("AggregateRating"),
  ratingValue: z.string().regex(/^([1-4]\.\d|5\.0)$/),
  reviewCount: z.int().min(1),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});

const differences = { color: words, size: words, material: words, pattern: words };
const Variant = z.strictObject({
  "@type": z.literal("Product"),
  name: words,
  url,
  sku: words,
  gtin,
  image: z.array(url).length(1),
  ...z.object(differences).partial().shape,
  offers,
});

const common = {
  "@context": z.literal("https://schema.org"),
  name: words,
  url,
  image: z.array(url).min(1).max(4),
  description: words,
  brand: z.strictObject({ "@type": z.literal("Brand"), name: words }),
  offers,
  aggregateRating: aggregateRating.optional(),
};
const Product = z.strictObject({
  "@type": z.literal("Product"),
  ...common,
  sku: words,
  mpn: words.optional(),
  gtin,
  inProductGroupWithID: words.optional(),
});
const ProductGroup = z
  .strictObject({
    "@type": z.literal("ProductGroup"),
    ...common,
    productGroupID: words,
    variesBy: z.array(z.enum(Object.keys(differences).map((name) => `https://schema.org/${name}`))).min(1),
    hasVariant: z.array(Variant).min(2),
  })
  .refine(({ hasVariant, variesBy }) => {
    const names = variesBy.map((name) => name.replace("https://schema.org/", "") as keyof typeof differences);
    const said = hasVariant.map((variant) => names.map((name) => variant[name]));
    return said.flat().every(Boolean) && new Set(said.map(String)).size === said.length;
  }, "variants that cannot be told apart")
  .refine(
    ({ hasVariant }) => new Set(hasVariant.map((one) => one.url)).size === hasVariant.length,
    "one address for two variants",
  )
  .refine(({ hasVariant, offers }) => {
    const buyable = hasVariant.filter((one) => one.offers.availability.endsWith("/InStock"));
    const counted = buyable.length > 0 ? buyable : hasVariant;
    return lowest(offers) <= Math.min(...counted.map((one) => lowest(one.offers)));
  }, "a variant cheaper than the group");

const Page = z.discriminatedUnion("@type", [Product, ProductGroup]);
export type ProductData = z.output<typeof Page>;

const Trail = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), name: words, item: url }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), "positions"),
});

/** Everything wrong with the product and the trail of a page, in words; empty when nothing is. */
export function faultsOf(html: string): string[] {
  const data = structured(html);
  const product = Page.safeParse(data.find(({ "@type": type }) => String(type).startsWith("Product")));
  const trail = Trail.safeParse(data.find(({ "@type": type }) => type === "BreadcrumbList"));
  return [product, trail].flatMap(({ error }) =>
    (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
  );
}

/** The product of a page; throws where it is not as documented. */
export function productOf(html: string): ProductData {
  return Page.parse(structured(html).find(({ "@type": type }) => String(type).startsWith("Product")));
}

/** The lowest price that an offer names. */
export function lowest(offer: z.output<typeof offers>): number {
  return Number("lowPrice" in offer ? offer.lowPrice : offer.price);
}

function structured(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    (match) => JSON.parse(String(match[1])) as Record<string, unknown>,
  );
}
