/** What the list of suggestions holds: asking the server for it, own searches of this browser, and the element of one row. */

/** A text to search for; of a brand also how many products it has. */
export type SuggestedWord = string | [term: string, products: number];
export type SuggestedGood = [name: string, href: string, price: string, picture: string];

export interface Suggestions {
  words: SuggestedWord[];
  /** Of what the first word finds. */
  goods: SuggestedGood[];
}

/** Undefined when there is no answer: searching works without suggestions. */
export async function suggestionsFor(prefix: string): Promise<Suggestions | undefined> {
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
  store([term, ...ownSearches("").filter((other) => other !== term)].slice(0, mostSearches));
}

export function forgetSearch(term?: string): void {
  store(term ? ownSearches("").filter((other) => other !== term) : []);
}

function store(terms: string[]): void {
  try {
    localStorage.setItem(searchesKey, JSON.stringify(terms));
  } catch {
    // Nothing may be stored here: then nothing is remembered.
  }
}

/** The row; `data-term` is what is searched for when it is chosen. Rows of own searches have a cross for pointers; keys delete. */
export function wordOption(found: SuggestedWord, own: boolean): HTMLElement {
  const [term, products] = typeof found === "string" ? [found] : found;
  const row = document.createElement("div");
  row.textContent = term;
  row.dataset.term = term;
  if (products) row.append(` (${products})`);
  if (own) {
    row.ariaDescription = "Ricerca recente: Canc la toglie";
    const cross = document.createElement("span");
    cross.ariaHidden = "true";
    cross.title = "Togli dalle ricerche recenti";
    cross.textContent = "×";
    row.appendChild(cross);
  }
  return row;
}

/** The row of a product; `data-href` is where choosing it leads. */
export function goodOption([name, href, price, picture]: SuggestedGood): HTMLElement {
  const row = document.createElement("div");
  const image = document.createElement("img");
  image.src = picture;
  image.alt = "";
  image.width = 80;
  image.height = 100;
  const title = document.createElement("p");
  title.textContent = name;
  const cost = document.createElement("b");
  cost.textContent = price;
  for (const part of [image, title, cost]) row.appendChild(part);
  row.dataset.href = href;
  return row;
}
