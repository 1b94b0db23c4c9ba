/** What a row asks now and claims to have asked before, from the columns of either format. */
import type { FeedRecord } from "../read/record";
import { amountFrom, askedAndBefore } from "./price";
import { Refused } from "./refused";

export interface RowPrice {
  price: number;
  list: number | null;
}

/** Google: `price` and `sale_price` within its dates; Awin: `search_price` and the old one. Throws `Refused`. */
export function priceOf({ cells }: FeedRecord, now: string): RowPrice {
  const full = amountFrom(cells.price ?? "");
  if (!full) throw new Refused(cells.price ? `price '${cells.price.slice(0, 40)}' is no amount` : "no price");
  const currency = (full.currency ?? cells.currency ?? "EUR").toUpperCase();
  if (currency !== "EUR") throw new Refused(`currency ${currency.slice(0, 10)} is not EUR`);
  const sale = saleIsOn(cells.sale_price_effective_date, now) ? amountFrom(cells.sale_price ?? "") : null;
  const before = amountFrom(cells.previous_price ?? "");
  const asked = sale && sale.cents < full.cents ? { asked: sale.cents, before: full.cents } : null;
  const prices = askedAndBefore(asked ?? { asked: full.cents, before: before?.cents ?? null });
  if (!prices) throw new Refused("no price");
  return prices;
}

/** '2026-11-01T00:00+0100/2026-12-01T00:00+0100'; without readable dates a sale is on. */
function saleIsOn(dates: string | undefined, now: string): boolean {
  if (!dates) return true;
  const [from, to] = dates.split("/").map((date) => Date.parse(date));
  const at = Date.parse(now);
  return !(from && from > at) && !(to && to < at);
}
