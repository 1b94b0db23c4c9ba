/** The invented partner stores of the demo catalogue (`stores.tsv`): what they sell, at which price level, and how they ship. */
import type { StoreTerms } from "contract/store-terms";
import * as z from "zod";
import { flag, number, perhaps, phrases, tableOf, text } from "../../scripts/tables";
import { groups } from "./who";

export const demoStores = tableOf(new URL("stores.tsv", import.meta.url), {
  /** Two letters that begin its article numbers. */
  prefix: z.string().length(2),
  name: text,
  /** Groups of articles that it sells. */
  groups,
  shipping: number,
  freeFrom: perhaps(number),
  /** Delivery time as shown. */
  delivery: text,
  /** Price level: 1 = the usual price. */
  level: number,
  /** How often an article carries a discount, 0–1. */
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
  const { prefix, name, groups, delivery, level, discounts, description, ...said } = row;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const terms: StoreTerms = { ...said, ...(said.rating ? { ratingSource: "giudizi dimostrativi" } : {}) };
  return {
    ...{ slug, name, prefix, groups, delivery, level, discounts, description, terms },
    host: `www.${slug}.example`,
    shippingCents: Math.round(shipping * 100),
    freeFromCents: freeFrom === undefined ? null : freeFrom * 100,
  };
});
export type DemoStore = (typeof demoStores)[number];
