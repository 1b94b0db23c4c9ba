/** Amounts in feeds ("65.00 EUR", "EUR65.00", "49,90 €", "1.299,00"), what a row asks now and claims to have asked before, and whether it can be had. */
import { parseCents } from "domain/money";
import { remembering } from "upstream/remembering";
import type { FeedRecord } from "../read/record";
import { Refused } from "../read/record";
import availabilityWords from "./availability-words.json";
import { fold } from "./text";

export interface Amount {
  cents: number;
  /** ISO 4217; null when the cell names none. */
  currency: string | null;
}

const signs: ReadonlyMap<string, string> = new Map(Object.entries({ "€": "EUR", $: "USD", "£": "GBP" }));

const mostCents = 100_000_000;

/** Cents and currency of a cell, or null when it holds no positive amount; '1e308' is none. @internal its cases are many */
export const amountFrom = remembering((cell: string): Amount | null => {
  const cents = parseCents(cell);
  if (/\de[+-]?\d/i.test(cell) || (cents ?? 0) > mostCents) return null;
  if (cents === null || /-\s*\d/.test(cell) || (cell.match(/\d[\d.,' ]*/g)?.length ?? 0) > 1) return null;
  const code = /[A-Z]{3}/.exec(cell.toUpperCase())?.[0];
  const sign = /[€$£]/.exec(cell)?.[0];
  return { cents, currency: code ?? signs.get(sign ?? "") ?? null };
});

/** Shipping to Italy from Google's "IT:::4.90 EUR" (entries joined by commas) or a bare amount; 0 is free, null unknown. */
export function shippingFrom(cell: string): number | null {
  if (cell === "") return null;
  const entries = cell.split(/,(?=\s*[A-Z]{2}:)/);
  const ours =
    entries.find((entry) => /^\s*IT:/i.test(entry)) ?? entries.find((entry) => !entry.includes(":"));
  const amount = ours?.split(":").at(-1)?.trim() ?? "";
  if (/^(0+([.,]0+)?|gratis|free)(\s*(EUR|€))?$/i.test(amount.replace(/^(EUR|€)\s*/i, ""))) return 0;
  return amountFrom(amount)?.cents ?? null;
}

export interface RowPrice {
  price: number;
  /** What was asked before, where that is more. */
  list: number | null;
  /** What is recommended for the goods, where that is more: it need never have been asked. */
  recommended: number | null;
}

/** Google: `price` and `sale_price` within its dates; Awin: `search_price` and the old one. Throws `Refused`. */
export function priceOf({ cells }: FeedRecord, now: string): RowPrice {
  const full = amountFrom(cells.price ?? "");
  if (!full) throw new Refused(cells.price ? `price '${cells.price.slice(0, 40)}' is no amount` : "no price");
  const currency = (full.currency ?? cells.currency ?? "EUR").toUpperCase();
  if (currency !== "EUR") throw new Refused(`currency ${currency.slice(0, 10)} is not EUR`);
  const sale = saleIsOn(cells.sale_price_effective_date, now) ? amountFrom(cells.sale_price ?? "") : null;
  const isOnSale = sale !== null && sale.cents < full.cents;
  const price = isOnSale ? sale.cents : full.cents;
  const before = isOnSale ? full : amountFrom(cells.previous_price ?? "");
  const recommended = amountFrom(cells.recommended_price ?? "");
  return { price, list: above(price, before), recommended: above(price, recommended) };
}

function above(price: number, other: Amount | null): number | null {
  const isEuro = other?.currency == null || other.currency === "EUR";
  return other && isEuro && other.cents > price ? other.cents : null;
}

/** '2026-11-01T00:00+0100/2026-12-01T00:00+0100'; without readable dates a sale is on. */
function saleIsOn(dates: string | undefined, now: string): boolean {
  if (!dates) return true;
  const [from, to] = dates.split("/").map((date) => Date.parse(date));
  const at = Date.parse(now);
  return !(from && from > at) && !(to && to < at);
}

export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

const states = new Map<string, Availability>(
  Object.entries(availabilityWords).flatMap(([state, list]) =>
    list.map((word) => [word, state as Availability] as const),
  ),
);

/** The state a cell means; a schema.org address counts by its last part; null when it is not understood. */
export const availabilityFrom = remembering((cell: string): Availability | null => {
  const word = fold(cell.replace(/^https?:\/\/schema\.org\//i, "")).replace(/[_-]+/g, " ");
  return states.get(word) ?? (/^\d+$/.test(word) ? (Number(word) > 0 ? "in_stock" : "out_of_stock") : null);
});
