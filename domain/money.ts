/** Amounts of money: integer cents inside, comma or point decimals on the wire. */

/** Reads an amount ("49,90", "49.90", "1.299,00 €", 49.9) as cents; null if not positive and finite (product.md 'Entities'). */
export function parseCents(value: unknown): number | null {
  if (typeof value === "number") return toCents(value);
  if (typeof value !== "string") return null;
  const digits = value.replace(/[^\d.,-]/g, "");
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  const pointGroupsThousands = comma > point || /^\d{1,3}(\.\d{3})+$/.test(digits);
  const plain = pointGroupsThousands
    ? digits.replaceAll(".", "").replace(",", ".")
    : digits.replaceAll(",", "");
  return /^\d+(\.\d+)?$/.test(plain) ? toCents(Number(plain)) : null;
}

function toCents(amount: number): number | null {
  const cents = Math.round(amount * 100);
  return Number.isFinite(cents) && cents > 0 ? cents : null;
}

/** What a visitor pays and what the store says it cost before. */
export interface Price {
  /** Cents to pay now; null shows 'Prezzo non disponibile'. */
  current: number | null;
  /** Cents before the discount; null unless it is above `current`. */
  previous: number | null;
  /** Rounded (previous − current) / previous, in percent; 0 without a discount (product.md 'Entities'). */
  discountPercent: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A discount above this leads no order (docs/decisions/0410), in percent. */
export const mostBelievedDiscount = 80;

/** Rounded percent below the previous price; what costs anything is never 100 % off. */
export function percentOff(current: number, previous: number): number {
  return Math.min(99, Math.round(((previous - current) * 100) / previous));
}

/** Combines list and discounted price: a discount counts only if it is lower than the list price (product.md 'Entities'). */
export function priceFrom(list: number | null, discounted: number | null, currency: string): Price {
  const reduced = discounted !== null && (list === null || discounted < list);
  const current = reduced ? discounted : list;
  const previous = reduced && list !== null ? list : null;
  const discountPercent = current !== null && previous !== null ? percentOff(current, previous) : 0;
  return { current, previous, discountPercent, currency };
}

/** The fields of the wire for a price: `prezzo` is the list price, `prezzo_scontato` what is asked where that is less. */
export function priceFields({ current, previous, currency }: Price) {
  return {
    prezzo: previous ?? current,
    prezzo_scontato: previous === null ? null : current,
    valuta: current === null ? null : currency,
  };
}

/** Cents as structured data wants them: `49.90`. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
