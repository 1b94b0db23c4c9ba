/** What a search leaves out: 'senza cappuccio', 'non nero né blu', 'tutto tranne le scarpe'. */
import type { FacetKey } from "contract";
import { facetOf, type Meaning } from "./meanings";
import { type Part, type Span, type WithoutPart, wordPart } from "./parts";
import { priceAt, priceLabel } from "./prices";
import { sizeAt } from "./sizes";
import { type Token, unquoted } from "./text";
import type { Vocabulary } from "./vocabulary";
import {
  fillers,
  isSmall,
  negatedJoints,
  negatingPairs,
  negations,
  words as wordsIn,
} from "./vocabulary/fillers";
import lines from "./vocabulary/fillers.json";

/** What follows them is left out as well: 'senza zip e cappuccio', 'non nero né blu'. */
const goesOn = wordsIn(lines.goesOn);

export type Describe = (meaning: Meaning, tokens: readonly Token[]) => Part | null;

/** The negation that begins at a place, what it leaves out and the place of its last word; null where none does, or nothing follows. */
export function negationAt(
  text: string,
  tokens: readonly Token[],
  place: number,
  vocabulary: Vocabulary,
  describe: Describe,
): { part: Part; last: number } | null {
  const words = unquoted(tokens);
  const behind = behindNegation(words, place);
  if (behind === null || isMeantSo(words, place, behind, vocabulary)) return null;
  const isAnswer = /\?\s*$/.test(text.slice(0, tokens[place]?.from));
  if (words[place] === "no" && (isAnswer || /^\d/.test(words[behind] ?? ""))) return null;
  const price = priceAt(text, tokens, behind);
  if (price) return { part: otherWay(price.part, tokens[place] as Token), last: price.last };
  const of: Part[] = [];
  const said: string[] = [];
  let last = place;
  for (let at = skipped(words, behind); at < tokens.length; ) {
    const found = segmentAt(tokens, words, at, vocabulary, describe);
    if (!found) break;
    of.push(...found.parts);
    said.push(...found.words);
    last = found.last;
    const next = last + 1;
    if (!goesOn.has(words[next] ?? "")) break;
    const following = skipped(words, behindNegation(words, next + 1) ?? next + 1);
    if (!isAlike(words, following, of, vocabulary)) break;
    at = following;
  }
  if (of.length === 0) return null;
  const span: Span = [tokens[place]?.from ?? 0, tokens[last]?.to ?? 0];
  const behindIt = text.slice(tokens[skipped(words, behind)]?.from, span[1]);
  const label = `senza ${behindIt.toLocaleLowerCase("it")}`;
  const whole = vocabulary.at(words, place);
  const told = whole?.last === last ? whole.meanings : [];
  const instead = told.flatMap((each) => {
    const meant = describe(each, tokens.slice(place, last + 1));
    return meant?.type === "facet" ? [meant] : [];
  });
  const part: WithoutPart = { type: "without", label, of, instead, words: said, spans: [span] };
  return { part, last };
}

/** 'Senza maniche' is how something is; 'senza maniche lunghe' leaves out what has them. */
function isMeantSo(words: readonly string[], place: number, behind: number, vocabulary: Vocabulary): boolean {
  const whole = vocabulary.at(words, place)?.last ?? place;
  const { last = place, meanings = [] } = vocabulary.at(words, skipped(words, behind)) ?? {};
  return whole > place && (last < whole || (last === whole && !hasValues(meanings, vocabulary)));
}

/** Where goods are told to have laces, those without are all others, whatever they are called; a jumper that is 'non pesante' is light, and still for winter. */
function hasValues(meanings: readonly Meaning[], vocabulary: Vocabulary): boolean {
  return meanings.some(
    (each) =>
      each.type === "attribute" &&
      each.words.facet !== "season" &&
      vocabulary.valuesFor(each.words).slugs.length > 0,
  );
}

function behindNegation(words: readonly string[], place: number): number | null {
  const word = words[place] ?? "";
  if (negatingPairs.has(word) && negatingPairs.get(word) === words[place + 1]) return place + 2;
  // Of 'né neri né bianchi' neither: alone it goes on with what was denied before.
  const isNeither = word === "ne" && words.indexOf("ne", place + 1) > 0;
  return negations.has(word) || isNeither ? place + 1 : null;
}

function skipped(words: readonly string[], from: number): number {
  let at = from;
  while (negatedJoints.has(words[at] ?? "") && at < words.length - 1) at++;
  return at;
}

/** 'Senza cappuccio e zip' leaves out both; 'non nera e taglia m' does not leave out the size. */
function isAlike(words: readonly string[], place: number, of: readonly Part[], vocabulary: Vocabulary) {
  const meanings = vocabulary.at(words, place)?.meanings ?? [];
  const types = new Set(of.map(({ type }) => type));
  const isFacet = (meaning: Meaning) => meaning.type === "facet" || meaning.type === "attribute";
  if (meanings.length === 0) return types.has("word") && words[place] !== undefined;
  return meanings.some((meaning) =>
    isFacet(meaning) ? types.has("facet") || types.has("word") : types.has(meaning.type as Part["type"]),
  );
}

function segmentAt(
  tokens: readonly Token[],
  words: readonly string[],
  place: number,
  vocabulary: Vocabulary,
  describe: Describe,
): { parts: Part[]; words: string[]; last: number } | null {
  const token = tokens[place];
  if (!token) return null;
  const whole = token.literal ? null : vocabulary.at(words, place);
  // 'Senza lacci scarpe rosse' asks for shoes.
  const first = whole?.meanings.some(({ type }) => type === "kind") ? vocabulary.at([token.word], 0) : null;
  const found = first?.meanings.some(isOfPart) ? { ...first, last: place } : whole;
  const size = found ? null : sizeAt(tokens, place, vocabulary.sizes);
  if (size && size.part.slugs.length > 0) return { parts: [size.part], words: [], last: size.last };
  if (!found) {
    if (isSmall(token.word)) return null;
    // A romper without feet has no 'piedini'.
    const small = `${token.word.slice(0, -1)}in${token.word.slice(-1)}`;
    const parts = [token.word, small].map((word) => wordPart({ ...token, literal: true }, false, word));
    return { parts, words: [], last: place };
  }
  const taken = tokens.slice(place, found.last + 1);
  const parts = meant(found.meanings).flatMap((meaning) => describe(meaning, taken) ?? []);
  const said = taken.filter(({ word }) => !fillers.has(word)).map(({ word }) => word);
  const isValue = parts.some((part) => part.type === "facet" && alwaysValues.has(part.facet));
  return { parts, words: said.length === 1 && !isValue ? said : [], last: found.last };
}

/** Of these the values tell: a name that says 'nero' may be that of Nero Giardini. */
const alwaysValues: ReadonlySet<FacetKey> = new Set(["brand", "colour", "store", "size"]);

/** What a part of a thing is like. */
const ofParts = wordsIn(lines.ofParts);
const isOfPart = (each: Meaning) => each.type === "attribute" && ofParts.has(each.words.facet);

/** A brand is no kind, however much it stands for one; and whoever does not want a wedding dress is not told to be a man; fur is no warm lining. */
function meant(meanings: readonly Meaning[]): readonly Meaning[] {
  const brands = meanings.filter((meaning) => meaning.type === "facet" && meaning.facet === "brand");
  // Of 'tacco a spillo' the heel is denied, not every shoe that is called so, and of 'ferretto' no bra.
  const looks = meanings.filter(isOfPart);
  const others = meanings.filter(({ type }) => type !== "person" && type !== "gift");
  const isFur = others.some((each) => facetOf(each) === "material");
  const things = others.filter((each) => !isFur || facetOf(each) !== "feature");
  return [brands, looks, things].find(({ length }) => length > 0) ?? meanings;
}

/** 'Non sopra i 50 euro' is up to 50. */
function otherWay(part: Part, { from }: Token): Part {
  if (part.type !== "price") return part;
  const { least, most, spans } = part;
  const whole: Span = [from, spans.at(-1)?.[1] ?? from];
  if (least !== undefined && most !== undefined) return { ...part, spans: [whole] };
  const bounds = most !== undefined ? { least: most } : least !== undefined ? { most: least } : {};
  return { type: "price", ...bounds, label: priceLabel(bounds), spans: [whole] };
}
