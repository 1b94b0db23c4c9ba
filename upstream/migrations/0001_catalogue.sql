-- The catalogue: stores, facet values, categories, products, variants, offers, price history.
-- Money is integer cents (EUR unless said), times are ISO 8601 UTC text, flags are 0/1.

CREATE TABLE stores (
  store_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  host TEXT,                              -- www host of the shop, ASCII; also in exit_hosts
  logo TEXT,                              -- file name in the folder `logos`
  description TEXT,
  shipping_cents INTEGER,                 -- default shipping; null = unknown
  free_shipping_from_cents INTEGER,       -- null = never free
  delivery TEXT,                          -- e.g. '2-3 giorni'
  coupons INTEGER NOT NULL DEFAULT 0,
  deals INTEGER NOT NULL DEFAULT 0
);

-- Every host that an offer or a merchant of ours points to: registrable names are compared by the exit.
CREATE TABLE exit_hosts (
  host TEXT PRIMARY KEY,
  store_id INTEGER REFERENCES stores(store_id)
) WITHOUT ROWID;

-- One row a value of a facet; `facet` is the domain key of contract/facets.ts (brand, size, colour, store, ...).
CREATE TABLE facet_values (
  value_id INTEGER PRIMARY KEY,
  facet TEXT NOT NULL,
  slug TEXT NOT NULL,
  label TEXT NOT NULL,
  image TEXT,
  position INTEGER NOT NULL DEFAULT 0,    -- natural order (sizes); ties by label
  UNIQUE (facet, slug)
);

CREATE TABLE categories (
  category_id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES categories(category_id),
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  image TEXT,                             -- file name in the folder `category`
  description TEXT,                       -- sanitised HTML
  position INTEGER NOT NULL DEFAULT 0,
  seo_title TEXT,
  seo_description TEXT
);

-- A product is what a card shows: all its variants and offers together. Derived columns are written by the importer.
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  group_key TEXT NOT NULL UNIQUE,         -- '<brand slug>|<first store slug>:<item group>' : stable identity across imports
  name TEXT NOT NULL,
  brand_id INTEGER REFERENCES facet_values(value_id),
  category_id INTEGER REFERENCES categories(category_id),
  description TEXT,                       -- sanitised HTML
  mpn TEXT,
  images TEXT NOT NULL DEFAULT '',        -- comma-separated names in the folder `uploads`, first = front, second = hover
  sizes TEXT NOT NULL DEFAULT '',         -- comma-separated labels of sizes that can be bought, natural order
  tags TEXT NOT NULL DEFAULT '',
  best_offer_id INTEGER,                  -- cheapest available offer, else cheapest offer
  price_cents INTEGER,                    -- what the best offer asks now
  list_cents INTEGER,                     -- its claimed previous price; null without a discount
  discount_percent INTEGER NOT NULL DEFAULT 0,
  available INTEGER NOT NULL DEFAULT 0,
  offer_count INTEGER NOT NULL DEFAULT 0, -- distinct stores
  popularity INTEGER NOT NULL DEFAULT 0,  -- editorial + completeness score of sort 'consigliati'
  sales INTEGER NOT NULL DEFAULT 0,       -- outbound clicks counted for sort 'bestseller'
  rating REAL,
  inserted_at TEXT NOT NULL,              -- first seen
  inserted_on TEXT NOT NULL,              -- the same as a day in Europe/Rome, for 'Novità'
  updated_at TEXT NOT NULL
);
CREATE INDEX products_by_popularity ON products (available DESC, popularity DESC, product_id DESC);
CREATE INDEX products_by_inserted ON products (inserted_at DESC, product_id DESC);
CREATE INDEX products_by_price ON products (price_cents, product_id);
CREATE INDEX products_by_sales ON products (sales DESC, product_id DESC);
CREATE INDEX products_by_discount ON products (discount_percent DESC, product_id DESC);
CREATE INDEX products_by_brand ON products (brand_id);
CREATE INDEX products_by_category ON products (category_id);

CREATE TABLE variants (
  variant_id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  slug TEXT NOT NULL UNIQUE,
  variant_key TEXT NOT NULL,              -- '<colour slug>|<size slug>', unique in its product
  name TEXT NOT NULL,
  gtin TEXT,                              -- only with a valid check digit
  mpn TEXT,
  images TEXT NOT NULL DEFAULT '',
  colour_id INTEGER REFERENCES facet_values(value_id),
  colour_label TEXT,                      -- the store's own word
  size_id INTEGER REFERENCES facet_values(value_id),
  size_label TEXT,
  available INTEGER NOT NULL DEFAULT 0,
  price_cents INTEGER,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (product_id, variant_key)
);
CREATE INDEX variants_by_gtin ON variants (gtin) WHERE gtin IS NOT NULL;

CREATE TABLE offers (
  offer_id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL REFERENCES stores(store_id),
  external_id TEXT NOT NULL,              -- the store's own id of the row
  variant_id INTEGER NOT NULL REFERENCES variants(variant_id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  list_cents INTEGER,                     -- claimed previous price, above price_cents, else null
  currency TEXT NOT NULL DEFAULT 'EUR',
  availability TEXT NOT NULL,             -- in_stock | out_of_stock | preorder | backorder
  shipping_cents INTEGER,
  delivery TEXT,
  fingerprint TEXT NOT NULL,              -- hash of the normalised row: equal = unchanged
  first_seen TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (store_id, external_id)
);
CREATE INDEX offers_by_product ON offers (product_id, price_cents);
CREATE INDEX offers_by_variant ON offers (variant_id);

-- A point only when price or availability changed (openings of the history included).
CREATE TABLE price_points (
  offer_id INTEGER NOT NULL REFERENCES offers(offer_id) ON DELETE CASCADE,
  observed_at TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  list_cents INTEGER,
  available INTEGER NOT NULL,
  PRIMARY KEY (offer_id, observed_at)
) WITHOUT ROWID;

-- Which facet values a product carries; both directions are needed.
CREATE TABLE product_values (
  value_id INTEGER NOT NULL REFERENCES facet_values(value_id),
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  PRIMARY KEY (value_id, product_id)
) WITHOUT ROWID;
CREATE INDEX product_values_by_product ON product_values (product_id, value_id);

-- A product under its category and every ancestor of it.
CREATE TABLE product_categories (
  category_id INTEGER NOT NULL REFERENCES categories(category_id),
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
) WITHOUT ROWID;
CREATE INDEX product_categories_by_product ON product_categories (product_id);

-- Full text with accents folded; rowid = product_id.
CREATE VIRTUAL TABLE product_search USING fts5 (
  name, brand, category, attributes,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
