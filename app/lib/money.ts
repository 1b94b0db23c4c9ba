/** Amounts as visitors read them: Italian format, two decimals, non-breaking space before the symbol (product.md 'Entities'). */

import type { UnitPrice } from "contract/catalogue/parts";
import type { Price } from "domain/money";

export { plainAmount } from "domain/money";

const nbsp = "\u00a0";
const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries({ EUR: "€", USD: "$", GBP: "£", CHF: "CHF" }),
);

export const noPrice = "Prezzo non disponibile";

/** Cents as `1.299,00 €`; null says that there is no price. Written by hand: `Intl` costs ten times as much a card. */
export function formatPrice(cents: number | null, currency = "EUR"): string {
  if (cents === null) return noPrice;
  const euros = thousands(Math.floor(cents / 100));
  const rest = String(cents % 100).padStart(2, "0");
  return `${euros},${rest}${nbsp}${symbols.get(currency) ?? currency}`;
}

/** '12,30 €/100 ml'; null where it is not known, or no other than the price. */
export function formatUnit(unit: UnitPrice, { current, currency }: Price): string | null {
  if (unit?.cents == null || unit.cents === current) return null;
  return `${formatPrice(unit.cents, currency)}/${unit.per.replace(" ", nbsp)}`;
}

/** Euros as filters and terms tell them: '50', '49,90'. */
export function euros(amount: number): string {
  return (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace(".", ",");
}

/** A whole number as `1.234`. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ".");
}

/** What shipping adds, or null when the store does not say. */
export function formatShipping(cents: number | null, currency = "EUR"): string | null {
  if (cents === null) return null;
  return cents === 0 ? "Spedizione gratis" : `+${nbsp}${formatPrice(cents, currency)} spedizione`;
}
