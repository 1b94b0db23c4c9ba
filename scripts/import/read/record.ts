/** One row of any feed under common names, still as text; and how a feed that cannot be read says so. */
import type { HistoryPoint } from "../feed-row";

/** Common names of feed columns: those of Google Merchant, and what other formats add. */
export type Column =
  | "id"
  | "title"
  | "description"
  | "link"
  | "merchant_link"
  | "image_link"
  | "additional_image_link"
  | "availability"
  | "price"
  | "sale_price"
  | "sale_price_effective_date"
  | "previous_price"
  | "currency"
  | "brand"
  | "gtin"
  | "mpn"
  | "item_group_id"
  | "google_product_category"
  | "product_type"
  | "color"
  | "size"
  | "size_system"
  | "gender"
  | "age_group"
  | "material"
  | "pattern"
  | "shipping"
  | "delivery_time"
  | "tags"
  | "store_name";

export interface FeedRecord {
  /** Line of the file (CSV, JSONL), or number of the item (XML). */
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Free attributes: name and value or values. */
  attributes: [name: string, value: string | string[]][];
  /** What only feeds of our own may tell. */
  told?: { firstSeen?: unknown; history?: HistoryPoint[]; popularity?: unknown };
  /** Set when the row itself could not be read; it is refused with this reason. */
  broken?: string;
}

export type FeedFormat = "google" | "awin";

/** A file that is no feed, or a damaged one: nothing of it is imported. */
export class BrokenFeed extends Error {
  override name = "BrokenFeed";
}

/** What no feed needs; beyond it a file is refused in a sentence, not read to its end. */
export const feedLimits = {
  columns: 10_000,
  /** Elements or brackets inside each other. */
  nesting: 100,
  /** Characters of one field. */
  field: 1_000_000,
  /** Characters of one line of a JSONL feed. */
  line: 4_000_000,
};
