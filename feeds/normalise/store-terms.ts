/** What the rows of a feed say of their store: days and cost of returns, payments, country, judgements, outlet. */
import { judgedBy, type StoreTerms, saidTerms, termLimits } from "contract/store-terms";
import type { FeedRecord } from "../read/record";
import { plainText } from "./text";

/** Only what is understood; a cell that says something else says nothing. */
export function termsFrom(cells: FeedRecord["cells"]): StoreTerms {
  const { return_days: days, free_returns: free, payment_methods: payments, store_country: country } = cells;
  const judgement = judgementFrom(cells);
  const outlet = cells.store_outlet;
  if (!days && !free && !payments && !country && !judgement && !outlet) return {};
  return saidTerms({
    returnDays: daysFrom(days ?? ""),
    freeReturns: yesFrom(free ?? ""),
    payments: payments ? paymentsFrom(payments) : null,
    country: countryFrom(country ?? ""),
    ...judgement,
    outlet: yesFrom(outlet ?? ""),
  });
}

/** Vote, number and source of one row, or nothing: parts of several rows would be nobody's judgement. */
function judgementFrom(cells: FeedRecord["cells"]): StoreTerms | null {
  const { store_rating: rating, store_rating_count: count, store_rating_source: source } = cells;
  if (!rating || !count || !source) return null;
  const said = {
    rating: ratingFrom(rating),
    judgements: countFrom(count),
    ratingSource: plainText(source).trim().slice(0, termLimits.sourceLength).trim(),
  };
  return judgedBy(said) ? said : null;
}

/** '4,6', '4.6/5', '4,6 su 5'; of another scale nothing. */
function ratingFrom(cell: string): number | null {
  const [, said = ""] =
    /^([1-5](?:[.,]\d{1,4})?)(?:\s*(?:\/|su|out of)\s*5(?:[.,]0)?)?$/i.exec(cell.trim()) ?? [];
  const rating = Number(said.replace(",", "."));
  return rating >= 1 && rating <= 5 ? rating : null;
}

/** '12840', '12.840 recensioni'. */
function countFrom(cell: string): number | null {
  const [, said = ""] =
    /^(\d{1,9}|\d{1,3}(?:[.,' ]\d{3}){1,2})(?:\s*(?:giudizi|recensioni|voti|reviews|ratings))?$/i.exec(
      cell.trim(),
    ) ?? [];
  const count = Number(said.replace(/\D/g, ""));
  return count >= 1 && count <= termLimits.judgements ? count : null;
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
