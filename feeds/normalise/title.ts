/** Names of products from titles of rows: without the colour and size that only tell variants apart. */
import { fold } from "./text";

/** Drops trailing ' - Nero', ', M', '(Rosso / 38)', 'taglia M' as far as they repeat the row's own colour or size. */
export function productName(title: string, told: (string | undefined)[]): string {
  const words = told.flatMap((word) => (word?.trim() ? [fold(word)] : []));
  let name = title;
  if (words.length === 0) return name.trim() || title;
  for (let round = 0; round < 3; round++) {
    const cut = /^(.+?)\s*(?:\s[-–|]\s|,\s*|\s\/\s|\s\(|\s\[)([^()[\]]+?)[)\]]?$/.exec(name);
    if (!cut?.[1] || !cut[2] || !repeats(cut[2], words)) break;
    name = cut[1];
  }
  return name.trim() || title;
}

function repeats(tail: string, words: string[]): boolean {
  const parts = tail.split(/\s*[/,|]\s*|\s+-\s+/);
  if (parts.every((part) => words.includes(bare(part)))) return true;
  return words.some((word) => word.includes("/")) && words.includes(parts.map(bare).join("/"));
}

function bare(part: string): string {
  return fold(part)
    .replace(/^(taglia|tg\.?|size|colore|colou?r)\s*:?\s*/, "")
    .trim();
}
