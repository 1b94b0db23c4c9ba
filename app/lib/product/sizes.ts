/** The sizes of a product page (product.md 'Product page'). */

import { plainText } from "~/lib/labels";
import { compareSizes } from "~/lib/sizes";

const oneSize = new Set(["taglia unica", "unica", "u", "one size", "onesize", "t.u.", "tu"]);

/** One-size names and duplicates (accents and case ignored) dropped, in shop order; empty when one or none remains. */
export function sizeSummary(sizes: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const size of sizes) {
    const label = size.trim();
    const key = plainText(label);
    if (key && !oneSize.has(key) && !kept.has(key)) kept.set(key, label);
  }
  return kept.size > 1 ? [...kept.values()].sort(compareSizes) : [];
}
