/** What a store promises beside its prices: returns, payments, judgements, country. Null, and an empty list, is not said. */
import * as z from "zod";
import { called, type DomainOf, fields } from "./row";

/** Bounds of what desk and feeds may say; `deliveries`: letters of all times of delivery of a store's offers together. */
export const termLimits = {
  returnDays: 730,
  payments: 12,
  paymentLength: 40,
  sourceLength: 60,
  judgements: 100_000_000,
  deliveries: 2_000,
} as const;

const trimmed = (most: number) => z.string().trim().min(1).max(most);

/** Every part may be missing; a judgement counts with its source and number only (`judgedBy`). */
const said = {
  returnDays: z.number().int().min(1).max(termLimits.returnDays).nullish(),
  freeReturns: z.boolean().nullish(),
  payments: z.array(trimmed(termLimits.paymentLength)).max(termLimits.payments).readonly().nullish(),
  /** ISO 3166: two capitals. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Due lettere, come IT.")
    .nullish(),
  rating: z.number().min(1).max(5).nullish(),
  judgements: z.number().int().min(1).max(termLimits.judgements).nullish(),
  ratingSource: trimmed(termLimits.sourceLength).nullish(),
  outlet: z.boolean().nullish(),
};
/** As importers say it. */
export const SaidTerms = z.object(said);

export const StoreTerms = fields({
  returnDays: called("reso_giorni", said.returnDays),
  freeReturns: called("reso_gratis", said.freeReturns),
  payments: called("pagamenti", said.payments),
  country: called("paese", said.country),
  rating: called("voto", said.rating),
  judgements: called("voti", said.judgements),
  ratingSource: called("fonte_voto", said.ratingSource),
  outlet: said.outlet,
});
export type StoreTerms = DomainOf<typeof StoreTerms>;

/** What is said alone: what lacks would only hide what another source says. */
export function saidTerms(terms: StoreTerms): StoreTerms {
  return Object.fromEntries(
    Object.entries(terms).filter(([, said]) => said != null && !(Array.isArray(said) && said.length === 0)),
  );
}

/** What a judgement is made of; sources never complete one another's. */
export const judgementParts = ["rating", "judgements", "ratingSource"] as const;

/** The judgement of a store: without where it comes from, and of how many, it says nothing. */
export function judgedBy({ rating, judgements, ratingSource }: StoreTerms) {
  return rating && judgements && ratingSource ? { rating, judgements, source: ratingSource } : null;
}

const hour = 1 / 24;

/** Days from–to of 'consegna in 2-3 giorni', '24/48 ore', '1 giorno lavorativo'; null where no time is said. */
export function deliveryDays(said: string | null): { from: number; to: number } | null {
  const found =
    /(?<!\d|\d[.,])(\d{1,3})\s*(?:(?:-|–|\/|a|e|o)\s*(\d{1,3})\s*)?(giorn|gg|day|or[ae]|h\b|hour|settiman|week)/i.exec(
      said ?? "",
    );
  if (!found) return null;
  const unit = found[3]?.toLowerCase() ?? "";
  const days = /^(o|h)/.test(unit) ? hour : /^(s|w)/.test(unit) ? 7 : 1;
  const [low, high] = [Number(found[1]), Number(found[2] ?? found[1])];
  return { from: Math.ceil(Math.min(low, high) * days), to: Math.ceil(Math.max(low, high) * days) };
}
