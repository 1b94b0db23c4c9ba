/** Colour words of stores, as the palette of 29 and an Italian label. */
import { type Colour, colourNamed, colours } from "domain/colours";
import { own } from "domain/own";
import type { FeedWords } from "upstream/search/feed-words";
import words from "./colour-words.json";
import { capitalised, fold, rememberingBy, slugify } from "./text";
import type { FacetEntry } from "./values";

export interface FeedColour {
  slug: string | null;
  /** What the page shows: Italian where we know the word, else the store's own. */
  label: string;
  key: string;
  /** The other one of two: 'Navy/Bianco' is found as both. */
  second?: FacetEntry;
}

/** What feeds say besides (colour-words.json): words of other languages, which are shown in Italian, and some of our own. */
function saidFor(kind: keyof typeof words, slug: string): string[] {
  const said: Readonly<Record<string, string>> = words[kind];
  return (own(said, slug) ?? "").split(" ").flatMap((word) => (word ? [word.replaceAll("_", " ")] : []));
}

const foreign = new Set(colours.flatMap(({ slug }) => saidFor("translated", slug)).map(fold));

const spelled = (wordsOf: (colour: Colour) => readonly string[]) =>
  colours
    .flatMap((colour) => wordsOf(colour).map((word): [string, Colour] => [fold(word), colour]))
    .sort(([a], [b]) => b.length - a.length);

/** Every spelling of a colour → palette entry, longest first so that 'light blue' wins over 'blue'; makers' own names last: 'steel blue' is blue. */
const spellings = [
  ...spelled(({ slug, name, aliases }) => [
    ...[slug.replace(/-/g, " "), name, ...aliases],
    ...[...saidFor("translated", slug), ...saidFor("said", slug)],
  ]),
  ...spelled(({ slug }) => saidFor("makers", slug)),
];
const exact = new Map(spellings);
const ranked = new Map(spellings.map(([word, colour], rank) => [word, { rank, colour }] as const).reverse());
const mostWords = Math.max(...spellings.map(([word]) => word.split(" ").length));

const plain = new Map(
  colours.flatMap((colour) =>
    [colour.name, colour.aliases[0] ?? "", ...(colour.slug === "grigio" ? ["grey"] : [])].map((word) => [
      fold(word),
      colour,
    ]),
  ),
);

/** The colour of a cell, or null for an empty one. 'Black/Red' and 'nero e rosso' are both, three colours are Multicolore. */
export function colourFrom(cell: string, words: FeedWords): FeedColour | null {
  return said(cell, words)?.colour ?? null;
}

/** What a cell says for a colour as far as no part of it is known; empty where any is. */
export function unknownColours(cell: string, words: FeedWords): string[] {
  const { colour, parts = [] } = said(cell, words) ?? {};
  return colour?.slug === null ? parts.slice(0, mostParts).filter((part) => /\p{L}{2}/u.test(part)) : [];
}

interface Said {
  colour: FeedColour;
  parts: readonly string[];
}

const said = rememberingBy((cell, words): Said | null => {
  const label = labelIn(cell);
  if (label === null) return null;
  const word = fold(label);
  const direct = plain.get(word);
  if (direct) return { colour: { slug: direct.slug, label: direct.name, key: direct.slug }, parts: [] };
  // What operators say of a word changes the colour, not which variant it is.
  const told = words.colourOf(label);
  const known = exact.get(word);
  if (known)
    return {
      colour: {
        slug: told ?? known.slug,
        label: foreign.has(word) ? known.name : capitalised(label),
        key: slugify(label, 40),
      },
      parts: [],
    };
  const parts = partsOf(label);
  return { colour: ofParts(label, parts, { told, words }), parts };
});

/** What a word is called here, where it is one of the plain ones or of another language. */
function shownFor(word: string): string | undefined {
  return (plain.get(word) ?? (foreign.has(word) ? exact.get(word) : undefined))?.name;
}

function ofParts(
  label: string,
  parts: readonly string[],
  { told, words }: { told: string | null; words: FeedWords },
): FeedColour {
  const folded = parts.map(fold);
  const translated = parts.map((part, at) => shownFor(folded[at] ?? "") ?? capitalised(part));
  const shown = parts.length > 1 ? translated.join("/") : capitalised(label);
  const looked = parts.slice(0, mostParts);
  const slugs = [...new Set(looked.flatMap((part, at) => slugWithin(part, folded[at] ?? "", words) ?? []))];
  const slug = told ?? (slugs.length > 2 ? "multicolore" : (slugs[0] ?? null));
  const other = told === null && slugs.length === 2 ? colourNamed(slugs[1] ?? "") : undefined;
  const found: FeedColour = { slug, label: shown, key: slugify(shown, 40) || "colore" };
  return other ? { ...found, second: ["colour", other.slug, other.name, 0] } : found;
}

/** What stands where a store knows no colour, letters only. */
const nothing = new Set(
  "na nd none null undefined nessuno nessuna nessuncolore nondefinito nondisponibile nonspecificato nonapplicabile altro altri other default vari varie unico assente".split(
    " ",
  ),
);

function labelIn(cell: string): string | null {
  const label = cell
    .replace(/^(colou?re?|color)\s*:\s*/i, "")
    .replace(/^\d{1,6}\s?[-–_. ]\s?(?=\p{L})/u, "")
    .trim();
  // Numbers of a store's own list say nothing to anybody else.
  const word = fold(label);
  const isCode = /^[\d\W_]*$/.test(word) || /^[a-z]{1,3}[-_ ]?\d{2,}$/i.test(label);
  return isCode || nothing.has(word.replace(/[^a-z]/g, "")) ? null : label;
}

const mostParts = 12;

function partsOf(label: string): string[] {
  return label.split(/\s*[/+&|,;]\s*|\s+(?:e|and|con|with)\s+|\s+-\s+/i).filter(Boolean);
}

/** The palette entry that a phrase contains ('verde bosco' → Verde), else what operators said of a word in it. */
function slugWithin(phrase: string, folded: string, words: FeedWords): string | null {
  return colourWithin(folded)?.slug ?? words.colourWithin(phrase);
}

function colourWithin(phrase: string): Colour | undefined {
  const words = phrase.match(/[a-z0-9]+/g) ?? [];
  let best: { rank: number; colour: Colour } | undefined;
  for (let at = 0; at < words.length; at++)
    for (let end = at + 1; end <= Math.min(at + mostWords, words.length); end++) {
      const found = ranked.get(end === at + 1 ? (words[at] as string) : words.slice(at, end).join(" "));
      if (found && found.rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = found;
    }
  return best?.colour;
}
