-- Stores, products, offers, prices and what people said of them.
-- Money is integer cents (EUR unless said), times are ISO 8601 UTC text, flags are 0/1.

CREATE TABLE stores (
  store_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  host TEXT, -- www host of the shop, ASCII; also in exit_hosts
  logo TEXT, -- file name in the folder `logos`
  description TEXT,
  shipping_cents INTEGER, -- default shipping; null = unknown
  free_shipping_from_cents INTEGER, -- null = never free
  delivery TEXT, -- e.g. '2-3 giorni'
  coupons INTEGER NOT NULL DEFAULT 0,
  deals INTEGER NOT NULL DEFAULT 0,
  paused_at TEXT, -- since when its offers are neither shown nor led to
  kept INTEGER NOT NULL DEFAULT 0, -- 1: written at the desk, imports only fill in what is empty
  programme TEXT, -- affiliate network
  programme_id TEXT, -- the store's number there
  terms TEXT NOT NULL DEFAULT '{}' -- what it promises beside its prices: JSON without what is not known (upstream/DESIGN.md)
);
CREATE INDEX stores_paused ON stores (store_id) WHERE paused_at IS NOT NULL;

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
  position INTEGER NOT NULL DEFAULT 0, -- natural order (sizes); ties by label
  seo_title TEXT, -- of brands; for search engines
  seo_description TEXT,
  description TEXT, -- of brands; sanitised HTML
  UNIQUE (facet, slug)
);

CREATE TABLE categories (
  category_id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES categories(category_id),
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  image TEXT, -- file name in the folder `category`
  description TEXT, -- sanitised HTML
  position INTEGER NOT NULL DEFAULT 0,
  seo_title TEXT,
  seo_description TEXT
);

-- A product is what a card shows: all its variants and offers together. Derived columns are written by the importer.
CREATE TABLE products (
  product_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  group_key TEXT NOT NULL UNIQUE, -- '<brand slug>|<first store slug>:<item group>' : stable identity across imports
  name TEXT NOT NULL,
  brand_id INTEGER REFERENCES facet_values(value_id),
  category_id INTEGER REFERENCES categories(category_id),
  description TEXT, -- sanitised HTML
  mpn TEXT,
  images TEXT NOT NULL DEFAULT '', -- comma-separated names in the folder `uploads`, first = front, second = hover
  sizes TEXT NOT NULL DEFAULT '', -- comma-separated labels of sizes that can be bought, natural order
  tags TEXT NOT NULL DEFAULT '',
  best_offer_id INTEGER, -- cheapest available offer, else cheapest offer
  price_cents INTEGER, -- what the best offer asks now
  list_cents INTEGER, -- its claimed previous price; null without a discount
  discount_percent INTEGER NOT NULL DEFAULT 0,
  available INTEGER NOT NULL DEFAULT 0,
  offer_count INTEGER NOT NULL DEFAULT 0, -- distinct stores
  popularity INTEGER NOT NULL DEFAULT 0, -- editorial + completeness score of sort 'consigliati'
  sales INTEGER NOT NULL DEFAULT 0, -- outbound clicks counted for sort 'bestseller'
  rating REAL,
  inserted_at TEXT NOT NULL, -- first seen
  inserted_on TEXT NOT NULL, -- the same as a day in Europe/Rome, for 'Novità'
  updated_at TEXT NOT NULL,
  category_ids TEXT NOT NULL DEFAULT '[]', -- JSON list, the main one first
  value_ids TEXT,
  path_ids TEXT,
  hidden_at TEXT, -- since when nobody finds it
  joined_into INTEGER, -- the product that has its offers; its address leads there
  fixed TEXT NOT NULL DEFAULT '', -- what feeds do not change: 'category', 'brand', comma-separated
  -- Colours of variants that operators corrected: JSON object, variant_key to value_id; then `fixed` names 'colour' (upstream/catalogue/DESIGN.md).
  fixed_colours TEXT NOT NULL DEFAULT '{}',
  -- The product that an import gave the last offers of this one, as long as it has none: its address shows that one (upstream/catalogue/DESIGN.md).
  moved_into INTEGER,
  -- The words of the feed by which a product stands in its category, as JSON: where they were found, and the words. Null: not noted.
  category_because TEXT,
  cuts INTEGER -- how it is cut, as its texts say: bits of upstream/looks/cuts.ts; null until an import touches it
);
CREATE INDEX products_curated ON products (product_id)
  WHERE hidden_at IS NOT NULL OR joined_into IS NOT NULL OR fixed <> '';
-- The newest goods of a brand have the highest numbers.
CREATE INDEX products_by_brand ON products (brand_id) WHERE brand_id IS NOT NULL;

CREATE TABLE variants (
  variant_id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  slug TEXT NOT NULL UNIQUE,
  variant_key TEXT NOT NULL, -- '<colour slug>|<size slug>', unique in its product
  name TEXT NOT NULL,
  gtin TEXT, -- only with a valid check digit
  mpn TEXT,
  images TEXT NOT NULL DEFAULT '',
  colour_id INTEGER REFERENCES facet_values(value_id),
  colour_label TEXT, -- the store's own word
  size_id INTEGER REFERENCES facet_values(value_id),
  size_label TEXT,
  available INTEGER NOT NULL DEFAULT 0,
  price_cents INTEGER,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (product_id, variant_key)
);
CREATE INDEX variants_by_gtin ON variants (gtin) WHERE gtin IS NOT NULL;
-- Makers' numbers as they are searched for: without blanks, hyphens and case (upstream/listing/numbers.ts).
CREATE INDEX variants_by_mpn ON variants (REPLACE(REPLACE(UPPER(mpn), ' ', ''), '-', '')) WHERE mpn IS NOT NULL;

CREATE TABLE offers (
  offer_id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL REFERENCES stores(store_id),
  external_id TEXT NOT NULL, -- the store's own id of the row
  variant_id INTEGER NOT NULL REFERENCES variants(variant_id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  list_cents INTEGER, -- claimed previous price, above price_cents, else null
  currency TEXT NOT NULL DEFAULT 'EUR',
  availability TEXT NOT NULL, -- in_stock | out_of_stock | preorder | backorder
  shipping_cents INTEGER,
  delivery TEXT,
  fingerprint TEXT NOT NULL, -- hash of the normalised row: equal = unchanged
  first_seen TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  value_ids TEXT NOT NULL DEFAULT '[]', -- JSON list of facet_values ids
  images TEXT NOT NULL DEFAULT '', -- comma-separated, as in products
  popularity INTEGER NOT NULL DEFAULT 0, -- editorial weight of a trusted feed
  gtin TEXT,
  group_key TEXT,
  recommended_cents INTEGER, -- RRP, MSRP, listino: no former price; kept where it is above what is asked
  UNIQUE (store_id, external_id)
);
CREATE INDEX offers_by_variant ON offers (variant_id);

-- The offers that visitors may see: whoever shows or leads to offers reads them here.
CREATE VIEW shown_offers AS SELECT * FROM offers
  WHERE store_id NOT IN (SELECT store_id FROM stores WHERE paused_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM hidden_offers h
      WHERE h.store_id = offers.store_id AND h.external_id = offers.external_id);

-- A point only when price or availability changed (openings of the history included).
CREATE TABLE price_points (
  offer_id INTEGER NOT NULL REFERENCES offers(offer_id) ON DELETE CASCADE,
  observed_at TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  list_cents INTEGER,
  available INTEGER NOT NULL,
  PRIMARY KEY (offer_id, observed_at)
) WITHOUT ROWID;

-- History of offers that left the feed: given back when they return.
CREATE TABLE past_price_points (
  store_id INTEGER NOT NULL REFERENCES stores(store_id),
  external_id TEXT NOT NULL,
  observed_at TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  list_cents INTEGER,
  available INTEGER NOT NULL,
  product_id INTEGER,
  variant_id INTEGER,
  PRIMARY KEY (store_id, external_id, observed_at)
) WITHOUT ROWID;
CREATE INDEX past_price_points_by_product ON past_price_points (product_id) WHERE product_id IS NOT NULL;

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

-- Which product a store's group belongs to; keys as in products.group_key, several per product after a join.
CREATE TABLE product_groups (
  group_key TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  decided INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE reviews (
  review_id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  author TEXT NOT NULL, -- as shown, e.g. 'Giulia R.'
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT,
  body TEXT NOT NULL, -- plain text
  store_id INTEGER REFERENCES stores(store_id), -- who collected it; null = written here
  purchase_checked INTEGER NOT NULL DEFAULT 0, -- the store confirmed that the author bought the product
  written_at TEXT NOT NULL
);
CREATE INDEX reviews_by_product ON reviews (product_id, written_at DESC, review_id DESC);

-- Pictures that are stored, and which address they came from.
CREATE TABLE media_files (
  name TEXT PRIMARY KEY,
  used_on TEXT NOT NULL DEFAULT '9999-12-31',
  look TEXT -- colours, outline and edges as the importer read them (upstream/looks/look.ts), in base64; null where it could not
) WITHOUT ROWID;
CREATE INDEX media_files_by_day ON media_files (used_on);

CREATE TABLE media_addresses (
  address TEXT PRIMARY KEY,
  name TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX media_addresses_by_name ON media_addresses (name);

-- Counted once a day for stores with enough clicks.
CREATE TABLE store_confidence (
  store_id INTEGER PRIMARY KEY,
  clicks INTEGER NOT NULL,
  reports INTEGER NOT NULL,
  counted_at TEXT NOT NULL
);

-- Clicks that led to a store, by day: what is said of a store is a sum of these, not of all its clicks. Store 0 says that the
-- day was counted.
CREATE TABLE store_days (
  day TEXT NOT NULL,
  store_id INTEGER NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (day, store_id)
) WITHOUT ROWID;

-- What each store's offers are, counted when an import of it ends: the desk shows all stores without reading all offers.
CREATE TABLE store_stock (
  store_id INTEGER PRIMARY KEY REFERENCES stores(store_id),
  offers INTEGER NOT NULL,
  available INTEGER NOT NULL,
  pictures INTEGER NOT NULL, -- offers with pictures of their own
  gtins INTEGER NOT NULL, -- offers of a variant with a code
  deliveries TEXT, -- JSON of all that its offers say of delivery, null for none; null: not counted since
  shipping_unsaid INTEGER -- offers that do not say what shipping costs; both are for upstream/listing/promises.ts
);

-- Rows of feeds that belong to a product whatever their GTIN and group say.
CREATE TABLE offer_pins (
  store_id INTEGER NOT NULL REFERENCES stores(store_id),
  external_id TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  PRIMARY KEY (store_id, external_id)
) WITHOUT ROWID;

-- What operators keep back: single offers (also when they leave their feed and return), and all of a store that is paused.
CREATE TABLE hidden_offers (
  store_id INTEGER NOT NULL,
  external_id TEXT NOT NULL, -- the store's own id of the row
  hidden_at TEXT NOT NULL,
  why TEXT, -- what readings of its page found; null: an operator hides it
  PRIMARY KEY (store_id, external_id)
) WITHOUT ROWID;
CREATE INDEX hidden_offers_found ON hidden_offers (hidden_at) WHERE why IS NOT NULL;

-- Prices that visitors found different at the store: one a day from each (salted daily hash of an address).
CREATE TABLE price_reports (
  offer_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  visitor TEXT NOT NULL,
  seen_cents INTEGER, -- what the store asked, as the visitor says; null: not said
  note TEXT NOT NULL DEFAULT '',
  reported_at TEXT NOT NULL,
  founded INTEGER, -- what an operator found: 1 the price was wrong, 0 it was not; null: open
  closed_at TEXT,
  PRIMARY KEY (offer_id, day, visitor)
) WITHOUT ROWID;
CREATE INDEX price_reports_by_time ON price_reports (reported_at);

CREATE TABLE store_points (
  store_id INTEGER PRIMARY KEY,
  points INTEGER NOT NULL
);

CREATE TABLE destination_doubts (
  store_id INTEGER NOT NULL,
  external_id TEXT NOT NULL, -- the store's own id of the row
  why TEXT NOT NULL, -- 'sparita', 'esaurita': what the last bad reading said
  readings INTEGER NOT NULL, -- bad ones, one after the other
  since TEXT NOT NULL,
  read_at TEXT NOT NULL,
  spared INTEGER NOT NULL DEFAULT 0, -- 1: a person says that it is there, until a reading says so too
  PRIMARY KEY (store_id, external_id)
) WITHOUT ROWID;
CREATE INDEX destination_doubts_by_store ON destination_doubts (store_id, read_at);
CREATE INDEX destination_doubts_by_time ON destination_doubts (read_at);

-- How far the pages of each store are read, and who reads them now.
CREATE TABLE destination_turns (
  store_id INTEGER PRIMARY KEY,
  mark TEXT NOT NULL DEFAULT '', -- external id of the last offer of this walk
  rests_until TEXT NOT NULL DEFAULT '', -- the next walk begins then
  due_at TEXT NOT NULL,
  lease TEXT UNIQUE,
  leased_until TEXT
);

CREATE TABLE bulk_edits (
  edit_id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  action TEXT NOT NULL, -- 'categoria', 'marca', 'nascondi', 'mostra'
  value TEXT, -- slug of category or brand; null: what feeds say
  products INTEGER NOT NULL,
  undone_at TEXT
);
CREATE INDEX bulk_edits_by_time ON bulk_edits (at);

CREATE TABLE bulk_edit_products (
  edit_id INTEGER NOT NULL REFERENCES bulk_edits(edit_id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  before TEXT NOT NULL, -- JSON of the columns that the edit changed
  PRIMARY KEY (edit_id, product_id)
) WITHOUT ROWID;

-- Colours of goods as pictures show them (media_files.look), in cells of the space of colours (upstream/looks/tints.ts): each once among all
-- goods, once among those for somebody, once among those of their area. The colour is 0xrrggbb, its share of what is seen of the product 0–255.
CREATE TABLE product_tints (
  cell INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  colour INTEGER NOT NULL,
  share INTEGER NOT NULL,
  PRIMARY KEY (cell, product_id)
) WITHOUT ROWID;
CREATE INDEX product_tints_by_product ON product_tints (product_id);

-- How prices of a kind moved from a month to the next: goods seen in both, and the sum of the logarithms of their ratios.

CREATE TABLE price_index (
  category_id INTEGER NOT NULL REFERENCES categories(category_id) ON DELETE CASCADE,
  month TEXT NOT NULL, -- of Rome, '2026-11', against the one before
  products INTEGER NOT NULL,
  log_sum REAL NOT NULL,
  PRIMARY KEY (category_id, month)
) WITHOUT ROWID;

-- How far the clock has come with a month; it is told once it is finished.
CREATE TABLE price_index_months (
  month TEXT PRIMARY KEY,
  mark INTEGER NOT NULL DEFAULT 0, -- last product_id that is in the sums
  finished_at TEXT
) WITHOUT ROWID;
