/** How the price of a product moved, as the wire says it (beyond the specification; docs/decisions/0025). */
import * as z from "zod";
import type { DomainOf } from "../row";
import { count, requiredText, text } from "../wire";
import { KindIndex } from "./price-index";

const Step = z.object({ at: requiredText, cents: z.number().nullable(), store: text });

/** From `at` (ISO) on the lowest price was `cents`, asked by `store`; null while nobody could deliver. */
export type PriceStep = DomainOf<typeof Step>;

/** A price is well below another from this part of it on. */
export const wellBelow = 0.95;

/** Of a year: days on which it could be bought, how often it fell well below today's price, and the lowest. */
const Year = z.object({ days: count, falls: count, lowest: z.number().nullable() });
export type PriceYear = DomainOf<typeof Year>;

/** The lowest price of all stores as steps, oldest first, from the window's beginning on; `year` is null while nobody can deliver. */
export const PriceHistory = z.object({
  days: count,
  observedSince: text,
  steps: z.array(Step),
  lowest30: Step.extend({ cents: z.number() }).nullable(),
  year: Year.nullable(),
  kind: KindIndex.nullable(),
});
export type PriceHistory = DomainOf<typeof PriceHistory>;
