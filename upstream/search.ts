/** From what a visitor typed to an FTS5 expression: accents folded, Italian endings tolerated, nothing left to break out of. */

/** Words that carry no meaning in a product search. */
const fillers = new Set(
  "a ad al alla allo ai agli alle con da dal dalla dei del della delle di e ed gli i il in la le lo nel nella o per su un una uno".split(
    " ",
  ),
);

/** Lower case without accents, as the index folds it. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text, cut where the index's tokenizer cuts: everything but letters and digits separates. */
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

/** The MATCH expression: every word must occur, the last one may be unfinished; null when the text has no word. */
export function matchExpression(text: string): string | null {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return null;
  const terms = asked.map((word, index) => {
    const forms = formsOf(word).map((form) => `"${form}"`);
    if (index === asked.length - 1) forms.push(`"${word}" *`);
    return forms.length === 1 ? forms[0] : `(${forms.join(" OR ")})`;
  });
  return terms.join(" AND ");
}
