/** Rows of the catalogue's tables as an import reads, changes and writes them; members are named as the columns. */
import type { FacetKey } from "contract";
import type { OfferFacts, VariantFacts } from "../catalogue/card-row";

export interface ValueRecord {
  value_id: number;
  facet: string;
  slug: string;
  label: string;
  position: number;
}

export interface ProductRecord {
  product_id: number;
  slug: string;
  group_key: string;
  name: string;
  brand_id: number | null;
  category_id: number | null;
  category_ids: string;
  /** JSON of `CategoryReason`; null where it is not noted. */
  category_because: string | null;
  description: string | null;
  mpn: string | null;
  producer: string | null;
  responsible: string | null;
  images: string;
  sizes: string;
  tags: string;
  best_offer_id: number | null;
  price_cents: number | null;
  list_cents: number | null;
  discount_percent: number;
  available: number;
  offer_count: number;
  popularity: number;
  inserted_at: string;
  inserted_on: string;
  updated_at: string;
  value_ids: string | null;
  path_ids: string | null;
  /** How it is cut (`domain/cuts`). */
  cuts: number | null;
  /** Since when nobody finds it; null for what is shown. */
  hidden_at: string | null;
  /** The block that hides it; null where a person does, or nobody. */
  hidden_for: number | null;
  /** The product that has its offers; null for one of its own. */
  joined_into: number | null;
  /** The product that its last offers went to, as long as it has none. */
  moved_into: number | null;
  /** What feeds do not change: 'category', 'brand', 'colour' of some variants, comma-separated. */
  fixed: string;
  /** JSON object: `value_id` of the colour by `variant_key`, as far as operators said it. */
  fixed_colours: string;
  /** JSON of `FixedParts`. */
  fixed_parts: string;
}

/** What operators say of parts that feeds tell in many pieces. */
export interface FixedParts {
  /** Names of pictures as they shall stand, with a hyphen before one that is left out. */
  pictures?: string[];
  /** Of a facet, the `value_id` of all that it carries. */
  values?: Partial<Record<FacetKey, number[]>>;
}

export interface VariantRecord extends VariantFacts {
  product_id: number;
  variant_key: string;
  colour_id: number | null;
  size_id: number | null;
  price_cents: number | null;
  position: number;
}

export interface OfferRecord extends OfferFacts {
  product_id: number;
  fingerprint: string;
  first_seen: string;
  updated_at: string;
  /** JSON list. */
  value_ids: string;
  images: string;
  popularity: number;
  /** What the matcher saw; null in offers that have not changed since it is kept. */
  gtin: string | null;
  group_key: string | null;
}

/** Some rows of one table by their key: as they were read, and as they shall be. */
export class Records<Shape extends object> {
  readonly now = new Map<number, Shape>();

  constructor(
    readonly table: string,
    readonly key: keyof Shape & string,
    readonly before: ReadonlyMap<number, Shape>,
  ) {
    for (const [id, record] of before) this.now.set(id, { ...record });
  }

  add(record: Shape): Shape {
    this.now.set(record[this.key] as number, record);
    return record;
  }
}

export function recordsOf<Shape extends object>(
  table: string,
  key: keyof Shape & string,
  rows: readonly Shape[],
): Records<Shape> {
  return new Records(table, key, new Map(rows.map((row) => [row[key] as number, row])));
}

/** The one that leads first, as `../catalogue/leading` has it: every imported offer says its shipping, by its store's rule if need be. */
export function byRank(a: OfferRecord, b: OfferRecord): number {
  return Number(isBuyable(b)) - Number(isBuyable(a)) || totalOf(a) - totalOf(b) || a.offer_id - b.offer_id;
}

function totalOf({ price_cents, shipping_cents }: OfferRecord): number {
  return price_cents + (shipping_cents ?? 0);
}

export function isBuyable({ availability }: Pick<OfferRecord, "availability">): boolean {
  return availability === "in_stock";
}

/** What operators may say of a product in place of its feeds. */
export const fixable = [
  "category",
  "brand",
  "colour",
  "name",
  "description",
  "pictures",
  "attributes",
] as const;
export type Fixed = (typeof fixable)[number];

/** Whether operators said what it is: feeds do not change it. */
export function isFixed({ fixed }: Pick<ProductRecord, "fixed">, what: Fixed): boolean {
  return fixed.split(",").includes(what);
}

/** Notes whether operators say what it is. */
export function setFixed(product: ProductRecord, what: Fixed, is: boolean): void {
  const others = product.fixed.split(",").filter((one) => one !== "" && one !== what);
  product.fixed = (is ? [...others, what] : others).sort().join(",");
}

/** Colours of variants that operators said, by `variant_key`. */
export function coloursFixedIn(json: string): Record<string, number> {
  return JSON.parse(json) as Record<string, number>;
}

export function partsFixedIn({ fixed_parts }: Pick<ProductRecord, "fixed_parts">): FixedParts {
  return JSON.parse(fixed_parts) as FixedParts;
}

export function fixColours(product: ProductRecord, fixed: Record<string, number>): void {
  product.fixed_colours = JSON.stringify(fixed);
  setFixed(product, "colour", Object.keys(fixed).length > 0);
}

/** Group of a product that an operator parted from another one (`banco|FROM:ID`): no feed has it, so no feed names the product. */
export function partedKey(from: number, id: number | ""): string {
  return `banco|${from}:${id}`;
}

export function isParted(group: string): boolean {
  return group.startsWith("banco|");
}
