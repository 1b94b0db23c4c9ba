/** The code of an offer as product page and card show it: price and total with it, and its terms in a few words. */
import type { Offer } from "contract";
import { formatDayAndMonth } from "./dates-it";
import { formatPrice } from "./money";

export interface CodeView {
  slug: string;
  masked: string;
  /** Cents with the code, without and with shipping. */
  price: number;
  total: number;
  freesShipping: boolean;
  /** 'min. 50 €, scade il 30/11'; empty without terms. */
  terms: string;
  reported: boolean;
}

export function codeView({ code, price }: Pick<Offer, "code" | "price">): CodeView | null {
  if (!code || code.price === null) return null;
  const { slug, masked, minimum, endsAt, reported } = code;
  const day = formatDayAndMonth(endsAt);
  return {
    slug,
    masked,
    price: code.price,
    total: code.price + (code.shipping ?? 0),
    freesShipping: code.price === price.current,
    terms: [minimum && `min. ${wholeEuros(minimum)}`, day && `scade il ${day}`].filter(Boolean).join(", "),
    reported,
  };
}

/** What it makes of the total of a card: '56,10 € con spedizione'. */
export function totalSaid({ price, total, freesShipping }: CodeView, currency: string): string {
  if (total !== price) return `${formatPrice(total, currency)} con spedizione`;
  return freesShipping ? "spedizione gratis" : formatPrice(total, currency);
}

/** Cents with shipping, with the offer's code where there is one; null without a price. */
export function totalWithCode(offer: Offer): number | null {
  if (offer.price.current === null) return null;
  return codeView(offer)?.total ?? offer.price.current + (offer.shippingCents ?? 0);
}

/** '50 €', '49,90 €'. */
function wholeEuros(cents: number): string {
  const euros = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace(".", ",");
  return `${euros}\u00a0€`;
}
