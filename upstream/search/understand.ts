/** From a search to what it asks for: kind, person, brand, colour, size, price, looks, and the words that remain. Pure. */
import { describing, kindOf, type Segment } from "./describing";
import { settlePeople } from "./for-whom";
import { isWhole } from "./forms";
import { gathered, stretchesOf } from "./gathering";
import { judge } from "./judging";
import { type Describe, negationAt } from "./negation";
import { besideItsNeighbours } from "./neighbours";
import type { ClaimPart, FacetPart, Part, Span, Understanding } from "./parts";
import { manifold, wordPart } from "./parts";
import { boundWords, priceAt } from "./prices";
import { asItComes, type Reading } from "./reading";
import type { AgeUnit } from "./size-found";
import { sizeAt } from "./sizes";
import { correctSpelling } from "./spell-correction";
import switchLabels from "./switch-labels.json";
import { type Token, tokensOf, unquoted } from "./text";
import type { Vocabulary } from "./vocabulary";
import { bareParts, claims, isSmall, negations, ofShoes } from "./vocabulary/fillers";

/** What stands before the number of goods in a set. */
const counting = new Set(["set", "kit", "pacco", "pack", "confezione", "lotto", "tris", "multipack"]);
/** 'Meno 30%', 'scontato del 50': reduced, and no price or size. */
const reduced =
  /(?:\b(?:meno|scont\w+|sald\w+)|-)(?: del| fino al| al)? ?\d+ ?(?:%|per ?cento)|\bscont\w+ del \d+/gi;
/** Centimetres: 'da 56 a 98' are heights. */
const smallest = 50;

export function understand(text: string, vocabulary: Vocabulary, reading = asItComes): Understanding {
  const corrected = correctSpelling(tokensOf(text), vocabulary, reading);
  const typed = asTold(corrected.tokens, vocabulary);
  const tokens = reading.apart ? typed : gathered(typed, vocabulary, reading);
  const { parts, segments, child } = new Reader({ text, tokens, typed, vocabulary, reading }).read();
  const judged = judge(segments, vocabulary, text);
  const meant = unquoted(typed).join(" ");
  const startOf = ({ spans }: Part) => spans[0]?.[0] ?? 0;
  const isBare = (part: Part) =>
    part.type === "word" && bareParts.has(part.word) && judged.some(({ type }) => type === "kind");
  const all = [...parts, ...judged].filter((part) => !isBare(part)).sort((a, b) => startOf(a) - startOf(b));
  return {
    text,
    parts: shod(given(settlePeople(together(all, text), child, text, meant), text), typed),
    ...rewritten(text, corrected.tokens, corrected.typos),
    gathered: tokens.some((token, place) => token !== typed[place]),
    typos: corrected.typos.map((place) => (corrected.tokens[place] as Token).word),
  };
}

/** A present's occasion says when it is given, not where it is worn: 'regalo laurea' is no suit. */
function given(parts: Part[], text: string): Part[] {
  const isGift = parts.some(({ type }) => type === "gift");
  return parts.map((part) => {
    if (!isGift || part.type !== "facet" || part.label !== "Cerimonia") return part;
    const word = part.spans.map(([from, to]) => text.slice(from, to)).join(" ");
    return { type: "claim", label: word, word, spans: part.spans };
  });
}

/** Of a house whose goods are several and feminine shoes are meant: 'nike bianche'. */
function shod(parts: Part[], typed: readonly Token[]): Part[] {
  if (parts.some(({ type }) => type === "kind") || !typed.some(({ word }) => ofShoes.has(word))) return parts;
  const usually = { area: "scarpe", leaves: [] } as const;
  return parts.map((part) =>
    part.type === "facet" && part.facet === "brand" ? { ...part, usually: part.usually ?? usually } : part,
  );
}

/** Walks the words of a search once: each stretch is a price, a negation, a size, something that the vocabulary knows, or a word. */
class Reader {
  readonly parts: Part[] = [];
  readonly segments: Segment[] = [];
  readonly words: string[];
  /** The size that says that it is for a child. */
  child: FacetPart | null = null;

  /** The price that begins at each word. */
  private readonly prices: readonly ReturnType<typeof priceAt>[];
  private readonly ages: AgeUnit | null;
  /** Of a bag, an umbrella or a watch 'grande' is no size. */
  private readonly isBag: boolean;
  /** Where the text says that something is reduced. */
  private readonly cuts: readonly Span[];

  constructor(
    private readonly given: {
      text: string;
      tokens: readonly Token[];
      /** The same before words were gathered. */
      typed: readonly Token[];
      vocabulary: Vocabulary;
      reading: Reading;
    },
  ) {
    // What begins a price makes no phrase with what stands before it: 'tute sotto i 50 euro'.
    this.prices = given.tokens.map((_, place) => priceAt(given.text, given.tokens, place));
    this.words = unquoted(given.tokens).map((word, place) => (this.prices[place] ? "" : word));
    this.cuts = [...given.text.matchAll(reduced)].map(({ index, 0: said }) => [index, index + said.length]);
    const meanings = this.words.flatMap((word) => given.vocabulary.meaningsOf(word));
    const people = meanings.flatMap((each) => (each.type === "person" ? each.person.audiences : []));
    const isChild = people.some((audience) => audience.startsWith("bambin"));
    this.isBag = meanings.some((one) => one.type === "kind" && /^(bor|acc|gio|oro|bel)/.test(one.kind.area));
    this.ages = people.includes("neonato") ? "mesi" : isChild ? "anni" : null;
  }

  read(): this {
    for (let place = 0; place < this.given.tokens.length; place++) place = this.readAt(place);
    return this;
  }

  /** Answers the place of the last word that belongs to what was read. */
  private readAt(place: number): number {
    const { text, tokens, typed, vocabulary, reading } = this.given;
    const token = tokens[place] as Token;
    const cut = this.cuts.find(([from, to]) => token.from >= from && token.to <= to);
    if (cut) {
      this.parts.push({ type: "sale", label: switchLabels.sale, spans: [cut] });
      return place;
    }
    const bound =
      this.prices[place] ??
      negationAt(text, tokens, place, vocabulary, (meaning, taken) => this.described(meaning, taken));
    if (bound) {
      this.parts.push(bound.part);
      return bound.last;
    }
    // 'Casio' shares its form with 'casa', and is a house.
    const isHouse = vocabulary.houses.has(token.word) && !vocabulary.spells(token.word);
    const known = token.literal || isHouse ? null : vocabulary.at(this.words, place, reading);
    const found = besideItsNeighbours(known, this.words, place);
    // '3-4 anni' is no sleeve.
    const isLonger = found && found.last > place && !/^\d+$/.test(this.words[found.last] ?? "");
    // 'Zaino 30l', 'valigia 23 kg'.
    const near = () => this.words.slice(Math.max(place - 1, 0), place + 2).join(" ");
    const isOther = this.isBag && (claims.has(token.word) || /\b\d+ (l|lt|kg)\b/.test(near()));
    const isNone = isLonger || isOther || this.isCount(place) || text[token.to] === "%";
    const size = isNone ? null : sizeAt(tokens, place, vocabulary.sizes, this.agesAt(place));
    if (size && (size.audiences.length > 0 || size.part.slugs.length > 0 || found === null)) {
      const { part, audiences, last } = size;
      if (part.label !== "") this.parts.push(part);
      if (audiences.length === 0) return last;
      this.child = part;
      this.parts.push({ type: "person", label: "", audiences, spans: [...part.spans] });
      return last;
    }
    if (found) {
      const { meanings, last, used } = found;
      const taken = tokens.slice(place, last + 1);
      this.segments.push({ meanings, tokens: taken, spans: stretchesOf(taken, typed) });
      this.parts.push(...taken.flatMap((each, at) => (used.includes(place + at) ? [] : claimed(each))));
      return last;
    }
    const saysNothing = isSmall(token.word) || boundWords.has(token.word) || negations.has(token.word);
    const isBegun = place === tokens.length - 1 && (place === 0 || token.word.length > 1);
    const claim = claimed(token);
    if (claim.length > 0) this.parts.push(...claim);
    else if (token.literal || !saysNothing) this.parts.push(wordPart(token, isBegun && !isWhole(token.word)));
    return place;
  }

  /** Null where nobody small is named, or a number counts goods: '2 magliette bimba'. */
  private agesAt(place: number): AgeUnit | null {
    const [before, next = ""] = [this.words[place - 1], this.words[place + 1]];
    const isCount = before === "da" && Number(this.words[place]) < smallest;
    return isCount || this.given.vocabulary.namesKind(next) ? null : this.ages;
  }

  /** How many are in a pack is no size, but in months: 'boxer confezione da 3'. */
  private isCount(place: number): boolean {
    const [behind = "", before = "", word, next = ""] = [-2, -1, 0, 1].map((at) => this.words[place + at]);
    const isPack = counting.has(/^d[ai]$/.test(before) ? behind : before);
    return isPack && Number(word) < smallest && !/^(mes|ann|\d)/.test(next);
  }

  private described(...[meaning, taken]: Parameters<Describe>): ReturnType<Describe> {
    const { vocabulary } = this.given;
    const span: Span = [taken[0]?.from ?? 0, taken.at(-1)?.to ?? 0];
    const segment: Segment = { meanings: [meaning], tokens: [...taken], spans: [span] };
    return meaning.type === "kind" ? kindOf(segment, vocabulary) : describing([meaning], segment, vocabulary);
  }
}

/** With the words that operators' phrases stand for in their place, before anything else is understood: theirs count. */
function asTold(tokens: readonly Token[], vocabulary: Vocabulary, used: string[] = []): readonly Token[] {
  const words = unquoted(tokens);
  const told: Token[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    const found = vocabulary.toldAt(words, place);
    if (!found || used.includes(found.means)) {
      told.push(token);
      continue;
    }
    // Each stands for the whole stretch: none can be taken away alone.
    const { from, to } = { from: token.from, to: (tokens[found.last] as Token).to };
    const meant = asTold(tokensOf(found.means), vocabulary, [...used, found.means]);
    for (const { word } of meant) told.push({ word, from, to, literal: false });
    place = found.last;
  }
  return told;
}

function claimed({ word, literal, from, to }: Token): ClaimPart[] {
  return claims.has(word) && !literal ? [{ type: "claim", label: word, word, spans: [[from, to]] }] : [];
}

/** The same thing said twice is said once; silver is a colour and what a thing is made of. */
function together(parts: readonly Part[], text: string): Part[] {
  const kept: Part[] = [];
  const isEither = (one: FacetPart, other: FacetPart) =>
    manifold.has(one.facet) &&
    one.facet === other.facet &&
    /^ *(o|oppure|\/) *$/i.test(text.slice(one.spans.at(-1)?.[1], other.spans[0]?.[0]));
  const saying = (part: Part) => `${part.type === "facet" ? part.facet : part.type} ${part.label}`;
  for (const part of parts) {
    const twin = part.label === "" ? undefined : kept.find((other) => saying(other) === saying(part));
    const other = kept.at(-1);
    if (!twin && part.type === "facet" && other?.type === "facet" && isEither(other, part)) {
      other.label += `, ${part.label}`;
      other.slugs = [...other.slugs, ...part.slugs];
      other.titled = [...other.titled, ...part.titled];
      other.spans = [...other.spans, ...part.spans];
    } else if (!twin) kept.push({ ...part });
    else {
      twin.spans = [...twin.spans, ...part.spans];
      // 'Pantaloni capri': either word is one for trousers, and goods may tell both.
      if (twin.type === "kind" && part.type === "kind") twin.words = [...twin.words, ...part.words];
    }
  }
  return kept;
}

/** The text with its typos corrected, and the text that asks for what was typed, in quotes. */
function rewritten(text: string, tokens: readonly Token[], typos: readonly number[]) {
  if (typos.length === 0) return { corrected: null, literal: null };
  let corrected = text;
  let literal = text;
  for (const place of typos.toReversed()) {
    const { from, to, word } = tokens[place] as Token;
    corrected = corrected.slice(0, from) + word + corrected.slice(to);
    literal = `${literal.slice(0, from)}"${text.slice(from, to)}"${literal.slice(to)}`;
  }
  return { corrected, literal };
}
