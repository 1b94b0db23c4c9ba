/** What the networks and shops' systems call the columns of their feeds (profiles.json); names as `columnName` writes them. */
import { trackedNames } from "contract/networks";
import { own } from "domain/own";
import told from "./profiles.json";
import { type Column, columnNames, type FeedFormat } from "./record";

/** What each name of a header means, by `columnName`; of several sources of a column the first that holds text counts. */
export type ColumnMap = Readonly<Record<string, Column>>;

/** A format as its data say it; names are parted by blanks, those inside others carry their path ('offers.product_url'). */
interface Told {
  name: string;
  isNetwork: boolean;
  /** Sets of names that tell it from all others; none: it is only what an operator says it is. */
  own: string[];
  /** Names of which two make it likely. */
  like?: string;
  columns: Record<string, string>;
  /** Its columns where files have no header. */
  order?: string;
  /** Words of a column that mean something else than they say. */
  words?: Partial<Record<Column, Record<string, string>>>;
  /** Its categories are parts of one path, parted by '~~' too. */
  isPath?: boolean;
  /** Of a shop's own export: where the page of a row lies, by the store's host and the row's own names. */
  address?: string;
}

export interface Profile extends Pick<Told, "name" | "isNetwork" | "words" | "isPath" | "address"> {
  columns: ColumnMap;
  own: readonly (readonly string[])[];
  like: readonly string[];
  order: readonly string[];
}

const tracked = Object.fromEntries(trackedNames.map((name) => [name, "tracked_link" as const]));

/** Names of tracked addresses mean the same everywhere. */
export const unnamed: ColumnMap = tracked;

/** Throws where the data name a column that there is not, or a name twice. */
function columnsOf(format: string, { columns }: Told): ColumnMap {
  const named = new Map<string, Column>();
  for (const [column, names] of Object.entries(columns))
    for (const name of split(names)) {
      if (!columnNames.includes(column as Column) || named.has(name))
        throw new Error(`profiles.json: ${format}: ${column}: ${name}`);
      named.set(name, column as Column);
    }
  return Object.fromEntries(named);
}

function split(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

const all: Record<FeedFormat, Told> = told;

/** Google Merchant: its own names. */
export const google: ColumnMap = { ...tracked, ...columnsOf("google", all.google) };

/** Networks hand on feeds in Google's names too. */
function profileOf(format: string, one: Told): Profile {
  const { name, isNetwork, words, isPath, address } = one;
  return {
    ...{ name, isNetwork, words, isPath, address },
    columns: { ...tracked, ...columnsOf(format, one), ...(isNetwork && added(google, one)) },
    own: one.own.map(split),
    like: split(one.like),
    order: split(one.order),
  };
}

/** What is not said otherwise. */
function added(columns: ColumnMap, { columns: said }: Told): ColumnMap {
  const known = new Set(split(Object.values(said).join(" ")));
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !known.has(name)));
}

export const profiles = Object.fromEntries(
  Object.entries(all).map(([format, one]) => [format, profileOf(format, one)]),
) as unknown as Readonly<Record<FeedFormat, Profile>>;

/** The fields of a product in Rakuten's text files, in their order: the primary section, then the attributes of clothing. */
export const rakutenHeader = profiles.rakuten.order;

/** A cell in the words of the readers: some networks write numbers for words. */
export function toldBy(format: FeedFormat | null, column: Column, text: string): string {
  const words = format === null ? undefined : profiles[format].words?.[column];
  return own(words, text.trim()) ?? text;
}
