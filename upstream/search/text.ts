/** A search as words with their places in the text: accents folded, elisions dropped, what stands in quotes taken to the letter. */
import { folded } from "domain/folded";
import { formOf } from "./forms";

export interface Token {
  /** Folded. */
  word: string;
  /** Place in the text, end exclusive. */
  from: number;
  to: number;
  /** Stands in quotes: meant to the letter. */
  literal: boolean;
}

/** The words of a search; nothing for what stands in quotes. */
export function unquoted(tokens: readonly Token[]): string[] {
  return tokens.map(({ word, literal }) => (literal ? "" : word));
}

/** More words narrow no search any further. */
const mostWords = 24;
const elided = new Set("l d un all dell nell sull dall quell quest bell c m t s".split(" "));

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const quotes = quotedParts(text);
  for (const match of text.matchAll(
    /\b(?:[mM]\.[lLcC]\b|(?<!\d ?)[dD]\.(?=\s|$))|\d+(?:x\d+){2}|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[\p{L}\p{M}\p{N}]+|[\u{1F300}-\u{1FAFF}\u231A\u26AA\u26AB\u2764]/gu,
  )) {
    const from = match.index;
    const to = from + match[0].length;
    const word = folded(match[0]).replace(",", ".");
    if (word === "") continue;
    const before = tokens.at(-1);
    // levi's, women's: one word.
    if (word === "s" && before?.to === from - 1 && /['’`´]/.test(text[from - 1] ?? "")) {
      before.word += "s";
      before.to = to;
      continue;
    }
    if (/['’`´]/.test(text[to] ?? "") && /\p{L}/u.test(text[to + 1] ?? "") && elided.has(word)) continue;
    tokens.push({ word, from, to, literal: quotes.some(([start, end]) => from >= start && to <= end) });
  }
  return tokens.slice(0, mostWords);
}

/** The words of a text by their forms: 'Leggings' and 'legging' are one. */
export function formsOf(text: string): string {
  return tokensOf(text)
    .map(({ word }) => formOf(word))
    .join(" ");
}

/** Stretches between straight or typographic quotes; one that is left open goes to the end. The first behind a digit means inches. */
function quotedParts(text: string): [from: number, to: number][] {
  const places = [...text.matchAll(/(?<!^[^"“”«»]*\d)["“”«»]/g)].map(({ index }) => index);
  return places.flatMap((from, index): [number, number][] =>
    index % 2 === 0 ? [[from, places[index + 1] ?? text.length]] : [],
  );
}
