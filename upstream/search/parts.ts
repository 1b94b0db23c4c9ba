/** What a search is made of once it is understood. */
import type { FacetKey } from "contract";
import type { AskedTerm } from "contract/listing/terms";
import type { Area, Audience } from "../catalogue/taxonomy";
import type { Token } from "./text";

/** A stretch of the searched text, end exclusive. */
export type Span = readonly [from: number, to: number];

interface Told {
  label: string;
  spans: Span[];
}

/** Phrases, each a list of words of which a name must hold all. */
export type Phrases = readonly (readonly string[])[];

export interface KindPart extends Told {
  type: "kind";
  /** As `kindKey` has it, of the kind that was named. */
  key: string;
  area: Area;
  leaves: readonly string[];
  also: readonly string[];
  /** Phrases of which the name must hold one; empty: the leaf says it all. */
  titled: Phrases;
  /** What the thing itself is called, not what it is made with: a cream 'con olio' is no oil. */
  called: boolean;
  /** What is said so may rather be left out than a colour. */
  loosely: boolean;
  said: readonly string[];
  /** All that it was named by, as it was understood. */
  words: readonly string[];
}
export interface PersonPart extends Told {
  type: "person";
  audiences: readonly Audience[];
}
/** Of these a thing has several at once: what is asked of them goes side by side. */
export const manifold: ReadonlySet<FacetKey> = new Set(["material", "detail", "feature"]);

/** Values of a facet as the panel has them; a name that says it is as good as the value. */
export interface FacetPart extends Told {
  type: "facet";
  facet: FacetKey;
  slugs: readonly string[];
  titled: Phrases;
  /** Of a house: what it is known for, which stands first. */
  usually?: Pick<KindPart, "area" | "leaves"> | null;
}
export interface PricePart extends Told {
  type: "price";
  /** Euros, inclusive. */
  least?: number;
  most?: number;
}
/** Filters without a value, and wishes: the cheapest third, and what is meant as a present. */
interface SwitchPart extends Told {
  type: "sale" | "new" | "cheap" | "gift" | "available" | "delivered";
}
/** What the store of an offer must promise. */
interface TermPart extends Told {
  type: "term";
  term: AskedTerm;
}
export interface WordPart extends Told {
  type: "word";
  word: string;
  /** In quotes: not to be corrected. */
  literal: boolean;
  /** The last word of the text, which may be unfinished. */
  unfinished: boolean;
}

/** A word that narrows nothing: what says it stands first. */
export interface ClaimPart extends Told {
  type: "claim";
  word: string;
}

/** What no product may have: 'senza cappuccio', 'non nero né blu'. */
export interface WithoutPart extends Told {
  type: "without";
  /** Each of them is left out. */
  of: Part[];
  /** Goods of which this is told stand first: 'senza lacci' is a value too. */
  instead: readonly FacetPart[];
  /** Nor may names say one of these words: what no value says. */
  words: readonly string[];
}

export type Part =
  | KindPart
  | PersonPart
  | FacetPart
  | PricePart
  | SwitchPart
  | TermPart
  | WordPart
  | ClaimPart
  | WithoutPart;

export interface Understanding {
  text: string;
  /** In the order of the text. */
  parts: Part[];
  /** The text with typos corrected; null when none was. */
  corrected: string | null;
  /** The text that asks for the corrected words to the letter. */
  literal: string | null;
  /** Whether words were moved to those that they make a phrase with. */
  gathered: boolean;
  /** What typos were corrected to. */
  typos: readonly string[];
}

export function wordPart(token: Token, unfinished: boolean, word = token.word): WordPart {
  const { literal, from, to } = token;
  return { type: "word", label: word, word, literal, unfinished, spans: [[from, to]] };
}

const grownOf: Readonly<Partial<Record<Audience, Audience>>> = { bambina: "donna", bambino: "uomo" };

/** The man or woman that a child will be. */
export function grownUp(part: PersonPart): PersonPart {
  if (!part.audiences.some((audience) => audience in grownOf)) return part;
  const audiences = part.audiences.map((audience) => grownOf[audience] ?? audience);
  return personOf([...new Set(audiences)], part.spans);
}

/** Grown-ups, whom other words told. */
export function personOf(audiences: readonly Audience[], spans: Span[]): PersonPart {
  const label = audiences.length > 1 ? "Adulti" : audiences[0] === "donna" ? "Donna" : "Uomo";
  return { type: "person", label, audiences, spans };
}

/** Whoever says 'bimba' of what only newborns wear means one. */
export function orNewborn(part: PersonPart): PersonPart {
  const isChild = part.audiences.some((audience) => audience in grownOf);
  return isChild ? { ...part, audiences: [...new Set([...part.audiences, "neonato" as const])] } : part;
}

/** Whether it is said by words that name the kind. */
export function isWithin({ spans }: Part, kind: Part): boolean {
  const isIn = ([from, to]: Span) => kind.spans.some(([start, end]) => from >= start && to <= end);
  return spans.some(isIn);
}
