/** What cards, variants and offers show, as the database has it. */
import type { ShopCode } from "../promotions/codes";

/** What a variant shows of itself. */
export interface VariantFacts {
  variant_id: number;
  slug: string;
  name: string;
  images: string;
  gtin: string | null;
  mpn: string | null;
  available: number;
  colour_label: string | null;
  size_label: string | null;
}

/** What a store asks for a variant. */
export interface OfferFacts {
  offer_id: number;
  store_id: number;
  external_id: string;
  variant_id: number;
  url: string;
  price_cents: number;
  list_cents: number | null;
  recommended_cents: number | null;
  currency: string;
  availability: string;
  shipping_cents: number | null;
  delivery: string | null;
}

/** A good and the offer that stands for it. */
export interface GoodRow {
  product_id: number;
  brand_name: string | null;
  brand_slug: string | null;
  /** JSON list of its category and all above it. */
  category_slugs: string;
  store_name: string | null;
  store_slug: string | null;
  price_cents: number | null;
  list_cents: number | null;
  currency: string | null;
  availability: string | null;
  shipping_cents: number | null;
  url: string | null;
}

export interface CardRow extends GoodRow {
  /** In a list of similar goods: of another brand, else the same. */
  is_twin?: boolean;
  slug: string;
  name: string;
  images: string;
  sizes: string;
  inserted_at: string;
  offer_count: number;
  brand_image: string | null;
  /** As `measureOf` has it. */
  measure: string | null;
  /** 1 if `price_cents` is the lowest of 30 days (`lowest-price.ts`). */
  lowest: number | null;
  store_id: number | null;
  store_shipping: number | null;
  free_from: number | null;
  codes: readonly ShopCode[];
  /** The colour that the pictures show, where one was asked for. */
  colour?: string | null;
  /** The size that price and stores are of, where one was asked for. */
  size?: string | null;
}
