/** What the address of a product page may say beyond its slug: order of offers, span of the history, page of reviews. */

export const historySpans = [30, 90, 365] as const;
export type HistorySpan = (typeof historySpans)[number];
export type OfferOrder = "totale" | "prezzo";

export interface PageOptions {
  offers: OfferOrder;
  days: HistorySpan;
  reviews: number;
}

const usual: PageOptions = { offers: "totale", days: 90, reviews: 1 };

/** Unknown values count as absent. */
export function pageOptions(search: URLSearchParams): PageOptions {
  const days = Number(search.get("storico"));
  const page = Number(search.get("recensioni"));
  return {
    offers: search.get("offerte") === "prezzo" ? "prezzo" : usual.offers,
    days: historySpans.find((span) => span === days) ?? usual.days,
    reviews: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : usual.reviews,
  };
}

/** Address of the same page with other options; usual values stay out of it. @param path `/{slug}` */
export function optionsHref(path: string, options: PageOptions, place: string): string {
  const search = new URLSearchParams();
  if (options.offers !== usual.offers) search.set("offerte", options.offers);
  if (options.days !== usual.days) search.set("storico", String(options.days));
  if (options.reviews !== usual.reviews) search.set("recensioni", String(options.reviews));
  const query = search.toString();
  return `${path}${query && `?${query}`}#${place}`;
}
