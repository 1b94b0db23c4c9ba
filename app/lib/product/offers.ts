/** Which offers a product page compares, and how it sums them up (product.md 'Product page'). */
import type { Offer, ProductDetail } from "contract";
import { type Staleness, stalenessOf } from "domain/freshness";
import { formatPrice } from "~/lib/money";

/** One offer per store, its leading one, in the order of `sorted`; `now` is milliseconds since 1970. */
export function comparedOffers(
  offers: readonly Offer[],
  variantIds?: ReadonlySet<number>,
  now = Date.now(),
): Offer[] {
  const byStore = new Map<string, Offer>();
  for (const offer of leadingFirst(offers, totalCents)) {
    if (variantIds && offer.variantId !== null && !variantIds.has(offer.variantId)) continue;
    const store = offer.store?.slug ?? offer.store?.name ?? `offer ${offer.id}`;
    if (!byStore.has(store)) byStore.set(store, offer);
  }
  return sorted([...byStore.values()], now);
}

/** Cents with shipping; shipping that the store does not say counts as nothing. Null without a price. */
export function totalCents({ price, shippingCents }: Pick<Offer, "price" | "shippingCents">): number | null {
  return price.current === null ? null : price.current + (shippingCents ?? 0);
}

/** What shipping adds to a price, beside it. */
export function shippingBeside(cents: number | null, currency: string): string {
  if (cents === null) return "spedizione non indicata";
  return cents === 0 ? "spedizione gratis" : `+ ${formatPrice(cents, currency)} spedizione`;
}

const ranks: Record<Staleness, number> = { fresh: 0, aged: 1, old: 2 };

/** What can be bought first, then by what `cents` says; equal ones stay as they come. */
export function leadingFirst(offers: readonly Offer[], cents: (offer: Offer) => number | null): Offer[] {
  const price = (offer: Offer) => cents(offer) ?? Number.MAX_SAFE_INTEGER;
  return offers.toSorted((a, b) => Number(b.purchasable) - Number(a.purchasable) || price(a) - price(b));
}

/** The one that leads first, by `cents` (product.md 'Which offer leads'); of the others fresher prices first. */
export function sorted(
  offers: readonly Offer[],
  now: number,
  cents: (offer: Offer) => number | null = totalCents,
): Offer[] {
  const rank = ({ verifiedAt }: Offer) => ranks[stalenessOf(verifiedAt, now)];
  const [leading, ...others] = leadingFirst(offers, cents);
  if (!leading) return [];
  others.sort((a, b) => Number(b.purchasable) - Number(a.purchasable) || rank(a) - rank(b));
  return [leading, ...others];
}

/** Offers in order, in two: those to compare, and those that nobody has confirmed for long; never all, nor the first. */
export function foldedOffers(offers: readonly Offer[], now: number): { shown: Offer[]; folded: Offer[] } {
  const isOld = ({ verifiedAt }: Offer) => stalenessOf(verifiedAt, now) === "old";
  if (offers.every(isOld)) return { shown: [...offers], folded: [] };
  const isFolded = (offer: Offer, at: number) => at > 0 && isOld(offer);
  return { shown: offers.filter((offer, at) => !isFolded(offer, at)), folded: offers.filter(isFolded) };
}

/** The store of the offer that the page leads with; where no offer says its store, the product's own. */
export function storeOf({ merchant }: Pick<ProductDetail, "merchant">, leading: Offer | undefined) {
  const { name, slug } = leading?.store ?? {};
  if (leading && name && slug && slug !== merchant?.slug)
    return { name, slug, logo: leading.logo, promotions: leading.promotions };
  if (!merchant?.name || !merchant.slug) return null;
  return {
    name: merchant.name,
    slug: merchant.slug,
    logo: merchant.logo,
    promotions: merchant.coupons + merchant.deals,
  };
}

export interface PriceSpan {
  low: number;
  high: number;
  count: number;
  currency: string;
}

/** Lowest and highest price of the offers that can be bought (of all when none can), without shipping; null without prices. */
export function priceSpan(offers: readonly Offer[]): PriceSpan | null {
  const purchasable = offers.filter((offer) => offer.purchasable);
  const counted = purchasable.length > 0 ? purchasable : offers;
  const prices = counted.flatMap((offer) => offer.price.current ?? []);
  if (prices.length === 0) return null;
  const currency = counted[0]?.price.currency ?? "EUR";
  return { low: Math.min(...prices), high: Math.max(...prices), count: prices.length, currency };
}

/** 'N offerte a {min} €' when all are equal, else 'N offerte a partire da {min} €'; null for fewer than two. */
export function offersSummary(span: PriceSpan | null): string | null {
  if (!span || span.count < 2) return null;
  const price = formatPrice(span.low, span.currency);
  return `${span.count} offerte ${span.low === span.high ? "a" : "a partire da"} ${price}`;
}

/** 'in 3 negozi da 48,90 € con la spedizione', of the given variants; null where nobody has them. */
export function soldInWords(offers: readonly Offer[], variants: ReadonlySet<number>): string | null {
  const here = comparedOffers(offers, variants).filter(({ purchasable }) => purchasable);
  const [first] = here;
  const total = first && totalCents(first);
  if (!first || total == null) return null;
  const stores = here.length === 1 ? "in 1 negozio a" : `in ${here.length} negozi da`;
  const how = first.shippingCents === null ? "più la spedizione" : "con la spedizione";
  return `${stores} ${formatPrice(total, first.price.currency)} ${how}`;
}
