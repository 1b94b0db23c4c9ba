-- What operators decide about products, kept so that imports obey it (docs/decisions/0154).

ALTER TABLE products ADD COLUMN hidden_at TEXT;                  -- since when nobody finds it
ALTER TABLE products ADD COLUMN joined_into INTEGER;             -- the product that has its offers; its address leads there
ALTER TABLE products ADD COLUMN fixed TEXT NOT NULL DEFAULT '';  -- what feeds do not change: 'category', 'brand', comma-separated
CREATE INDEX products_curated ON products (product_id)
  WHERE hidden_at IS NOT NULL OR joined_into IS NOT NULL OR fixed <> '';

-- What the matcher saw of an offer; null until the offer changes.
ALTER TABLE offers ADD COLUMN gtin TEXT;
ALTER TABLE offers ADD COLUMN group_key TEXT;

-- Whether an operator said that the group belongs there; else a GTIN did.
ALTER TABLE product_groups ADD COLUMN decided INTEGER NOT NULL DEFAULT 0;

-- Rows of feeds that belong to a product whatever their GTIN and group say.
CREATE TABLE offer_pins (
  store_id INTEGER NOT NULL REFERENCES stores(store_id),
  external_id TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  PRIMARY KEY (store_id, external_id)
) WITHOUT ROWID;
