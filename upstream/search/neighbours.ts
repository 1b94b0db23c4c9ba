/** Words that mean a colour and a thing: what stands beside them decides. */
import type { Found } from "./lexicon";
import { isColour, type Meaning } from "./meanings";
import { type KindPart, type Part, wordPart } from "./parts";
import type { Token } from "./text";
import { words } from "./vocabulary/fillers";
import said from "./vocabulary/fillers.json";

const purposes = new Set(["da", "per", "su"]);
const articles = new Set(["il", "la", "lo", "l", "le", "i", "gli"]);

/** What stands behind 'da', 'per' or 'su' is what a thing is for and never its colour: 'stivali da pesca', 'gilet per la pesca', 'su asfalto'. */
export function besideItsNeighbours(
  found: Found<Meaning> | null,
  words: readonly string[],
  place: number,
): Found<Meaning> | null {
  const before = articles.has(words[place - 1] ?? "") ? words[place - 2] : words[place - 1];
  if (!found || !purposes.has(before ?? "")) return found;
  const meanings = found.meanings.filter((each) => !isColour(each));
  return meanings.length > 0 ? { ...found, meanings } : null;
}

const stones = words(said.stones);
const scents = words(said.scents);
const makeUp: ReadonlySet<string> = new Set(["trucco-viso", "trucco-occhi", "rossetti", "unghie"]);

/** Of jewels these words name the stone, or the silver, of beauty any the scent before the colour: a name that says it is as good, and 'vaniglia' no colour. */
export function withStonesAndScents(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const kind = parts.find((part): part is KindPart => part.type === "kind");
  const isBeauty = kind?.area === "bellezza";
  if (!kind || (kind.area !== "gioielli" && !isBeauty)) return [...parts];
  const isScented = isBeauty && kind.leaves.every((leaf) => !makeUp.has(leaf));
  return parts.flatMap((part): Part[] => {
    if (part.type !== "facet" || part.facet !== "colour") return [part];
    const said = tokens.filter(
      ({ word, from, to }) =>
        (isBeauty || stones.has(word)) && part.spans.some(([start, end]) => from >= start && to <= end),
    );
    if (isScented && said.length > 0 && said.every(({ word }) => scents.has(word)))
      return said.flatMap((token) => (kind.words.includes(token.word) ? [] : [wordPart(token, false)]));
    return [{ ...part, titled: [...part.titled, ...said.map(({ word }) => [word])] }];
  });
}
