/** Prices in the words of a search: 'sotto 80 euro', 'tra 50 e 100', 'max 30€', 'oltre cento euro'. */
import { numerals } from "domain/numerals";
import type { PricePart } from "./parts";
import { type Token, unquoted } from "./text";
import { words } from "./vocabulary/fillers";
import said from "./vocabulary/fillers.json";

const [below, above, around] = [words(said.below), words(said.above), words(said.around)];
const [currency, between] = [words(said.currency), words(said.between)];

/** 'circa 50 euro' means a fifth more or less. */
const roughly = 0.2;
export const boundWords: ReadonlySet<string> = new Set([...below, ...around, ...currency, "fino", "minimo"]);

export const priceWords = new Set<string>([...boundWords, ...above, ...numerals.keys(), "tra", "fra"]);

/** The price that begins at a place, and how many words it takes; null when none does: 'over 60' is an age. */
export function priceAt(text: string, tokens: readonly Token[], place: number) {
  const words = unquoted(tokens);
  const skip = (at: number) => {
    let next = at;
    while (between.has(words[next] ?? "")) next++;
    return next;
  };
  const amountAt = (at: number) => amount(text, tokens, at);
  const word = words[place] ?? "";

  // 'fino a 80', 'non più di 80', 'a meno di 80', 'sotto gli 80'
  const isNotMore = word === "non" && words[place + 1] === "piu";
  if (word === "fino" || below.has(word) || isNotMore) {
    const found = amountAt(skip(place + (isNotMore ? 2 : 1)));
    if (found && (word === "fino" || found.said || found.value > 9))
      return part(tokens, place, found.last, { most: found.value });
  }
  if (above.has(word) || (word === "piu" && words[place + 1] === "di")) {
    const found = amountAt(skip(place + (words[place + 1] === "da" ? 2 : 1)));
    if (found && (found.said || (found.value > 9 && word !== "over")))
      return part(tokens, place, found.last, { least: found.value });
  }
  if (around.has(word)) {
    const found = amountAt(skip(place + 1));
    if (found?.said)
      return part(tokens, place, found.last, {
        least: Math.round(found.value * (1 - roughly)),
        most: Math.round(found.value * (1 + roughly)),
      });
  }
  return rangeAt(tokens, words, place, skip, amountAt);
}

/** No thing is sold in so many sizes: 'da 40 a 70' are euros, but for heights of children. */
const mostSizes = 24;

/** 'tra 50 e 100 euro', 'dai 30 ai 60 euro', '50-100 euro', '80 euro' (at most). */
function rangeAt(
  tokens: readonly Token[],
  words: readonly string[],
  place: number,
  skip: (at: number) => number,
  amountAt: (at: number) => Amount | null,
) {
  const opens = ["tra", "fra", "da", "dai"].includes(words[place] ?? "");
  const first = amountAt(opens ? skip(place + 1) : place);
  if (!first) return null;
  const second = amountAt(skip(first.last + 1));
  const joined = words[first.last + 1] !== undefined && skip(first.last + 1) > first.last + 1;
  // 'Jeans 29 max 40 euro': the first number is a size.
  const isNew = tokens.slice(first.last + 1, second?.last).some(({ word }) => below.has(word));
  const isTall = words.some((word) => /^(cm|altezza|tutin.*|(bamb|bimb|neonat).*)$/.test(word));
  if (second && /^(anni|mesi|cm)$/.test(words[second.last + 1] ?? "")) return null;
  const isPrice = second && second.value - first.value > mostSizes && first.value > 9 && !isTall;
  // 'Tra 38 e 39' are sizes: nobody spends between so near numbers.
  const isMeant = words[place] !== "da" && second && second.value - first.value > 3;
  const dashed = !opens && !isNew && second && !first.said && second.said && first.value < second.value;
  if (
    second &&
    second.value > first.value &&
    ((opens && joined && (second.said || first.said || isPrice || isMeant)) || dashed)
  )
    return part(tokens, place, second.last, { least: first.value, most: second.value });
  if (!first.said) return null;
  if (words[place] === "da" && words[first.last + 1] === "in")
    return part(tokens, place, first.last, { least: first.value });
  return part(tokens, opens ? skip(place + 1) : place, first.last, { most: first.value });
}

interface Amount {
  value: number;
  last: number;
  /** Whether euros were named. */
  said: boolean;
}

function amount(text: string, tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (!token || token.literal) return null;
  const value = /^\d{1,5}(\.\d{1,2})?$/.test(token.word) ? Number(token.word) : numerals.get(token.word);
  if (value === undefined || value <= 0) return null;
  // The sign of '50€ 32' is that of the number before it.
  const signed = /^\s*€/.test(text.slice(token.to)) || /(^|[^\d\s])\s*€\s*$/.test(text.slice(0, token.from));
  const next = tokens[at + 1]?.word ?? "";
  const named = currency.has(next) && next !== "eu";
  return { value, last: named ? at + 1 : at, said: signed || named };
}

type Bounds = Pick<PricePart, "least" | "most">;

function part(tokens: readonly Token[], first: number, last: number, bounds: Bounds) {
  const spans: PricePart["spans"] = [[tokens[first]?.from ?? 0, tokens[last]?.to ?? 0]];
  const price: PricePart = { type: "price", label: priceLabel(bounds), spans, ...bounds };
  return { part: price, last };
}

export function priceLabel({ least, most }: Bounds): string {
  if (least !== undefined && most !== undefined) return `${euros(least)}–${euros(most)} €`;
  return least !== undefined ? `da ${euros(least)} €` : `fino a ${euros(most ?? 0)} €`;
}

function euros(value: number): string {
  return (Number.isInteger(value) ? String(value) : value.toFixed(2)).replace(".", ",");
}
