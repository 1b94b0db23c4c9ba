/** What a search was understood as, as pages get it. */
import type { Understood, UnderstoodPart } from "contract/listing/understood";
import { formOf } from "../search/forms";
import type { KindPart, Part } from "../search/parts";
import { formsOf, tokensOf } from "../search/text";
import type { ParsedSearch } from "./compiled";
import type { Known } from "./known";

export function understoodOf(asked: ParsedSearch, known: Known): Understood {
  const { text, corrected, literal } = asked.understanding;
  return {
    text,
    parts: asked.parts.flatMap((part) => (part.type === "claim" ? [] : [partOf(part, text, known)])),
    leftOut: leftOutWords(asked),
    claims: asked.claims,
    otherwise: asked.otherwise.filter(({ products }) => products > 0),
    corrected,
    literal,
  };
}

/** The visitor's words that nothing was found with; never those that name what is shown. */
export function leftOutWords({ leftOut, parts, understanding }: ParsedSearch): string[] {
  const { text } = understanding;
  const shown = new Set(parts.map(({ label }) => formsOf(label)));
  const words = leftOut.map((part) =>
    part.type === "kind" ? particularOf(part, text) : saidFor(part, text),
  );
  return [...new Set(words)].filter((said) => said !== "" && !shown.has(formsOf(said)));
}

/** Of 'pantaloni della tuta' what tells them from other trousers: 'tuta'; of 'camicia da notte' all. */
function particularOf(part: KindPart, text: string): string {
  const said = saidFor(part, text);
  const tokens = tokensOf(said);
  const names = part.titled.flat().map(formOf);
  const named = tokens.filter(({ word }) => names.includes(formOf(word)));
  const telling = named.length > 0 ? named : tokens.filter(({ word }) => part.said.includes(word));
  if (telling.length === 0 || telling.length === tokens.length) return said;
  return said.slice(telling[0]?.from, telling.at(-1)?.to);
}

function partOf(part: Part, text: string, known: Known): UnderstoodPart {
  const isFacet = part.type === "facet" && part.slugs.length > 0;
  return {
    label: part.type === "word" ? `“${saidFor(part, text)}”` : part.label,
    spans: part.spans.map(([from, to]): [number, number] => [from, to]),
    facet: isFacet ? part.facet : null,
    values: isFacet ? part.slugs : [],
    priceMin: part.type === "price" ? part.least : undefined,
    priceMax: part.type === "price" ? part.most : undefined,
    delivered: part.type === "delivered",
    onSale: part.type === "sale",
    newArrivals: part.type === "new",
    available: part.type === "available",
    term: part.type === "term" ? part.term : undefined,
    isSearchable: isSearchable(part, text, known),
  };
}

/** Prices and words are taken away; the words of anything else are searched for, where names have them. */
function isSearchable(part: Part, text: string, { words }: Known): boolean {
  if (["word", "price", "delivered", "sale", "new", "available", "term", "without"].includes(part.type))
    return false;
  const said = tokensOf(saidFor(part, text));
  return said.some(({ word }) => words.formsOf(word).length > 0);
}

function saidFor(part: Part, text: string): string {
  const words = new Set(part.spans.map(([from, to]) => text.slice(from, to)));
  return [...words].join(" ").replace(/["“”«»]|^che /g, "");
}
