-- What an operator says of a product's pictures and attributes in place of its feeds, as JSON (upstream/import/records.ts).
ALTER TABLE products ADD COLUMN fixed_parts TEXT NOT NULL DEFAULT '{}';
-- Brands and words that are not sold here: what carries one is hidden, and by which.
CREATE TABLE blocks (
  block_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('brand', 'word')),
  said TEXT NOT NULL, -- a brand's slug, or words that a title has
  at TEXT NOT NULL,
  UNIQUE (kind, said)
);
ALTER TABLE products ADD COLUMN hidden_for INTEGER;
CREATE INDEX products_blocked ON products (hidden_for) WHERE hidden_for IS NOT NULL;
-- Brands that have a page.
CREATE VIEW shown_brands AS SELECT * FROM facet_values
  WHERE facet = 'brand' AND slug NOT IN (SELECT said FROM blocks WHERE kind = 'brand');
