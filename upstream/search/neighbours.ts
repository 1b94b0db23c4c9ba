/** Words that mean a colour and a thing: what stands beside them decides. */
import type { Segment } from "./describing";
import type { Found } from "./lexicon";
import { isColour, type Meaning } from "./meanings";
import { type KindPart, type Part, wordPart } from "./parts";
import type { Token } from "./text";
import { isSmall, words } from "./vocabulary/fillers";
import said from "./vocabulary/fillers.json";

const purposes = new Set(["da", "per", "su"]);

/** What stands behind 'da', 'per' or 'su' is what a thing is for and never its colour: 'stivali da pesca', 'gilet per la pesca', 'su asfalto'. */
export function besideItsNeighbours(found: Found<Meaning> | null, words: readonly string[], place: number) {
  const [near = "", before = ""] = [words[place - 1], words[place - 2]];
  if (!found || !purposes.has(isSmall(near) && !purposes.has(near) ? before : near)) return found;
  const meanings = found.meanings.filter((each) => !isColour(each));
  return meanings.length > 0 ? { ...found, meanings } : null;
}

const stones = words(said.stones);
const gems = words(said.gems);
const scents = words(said.scents);
const makeUp = words(said.makeUp);

/** Of a cream nobody asks what it is sewn of, and a fresh scent is none for summer. */
const ofCloth = /^(material|style|fit|pattern|length|neckType|season)$/;

/** Of jewels these words name the stone, or the silver, of beauty any the scent before the colour: a name that says it is as good, and 'vaniglia' no colour. */
export function withStones(parts: Part[], kind: KindPart | null, tokens: readonly Token[], before?: Segment) {
  const isBeauty = kind?.area === "bellezza";
  if (!kind || (!["gioielli", "scarpe", "borse"].includes(kind.area) && !isBeauty)) return parts;
  const isScented = isBeauty && kind.leaves.every((leaf) => !makeUp.has(leaf));
  const isNoColour = ({ word }: Token) =>
    isBeauty ? isScented || (scents.has(word) && kind.words.includes(word)) : word === "corda";
  return parts.flatMap((part): Part[] => {
    const isCloth = part.type === "facet" && isBeauty && ofCloth.test(part.facet);
    if (part.type !== "facet" || (part.facet !== "colour" && !isCloth)) return [part];
    // A white zircon makes no white earring.
    if (
      kind.area === "gioielli" &&
      gems.has(before?.tokens.at(-1)?.word ?? "") &&
      !/^(oro|argento|bronzo)/i.test(part.label)
    )
      return tokens.map(({ word, from, to }) => ({ type: "claim", label: word, word, spans: [[from, to]] }));
    const within = tokens.filter(({ from, to }) =>
      part.spans.some(([start, end]) => from >= start && to <= end),
    );
    if (isCloth || (within.length > 0 && within.every(isNoColour)))
      return within.flatMap((token) =>
        kind.words.includes(token.word) || /^pell[ei]$/.test(token.word) ? [] : [wordPart(token, false)],
      );
    const said = within.filter(({ word }) => isBeauty || stones.has(word));
    return [{ ...part, titled: [...part.titled, ...said.map(({ word }) => [word])] }];
  });
}
