/** What a search was understood as, on the wire. */
import { facets } from "contract";
import type { UnderstoodWire } from "contract/listing/understood";
import type { Part } from "../search/parts";
import { tokensOf } from "../search/text";
import type { Asked } from "./compiled";
import type { Known } from "./question";

export function understoodWire(asked: Asked, known: Known): UnderstoodWire {
  const { text, mended, literal } = asked.understanding;
  return {
    testo: text,
    parti: asked.parts.map((part) => partWire(part, text, known)),
    esclusi: leftOutWords(asked),
    corretto: mended,
    alla_lettera: literal,
  };
}

/** The visitor's words that nothing was found with. */
export function leftOutWords({ leftOut, understanding }: Asked): string[] {
  return [...new Set(leftOut.map((part) => saidFor(part, understanding.text)))];
}

/** Whether all of the search is found. */
export function isWhole({ leftOut }: Asked): boolean {
  return leftOut.length === 0;
}

/** Whether some of it is found, the thing that it names included. */
export function isFound({ parts, leftOut }: Asked): boolean {
  return parts.length > 0 && !leftOut.some(({ type }) => type === "kind");
}

function partWire(part: Part, text: string, known: Known) {
  const isFacet = part.type === "facet" && part.slugs.length > 0;
  return {
    etichetta: part.type === "word" ? `“${saidFor(part, text)}”` : part.label,
    tratti: part.spans.map(([from, to]): [number, number] => [from, to]),
    filtro: isFacet ? facets[part.facet].param : null,
    valori: isFacet ? [...part.slugs] : null,
    prezzo_min: part.type === "price" ? (part.least ?? null) : null,
    prezzo_max: part.type === "price" ? (part.most ?? null) : null,
    in_sconto: part.type === "sale",
    nuovi_arrivi: part.type === "new",
    cercabile: isSearchable(part, text, known),
  };
}

/** Prices and words are taken away; the words of anything else are searched for, where names have them. */
function isSearchable(part: Part, text: string, { words }: Known): boolean {
  if (["word", "price", "sale", "new", "without"].includes(part.type)) return false;
  const said = tokensOf(saidFor(part, text));
  return said.some(({ word }) => words.formsOf(word).length > 0);
}

/** The words of the visitor. */
function saidFor(part: Part, text: string): string {
  return part.spans
    .map(([from, to]) => text.slice(from, to))
    .join(" ")
    .replace(/["“”«»]/g, "");
}
