/** Clothing sizes in the order in which a shop hangs them: letters by size, numbers by value. */

const letters = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "xxxxl"];
const collator = new Intl.Collator("it", { numeric: true, sensitivity: "base" });

/** Compares two size labels; letter sizes come before numbers, numbers before other words. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [rank(a), rank(b)];
  return rankA - rankB || collator.compare(a, b);
}

function rank(size: string): number {
  const plain = size
    .trim()
    .toLowerCase()
    .replace(/^(\d)xl$/, (_, times) => `${"x".repeat(Number(times))}l`);
  const letter = letters.indexOf(plain.split(/[\s/]/)[0] ?? "");
  if (letter >= 0) return letter;
  return /^\d/.test(plain) ? letters.length : letters.length + 1;
}

const oneSize = new Set(["taglia unica", "unica", "u", "one size", "onesize", "t.u.", "tu"]);

/**
 * The sizes that a product page lists (spec 000 §5): one-size names and duplicates (accents and case ignored) dropped,
 * in shop order; empty when one or none remains.
 */
export function sizeSummary(sizes: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const size of sizes) {
    const label = size.trim();
    const key = plainText(label);
    if (key && !oneSize.has(key) && !kept.has(key)) kept.set(key, label);
  }
  return kept.size > 1 ? [...kept.values()].sort(compareSizes) : [];
}

/** Lower case without accents, for comparing labels that stores spell differently. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
