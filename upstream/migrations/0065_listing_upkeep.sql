-- The carousels beside a product read the nearest and the most popular of a category, however large it is.
CREATE INDEX products_beside_by_price ON products (category_id, available, price_cents, product_id);
CREATE INDEX products_beside_by_brand_and_price ON products (category_id, brand_id, available, price_cents, product_id);
CREATE INDEX products_beside_by_popularity ON products (category_id, available, popularity DESC, product_id);
CREATE INDEX products_beside_by_brand_and_popularity
  ON products (category_id, brand_id, available, popularity DESC, product_id);

-- Sorts are answered from memory since 0010: these served nobody and cost every import.
DROP INDEX products_by_popularity;
DROP INDEX products_by_inserted;
DROP INDEX products_by_price;
DROP INDEX products_by_sales;
DROP INDEX products_by_discount;
DROP INDEX products_offered;
DROP INDEX products_by_category;

-- Clicks and ratings reach the listing between imports too; `refreshListing` says how often. Unix seconds.
ALTER TABLE listing_version ADD COLUMN refreshed_at INTEGER NOT NULL DEFAULT 0;

-- An isolate holds the whole listing, within 128 MB for everything: 600 blocks of 512 products leave room for a second
-- copy while a new version is read. An import that would need more is refused as a whole.
ALTER TABLE listing_version ADD COLUMN blocks INTEGER NOT NULL DEFAULT 0
  CONSTRAINT listing_has_room CHECK (blocks <= 600);
