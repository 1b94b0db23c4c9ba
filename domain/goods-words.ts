/** The words of goods' names, compared: joints left out, singular and plural as one. */
import { folded } from "./folded";

const joints = new Set(
  "di da in con per il la lo le gli un una and the with for of a e da uomo donna".split(" "),
);

function wordsOf(text: string): Set<string> {
  const words = folded(text).match(/[a-z0-9]{2,}/g) ?? [];
  return new Set(words.filter((word) => !joints.has(word)).map(stem));
}

/** Singular and plural as one. */
export function stem(word: string): string {
  return word.length > 4 ? word.replace(/[aeiouè]$|s$/, "") : word;
}

/** How many words both names hold, the brand's own left out. */
export function sharedWords(a: string, b: string, brand: string): number {
  const [mine, theirs, ours] = [wordsOf(a), wordsOf(b), wordsOf(brand)];
  return [...mine].filter((word) => theirs.has(word) && !ours.has(word)).length;
}
