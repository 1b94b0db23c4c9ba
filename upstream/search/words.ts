/** From what a visitor typed to words to look for: accents folded, Italian endings tolerated. */
import { folded } from "contract/folded";

/** Words that carry no meaning in a product search. */
const fillers = new Set(
  "a ad al alla allo ai agli alle con da dal dalla dei del della delle di e ed gli i il in la le lo nel nella o per su un una uno".split(
    " ",
  ),
);

/** The words of a text: everything but letters and digits separates. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/**
 * Singular, plural and gender forms of an Italian word of four letters or more: vestito, vestiti; giacca, giacche;
 * orologio, orologi; nera, nero. Forms are matched whole, so 'rosa' does not find 'rosso'.
 */
export function formsOf(word: string): string[] {
  const stem = word.slice(0, -1);
  if (word.length < 4 || !/[aeio]$/.test(word)) return [word];
  const forms = [word, ...["a", "e", "i", "o"].map((ending) => stem + ending)];
  if (/[cg]$/.test(stem)) forms.push(`${stem}he`, `${stem}hi`);
  if (/[cg]h$/.test(stem)) forms.push(`${stem.slice(0, -1)}a`, `${stem.slice(0, -1)}o`);
  if (stem.endsWith("i")) forms.push(stem, `${stem.slice(0, -1)}e`);
  if (word.endsWith("i")) forms.push(`${word}o`);
  if (/[cg]e$/.test(word)) forms.push(`${stem}ia`);
  return [...new Set(forms)];
}

/** What a diminutive is made of, in one of its forms: borsetta, borsa; magliette, maglia; cappottino, cappotta. Or null. */
export function withoutDiminutive(word: string): string | null {
  const stem = /^(.{3,})(?:ett|in)[aeio]$/.exec(word)?.[1];
  return stem ? `${stem}a` : null;
}

/** The words that a search is about, in order; the last one may be unfinished. None: nothing can be found. */
export function askedWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}
