/** The sizes of a product page (product.md 'Product page'). */

import { isOneSize } from "domain/one-size";
import { plainText } from "~/lib/labels";
import { compareSizes } from "~/lib/sizes";

/** One-size names and duplicates (accents and case ignored) dropped, in shop order; empty when one or none remains. */
export function sizeSummary(sizes: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const size of sizes) {
    const label = size.trim();
    const key = plainText(label);
    if (key && !isOneSize(key) && !kept.has(key)) kept.set(key, label);
  }
  return kept.size > 1 ? [...kept.values()].sort(compareSizes) : [];
}
