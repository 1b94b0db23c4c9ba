/** Columns of the known formats, whatever their order, case and prefix, and of those that a person explained once. */
import { proposedColumns } from "./header-words";
import { BrokenFeed, type Column, type FeedFormat } from "./record";

/** What each name of a header means, by `columnName`. */
export type ColumnMap = Readonly<Record<string, Column>>;

/** What the reader is told of a feed before. */
export interface FeedShape {
  format?: FeedFormat | "auto";
  /** Confirmed by a person for this store. */
  columns?: ColumnMap | null;
}

const google: ColumnMap = Object.fromEntries(
  (
    [
      "id",
      "title",
      "description",
      "link",
      "image_link",
      "additional_image_link",
      "availability",
      "price",
      "sale_price",
      "sale_price_effective_date",
      "brand",
      "gtin",
      "mpn",
      "item_group_id",
      "google_product_category",
      "product_type",
      "color",
      "size",
      "size_system",
      "gender",
      "age_group",
      "material",
      "pattern",
      "shipping",
      "delivery_time",
      "expiration_date",
      "tags",
    ] satisfies Column[]
  ).map((name) => [name, name]),
);
Object.assign(google, { colour: "color", ean: "gtin", google_category: "google_product_category" });
Object.setPrototypeOf(google, null);

/** Several sources of one column: the first that holds text counts, so order matters. */
const awin: ColumnMap = {
  // No header is the name of a member that every object has.
  __proto__: null as never,
  merchant_product_id: "id",
  aw_product_id: "id",
  product_name: "title",
  description: "description",
  product_short_description: "description",
  aw_deep_link: "link",
  merchant_deep_link: "merchant_link",
  merchant_image_url: "image_link",
  large_image: "image_link",
  aw_image_url: "image_link",
  alternate_image: "additional_image_link",
  alternate_image_two: "additional_image_link",
  alternate_image_three: "additional_image_link",
  alternate_image_four: "additional_image_link",
  in_stock: "availability",
  stock_status: "availability",
  search_price: "price",
  store_price: "price",
  display_price: "price",
  product_price_old: "previous_price",
  rrp_price: "previous_price",
  currency: "currency",
  brand_name: "brand",
  product_gtin: "gtin",
  ean: "gtin",
  upc: "gtin",
  mpn: "mpn",
  parent_product_id: "item_group_id",
  merchant_category: "product_type",
  "fashion:category": "product_type",
  category_name: "product_type",
  colour: "color",
  "fashion:size": "size",
  "fashion:suitable_for": "gender",
  "fashion:material": "material",
  "fashion:pattern": "pattern",
  delivery_cost: "shipping",
  delivery_time: "delivery_time",
  merchant_name: "store_name",
};

/** Longer names are none. */
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

const needed: Record<FeedFormat, string[]> = {
  google: ["id", "title", "link", "price"],
  awin: ["aw_deep_link", "product_name", "search_price"],
};

/** The format whose needed columns are all there, or null. */
function formatOf(names: ReadonlySet<string>): FeedFormat | null {
  for (const format of ["google", "awin"] as const) {
    if (needed[format].every((name) => names.has(name))) return format;
  }
  return null;
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
}

/** What the columns of a table are. Throws `UnknownColumns` where neither a format nor a person says it. */
export function columnsOfTable(
  header: readonly string[],
  { format = "auto", columns }: FeedShape,
): ColumnMap {
  const names = header.map(columnName);
  const told = new Set(names);
  const found = formatOf(told);
  const known =
    found && (format === "auto" || format === found) ? (found === "google" ? google : awin) : null;
  const confirmed = columns && confirmedOf(names, columns);
  if (confirmed) return known ? Object.assign(Object.create(null), known, confirmed) : confirmed;
  if (known) return known;
  const hint = format === "auto" ? "google or awin" : `${format} (needs ${needed[format].join(", ")})`;
  throw unknownColumns(`the columns are not those of ${hint}`, header, found === null ? google : {});
}

/** What the fields of objects or elements are: Google's names as far as nobody says otherwise. Throws `UnknownColumns`. */
export function columnsOfFields(fields: readonly string[], { columns }: FeedShape): ColumnMap {
  const names = fields.map(columnName);
  const confirmed = columns && confirmedOf(names, columns);
  if (confirmed) return Object.assign(Object.create(null), google, confirmed);
  // A row that lacks one of them is refused by itself.
  const known = needed.google.filter((name) => names.includes(name));
  if (names.length === 0 || known.length >= 2) return google;
  throw unknownColumns("the fields are not those of google", fields, google);
}

/** What a person said of these names; null where it was said of another header. */
function confirmedOf(names: readonly string[], columns: ColumnMap): ColumnMap | null {
  const known = Object.create(null) as Record<string, Column>;
  for (const name of names) if (Object.hasOwn(columns, name)) known[name] = columns[name] as Column;
  const meant = new Set([...Object.values(known), ...names]);
  return Object.keys(known).length > 0 && needed.google.every((name) => meant.has(name)) ? known : null;
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

/** Of longer headers only so many names are looked at for a proposal. */
const mostProposed = 200;
