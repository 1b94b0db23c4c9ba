/** What the list of suggestions holds: asking the server for it, own searches of this browser, and the element of one row. */

/** A text to search for; of a brand also how many products it has. */
export type Suggestion = string | [term: string, products: number];

/** Undefined when there is no answer: searching works without suggestions. */
export async function suggestionsFor(prefix: string): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(`/suggerimenti?q=${encodeURIComponent(prefix)}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

const searchesKey = "ricerche";
const mostSearches = 5;

/** Searches of this browser that begin so, the newest first; they never leave it. */
export function ownSearches(prefix: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(searchesKey) ?? "[]") as string[];
    return kept.filter((term) => term.toLowerCase().startsWith(prefix));
  } catch {
    return [];
  }
}

export function keepSearch(term: string): void {
  const kept = [term, ...ownSearches("").filter((other) => other !== term)];
  try {
    localStorage.setItem(searchesKey, JSON.stringify(kept.slice(0, mostSearches)));
  } catch {
    // Nothing may be stored here: then nothing is remembered.
  }
}

/** The row; `data-term` is what is searched for when it is chosen. */
export function optionFor(found: Suggestion): HTMLElement {
  const [term, products] = typeof found === "string" ? [found] : found;
  const row = document.createElement("div");
  row.textContent = term;
  row.dataset.term = term;
  if (products) row.append(` (${products})`);
  return row;
}
