/** The invented partner stores of the demo catalogue (`stores.tsv`): what they sell, at which price level, and how they ship. */
import type { StoreTerms } from "contract/store-terms";
import * as z from "zod";
import { flag, number, perhaps, phrases, tableOf, text } from "../../scripts/tables";
import { type Group, groups } from "./who";

export interface DemoStore {
  slug: string;
  name: string;
  host: string;
  description: string;
  shippingCents: number;
  freeFromCents: number | null;
  /** Delivery time as shown. */
  delivery: string;
  terms: StoreTerms;
  /** Price level: 1 = the usual price. */
  level: number;
  /** How often an article carries a discount, 0–1. */
  discounts: number;
  /** Groups of articles that it sells. */
  groups: readonly Group[];
  /** Two letters that begin its article numbers. */
  prefix: string;
}

export const demoStores: readonly DemoStore[] = tableOf(new URL("stores.tsv", import.meta.url), {
  prefix: z.string().length(2),
  name: text,
  groups,
  shipping: number,
  freeFrom: perhaps(number),
  delivery: text,
  level: number,
  discounts: number,
  returnDays: perhaps(number),
  freeReturns: perhaps(flag),
  payments: perhaps(phrases),
  country: perhaps(text),
  outlet: perhaps(flag),
  rating: perhaps(number),
  judgements: perhaps(number),
  description: text,
}).map(({ shipping, freeFrom, ...row }) => {
  const { prefix, name, groups, delivery, level, discounts, description, ...terms } = row;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    slug,
    name,
    host: `www.${slug}.example`,
    description,
    shippingCents: Math.round(shipping * 100),
    freeFromCents: freeFrom === undefined ? null : freeFrom * 100,
    delivery,
    terms: { ...terms, ...(terms.rating ? { ratingSource: "giudizi dimostrativi" } : {}) },
    level,
    discounts,
    groups,
    prefix,
  };
});
