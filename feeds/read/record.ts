/** One row of any feed under common names, still as text; and how a feed that cannot be read says so. */
import { type DeepLink, deepLinkTo } from "contract/deep-links";
import { type FeedNetwork, feedNetworks } from "contract/feed-readings";
import { type Network, type NetworkName, networks } from "contract/networks";
import type { HistoryPoint } from "../feed-row";
import { singleBlanks } from "./blanks";

/** Common names of feed columns: those of Google Merchant, and what other formats add. */
export const columnNames = [
  ...["id", "title", "description", "link", "tracked_link", "merchant_link"],
  ...["image_link", "additional_image_link", "availability"],
  ...["price", "sale_price", "sale_price_effective_date", "previous_price", "recommended_price", "currency"],
  ...["brand", "gtin", "mpn", "multipack", "producer", "responsible_person", "item_group_id"],
  ...["google_product_category", "product_type", "color", "size", "size_system", "unit_pricing_measure"],
  ...["gender", "age_group", "material", "pattern"],
  ...["shipping", "delivery_time", "return_days", "free_returns", "payment_methods"],
  ...["store_country", "store_rating", "store_rating_count", "store_rating_source", "store_outlet"],
  ...["expiration_date", "tags", "store_name"],
] as const;
export type Column = (typeof columnNames)[number];

export interface FeedRecord {
  /** Line of the file (CSV, JSONL), or number of the item (XML). */
  line: number;
  /** `link` is the address that visitors are sent to: where the row carries a tracked one, that. */
  cells: Partial<Record<Exclude<Column, "tracked_link">, string>>;
  /** Host by which that address is tracked, how surely it is, and whether the store's deep-link pattern made it. */
  tracked?: { host: string; sureness: number; isBuilt?: boolean };
  attributes: [name: string, value: string | string[]][];
  /** Addresses of its pictures, once somebody has asked for them. */
  pictures?: readonly string[];
  /** Whose columns it was read by; none where nothing but a person said what they are. */
  format?: FeedFormat;
  /** What only feeds of our own may tell. */
  trusted?: { firstSeen?: unknown; history?: HistoryPoint[]; popularity?: unknown };
  /** Set when the row itself could not be read; it is refused with this reason. */
  broken?: string;
}

export type FeedFormat = Exclude<FeedNetwork, "proprie">;
export const feedFormats = feedNetworks.filter((network) => network !== "proprie");

/** Columns that may lead to the goods. */
export const addresses = ["link", "tracked_link", "merchant_link"] as const satisfies Column[];
type AddressColumn = (typeof addresses)[number];

/** Columns whose cells add up instead of the first one winning. */
const adding = new Set<Column>(["additional_image_link", "tags"]);

/** Characters of a cell that are looked at: what comes later reads a cell more than once, and no shop writes more. */
const longest: Partial<Record<Column, number>> = {
  title: 1_000,
  description: 16_000,
  link: 2_100,
  tracked_link: 2_100,
  merchant_link: 2_100,
  image_link: 20_000,
  additional_image_link: 20_000,
  tags: 1_000,
  shipping: 2_000,
  delivery_time: 200,
  color: 120,
  size: 120,
};
const longestOther = 400;
/** What names things to the store stays letter by letter. */
const verbatim = new Set<Column>(["id", "item_group_id"]);
const mostValues = 50;
const mostAttributes = 300;

export function putCell(record: FeedRecord, column: Column, text: string): void {
  const most = longest[column] ?? longestOther;
  const start = text.trim().slice(0, most * 2);
  const cell = (verbatim.has(column) ? start : singleBlanks(start)).slice(0, most);
  if (!cell) return;
  if (isLeading(column)) {
    putAddress(record, column, cell);
    return;
  }
  const { cells } = record;
  const before = cells[column];
  if (before === undefined) cells[column] = cell;
  else if ((adding.has(column) || isOfCountry(column, cell)) && before.length < most)
    cells[column] = `${before},${cell}`.slice(0, most);
}

/** 'IT:::4.90 EUR' beside 'FR:::9.90 EUR'. */
function isOfCountry(column: Column, cell: string): boolean {
  return column === "shipping" && /^[A-Z]{2}:/i.test(cell);
}

export function isLeading(column: Column): column is AddressColumn {
  return (addresses as readonly Column[]).includes(column);
}

/** Keeps the address by which a commission is surest, of equal ones the first; the store's own stays beside it. */
function putAddress(record: FeedRecord, column: AddressColumn, address: string): void {
  const { cells, tracked } = record;
  const sureness = (networkOf(address) ? 2 : 0) + (column === "tracked_link" && isAddress(address) ? 1 : 0);
  if (sureness > (tracked?.sureness ?? 0)) {
    if (!tracked && cells.link !== undefined) cells.merchant_link ??= cells.link;
    cells.link = address;
    record.tracked = { host: hostOf(address), sureness };
  } else if (sureness === 0 && column !== "tracked_link") {
    if (column === "merchant_link" || tracked) cells.merchant_link ??= address;
    else cells.link ??= address;
  }
}

/** Makes the row's own address a tracked one, where it carries none. */
export function putDeepLink(record: FeedRecord, deepLink: DeepLink): void {
  const { link, merchant_link = link, id } = record.cells;
  if (record.tracked || merchant_link === undefined) return;
  const built = deepLinkTo(deepLink, merchant_link, id);
  if (built === null || !networkOf(built)) return;
  putAddress(record, "tracked_link", built);
  Object.assign(record.tracked ?? {}, { isBuilt: true });
}

/** Names of columns whose addresses lead no visitor to the goods. */
const noWayOut = /image|img|foto|thumb|logo|pixel|impression|basket|cart|carrello/i;

/** What a column that nobody knows says counts as far as a network tracks it. */
export function putFreeAddress(record: FeedRecord, name: string, text: string): void {
  if (networkOf(text) && !noWayOut.test(name.slice(0, 100))) putAddress(record, "link", text.trim());
}

/** Several pictures: the first leads unless another one does already. */
export function putPictures(record: FeedRecord, column: Column, addresses: readonly string[]): void {
  for (const address of addresses)
    putCell(record, record.cells.image_link === undefined ? column : "additional_image_link", address);
}

/** The same of a free attribute. */
export function putAttribute(record: FeedRecord, name: string, value: string | readonly unknown[]): void {
  for (const text of typeof value === "string" ? [value] : value.slice(0, mostValues))
    if (typeof text === "string") putFreeAddress(record, name, text);
  if (record.attributes.length >= mostAttributes) return;
  const short = (text: unknown) => singleBlanks(String(text).slice(0, longestOther)).trim();
  const shown = typeof value === "string" ? short(value) : value.slice(0, mostValues).map(short);
  if (shown.length > 0) record.attributes.push([name.slice(0, 100), shown]);
}

export class BrokenFeed extends Error {
  override name = "BrokenFeed";
}

/** What no feed needs; beyond it a file is refused in a sentence, not read to its end. */
export const feedLimits = { columns: 10_000, nesting: 100, field: 1_000_000, line: 4_000_000 };

/** Why one row is not imported; the rest of the file is. */
export class Refused extends Error {
  /** Without a stack: a feed refuses thousands of rows, and nobody asks where in the code. */
  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "Refused";
  }
}

const affiliates = Object.entries(networks) as [NetworkName, Network][];
const byDomain = new Map(
  affiliates.flatMap(([name, { domains }]) => domains.map((domain) => [domain, name] as const)),
);
const anywhere = affiliates.flatMap(([name, { anywhere: path }]) => (path ? [[name, path] as const] : []));

/** No address that a visitor may be sent to is longer. */
const longestAddress = 2_100;

/** Whose click an address is; null for every other address, and for what is none. @internal networks write theirs in many ways */
export function networkOf(address: string): NetworkName | null {
  if (!isAddress(address)) return null;
  const parts = /^https?:\/\/([^/?#:@\s]+)(?::\d+)?([^#\s]*)/i.exec(address.slice(0, longestAddress).trim());
  const host = parts?.[1]?.toLowerCase() ?? "";
  const rest = parts?.[2] ?? "";
  const own = byDomain.get(host.split(".").slice(-2).join("."));
  if (own) return networks[own].click.test(host + rest) ? own : null;
  return anywhere.find(([, path]) => path.test(rest))?.[0] ?? null;
}

/** Whether a text may be an address at all: most cells are none. */
export function isAddress(text: string): boolean {
  return /^\s*https?:/i.test(text.slice(0, 12));
}

/** 'awin1.com' of 'https://www.awin1.com/pclick.php?…'. @internal as above */
export function hostOf(address: string): string {
  return (/^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address.slice(0, 300))?.[1] ?? "")
    .toLowerCase()
    .slice(0, 253);
}
