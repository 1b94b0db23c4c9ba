/** Colour words of stores, as the palette of 29 and an Italian label. */
import { type Colour, colours } from "contract/listing/colours";
import type { FeedWords } from "upstream/search/feed-words";
import { capitalised, fold, slugify } from "./text";

export interface FeedColour {
  /** Slug in the palette; null when no word is known. */
  slug: string | null;
  /** What the page shows: Italian where we know the word, else the store's own. */
  label: string;
  /** Distinguishes variants of one product. */
  key: string;
}

/** Every spelling of a colour → palette entry, longest first so that 'light blue' wins over 'blue'. */
const spellings = colours
  .flatMap((colour) =>
    [colour.slug.replace(/-/g, " "), colour.name, ...colour.aliases].map((word): [string, Colour] => [
      fold(word),
      colour,
    ]),
  )
  .sort(([a], [b]) => b.length - a.length);
const exact = new Map(spellings);

/** Plain words that translate one to one; other aliases are shades whose own name is kept. */
const plain = new Map(
  colours.flatMap((colour) =>
    [colour.name, colour.aliases[0] ?? "", ...(colour.slug === "grigio" ? ["grey"] : [])].map((word) => [
      fold(word),
      colour,
    ]),
  ),
);

const multicolour = colours.find((colour) => colour.slug === "multicolore");

/** The colour of a cell, or null for an empty one. 'Black/Red', 'nero e rosso' and 'Nero, Bianco' are Multicolore. */
export function colourFrom(cell: string, words?: FeedWords): FeedColour | null {
  const label = cell.replace(/^(colou?re?|color)\s*:\s*/i, "").trim();
  if (!label || /^(n\/?a|nd|-|none)$/i.test(label)) return null;
  const word = fold(label);
  const direct = plain.get(word);
  if (direct) return { slug: direct.slug, label: direct.name, key: direct.slug };
  const added = words?.colours.get(word);
  if (added) return { slug: added, label: capitalised(label), key: slugify(label, 40) };
  const known = exact.get(word);
  if (known) return { slug: known.slug, label: capitalised(label), key: slugify(label, 40) };
  const parts = label.split(/\s*[/+&|,;]\s*|\s+(?:e|and|con|with)\s+|\s+-\s+/i).filter(Boolean);
  const found = parts.map((part) => colourWithin(fold(part)));
  const translated = parts.map((part) => plain.get(fold(part))?.name ?? capitalised(part)).join("/");
  const distinct = new Set(found.flatMap((colour) => colour?.slug ?? []));
  const slug = distinct.size > 1 ? multicolour?.slug : ([...distinct][0] ?? null);
  const shown = parts.length > 1 ? translated : capitalised(label);
  return { slug: slug ?? null, label: shown, key: slugify(shown, 40) || "colore" };
}

/** The palette entry that a phrase contains as a whole word ('verde bosco' → Verde). */
function colourWithin(phrase: string): Colour | undefined {
  const padded = ` ${phrase.replace(/[^a-z0-9]+/g, " ")} `;
  return spellings.find(([word]) => padded.includes(` ${word} `))?.[1];
}
