/** What shoppers may ask of stores beside the price, on a listing and among the offers of a product alike (product.md 'Listing'). */

/** As addresses say it, and what it is called; the two of outlets exclude each other. */
export const askedTerms = {
  "spedizione-gratis": "Spedizione gratis",
  "entro-3-giorni": "Consegna entro 3 giorni",
  "resi-gratis": "Reso gratuito",
  outlet: "Solo outlet",
  "no-outlet": "Senza outlet",
} as const;
export type AskedTerm = keyof typeof askedTerms;
export const askedTermKeys = Object.keys(askedTerms) as AskedTerm[];

/** What 'entro 3 giorni' means. */
export const soonDays = 3;

/** In their order; unknown words say nothing. @param said as in `?condizioni=resi-gratis,outlet` */
export function termsIn(said: string | undefined): AskedTerm[] {
  const words = (said ?? "").slice(0, 100).toLowerCase().split(",");
  const terms = askedTermKeys.filter((term) => words.some((word) => word.trim() === term));
  return terms.includes("outlet") ? terms.filter((term) => term !== "no-outlet") : terms;
}

/** With this one besides, in place of what it excludes. */
export function withTerm(terms: readonly AskedTerm[], term: AskedTerm): AskedTerm[] {
  const isOutlet = (one: AskedTerm) => one.endsWith("outlet");
  return askedTermKeys.filter(
    (one) => one === term || (terms.includes(one) && !(isOutlet(one) && isOutlet(term))),
  );
}

/** Put on, or taken off where it is on. */
export function termToggled(terms: readonly AskedTerm[], term: AskedTerm): AskedTerm[] {
  return terms.includes(term) ? terms.filter((one) => one !== term) : withTerm(terms, term);
}
