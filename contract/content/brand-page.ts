/** What the page of a brand says of it (product.md 'Brands'). */
import * as z from "zod";
import { type DomainOf, get } from "../row";
import { count, logo, requiredText, text } from "../wire";

/** How a brand's sizes run, as reviews say it. */
export const sizeRuns = ["piccolo", "regolare", "grande"] as const;

const cents = z.number().nullable();

const BrandPage = z.object({
  slug: requiredText,
  name: requiredText,
  logo,
  /** Sanitised HTML that operators wrote; null where nobody did. */
  description: text,
  productCount: count,
  /** Of what can be bought. */
  lowestCents: cents,
  highestCents: cents,
  /** Every category that has some of its goods. */
  categories: z.array(z.object({ slug: requiredText, count })),
  /** What `said` of `of` reviews that speak of sizes agree on; null where too few do. */
  fit: z.object({ runs: z.enum(sizeRuns), said: z.number().int(), of: z.number().int() }).nullable(),
});
export type BrandPage = DomainOf<typeof BrandPage>;

export const brandPage = {
  bySlug: get(
    "/api/attributes/brand/{slug}",
    "One brand: what operators wrote of it, its prices, and how its sizes run",
    { input: z.object({ slug: requiredText.pipe(z.string().max(80)) }), output: BrandPage, cache: "long" },
  ),
};
