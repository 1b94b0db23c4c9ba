/** What the columns of a feed are, whatever their order, case and prefix: by a profile, or by what a person said once. */
import type { DeepLink } from "contract/deep-links";
import { own } from "domain/own";
import { proposedColumns } from "./header-words";
import { type ColumnMap, google, profiles, unnamed } from "./profiles";
import { addresses, BrokenFeed, type Column, type FeedFormat, feedFormats } from "./record";

export type { ColumnMap };

/** What the reader is told of a feed before. */
export interface FeedShape {
  format?: FeedFormat | "auto";
  /** Confirmed by a person for this store. */
  columns?: ColumnMap | null;
  /** Whose feed it is: shops' own exports name neither brand nor address. */
  store?: { host: string | null; name: string };
  /** Makes tracked addresses of rows that carry none. */
  deepLink?: DeepLink | null;
}

const longestName = 100;

/** 'g:Image Link', 'imageLink' → 'image_link'; what lies inside is parted by dots. */
export function columnName(written: string): string {
  return written
    .slice(0, longestName)
    .trim()
    .replace(/([a-z])(?=[A-Z])/g, "$1_")
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_")
    .replace(/^shipping\((?:\w+:)*price\)$/, "shipping");
}

/** Columns without which nothing comes in. */
const needed: readonly Column[] = ["id", "title", "link", "price"];

/** Those that these do not say. Any address will do: the reader takes the one that is tracked. */
function lacking(said: ReadonlySet<string>, { address = false } = {}): Column[] {
  const led = address || addresses.some((column) => said.has(column));
  return needed.filter((column) => !(column === "link" ? led : said.has(column)));
}

/** Google's names are part of the networks': what tells a network counts more. */
const byNames = feedFormats.toSorted((a, b) => Number(a === "google") - Number(b === "google"));

/** The format of which a whole set of own names is there, or null. */
function formatOf(names: ReadonlySet<string>): FeedFormat | null {
  return byNames.find((format) => isOf(format, names)) ?? null;
}

function isOf(format: FeedFormat, names: ReadonlySet<string>): boolean {
  return profiles[format].own.some((set) => set.every((name) => names.has(name)));
}

/** The format that this may be: two of the names that hardly any other file has. */
function likelyFormat(names: ReadonlySet<string>): FeedFormat | null {
  const known = (format: FeedFormat) => profiles[format].like.filter((name) => names.has(name)).length;
  return byNames.find((format) => known(format) >= 2) ?? null;
}

/** What is known of the names of a feed. */
export class Layout {
  private readonly order: ReadonlyMap<string, number>;
  constructor(
    private readonly columns: ColumnMap,
    readonly format: FeedFormat | null,
    /** Whether a name means the same inside others: where it is a network's or a person said so, of one name or of all. */
    private readonly inside: (name: string) => boolean,
    readonly isNested: boolean,
  ) {
    this.order = new Map(Object.keys(columns).map((name, place) => [name, place]));
  }

  /** The name under which this is known, by its path or by itself; null: it is not. */
  private keyOf(path: string, name: string | null): string | null {
    if (this.order.has(path)) return path;
    return name !== null && path !== name && this.order.has(name) && this.inside(name) ? name : null;
  }

  columnOf(path: string, name: string | null = null): Column | undefined {
    return own(this.columns, this.keyOf(path, name) ?? "");
  }

  /** Of several sources of a column the one with the smaller rank counts. */
  rankOf(path: string, name: string | null = null): number {
    return this.order.get(this.keyOf(path, name) ?? "") ?? Number.POSITIVE_INFINITY;
  }
}

/** A header that says too little: which names it has, and what they may mean. */
export class UnknownColumns extends BrokenFeed {
  override name = "UnknownColumns";
  constructor(
    message: string,
    readonly names: readonly string[],
    readonly proposal: ColumnMap,
    /** Whose file it seems to be. */
    readonly format: FeedFormat | null = null,
  ) {
    super(message);
  }

  get missing(): Column[] {
    const meant = new Set([...this.names, ...Object.values(this.proposal)]);
    return lacking(meant);
  }
}

/** A name of a header, or of a field inside others: where it stands, itself (null where only that counts), and as it is written. */
export type HeaderName = readonly [path: string, name: string | null, written: string];

/**
 * What the names of a feed mean. A table has to say all that is needed; objects and elements may leave some of it to later ones.
 * Throws `UnknownColumns`.
 */
export function layoutOf(header: readonly HeaderName[], shape: FeedShape, isTable: boolean): Layout {
  const { format = "auto", columns } = shape;
  const names = new Set(header.map(([path]) => path));
  const found = formatOf(names);
  const asked = format === "auto" ? found : format;
  const profile = asked && profiles[asked];
  const isNetwork = profile?.isNetwork ?? false;
  const isNobodys = isTable && found === null && !isNetwork;
  const known = isNobodys ? unnamed : (profile?.columns ?? google);
  // A shop's own export says by the path what is a variant's.
  const isNested = isNetwork || (format !== "auto" && profile?.address === undefined);
  const layout = new Layout(known, asked, () => isNested, isNested);
  const needs = { address: profile?.address !== undefined };
  const lacks = (by: Layout) =>
    lacking(new Set(header.flatMap(([path, name]) => by.columnOf(path, name) ?? [])), needs);
  const said = columns ? saidOf(header, columns) : {};
  if (Object.keys(said).length > 0) {
    // What a person says of a column counts before what stands there.
    const told = { ...said, ...known, ...(isNobodys && plainly(said)), ...said };
    const confirmed = new Layout(told, asked, (name) => isNested || Object.hasOwn(said, name), isNested);
    if (lacks(confirmed).length === 0) return confirmed;
  }
  const isFound = asked !== null && isOf(asked, names);
  if (header.length === 0 || isEnough(lacks(layout), { isTable, isNetwork, isFound })) return layout;
  throw unknownColumns(header, isTable, shape, found);
}

/** What needs no word where nobody gave one. */
function plainly(said: ColumnMap): ColumnMap {
  const meant = Object.values(said);
  return Object.fromEntries(needed.flatMap((name) => (meant.includes(name) ? [] : [[name, name]])));
}

interface Known {
  isTable: boolean;
  isNetwork: boolean;
  /** The names are those of the format. */
  isFound: boolean;
}

/** Networks leave out numbers of their own; of fields that are no table's, the first object need not have all. */
function isEnough(lacks: readonly Column[], { isTable, isNetwork, isFound }: Known): boolean {
  if (!isTable) return lacks.length <= 2;
  return isFound || (isNetwork && lacks.every((column) => column === "id"));
}

/** What a person said of these names. */
function saidOf(header: readonly HeaderName[], columns: ColumnMap): ColumnMap {
  return Object.fromEntries(
    header.flatMap(([path, name]) => {
      const key = own(columns, path) === undefined ? (name ?? path) : path;
      const column = own(columns, key);
      return column ? [[key, column]] : [];
    }),
  );
}

const mostProposed = 200;

function unknownColumns(
  header: readonly HeaderName[],
  isTable: boolean,
  { format = "auto" }: FeedShape,
  found: FeedFormat | null,
): UnknownColumns {
  const names = header.slice(0, mostProposed).map(([path]) => path);
  const likely = format === "auto" ? likelyFormat(new Set(names)) : null;
  const { own: sets, columns } = profiles[likely ?? (format === "auto" ? "google" : format)];
  const needs = sets[0]?.join(", ") ?? needed.join(", ");
  const known = likely
    ? `a format that tells itself, but look like ${profiles[likely].name}'s`
    : "a format that is known";
  const hint = format === "auto" ? known : `${format} (needs ${needs})`;
  const shown = header.slice(0, 8).map(([, , written]) => written.slice(0, 60));
  const kind = isTable ? "columns" : "fields";
  const meant = found !== null && format !== "auto" ? {} : columns;
  return new UnknownColumns(
    `the ${kind} are not those of ${hint}: ${shown.join(", ").slice(0, 200)}`,
    names,
    proposedColumns(names, meant),
    likely,
  );
}
