/** What the parameters of a listing's address hold. Browsers read it too: it imports nothing. */

/** One text, in whose place another one comes. */
const texts = ["cerca", "prezzoMin", "prezzoMax", "ordinamento"];
/** One value, which its own link takes back. */
const choices = [
  "categoria",
  "spedizioneCompresa",
  "inSconto",
  "nuoviArrivi",
  "disponibilita",
  "valutazione",
];
/** What is left behind with the page: whatever changes the list begins anew. */
const passing = ["pagina", "confronta"];

/** All others, those of the facets first, hold a list of values, separated by commas, each of which its own link takes back. */
export function holds(param: string): "list" | "choice" | "text" | "passing" {
  if (texts.includes(param)) return "text";
  if (choices.includes(param)) return "choice";
  return passing.includes(param) ? "passing" : "list";
}
