/** A product and the offer that its card shows, as the database has them. */
import type { ShopCode } from "../promotions/codes";

export interface CardRow {
  /** In a list of similar goods: of another brand, else the same. */
  is_twin?: boolean;
  product_id: number;
  slug: string;
  name: string;
  images: string;
  sizes: string;
  inserted_at: string;
  offer_count: number;
  brand_name: string | null;
  brand_slug: string | null;
  brand_image: string | null;
  price_cents: number | null;
  list_cents: number | null;
  currency: string | null;
  /** 1 if `price_cents` is the lowest of 30 days (`lowest-price.ts`). */
  lowest: number | null;
  availability: string | null;
  url: string | null;
  shipping_cents: number | null;
  store_id: number | null;
  store_name: string | null;
  store_slug: string | null;
  store_shipping: number | null;
  free_from: number | null;
  /** JSON list of its category and all above it. */
  category_slugs: string;
  codes: readonly ShopCode[];
  /** The colour that the pictures show, where one was asked for. */
  colour?: string | null;
  /** The size that price and stores are of, where one was asked for. */
  size?: string | null;
}
