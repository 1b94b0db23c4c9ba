/** The words of the list: title with its month, numbers in singular and plural, filters that can be taken away. */
import {
  homeCountry,
  type PromotionsQuery,
  promotionSorts,
  promotionsHref,
  promotionTypes,
  withChoice,
} from "~/lib/promotions-url";

const monthAndYear = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  month: "long",
  year: "numeric",
});

export function promotionsTitle(now: Date, merchant: string | null): string {
  const title = `Codici sconto e coupon di ${monthAndYear.format(now)}`;
  return merchant ? `${title} – ${merchant}` : title;
}

/** How many were found, called by what was asked for. */
export function foundText(total: number, type: PromotionsQuery["type"]): string {
  if (type === "codice") return total === 1 ? "1 coupon valido trovato" : `${total} coupon validi trovati`;
  const [one, many] = type === "promozione" ? ["promozione", "promozioni"] : ["offerta", "offerte"];
  return total === 1 ? `1 ${one} valida trovata` : `${total} ${many} valide trovate`;
}

export function couponsText(count: number): string {
  return count === 1 ? "1 Codice" : `${count} Codici`;
}

export function dealsText(count: number): string {
  return `${count} Promo`;
}

export function filterTags(query: PromotionsQuery, merchant: string | null, country: string) {
  const without = (choice: Partial<PromotionsQuery>) => promotionsHref(withChoice(query, choice));
  const { search, type, sort } = query;
  return [
    ...(query.merchant
      ? [{ label: merchant ?? query.merchant, href: without({ merchant: null, sort: "relevance" }) }]
      : []),
    ...(type ? [{ label: promotionTypes[type], href: without({ type: null }) }] : []),
    ...(search ? [{ label: `«${search}»`, href: without({ search: "" }) }] : []),
    ...(query.country === homeCountry ? [] : [{ label: country, href: without({ country: homeCountry }) }]),
    ...(sort === "relevance" ? [] : [{ label: promotionSorts[sort], href: without({ sort: "relevance" }) }]),
  ];
}
