/** What a product's address may say beyond its slug: choices so far, order of offers, span of the history, page of reviews. */

import { type AskedTerm, termsIn } from "contract/listing/terms";

export const historySpans = [30, 90, 365] as const;
type HistorySpan = (typeof historySpans)[number];
export const offerOrders = ["totale", "codice", "prezzo"] as const;
export type OfferOrder = (typeof offerOrders)[number];

export interface PageOptions {
  /** Values chosen before they name a variant, e.g. `colore.rosso` (variant-choice.ts). */
  choice: string;
  offers: OfferOrder;
  terms: readonly AskedTerm[];
  days: HistorySpan;
  reviews: number;
}

const usual: PageOptions = { choice: "", offers: "totale", terms: [], days: 90, reviews: 1 };

/** Unknown values count as absent. */
export function pageOptions(search: URLSearchParams): PageOptions {
  const days = Number(search.get("storico"));
  const page = Number(search.get("recensioni"));
  const choice = search.get("scelta") ?? "";
  return {
    choice: choice.length <= 200 ? choice : usual.choice,
    offers: offerOrders.find((order) => order === search.get("offerte")) ?? usual.offers,
    terms: termsIn(search.get("condizioni") ?? undefined),
    days: historySpans.find((span) => span === days) ?? usual.days,
    reviews: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : usual.reviews,
  };
}

/** Address of the same page with other options; usual values stay out of it. @param path `/{slug}` */
export function optionsHref(path: string, options: PageOptions, place: string): string {
  const search = new URLSearchParams();
  if (options.choice !== usual.choice) search.set("scelta", options.choice);
  if (options.offers !== usual.offers) search.set("offerte", options.offers);
  if (options.terms.length > 0) search.set("condizioni", options.terms.join(","));
  if (options.days !== usual.days) search.set("storico", String(options.days));
  if (options.reviews !== usual.reviews) search.set("recensioni", String(options.reviews));
  const query = search.toString().replaceAll("%2C", ",");
  return `${path}${query && `?${query}`}#${place}`;
}
