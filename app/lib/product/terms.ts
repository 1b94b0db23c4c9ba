/** What stores promise beside prices, as a product's page says it, and the filters of its offers by it (product.md 'Product page'). */
import type { Offer } from "contract";
import { type AskedTerm, askedTermKeys, askedTerms, soonDays, termToggled } from "contract/listing/terms";
import { deliveryDays, judgedBy } from "contract/store-terms";
import { formatPrice, thousands } from "~/lib/money";
import { optionsHref, type PageOptions } from "./address";
import { commaDecimal } from "./rating";

const unsaid = "non indicato";

/** Whether an offer promises it; what nobody says is no promise. */
const meets: Record<AskedTerm, (offer: Offer) => boolean> = {
  "spedizione-gratis": ({ shippingCents }) => shippingCents === 0,
  "entro-3-giorni": ({ delivery }) => (deliveryDays(delivery)?.to ?? Number.POSITIVE_INFINITY) <= soonDays,
  "resi-gratis": ({ terms }) => terms.freeReturns === true,
  outlet: ({ terms }) => terms.outlet === true,
  "no-outlet": ({ terms }) => terms.outlet === false,
};

/** The offers that promise all that is asked for. */
export function promising(offers: readonly Offer[], asked: readonly AskedTerm[]): readonly Offer[] {
  return asked.length === 0 ? offers : offers.filter((offer) => asked.every((term) => meets[term](offer)));
}

export interface TermFilter {
  name: string;
  /** Puts it on, or takes it off where it is on. */
  href: string;
  chosen: boolean;
}

/** Filters that tell offers apart: none that all of them pass, or none. @param path of the page */
export function termFilters(offers: readonly Offer[], path: string, options: PageOptions): TermFilter[] {
  const sold = offers.filter(({ purchasable }) => purchasable);
  return askedTermKeys.flatMap((term) => {
    const chosen = options.terms.includes(term);
    const passing = sold.filter(meets[term]).length;
    if (!chosen && (passing === 0 || passing === sold.length)) return [];
    const terms = termToggled(options.terms, term);
    return [{ name: askedTerms[term], href: optionsHref(path, { ...options, terms }, "offerte"), chosen }];
  });
}

export type Promises = Pick<Offer, "terms" | "delivery" | "shippingRule">;

/** In a few words each what is known of returns, judgements and outlet. */
export function termsLine({ terms }: Pick<Offer, "terms">): string[] {
  const judged = judgedBy(terms);
  const isSaid = terms.returnDays != null || terms.freeReturns != null;
  return [
    ...(isSaid ? [`Reso ${returnsText(terms).replace(/, [a-z]+ non indicat[io]$/, "")}`] : []),
    ...(judged ? [`${commaDecimal(judged.rating)}/5 su ${judged.source}`] : []),
    ...(terms.outlet ? ["Outlet"] : []),
  ];
}

/** Every term with what is said of it; what nobody says is said to be unknown. */
export function termsTable({ terms, delivery, shippingRule }: Promises): [name: string, said: string][] {
  const judged = judgedBy(terms);
  return [
    ["Resi", returnsText(terms)],
    ["Consegna", delivery ?? unsaid],
    ["Spedizione", shippingText(shippingRule)],
    ["Pagamenti", terms.payments?.join(", ") || unsaid],
    [
      "Valutazione",
      judged
        ? `${commaDecimal(judged.rating)} su 5, ${thousands(judged.judgements)} giudizi (${judged.source})`
        : unsaid,
    ],
    ["Paese", terms.country ? countryName(terms.country) : unsaid],
    ["Outlet", terms.outlet == null ? unsaid : terms.outlet ? "sì" : "no"],
  ];
}

function returnsText({ returnDays, freeReturns }: Offer["terms"]): string {
  if (returnDays == null && freeReturns == null) return unsaid;
  const days = returnDays == null ? null : returnDays === 1 ? "un giorno" : `${returnDays} giorni`;
  if (freeReturns == null) return `entro ${days}, costo non indicato`;
  const cost = freeReturns ? "gratis" : "a carico tuo";
  return days ? `entro ${days}, ${cost}` : `${cost}, giorni non indicati`;
}

/** What the store asks to send, and the sum from which it asks nothing. */
function shippingText({ shipping, freeFrom }: Offer["shippingRule"]): string {
  if (shipping === 0 || freeFrom === 0) return "gratis";
  const free = freeFrom === null ? null : `gratis da ${formatPrice(freeFrom)}`;
  if (shipping === null) return free ?? unsaid;
  return `${formatPrice(shipping)}${free ? `, ${free}` : ""}`;
}

function countryName(code: string): string {
  return new Intl.DisplayNames(["it"], { type: "region", fallback: "code" }).of(code) ?? code;
}
