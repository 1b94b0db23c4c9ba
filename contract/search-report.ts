/** What visitors chose after a search, and what operators learn of searches (ours). Nothing of it names a person. */
import * as z from "zod";
import { listingLimits } from "./listing/query";
import { type DomainOf, renamed, row, Succeeded } from "./row";
import { identifier, requiredText } from "./wire";

const Searched = renamed(
  z.object({
    termine: requiredText,
    volte: z.number(),
    mancano: z.string().nullable(),
    scelte: z.number(),
  }),
  { termine: "term", volte: "times", scelte: "choices", mancano: "missed" },
);
/** How often a term was searched and led on; `missed` are the words that nothing was found with, '' for none, null unknown. */
export type Searched = DomainOf<typeof Searched>;

/** A search that fewer made says nothing about its results. */
const often = 5;
/** A smaller part of them that leads on to a product is hardly any. */
const few = 0.1;

/** Whether many searched for it and hardly anybody opened what was found. */
export function isHardlyFollowed({ times, choices }: Pick<Searched, "times" | "choices">): boolean {
  return times >= often && choices / times < few;
}

const Chosen = renamed(
  z.object({ termine: requiredText, prodotto: z.string(), slug: z.string(), scelte: z.number() }),
  { termine: "term", prodotto: "product", scelte: "choices" },
);
export type Chosen = DomainOf<typeof Chosen>;

export const searchReport = {
  choose: row({
    method: "POST",
    path: "/api/search-choices",
    summary: "Counts that a product was opened, or left for its store, from the results of a search",
    input: renamed(
      z.object({
        termine: requiredText.pipe(z.string().max(listingLimits.searchLength)),
        prodotto: identifier,
      }),
      { termine: "term", prodotto: "product" },
    ),
    output: Succeeded,
    cache: "none",
    auth: "public",
  }),
  report: row({
    method: "GET",
    path: "/api/search-report",
    summary:
      "Searches of the last days, the most frequent first: how often, what was not found, what was chosen",
    input: renamed(z.object({ giorni: z.coerce.number().int().min(1).max(180).default(7) }), {
      giorni: "days",
    }),
    output: renamed(z.object({ ricerche: z.array(Searched), scelti: z.array(Chosen) }), {
      ricerche: "searches",
      scelti: "chosen",
    }),
    cache: "none",
    auth: "admin",
  }),
};
