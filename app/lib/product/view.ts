/** What the product page shows, derived from the product that the upstream answered. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, ProductDetail } from "contract";
import { tableKeyOf } from "domain/own-sizes";
import type { Picture } from "domain/picture";
import { formatLongDate } from "~/lib/dates-it";
import { plainText, slugOf } from "~/lib/labels";
import { categoryTrail, listingHref } from "~/lib/listing-url";
import { colourMeant } from "~/lib/look/harmony";
import type { PageOptions } from "./address";
import { attributeTable, unsaid } from "./attributes";
import { soldInWords } from "./offers";
import { sellingOf } from "./selling";
import { matrixOf } from "./size-matrix";
import { sizeSummary } from "./sizes";
import { type Axis, type Choice, choiceOf, choiceText, matchingVariants } from "./variant-choice";

/** A size of a product: what it is called, where choosing it leads, and who has it; null where nobody has. */
export type SizedOffer = [slug: string, label: string, href: string | null, said: string | null];

export type ProductView = ReturnType<typeof productView>;

/** What the address says: the asked slug (product or variant) and the options behind it. */
export interface ProductRequest {
  slug: string;
  options: PageOptions;
}

/** The page's view of a product; ways out are minted for what can be bought. `now` dates the freshness of offers. */
export function productView(
  product: ProductDetail,
  categories: readonly Category[],
  { slug, options }: ProductRequest,
  context: AppLoadContext,
  now = Date.now(),
) {
  const path = `/${product.slug ?? slug}`;
  const choice = choiceOf(product, options.choice, path);
  const { selected, chosen, matching, axes, unchosen } = choice;
  const selling = sellingOf(product, options, choice, { context, now, here: `/${slug}` });
  // Only where sizes are not a choice of variants.
  const isSized = axes.some((axis) => plainText(axis.name) === "taglia");
  const sizes = isSized ? [] : sizeSummary(product.sizes);
  const names = [
    ...axes.map(({ name }) => name),
    ...(sizes.length > 0 ? ["Taglia"] : []),
    ...(selling.merchant ? ["Negozio"] : []),
  ];
  return {
    ...factsOf(product, categories),
    ...selling,
    /** The parent product's address: canonical for all its variants. */
    path,
    /** The address that was asked, and what it says. */
    here: `/${slug}`,
    options: { ...options, choice: selected ? "" : choiceText(chosen) },
    /** What each size costs at each store; null where a single one of either is sold. */
    matrix: matrixOf(product, choice, path),
    url: new URL(`${context.site.origin}/${slug}`).href,
    choice: [...chosen.values()].join(" · ") || null,
    pictures: galleryOf(product, (matching.find(({ available }) => available) ?? matching[0])?.pictures),
    /** Names of what has to be chosen before anything can go into the cart. */
    unchosen: unchosen.map(({ name }) => name),
    axes: axes.map(withSwatches),
    sizes,
    sizedOffers: sizedOffersOf(product, choice),
    category: product.categorySlug,
    guide: isSized || sizes.length > 0 ? guideHref(product) : null,
    attributes: unsaid(attributeTable(product.attributes, selected?.attributes), {
      names,
      description: product.description,
    }),
  };
}

/** What is true of the product whatever is chosen. */
function factsOf(product: ProductDetail, categories: readonly Category[]) {
  const { id, name, brand, rating, description, tags, seo, sku, mpn, gtin } = product;
  return {
    ...{ id, name, brand, rating, description, tags, seo, sku, mpn, gtin },
    updated: formatLongDate(product.updatedAt),
    trail: categoryTrail(categories, product.categorySlug).map((one) => ({
      name: one.name,
      href: listingHref({ category: one.slug }),
    })),
  };
}

/** Each size beside what else is chosen: where choosing it leads, and who has it for how much. */
function sizedOffersOf({ variants, offers }: ProductDetail, { axes, chosen }: Choice): SizedOffer[] {
  const axis = axes.find(({ name }) => plainText(name) === "taglia");
  const others = new Map([...chosen].filter(([name]) => name !== axis?.name));
  return (axis?.choices ?? []).map(({ value, href, selected }) => {
    const ids = matchingVariants(variants, new Map(others).set(axis?.name ?? "", value)).map(({ id }) => id);
    return [slugOf(value), value, selected ? null : href, soldInWords(offers, new Set(ids))];
  });
}

/** The brand's own table of sizes where there is one, and the conversions; null for what has no sizes. */
function guideHref({ categorySlug, brand }: ProductDetail): string | null {
  const table = tableKeyOf(categorySlug);
  if (!table) return null;
  return `/taglie/guida?${new URLSearchParams({ tipo: table, ...(brand?.name && { voglio: brand.name }) })}`;
}

/** The selected variant's own pictures lead; the product's follow without repeats. */
function galleryOf(product: ProductDetail, own: readonly Picture[] = []): readonly Picture[] {
  const seen = new Set<string>();
  return [...own, ...product.pictures].filter(({ src }) => !seen.has(src) && seen.add(src)).slice(0, 10);
}

/** Colour choices learn their swatch from the palette. */
function withSwatches(axis: Axis) {
  const isColour = plainText(axis.name) === "colore";
  return {
    ...axis,
    choices: axis.choices.map((choice) => ({
      ...choice,
      swatch: isColour ? colourMeant(choice.value) : null,
    })),
  };
}
