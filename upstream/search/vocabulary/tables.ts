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
  /** Its numbers on shirts; what follows, its bands of bras, and by leaf what else has numbers of its own. */
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
  models: readonly { kind: string; brand: string; typed: readonly string[]; models: readonly string[] }[];
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
  const table = <Row>(named: string) =>
    sorted.flatMap(({ name, lines }) => (name === named ? rowsOf<Row>(lines) : []));
  const typed = table<{ slug: string; typed: string[] }>("colours");
  return {
    kinds: sorted.flatMap(({ name, lines }) => (name.startsWith("kinds-") ? rowsOf<Kind>(lines) : [])),
    attributes: ["materials", "looks", "occasions", "seasons"].flatMap((name) => table<AttributeWords>(name)),
    people: table("people"),
    colours: colours.map(({ slug, name, aliases }) => {
      const own = typed.findLast((row) => row.slug === slug)?.typed ?? [];
      return { slug, label: name, words: [name, ...aliases.filter((word) => !onlyFeeds.has(word)), ...own] };
    }),
    brands: table("brands"),
    models: table<Tables["models"][number]>("models").map(({ models = [], ...row }) => {
      return { ...row, models, typed: [...row.typed, ...models] };
    }),
    houses: table("houses"),
    packs: table("packs"),
    sizes: table("sizes"),
    told: table<TellingLine>("told").map((row) => {
      return { ...row, facet: row.facet.replace("+", ""), adds: row.facet.endsWith("+") };
    }),
    ordinary: words(table<{ words: string[] }>("ordinary").flatMap((row) => row.words)),
    wishes: table("wishes"),
  };
}

/** Columns of one text, and those parted by spaces; all others are phrases. */
const single = new Set("label area facet number slug name brand kind wish means wearer about".split(" "));
const spaced = new Set("leaves also audiences letters waists collars bras".split(" "));

/** The lines of a table but for remarks, by the names of their columns in the first. */
function rowsOf<Row>(text: string): Row[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const [columns = [], ...rows] = lines.map((line) => line.split("\t"));
  const read = (column: string, cell?: string) =>
    single.has(column) ? (cell ?? "") : spaced.has(column) ? names(cell) : phrases(cell);
  return rows.map(
    (cells) => Object.fromEntries(columns.map((column, at) => [column, read(column, cells[at])])) as Row,
  );
}

/** Parted by spaces. */
export function names(list = ""): string[] {
  return list.split(" ").filter(Boolean);
}

/** Parted by commas. */
export function phrases(list = ""): string[] {
  return list.split(",").flatMap((phrase) => phrase.trim() || []);
}
