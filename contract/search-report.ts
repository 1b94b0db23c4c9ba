/** What visitors chose after a search (ours). Nothing of it names a person. */
import * as z from "zod";
import { listingLimits } from "./listing/query";
import { post, Succeeded } from "./row";
import { identifier, requiredText } from "./wire";

/** A search that fewer made says nothing about its results. */
const often = 5;
/** A smaller part of them that leads on to a product is hardly any. */
const few = 0.1;

/** Whether many searched for it and hardly anybody opened what was found. */
export function isHardlyFollowed({ times, choices }: { times: number; choices: number }): boolean {
  return times >= often && choices / times < few;
}

export const searchReport = {
  choose: post(
    "/api/search-choices",
    "Counts that a product was opened, or left for its store, from the results of a search",
    {
      input: z.object({
        term: requiredText.pipe(z.string().max(listingLimits.searchLength)),
        product: identifier,
      }),
      output: Succeeded,
    },
  ),
};
