/** Sizes as a card shows them: what says something, upper case, in the order of the shelf (product.md 'Cards and carousels'). */

import { isOneSize } from "domain/one-size";

/** Letter sizes sort by body, not by alphabet. */
const letters = new Map(
  "XXXS XXS XS S S/M M M/L L L/XL XL XXL 2XL XXXL 3XL 4XL 5XL".split(" ").map((size, index) => [size, index]),
);
const collator = new Intl.Collator("it", { numeric: true, sensitivity: "base" });

/** The sizes worth showing, upper-cased, without repeats, naturally sorted. */
export function shownSizes(sizes: readonly string[]): string[] {
  const kept = sizes.filter((size) => !isOneSize(size));
  return [...new Set(kept.map((size) => size.trim().toUpperCase()))].sort(compareSizes);
}

/** Natural Italian order: numbers by value, letter sizes from XXXS up, then words; numbers before letters before words. */
export function compareSizes(a: string, b: string): number {
  return shelf(a) - shelf(b) || collator.compare(a, b);
}

/** Numbers stand together at 0, every letter size has its own place, words come last. */
function shelf(size: string): number {
  if (/^\d/.test(size) && !letters.has(size.toUpperCase())) return 0;
  return 1 + (letters.get(size.toUpperCase()) ?? letters.size);
}
