/** Search terms and the suggestions made of them (product.md 'Search', 'Content calls'). */
import * as z from "zod";
import { listingLimits } from "./listing/query";
import { called, codec, type DomainOf, fields, get, post, put, Succeeded } from "./row";
import { listUnder, requiredText, text } from "./wire";

/** Slug of a search term: lower case, spaces to hyphens, other symbols removed. */
export function suggestionSlug(term: string): string {
  return term
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\p{L}\p{N}_-]/gu, "");
}

export const Suggestion = codec(
  z.object({
    termine: requiredText,
    slug: text,
    /** Beyond the specification: of a brand, how many products it has; and whether it completes what was typed. */
    prodotti: z.number().nullish(),
    completa: z.boolean().nullish(),
  }),
  (wire) => ({
    term: wire.termine,
    slug: wire.slug ?? suggestionSlug(wire.termine),
    products: wire.prodotti ?? null,
    completes: wire.completa ?? false,
  }),
  ({ term, slug, products, completes }) => ({
    termine: term,
    slug,
    ...(completes && { prodotti: products, completa: true }),
  }),
);
export type Suggestion = DomainOf<typeof Suggestion>;

export const suggestions = {
  list: get(
    "/api/suggestions",
    "Suggested search terms; with q the kinds, brands and terms that begin with it, typos tolerated",
    {
      input: z.object({ q: z.string().max(listingLimits.searchLength).optional() }),
      output: listUnder(Suggestion, "suggestions", "rows"),
      cache: "short",
    },
  ),
  increment: put("/api/suggestions/{slug}/increment", "Counts one use of a suggestion", {
    input: z.object({ slug: requiredText.pipe(z.string().max(listingLimits.searchLength)) }),
    output: Succeeded,
  }),
};

export const searchTerms = {
  add: post("/api/search-terms", "Records a search that a visitor submitted", {
    input: fields({ term: called("termine", requiredText.pipe(z.string().max(listingLimits.searchLength))) }),
    output: Succeeded,
  }),
};
