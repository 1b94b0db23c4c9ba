/** Tables of sizes that brands or stores gave us, by brand and kind: none is made up (product.md 'Sizes first'). */
import * as z from "zod";
import { type DomainOf, get } from "../row";
import { requiredText, text } from "../wire";

const Size = z.object({
  label: z.string().trim().min(1).max(20),
  from: z.number().min(0).max(500),
  to: z.number().min(0).max(500),
});

const SizeGuide = z.object({
  brand: requiredText,
  brandName: requiredText,
  kind: requiredText,
  source: requiredText,
  sourceUrl: text,
  rows: z.array(Size),
  updatedAt: text,
});
export type SizeGuide = DomainOf<typeof SizeGuide>;

export const sizeGuides = {
  list: get(
    "/api/guide-taglie",
    "Tables of sizes of the named brands (slugs, separated by commas), of one kind or of all",
    {
      input: z.object({ brands: z.string().max(500), kind: z.string().max(40).nullish() }),
      output: z.array(SizeGuide),
      cache: "short",
    },
  ),
};
