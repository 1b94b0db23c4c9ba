/** What is suggested for beginnings of searches, as the site answers it, and whether a press on each shows something. */
import { emptyListing } from "contract";
import { countValues } from "upstream/listing/answer";
import { shopOf } from "upstream/listing/product-matcher";
import { questionOf } from "upstream/listing/question";
import { searchesWithResults } from "upstream/listing/searches-with-results";
import { Completions } from "upstream/search/completions";
import { stockOf } from "upstream/search/stock";
import type { Held } from "./held";
import { firstCards } from "./judge";

export async function suggestedIn(held: Held, beginnings: readonly string[], now: Date) {
  const { catalogue } = held;
  const completions = new Completions(
    stockOf(catalogue, countValues(catalogue, questionOf(emptyListing, catalogue, now))),
  );
  const pressed = new Map<string, boolean>();
  const offers = new Map<string, string[]>();
  const [dead, silent, times]: [string[], string[], number[]] = [[], [], []];
  let all = 0;
  for (const beginning of beginnings) {
    const began = performance.now();
    const offered = await completions.offered(beginning, (terms) =>
      searchesWithResults(terms, "whole", shopOf(catalogue)),
    );
    const terms = offered.map(({ term }) => term);
    times.push(performance.now() - began);
    offers.set(beginning, terms);
    if (terms.length === 0) silent.push(beginning);
    for (const term of terms) {
      all++;
      const finds = pressed.get(term) ?? (await firstCards(term, held, now)).total > 0;
      pressed.set(term, finds);
      if (!finds) dead.push(`${beginning}: ${term}`);
    }
  }
  return { all, dead, silent, times, offers };
}
