/** Columns of the known formats, whatever their order, case and prefix. */
import type { Column, FeedFormat } from "./record";

const google: Record<string, Column> = Object.fromEntries(
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
      "tags",
    ] satisfies Column[]
  ).map((name) => [name, name]),
);
Object.assign(google, { colour: "color", ean: "gtin", google_category: "google_product_category" });

/** Several sources of one column: the first that holds text counts, so order matters. */
const awin: Record<string, Column> = {
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

/** 'g:Image Link' → 'image_link'. */
export function columnName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_");
}

export function columnsOf(format: FeedFormat): Record<string, Column> {
  return format === "google" ? google : awin;
}

const needed: Record<FeedFormat, string[]> = {
  google: ["id", "title", "link", "price"],
  awin: ["aw_deep_link", "product_name", "search_price"],
};

/** The format whose needed columns are all there, or null. */
export function formatOf(header: readonly string[]): FeedFormat | null {
  const names = new Set(header.map(columnName));
  for (const format of ["google", "awin"] as const) {
    if (needed[format].every((name) => names.has(name))) return format;
  }
  return null;
}

export function neededColumns(format: FeedFormat): string {
  return needed[format].join(", ");
}
