/** Who sells a product for how much: the offers that its page compares, the one that leads, and the ways to stores. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Offer, ProductDetail } from "contract";
import { type Staleness, stalenessOf } from "domain/freshness";
import type { Price } from "domain/money";
import type { Picture } from "domain/picture";
import type { Spot } from "server/exits/decision";
import { formatUnit } from "~/lib/money";
import { type CodeView, codeView, totalWithCode } from "~/lib/offer-code";
import type { PageOptions } from "./address";
import {
  comparedOffers,
  foldedOffers,
  offersSummary,
  priceSpan,
  sorted,
  storeOf,
  totalCents,
} from "./offers";
import { promising, termFilters, termsLine, termsTable } from "./terms";
import type { Choice } from "./variant-choice";

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
  /** '12,30 €/100 ml' */
  unit: string | null;
  shipping: number | null;
  total: number | null;
  purchasable: boolean;
  delivery: string | null;
  /** What its store promises: in a few words, none where nothing is known, and whole. */
  terms: string[];
  promises: [name: string, said: string][];
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

/** Who sells what is chosen, for how much, and the ways there. */
export function sellingOf(
  product: ProductDetail,
  options: PageOptions,
  { selected, matching, unchosen }: Choice,
  { context, now, here }: { context: AppLoadContext; now: number; here: string },
) {
  const variants = matching.length > 0 ? new Set(matching.map(({ id }) => id)) : undefined;
  const all = comparedOffers(product.offers, variants, now);
  const kept = comparedOffers(promising(product.offers, options.terms), variants, now);
  // Where no offer promises what is asked for, all are shown, and the page says so.
  const offers = kept.length > 0 ? kept : all;
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
    recommended: recommendedIn(leading ? [leading, ...shown] : offers),
    out: outOf(bought, { offer: first?.id ?? null, spot: "main" }),
    /** From the bar at the foot of phones, to the offer that leads. */
    barOut:
      (leading && outOf(leading, { offer: leading.id, spot: "bar" })) ??
      outOf(bought, { offer: first?.id ?? null, spot: "bar" }),
    buy: buyOf(first),
    summary: offersSummary(priceSpan(shown)),
    /** To compare; none where a single store sells it. */
    offers: all.length > 1 ? shown.map((offer, at) => lineOf(offer, at === 0 ? "main" : "offer")) : [],
    filters:
      all.length > 1 ? termFilters(all, here, { ...options, choice: selected ? "" : options.choice }) : [],
    /** No offer promises what was asked for. */
    unmet: kept.length === 0 && all.length > 0,
    /** Their prices have to be verified. */
    folded: folded.map((offer) => lineOf(offer, "folded")),
    /** Of the only offer. */
    trust: first && all.length === 1 ? trustOf(first, now) : null,
    span: priceSpan(shown),
    merchant: withTerms(storeOf(product, shown[0] ?? first), shown[0] ?? first),
  };
}

function withTerms(store: ReturnType<typeof storeOf>, leading: Offer | undefined) {
  return store && { ...store, promises: leading ? termsTable(leading) : [] };
}

/** What is recommended for the goods: by the offer that leads, else the first that says it; null where that is no more than its prices say. */
function recommendedIn(offers: readonly Offer[]): number | null {
  const price = offers[0]?.price;
  const said = offers.find(({ recommendedPrice }) => recommendedPrice !== null)?.recommendedPrice ?? 0;
  return price?.current != null && said > price.current && said !== price.previous ? said : null;
}

/** What leads: an offer, or the product where nobody sells it. */
function leaderOf(
  {
    price,
    unit,
    shippingCents,
    store,
    purchasable,
    availability,
  }: Pick<
    Offer & ProductDetail,
    "price" | "unit" | "shippingCents" | "store" | "purchasable" | "availability"
  >,
  offer: Offer | undefined,
) {
  return {
    price,
    unit: formatUnit(unit, price),
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
    unit: formatUnit(offer.unit, offer.price),
    shipping: offer.shippingCents,
    total: totalCents(offer),
    purchasable: offer.purchasable,
    delivery: offer.delivery,
    terms: termsLine(offer),
    promises: termsTable(offer),
    verified: offer.discountVerified,
    code: codeView(offer),
  };
}
