/** What the rows of a feed say of their store: days and cost of returns, payments, country. */
import { type StoreTerms, saidTerms, termLimits } from "contract/store-terms";
import type { FeedRecord } from "../read/record";
import { plainText } from "./text";

/** Only what is understood; a cell that says something else says nothing. */
export function termsFrom(cells: FeedRecord["cells"]): StoreTerms {
  const { return_days: days, free_returns: free, payment_methods: payments, store_country: country } = cells;
  if (!days && !free && !payments && !country) return {};
  return saidTerms({
    returnDays: daysFrom(days ?? ""),
    freeReturns: yesFrom(free ?? ""),
    payments: payments ? paymentsFrom(payments) : null,
    country: countryFrom(country ?? ""),
  });
}

function daysFrom(cell: string): number | null {
  const days = Number(/^(\d{1,3})(?:\s*(?:giorni|gg|days?))?\.?$/i.exec(cell.trim())?.[1] ?? Number.NaN);
  return days >= 1 && days <= termLimits.returnDays ? days : null;
}

function yesFrom(cell: string): boolean | null {
  if (/^(s[iì]|yes|true|1|gratis|gratuito|free)$/i.test(cell.trim())) return true;
  return /^(no|false|0|a pagamento)$/i.test(cell.trim()) ? false : null;
}

function paymentsFrom(cell: string): string[] {
  const names = cell
    .split(/[,;|]/)
    .map((name) => plainText(name).trim().slice(0, termLimits.paymentLength).trim())
    .filter(Boolean);
  return [...new Set(names)].slice(0, termLimits.payments);
}

function countryFrom(cell: string): string | null {
  const name = cell.trim();
  if (/^[a-z]{2}$/i.test(name)) return name.toUpperCase();
  return /^ital(ia|y)$/i.test(name) ? "IT" : null;
}
