/** Carts that nobody thought of: lines with offers of several stores, rules, thresholds and codes; the same for the same seed. */

import type { PlanLine, PlanStore } from "domain/order-cost";
import type { CodeRule } from "domain/saving";
import { random as numbersOf } from "../../tools/random";

export interface RandomCart {
  lines: PlanLine[];
  chosen: number[];
  stores: Map<number, PlanStore>;
}

/** `everywhere` is the share of stores that have a line. */
export function randomCart(
  seed: number,
  lineCount: number,
  storeCount: number,
  everywhere = 0.7,
): RandomCart {
  const random = numbersOf(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const stores = new Map<number, PlanStore>();
  for (let id = 1; id <= storeCount; id++) {
    const silent = random() < 0.35;
    stores.set(id, {
      rule: { shipping: silent ? null : upTo(990), freeFrom: random() < 0.7 ? 2_000 + upTo(18_000) : null },
      codes: Array.from({ length: upTo(2) }, (_, at) => ({ slug: `${id}-${at}`, rule: randomCode(random) })),
    });
  }
  const lines = Array.from({ length: lineCount }, (): PlanLine => {
    const price = 900 + upTo(9_000);
    const ids = [...stores.keys()].filter(() => random() < everywhere);
    if (ids.length === 0) ids.push(1 + upTo(storeCount - 1));
    const choices = ids.map((store) => ({
      store,
      cents: Math.max(100, price + upTo(1_200) - 600),
      // Stores that say nothing of shipping have no offer that does.
      shipping: stores.get(store)?.rule.shipping === null || random() < 0.6 ? null : upTo(990),
      reduced: random() < 0.3,
    }));
    return {
      quantity: random() < 0.8 ? 1 : 1 + upTo(3),
      brand: random() < 0.5 ? "aurora" : "corvo",
      categories: random() < 0.5 ? ["donna", "vestiti-donna"] : ["donna"],
      choices: choices.sort((a, b) => a.cents - b.cents),
    };
  });
  return { lines, chosen: lines.map(({ choices }) => upTo(choices.length - 1)), stores };
}

function randomCode(random: () => number): CodeRule {
  const kind = (["percent", "amount", "shipping"] as const)[Math.floor(random() * 3)] as CodeRule["kind"];
  return {
    kind,
    value:
      kind === "percent"
        ? 5 + Math.floor(random() * 30)
        : kind === "amount"
          ? 300 + Math.floor(random() * 2_000)
          : 0,
    minimum: random() < 0.6 ? Math.floor(random() * 15_000) : null,
    ceiling: random() < 0.2 ? 500 + Math.floor(random() * 2_000) : null,
    categories: random() < 0.2 ? ["vestiti-donna"] : [],
    brands: random() < 0.2 ? ["aurora"] : [],
    excludedCategories: [],
    excludedBrands: random() < 0.1 ? ["corvo"] : [],
    fullPriceOnly: random() < 0.2,
  };
}
