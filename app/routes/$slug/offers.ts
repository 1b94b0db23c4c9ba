/** Which offers a product page compares, and how it sums them up (product.md 'Product page'). */
import type { Offer } from "contract";
import { formatPrice } from "~/lib/money";
import { totalWithCode } from "./offer-code";

/**
 * One offer per store: of the given variants, else of all. A store shows the cheapest that
 * can be bought, or the cheapest it lists. Ordered: purchasable first, then by what the visitor pays including shipping.
 */
export function comparedOffers(offers: readonly Offer[], variantIds?: ReadonlySet<number>): Offer[] {
  const byStore = new Map<string, Offer>();
  for (const offer of offers) {
    if (variantIds && offer.variantId !== null && !variantIds.has(offer.variantId)) continue;
    const store = offer.store?.slug ?? offer.store?.name ?? `offer ${offer.id}`;
    const leader = byStore.get(store);
    if (!leader || compareOffers(offer, leader) < 0) byStore.set(store, offer);
  }
  return [...byStore.values()].sort(compareOffers);
}

/** Cents with shipping; shipping that the store does not say counts as nothing. Null without a price. */
export function totalCents(offer: Offer): number | null {
  return offer.price.current === null ? null : offer.price.current + (offer.shippingCents ?? 0);
}

function compareOffers(a: Offer, b: Offer): number {
  const total = (offer: Offer) => totalCents(offer) ?? Number.POSITIVE_INFINITY;
  if (a.purchasable !== b.purchasable) return a.purchasable ? -1 : 1;
  return total(a) < total(b) ? -1 : total(a) > total(b) ? 1 : 0;
}

/** The same offers by price alone, those that can be bought first. */
export function byPrice(offers: readonly Offer[]): Offer[] {
  return cheapestFirst(offers, (offer) => offer.price.current);
}

/** The same offers by total with the best code of each store, those that can be bought first. */
export function byTotalWithCode(offers: readonly Offer[]): Offer[] {
  return cheapestFirst(offers, totalWithCode);
}

function cheapestFirst(offers: readonly Offer[], cents: (offer: Offer) => number | null): Offer[] {
  const price = (offer: Offer) => cents(offer) ?? Number.POSITIVE_INFINITY;
  return offers.toSorted(
    (a, b) =>
      Number(b.purchasable) - Number(a.purchasable) ||
      (price(a) < price(b) ? -1 : price(a) > price(b) ? 1 : 0),
  );
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

/** 'aggiornato 3 ore fa'; null for no date. Made on the server, so that both renderings say the same. */
export function freshness(updatedAt: string | null, now: Date): string | null {
  if (!updatedAt) return null;
  const iso = updatedAt.replace(" ", "T");
  const then = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(iso) || iso.length === 10 ? iso : `${iso}Z`);
  if (Number.isNaN(then)) return null;
  const minutes = Math.max(0, Math.floor((now.getTime() - then) / 60_000));
  if (minutes < 60) return minutes < 2 ? "aggiornato ora" : `aggiornato ${minutes} minuti fa`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? "aggiornato un’ora fa" : `aggiornato ${hours} ore fa`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "aggiornato ieri" : `aggiornato ${days} giorni fa`;
}
