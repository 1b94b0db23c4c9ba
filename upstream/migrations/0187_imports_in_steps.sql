-- Imports in steps, a listing that is swapped at once, and fewer rows written for an offer (docs/decisions/0135).

-- One import: staged, sealed (`parts` is known), applied step by step, finished. Stays as the receipt for a day.
CREATE TABLE import_runs (
  run_id TEXT PRIMARY KEY,
  store TEXT,                             -- slug; this and the next two are known once it is sealed
  at TEXT,                                -- the instant that it speaks of
  parts INTEGER,
  steps INTEGER NOT NULL DEFAULT 0,       -- done so far, parts and blocks of the listing
  done INTEGER NOT NULL DEFAULT 0,        -- parts applied
  offers INTEGER NOT NULL DEFAULT 0,
  products INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,    -- of the clock, since the last step that went well
  failed TEXT,                            -- why the rest was given up
  begun_at TEXT NOT NULL,
  moved_at TEXT NOT NULL,
  finished_at TEXT
) WITHOUT ROWID;

-- What a step applies: whole groups of new and changed rows with the offers that are gone, as JSON in pieces.
CREATE TABLE import_parts (
  run_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  piece INTEGER NOT NULL,
  fresh INTEGER NOT NULL,                 -- groups that the catalogue does not know
  body TEXT NOT NULL,
  PRIMARY KEY (run_id, part, piece)
);

-- Blocks of the listing that a run has to write anew.
CREATE TABLE import_blocks (
  run_id TEXT NOT NULL,
  block INTEGER NOT NULL,
  PRIMARY KEY (run_id, block)
) WITHOUT ROWID;

-- The listing's blocks, each as of a version: the next version lies beside the one that is read until `listing_version`
-- names it. Instead of `listing_blocks`, which is no longer written.
CREATE TABLE listing_editions (
  block INTEGER NOT NULL,                 -- product_id >> 9
  version INTEGER NOT NULL,
  mark TEXT NOT NULL,                     -- random: the same version of a restored database is another edition
  products TEXT NOT NULL,                 -- JSON list of facts, by product_id
  PRIMARY KEY (block, version)
);
INSERT INTO listing_editions (block, version, mark, products)
SELECT block, version, lower(hex(randomblob(8))), products FROM listing_blocks;

ALTER TABLE listing_version ADD COLUMN mark TEXT NOT NULL DEFAULT '';
-- Counts steps of imports: one that read the catalogue before another wrote it fails instead of overwriting.
ALTER TABLE listing_version ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
UPDATE listing_version SET mark = lower(hex(randomblob(8)));

-- What `product_values` and `product_categories` told at two rows written a value: facet values but the stores', and the
-- category with all above it. Null until the next import of the product: then entries 7 and 8 of `facts` tell it.
ALTER TABLE products ADD COLUMN value_ids TEXT;
ALTER TABLE products ADD COLUMN path_ids TEXT;

-- Each of these was written with every new offer, most with every changed price too. The offers of a product are found by
-- its variants, the listing lies in memory, and goods of one brand beside a product are few enough to be read by popularity.
DROP INDEX offers_by_product;
DROP INDEX offers_by_best;
DROP INDEX offers_by_store;
DROP INDEX products_by_brand;
DROP INDEX products_beside_by_brand_and_price;

DROP TABLE import_rows;
DROP TABLE import_gone;
DROP TABLE import_touched;
