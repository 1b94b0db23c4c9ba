/** The vocabulary's tables: how their lines are written (vocabulary/*.tsv, which the database holds), and what they say. */
import type { FacetKey } from "contract/listing/facets";
import type { AskedTerm } from "contract/listing/terms";
import { colours } from "domain/colours";
import type { TellingLine } from "domain/telling-words";
import type { Area, Audience } from "../../catalogue/taxonomy";
import { words } from "./fillers";

export interface TableText {
  name: string;
  lines: string;
}

export interface Kind {
  /** What the visitor reads: 'Scarpe sportive'. */
  label: string;
  area: Area;
  /** Leaves of the taxonomy (without the audience) that hold it; none: the whole area. */
  leaves: readonly string[];
  /** Leaves that hold something like it, shown behind. */
  also: readonly string[];
  /** Phrases that feeds and people use; `=boots` is meant exactly so, without its other forms. */
  words: readonly string[];
  /** Phrases that people type, and that would mislead in a feed. */
  typed: readonly string[];
  /** Phrases of feeds that mean something else when typed. */
  feed: readonly string[];
  /** For a kind finer than its leaf: phrases of which a name must hold one. Empty: the leaf says it all. */
  titled: readonly string[];
  /** The same, where another wish (a colour, a price) counts for more than what the name says. */
  rather: readonly string[];
}

export interface AttributeWords {
  facet: FacetKey;
  /** What an Italian shop calls it; the import writes this label for the words. */
  label: string;
  /** Words of feeds, mostly English; they are understood when typed, too. */
  words: readonly string[];
  /** Only people. Values of the catalogue that are called so are meant as well. */
  typed: readonly string[];
}

export interface Person {
  label: string;
  audiences: readonly Audience[];
  /** Phrases that feeds and people use, every form of them. */
  words: readonly string[];
  /** Phrases that only people use. */
  typed: readonly string[];
}

/** One size of grown-ups' clothes, by the slugs that shops use for it. */
interface SizeNames {
  wearer: Audience;
  number: string;
  letters: readonly string[];
  waists: readonly string[];
  /** Its numbers on shirts; what follows, its bands of bras. */
  collars: readonly string[];
  bras: readonly string[];
}

export type Wish = "sale" | "new" | "cheap" | "gift" | "available" | "delivered" | "large" | AskedTerm;

export interface Tables {
  kinds: readonly Kind[];
  /** Materials, looks, occasions and seasons. */
  attributes: readonly AttributeWords[];
  people: readonly Person[];
  colours: readonly { slug: string; label: string; words: readonly string[] }[];
  brands: readonly { name: string; typed: readonly string[] }[];
  models: readonly { kind: string; brand: string; typed: readonly string[] }[];
  /** A house as feeds call it, and its lines: brands of their own that share its numbers. */
  houses: readonly { name: string; called: readonly string[]; lines: readonly string[] }[];
  /** What words of a name say of how many are sold as one: a number, or what the number stands beside (packs.tsv). */
  packs: readonly { means: string; words: readonly string[] }[];
  wishes: readonly { wish: Wish; typed: readonly string[] }[];
  /** Words that nothing here is called by, and that are meant as they are written. */
  ordinary: ReadonlySet<string>;
  sizes: readonly SizeNames[];
  /** How names and texts of feeds tell attributes. */
  told: readonly TellingLine[];
}

/** Those of attributes, in their order. */
const attributeTables = ["materials", "looks", "occasions", "seasons"];

/** Colours in feeds that mean something else when typed. */
const onlyFeeds: ReadonlySet<string> = new Set(["denim", "fantasia", "rosé"]);

let last: { texts: readonly TableText[]; tables: Tables } | null = null;

/** Another version of a catalogue mostly comes with the same words: then these are the same tables, and all that was made of them. */
export function tablesOf(texts: readonly TableText[]): Tables {
  if (last?.texts !== texts && !isSame(last?.texts, texts)) last = { texts, tables: read(texts) };
  return (last as { tables: Tables }).tables;
}

function isSame(some: readonly TableText[] | undefined, others: readonly TableText[]): boolean {
  return (
    some?.length === others.length &&
    some.every(({ name, lines }, at) => name === others[at]?.name && lines === others[at]?.lines)
  );
}

function read(texts: readonly TableText[]): Tables {
  const sorted = [...texts].sort((a, b) => (a.name < b.name ? -1 : 1));
  const table = (name: string) => linesOf(texts.find((text) => text.name === name)?.lines ?? "");
  const typedFor = new Map(table("colours").map(([slug, typed]) => [slug, phrases(typed)]));
  return {
    kinds: sorted
      .filter(({ name }) => name.startsWith("kinds-"))
      .flatMap(({ lines }) => linesOf(lines).map(kindOf)),
    attributes: attributeTables.flatMap((name) => table(name).map(attributeOf)),
    people: table("people").map(([label = "", audiences, words, typed]) => ({
      label,
      audiences: names(audiences) as Audience[],
      words: phrases(words),
      typed: phrases(typed),
    })),
    colours: colours.map(({ slug, name, aliases }) => ({
      slug,
      label: name,
      words: [name, ...aliases.filter((word) => !onlyFeeds.has(word)), ...(typedFor.get(slug) ?? [])],
    })),
    brands: table("brands").map(([name = "", typed]) => ({ name, typed: phrases(typed) })),
    models: table("models").map(([brand = "", kind = "", typed]) => ({ brand, kind, typed: phrases(typed) })),
    houses: table("houses").map(([name = "", called, lines]) => ({
      name,
      called: phrases(called),
      lines: phrases(lines),
    })),
    packs: table("packs").map(([means = "", words]) => ({ means, words: phrases(words) })),
    sizes: table("sizes").map(([wearer, number = "", letters, waists, collars, bras]) => ({
      wearer: wearer as Audience,
      number,
      letters: names(letters),
      waists: names(waists),
      collars: names(collars),
      bras: names(bras),
    })),
    told: table("told").map(([label = "", facet = "", told, named, beside]) => ({
      label,
      facet: facet.replace("+", ""),
      adds: facet.endsWith("+"),
      told: phrases(told),
      named: phrases(named),
      beside: phrases(beside),
    })),
    ordinary: words(table("ordinary").map(([, list = ""]) => list)),
    wishes: table("wishes").map(([wish, typed]) => ({ wish: wish as Wish, typed: phrases(typed) })),
  };
}

function kindOf([label = "", area, leaves, also, words, typed, feed, titled, rather]: string[]): Kind {
  return {
    label,
    area: area as Area,
    leaves: names(leaves),
    also: names(also),
    words: phrases(words),
    typed: phrases(typed),
    feed: phrases(feed),
    titled: phrases(titled),
    rather: phrases(rather),
  };
}

function attributeOf([label = "", facet, words, typed]: string[]): AttributeWords {
  return { facet: facet as FacetKey, label, words: phrases(words), typed: phrases(typed) };
}

/** The cells of each line, without remarks and the line of names. */
function linesOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.split("\t"));
}

/** Parted by spaces. */
export function names(list = ""): string[] {
  return list.split(" ").filter(Boolean);
}

/** Parted by commas. */
export function phrases(list = ""): string[] {
  return list.split(",").flatMap((phrase) => phrase.trim() || []);
}
