/** What a search was understood as, on the wire. */
import { facets } from "contract";
import type { UnderstoodWire } from "contract/listing/understood";
import { formOf } from "../search/forms";
import type { KindPart, Part } from "../search/parts";
import { tokensOf } from "../search/text";
import type { ParsedSearch, Unheeded } from "./compiled";
import type { Known } from "./known";

export function understoodWire(asked: ParsedSearch, known: Known): UnderstoodWire {
  const { text, corrected, literal } = asked.understanding;
  return {
    testo: text,
    parti: asked.parts.flatMap((part) => (part.type === "claim" ? [] : [partWire(part, text, known)])),
    esclusi: leftOutWords(asked),
    non_restringono: asked.claims.map(unheededWire),
    altrimenti: asked.otherwise.filter(({ products }) => products > 0).map(unheededWire),
    corretto: corrected,
    alla_lettera: literal,
  };
}

function unheededWire({ words, products, search }: Unheeded) {
  return { parole: words, prodotti: products, cerca: search };
}

/** The visitor's words that nothing was found with; never those that name what is shown. */
export function leftOutWords({ leftOut, parts, understanding }: ParsedSearch): string[] {
  const { text } = understanding;
  const shown = new Set(parts.map(({ label }) => spelling(label)));
  const words = leftOut.map((part) =>
    part.type === "kind" ? particularOf(part, text) : saidFor(part, text),
  );
  return [...new Set(words)].filter((said) => said !== "" && !shown.has(spelling(said)));
}

/** Of 'pantaloni della tuta' what tells them from other trousers: 'tuta'. */
function particularOf(part: KindPart, text: string): string {
  const said = saidFor(part, text);
  const tokens = tokensOf(said);
  const telling = tokens.filter(({ word }) => part.said.includes(word));
  if (telling.length === 0 || telling.length === tokens.length) return said;
  return said.slice(telling[0]?.from, telling.at(-1)?.to);
}

/** Its words by their forms: 'Leggings' and 'legging' are one. */
function spelling(text: string): string {
  return tokensOf(text)
    .map(({ word }) => formOf(word))
    .join(" ");
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
