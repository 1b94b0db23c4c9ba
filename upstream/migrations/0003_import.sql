-- What the importer needs: rows staged before they are applied at once, and memories that outlive an offer.

-- What an offer says about its product; product columns are derived from all offers of the product.
ALTER TABLE offers ADD COLUMN value_ids TEXT NOT NULL DEFAULT '[]';  -- JSON list of facet_values ids
ALTER TABLE offers ADD COLUMN images TEXT NOT NULL DEFAULT '';       -- comma-separated, as in products
ALTER TABLE offers ADD COLUMN popularity INTEGER NOT NULL DEFAULT 0; -- editorial weight of a trusted feed
ALTER TABLE products ADD COLUMN category_ids TEXT NOT NULL DEFAULT '[]'; -- JSON list, the main one first
CREATE INDEX offers_by_best ON offers (product_id, availability, price_cents, offer_id);

-- Which product a store's group belongs to; keys as in products.group_key, several per product after a join.
CREATE TABLE product_groups (
  group_key TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE
) WITHOUT ROWID;

-- History of offers that left the feed: given back when they return.
CREATE TABLE past_price_points (
  store_id INTEGER NOT NULL REFERENCES stores(store_id),
  external_id TEXT NOT NULL,
  observed_at TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  list_cents INTEGER,
  available INTEGER NOT NULL,
  PRIMARY KEY (store_id, external_id, observed_at)
) WITHOUT ROWID;

-- Pictures that are stored, and which address they came from.
CREATE TABLE media_files (name TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE media_addresses (address TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;

-- New and changed rows of one run, waiting for the one batch that applies them.
CREATE TABLE import_rows (
  run_id TEXT NOT NULL,
  external_id TEXT NOT NULL,
  line INTEGER NOT NULL,
  group_key TEXT NOT NULL,
  brand_slug TEXT NOT NULL, brand_label TEXT NOT NULL,
  name TEXT NOT NULL, slug TEXT NOT NULL, description TEXT, mpn TEXT, gtin TEXT,
  category_ids TEXT NOT NULL,
  colour_slug TEXT, colour_label TEXT,
  size_slug TEXT, size_label TEXT, size_position INTEGER,
  variant_key TEXT NOT NULL, variant_slug TEXT NOT NULL,
  facet_values TEXT NOT NULL,             -- JSON list of [facet, slug, label, position]
  images TEXT NOT NULL,
  url TEXT NOT NULL, host TEXT NOT NULL,
  price_cents INTEGER NOT NULL, list_cents INTEGER, currency TEXT NOT NULL, availability TEXT NOT NULL,
  shipping_cents INTEGER, delivery TEXT,
  popularity INTEGER NOT NULL,
  first_seen TEXT NOT NULL, first_seen_on TEXT NOT NULL,
  history TEXT,                           -- JSON list of [instant, price, list, available]
  fingerprint TEXT NOT NULL,
  product_id INTEGER, variant_id INTEGER, offer_id INTEGER,
  moved INTEGER NOT NULL DEFAULT 0,       -- price or availability differs from what was known
  PRIMARY KEY (run_id, external_id)
) WITHOUT ROWID;

CREATE TABLE import_gone (
  run_id TEXT NOT NULL,
  external_id TEXT NOT NULL,
  PRIMARY KEY (run_id, external_id)
) WITHOUT ROWID;

-- Products whose derived columns a run has to write again.
CREATE TABLE import_touched (
  run_id TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  PRIMARY KEY (run_id, product_id)
) WITHOUT ROWID;
