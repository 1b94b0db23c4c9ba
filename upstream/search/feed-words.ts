/** What words of feeds mean: the vocabulary as the import reads it. */
import { folded } from "domain/folded";
import { type Area, areaOf, taxonomy } from "../catalogue/taxonomy";
import { sameAgain } from "../remembering";
import { Lexicon } from "./lexicon";
import { isColour, ownLexicon, wholeIn } from "./meanings";
import type { AddedPhrase } from "./vocabulary";
import type { Kind, Tables } from "./vocabulary/tables";
import { joinedWords, wordsOf } from "./words";

/** Where goods stand; no leaf where the words name a whole area. */
export interface Place {
  area: Area;
  leaf: string | null;
  /** Leaves that hold something like it: a name may say that it is one of them. */
  also?: readonly string[];
}

export interface FeedBrand {
  slug: string;
  label: string;
}

/** More words than that are no reason that somebody reads. */
const mostReasons = 4;

/** What follows them is a part of the thing, or what it is for. */
const partOpeners = new Set(["con", "per", "senza", "da", "with", "for"]);

export class FeedWords {
  private readonly lexicon = new Lexicon<number>();
  private readonly colours = new Map<string, string>();
  private readonly brands = new Map<string, FeedBrand>();

  private readonly places: readonly Place[];

  constructor(
    readonly tables: Tables,
    added: readonly AddedPhrase[] = [],
  ) {
    const { kinds } = tables;
    this.places = kinds.map(placeOf);
    kinds.forEach(({ words, feed }, number) => {
      for (const phrase of [...words, ...feed]) this.lexicon.add(phrase, number);
    });
    for (const { phrase, means, brand } of added) {
      if (brand) {
        this.brands.set(joinedWords(phrase), { slug: brand, label: means });
        continue;
      }
      for (const meaning of wholeIn(ownLexicon(tables), means)?.meanings ?? []) {
        // As it is written, and as texts of feeds are cut into words: "borse d'epoca".
        if (meaning.type === "kind")
          for (const spelling of new Set([phrase, joinedWords(phrase)]))
            this.lexicon.add(spelling, kinds.indexOf(meaning.kind));
        const [slug] = isColour(meaning) ? meaning.slugs : [];
        if (slug) this.colours.set(joinedWords(phrase), slug);
      }
    }
  }

  /** The brand that operators said a feed to mean by a text; null where they did not. */
  brandOf(text: string): FeedBrand | null {
    if (this.brands.size === 0) return null;
    const told = this.brands.get(joinedWords(text));
    // What it was called may have got another name since.
    return told ? (this.brands.get(joinedWords(told.label)) ?? told) : null;
  }

  /** The palette entry that operators said a text to mean as a whole; null where they did not. */
  colourOf(text: string): string | null {
    return this.colours.size === 0 ? null : (this.colours.get(joinedWords(text)) ?? null);
  }

  /** The same of the longest phrase that a text contains. */
  colourWithin(text: string): string | null {
    if (this.colours.size === 0) return null;
    const padded = ` ${joinedWords(text)} `;
    const found = [...this.colours].filter(([phrase]) => padded.includes(` ${phrase} `));
    return found.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
  }

  readonly placesIn = sameAgain((text: string): readonly Place[] => this.look(text));

  /** The fewest words of a text that name a place, as they are written; all of it where more than a few do. */
  fewestFor({ area, leaf }: Place, text: string): string {
    const written = wordsIn(text);
    const words = written.map(({ word }) => word);
    const isIt = (number: number) => this.places[number]?.area === area && this.places[number]?.leaf === leaf;
    let best = { at: 0, last: mostReasons };
    for (let at = 0; at < words.length && best.last > best.at; at++) {
      const isName = words[at] === leaf && areaOf(words[at] as string) === area;
      const last = isName ? at : this.lexicon.at(words, at, isIt)?.last;
      if (last !== undefined && last - at < best.last - best.at) best = { at, last };
    }
    const [from, to] = [written[best.at], written[best.last]];
    if (best.last - best.at === mostReasons || !from || !to) return text;
    return text.slice(from.from, to.to);
  }

  private look(text: string): Place[] {
    const words = wordsOf(text);
    const found = new Map<string, { place: Place; rank: number }>();
    words.forEach((_, at) => {
      // 'Cintura da abito' is no dress.
      const behind = partOpeners.has(words[at - 1] ?? "") ? this.places.length : 0;
      for (const number of this.lexicon.at(words, at)?.meanings ?? []) {
        const place = this.places[number] as Place;
        const key = `${place.area} ${place.leaf}`;
        const rank = Math.min(number + behind, found.get(key)?.rank ?? Number.POSITIVE_INFINITY);
        found.set(key, { place, rank });
      }
    });
    return [...found.values()].sort((a, b) => a.rank - b.rank).map(({ place }) => place);
  }
}

/** The words of a text, folded, and where they stand. */
function wordsIn(text: string): { word: string; from: number; to: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: written, index }) => ({
    word: folded(written),
    from: index,
    to: index + written.length,
  })).filter(({ word }) => word !== "");
}

function placeOf({ label, area, leaves, also }: Kind): Place {
  const isWhole = taxonomy.some((node) => node.area === area && node.leaf === null && node.name === label);
  return { area, leaf: isWhole ? null : (leaves[0] ?? null), also };
}
