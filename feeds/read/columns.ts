/** What the columns of a feed are, whatever their order, case and prefix: by a profile, or by what a person said once. */
import { own } from "domain/own";
import { proposedColumns } from "./header-words";
import { type ColumnMap, google, profiles, unnamed } from "./profiles";
import { addresses, BrokenFeed, type Column, type FeedFormat } from "./record";

export type { ColumnMap };

/** What the reader is told of a feed before. */
export interface FeedShape {
  format?: FeedFormat | "auto";
  /** Confirmed by a person for this store. */
  columns?: ColumnMap | null;
}

const longestName = 100;

/** 'g:Image Link', 'imageLink' → 'image_link'. */
export function columnName(written: string): string {
  return written
    .slice(0, longestName)
    .trim()
    .replace(/([a-z])(?=[A-Z])/g, "$1_")
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_");
}

/** Columns without which nothing comes in. */
const needed: readonly Column[] = ["id", "title", "link", "price"];

/** Those that these do not say. Any address will do: the reader takes the one that is tracked. */
function lacking(said: ReadonlySet<string>): Column[] {
  const led = addresses.some((column) => said.has(column));
  return needed.filter((column) => !(column === "link" ? led : said.has(column)));
}

/** The format whose own names are all there, or null. */
function formatOf(names: ReadonlySet<string>): FeedFormat | null {
  const found = Object.entries(profiles).find(
    ([, { own }]) => own.length > 0 && own.every((name) => names.has(name)),
  );
  return found ? (found[0] as FeedFormat) : null;
}

/** What a format says of these names, where it says enough. A network may hand on feeds in Google's names too. */
function columnsIn(names: ReadonlySet<string>, format: FeedShape["format"]): ColumnMap | null {
  const found = formatOf(names);
  if (format === undefined || format === "auto" || format === found) return found && profiles[found].columns;
  const { columns, isNetwork } = profiles[format];
  const meant = new Set([...names].flatMap((name) => own(columns, name) ?? []));
  if (isNetwork && lacking(meant).every((column) => column === "id")) return columns;
  return isNetwork && found === "google" ? google : null;
}

/** A header that says too little: which names it has, and what they may mean. */
export class UnknownColumns extends BrokenFeed {
  override name = "UnknownColumns";
  constructor(
    message: string,
    readonly names: readonly string[],
    readonly proposal: ColumnMap,
  ) {
    super(message);
  }

  get missing(): Column[] {
    const meant = new Set([...this.names, ...Object.values(this.proposal)]);
    return lacking(meant);
  }
}

/** What the columns of a table are. Throws `UnknownColumns` where neither a format nor a person says it. */
export function columnsOfTable(
  header: readonly string[],
  { format = "auto", columns }: FeedShape,
): ColumnMap {
  const names = header.map(columnName);
  const told = new Set(names);
  const known = columnsIn(told, format);
  const confirmed = columns && confirmedOf(names, columns, known);
  if (confirmed) return { ...(known ?? unnamed), ...confirmed };
  if (known) return known;
  const hint =
    format === "auto"
      ? "google or awin"
      : `${format} (needs ${profiles[format].own.join(", ") || needed.join(", ")})`;
  const proposing = format === "auto" || !profiles[format].isNetwork ? google : profiles[format].columns;
  throw unknownColumns(
    `the columns are not those of ${hint}`,
    header,
    formatOf(told) === null ? proposing : {},
  );
}

/** What the fields of objects or elements are: Google's names as far as nobody says otherwise. Throws `UnknownColumns`. */
export function columnsOfFields(
  fields: readonly string[],
  { format = "auto", columns }: FeedShape,
): ColumnMap {
  const names = fields.map(columnName);
  const isNetwork = format !== "auto" && profiles[format].isNetwork;
  const base: ColumnMap = isNetwork ? { ...google, ...profiles[format].columns } : google;
  const confirmed = columns && confirmedOf(names, columns, isNetwork ? base : null);
  if (confirmed) return { ...base, ...confirmed };
  const known = new Set(names.flatMap((name) => own(base, name) ?? []));
  if (names.length === 0 || lacking(known).length <= 2) return base;
  throw unknownColumns("the fields are not those of google", fields, base);
}

/** What a person said of these names, beside what is known of them anyway; null where it was said of another header. */
function confirmedOf(
  names: readonly string[],
  columns: ColumnMap,
  known: ColumnMap | null,
): ColumnMap | null {
  const told = Object.fromEntries(
    names.flatMap((name) => {
      const column = own(columns, name);
      return column ? [[name, column]] : [];
    }),
  );
  if (Object.keys(told).length === 0) return null;
  const meant = new Set<string>([
    ...Object.values(told),
    ...names,
    ...names.flatMap((name) => own(known, name) ?? []),
  ]);
  return lacking(meant).length === 0 ? told : null;
}

function unknownColumns(message: string, header: readonly string[], known: ColumnMap): UnknownColumns {
  const shown = header
    .slice(0, 8)
    .map((cell) => cell.slice(0, 60))
    .join(", ")
    .slice(0, 200);
  const names = header.slice(0, mostProposed).map(columnName);
  return new UnknownColumns(`${message}: ${shown}`, names, proposedColumns(names, known));
}

const mostProposed = 200;

/** A cell in the words of the readers: some networks write numbers for words. */
export function saidIn({ format = "auto" }: FeedShape, column: Column, text: string): string {
  const words = format === "auto" ? undefined : profiles[format].words?.[column];
  return own(words, text.trim()) ?? text;
}
