/** What the list of suggestions holds: asking the server for it, and the element of one row. */

export type Suggestion = string;

/** Undefined when there is no answer: searching works without suggestions. */
export async function suggestionsFor(prefix: string): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(`/suggerimenti?q=${encodeURIComponent(prefix)}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The row; `data-term` is what is searched for when it is chosen. */
export function optionFor(term: Suggestion): HTMLElement {
  const row = document.createElement("div");
  row.textContent = term;
  row.dataset.term = term;
  return row;
}
