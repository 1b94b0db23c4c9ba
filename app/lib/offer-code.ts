/** The code of an offer as a product page shows it: price and total with it, and its terms in a few words. */
import type { Offer } from "contract";
import { formatDayAndMonth } from "./dates-it";
import { euros, formatPrice } from "./money";

export interface CodeView {
  slug: string;
  masked: string;
  /** Cents with the code, without and with shipping. */
  price: number;
  total: number;
  /** It takes off the shipping, or a part of it, and leaves the price as it is. */
  offShipping: boolean;
  /** 'min. 50 €, scade il 30/11'; empty without terms. */
  terms: string;
  reported: boolean;
}

export function codeView({ code, price }: Pick<Offer, "code" | "price">): CodeView | null {
  if (!code || code.price === null) return null;
  const { slug, masked, minimum, endsAt, reported } = code;
  const day = formatDayAndMonth(endsAt);
  const least = minimum && `min. ${euros(minimum / 100)}\u00a0€`;
  return {
    slug,
    masked,
    price: code.price,
    total: code.price + (code.shipping ?? 0),
    offShipping: code.price === price.current,
    terms: [least, day && `scade il ${day}`].filter(Boolean).join(", "),
    reported,
  };
}

/** What it makes of the price, and what follows where shipping is left to pay: '45,00 €', ', 49,90 € con spedizione'. */
export function priceSaid({ price, total, offShipping }: CodeView, currency: string): [string, string] {
  const shown = offShipping ? "spedizione gratis" : formatPrice(price, currency);
  if (total === price) return [shown, ""];
  const sum = formatPrice(total, currency);
  // A code with a ceiling leaves some of the shipping.
  if (offShipping) return [`spedizione a ${formatPrice(total - price, currency)}`, `, ${sum} in tutto`];
  return [shown, `, ${sum} con spedizione`];
}

/** Cents with shipping, with the offer's code where there is one; null without a price. */
export function totalWithCode(offer: Offer): number | null {
  if (offer.price.current === null) return null;
  return codeView(offer)?.total ?? offer.price.current + (offer.shippingCents ?? 0);
}
