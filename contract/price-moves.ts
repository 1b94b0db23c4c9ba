/** How far a price may move from one reading to the next before somebody is asked, and what explains more (docs/decisions/0410). */

/** A price below this share of what it was, or at so many times as much, is not believed by itself. */
const fall = 0.3;
const rise = 5;
/** More than this off a list price explains nothing. */
const mostDiscount = 0.8;
/** A list price is what a good cost if it lies at most so far below. */
const slack = 0.9;

export function isFarFrom(before: number, now: number): boolean {
  return now < before * fall || now >= before * rise;
}

/** A reduction that nobody would believe. */
export function isSteep({ price, list }: { price: number; list: number | null }): boolean {
  return list !== null && price < list * (1 - mostDiscount);
}

interface Told {
  price: number;
  list: number | null;
  /** What is recommended for the goods explains a fall as well. */
  recommended?: number | null;
}

/** A fall that the store's own list price explains: it is what the good cost. */
export function isExplained(before: number, { price, list, recommended = null }: Told): boolean {
  const full = list ?? recommended;
  return full !== null && price < before && full >= before * slack && !isSteep({ price, list: full });
}
