/** What the product page shows, derived from the product that the upstream answered. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, Offer, Picture, Price, ProductDetail } from "contract";
import { type Staleness, stalenessOf } from "contract/freshness";
import { colours } from "contract/listing/colours";
import type { Spot } from "server/exits/decision";
import { formatLongDate } from "~/lib/dates-it";
import { plainText, slugOf } from "~/lib/labels";
import { categoryTrail, listingHref } from "~/lib/listing-url";
import { type CodeView, codeView, totalWithCode } from "~/lib/offer-code";
import type { PageOptions } from "./address";
import { attributeTable, unsaid } from "./attributes";
import {
  comparedOffers,
  foldedOffers,
  offersSummary,
  priceSpan,
  soldInWords,
  sorted,
  storeOf,
  totalCents,
} from "./offers";
import { sizeSummary } from "./sizes";
import { type Axis, choiceText, chosenValues, matchingVariants, variantAxes } from "./variant-choice";

/** How sure a price is. */
export interface Trust {
  /** Null where the upstream numbers none: nobody can say that its price is another. */
  id: number | null;
  store: string;
  /** ISO 8601; null where nobody says when. */
  verifiedAt: string | null;
  staleness: Staleness;
  /** Several visitors found another price at the store. */
  reported: boolean;
  /** Of 100 visits to the store those after which nobody did; null for too few. */
  confirmed: number | null;
}

export interface OfferLine extends Trust {
  logo: Picture | null;
  price: Price;
  shipping: number | null;
  total: number | null;
  availability: Offer["availability"];
  purchasable: boolean;
  delivery: string | null;
  /** Our own observations confirm the previous price. */
  verified: boolean;
  /** With the best code of the store. */
  code: CodeView | null;
  /** Way out through `/vai`; null when the offer cannot be bought. */
  out: string | null;
  /** For the cart; null until everything is chosen, and for what cannot be bought. */
  buy: Buyable | null;
}

/** What goes into the cart; null where the upstream numbers none. */
export interface Buyable {
  variant: number | null;
  offer: number | null;
}

const orders: Record<PageOptions["offers"], (offer: Offer) => number | null> = {
  totale: totalCents,
  codice: totalWithCode,
  prezzo: ({ price }) => price.current,
};

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
  const selling = sellingOf(product, options, choice, { context, now });
  // Only where sizes are not a choice of variants.
  const sizes = axes.some((axis) => plainText(axis.name) === "taglia") ? [] : sizeSummary(product.sizes);
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
    url: new URL(`/${slug}`, context.site.origin).href,
    choice: [...chosen.values()].join(" · ") || null,
    pictures: galleryOf(product, (matching.find(({ available }) => available) ?? matching[0])?.pictures),
    /** Names of what has to be chosen before anything can go into the cart. */
    unchosen: unchosen.map(({ name }) => name),
    axes: axes.map(withSwatches),
    sizes,
    sizedOffers: sizedOffersOf(product, choice),
    category: product.categorySlug,
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

/** What is chosen of the product's variants, and what is left to choose. */
function choiceOf({ variants, selectedVariantId }: ProductDetail, asked: string, path: string) {
  const selected = variants.find((variant) => variant.id === selectedVariantId);
  const chosen = chosenValues(variants, selectedVariantId, asked);
  const matching = selected ? [selected] : chosen.size > 0 ? matchingVariants(variants, chosen) : [];
  const axes = variantAxes(variants, chosen, path);
  const unchosen = axes.filter(({ choices }) => !choices.some((choice) => choice.selected));
  return { selected, chosen, matching, axes, unchosen };
}

type Choice = ReturnType<typeof choiceOf>;

/** Each size beside what else is chosen: where choosing it leads, and who has it for how much. */
function sizedOffersOf({ variants, offers }: ProductDetail, { axes, chosen }: Choice): SizedOffer[] {
  const axis = axes.find(({ name }) => plainText(name) === "taglia");
  const others = new Map([...chosen].filter(([name]) => name !== axis?.name));
  return (axis?.choices ?? []).map(({ value, href, selected }) => {
    const ids = matchingVariants(variants, new Map(others).set(axis?.name ?? "", value)).map(({ id }) => id);
    return [slugOf(value), value, selected ? null : href, soldInWords(offers, new Set(ids))];
  });
}

/** Who sells what is chosen, for how much, and the ways there. */
function sellingOf(
  product: ProductDetail,
  options: PageOptions,
  { selected, matching, unchosen }: Choice,
  { context, now }: { context: AppLoadContext; now: number },
) {
  const variants = matching.length > 0 ? new Set(matching.map(({ id }) => id)) : undefined;
  const offers = comparedOffers(product.offers, variants, now);
  const { shown, folded } = foldedOffers(sorted(offers, now, orders[options.offers]), now);
  const [first] = offers;
  const leading = offers.length > 1 ? shown[0] : undefined;
  // A choice that nobody sells must not borrow the way out of another one.
  const soldOut = { ...product, purchasable: false, availability: "out_of_stock" as const };
  const bought = first ?? (matching.length > 0 && product.offers.length > 0 ? soldOut : product);
  const outOf = (
    { purchasable, url }: Pick<Offer, "purchasable" | "url">,
    { offer, spot }: { offer: number | null; spot: Spot },
  ) =>
    purchasable && url
      ? context.exits.link({ url, product: product.id, offer, place: "product", spot })
      : null;
  const buyOf = (offer: Offer | undefined): Buyable | null =>
    unchosen.length === 0 && (offer ?? bought).purchasable
      ? { variant: offer?.variantId ?? selected?.id ?? null, offer: offer?.id ?? null }
      : null;
  const lineOf = (offer: Offer, spot: Spot): OfferLine => ({
    ...offerLine(offer, now),
    out: outOf(offer, { offer: offer.id, spot }),
    buy: buyOf(offer),
  });
  return {
    ...leaderOf(bought, first),
    out: outOf(bought, { offer: first?.id ?? null, spot: "main" }),
    /** From the bar at the foot of phones, to the offer that leads. */
    barOut:
      (leading && outOf(leading, { offer: leading.id, spot: "bar" })) ??
      outOf(bought, { offer: first?.id ?? null, spot: "bar" }),
    buy: buyOf(first),
    summary: offersSummary(priceSpan(shown)),
    /** To compare; none where a single store sells it. */
    offers: offers.length > 1 ? shown.map((offer, at) => lineOf(offer, at === 0 ? "main" : "offer")) : [],
    /** Their prices have to be verified. */
    folded: folded.map((offer) => lineOf(offer, "folded")),
    /** Of the only offer. */
    trust: first && offers.length === 1 ? trustOf(first, now) : null,
    span: priceSpan(shown),
    merchant: storeOf(product, shown[0] ?? first),
  };
}

/** What leads: an offer, or the product where nobody sells it. */
function leaderOf(
  {
    price,
    shippingCents,
    store,
    purchasable,
    availability,
  }: Pick<Offer & ProductDetail, "price" | "shippingCents" | "store" | "purchasable" | "availability">,
  offer: Offer | undefined,
) {
  return {
    price,
    shipping: shippingCents,
    store: store?.name ?? null,
    purchasable,
    availability,
    delivery: offer?.delivery ?? null,
    verified: offer?.discountVerified ?? false,
    code: offer ? codeView(offer) : null,
  };
}

function trustOf({ id, store, verifiedAt, reported, confirmed }: Offer, now: number): Trust {
  const staleness = stalenessOf(verifiedAt, now);
  return { id, store: store?.name ?? "Negozio partner", verifiedAt, staleness, reported, confirmed };
}

function offerLine(offer: Offer, now: number): Omit<OfferLine, "out" | "buy"> {
  return {
    ...trustOf(offer, now),
    logo: offer.logo,
    price: offer.price,
    shipping: offer.shippingCents,
    total: totalCents(offer),
    availability: offer.availability,
    purchasable: offer.purchasable,
    delivery: offer.delivery,
    verified: offer.discountVerified,
    code: codeView(offer),
  };
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
    choices: axis.choices.map((choice) => ({ ...choice, swatch: isColour ? swatchOf(choice.value) : null })),
  };
}

/** The palette slug that a store's colour word means, or null. */
function swatchOf(word: string): string | null {
  const plain = plainText(word);
  const exact = colours.find(({ name, aliases }) =>
    [name, ...aliases].some((known) => plainText(known) === plain),
  );
  const found = exact ?? colours.find(({ name }) => plain.startsWith(`${plainText(name)} `));
  return found?.slug ?? null;
}
