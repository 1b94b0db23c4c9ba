-- What the listing is answered from: blocks of products, which of them are stale, the version of it all.

CREATE TABLE listing_version (
  version INTEGER NOT NULL,
  -- Clicks and ratings reach the listing between imports too; `refreshListing` says how often. Unix seconds.
  refreshed_at INTEGER NOT NULL DEFAULT 0,
  -- An isolate holds the whole listing, within 128 MB for everything: 600 blocks of 512 products leave room for a second
  -- copy while a new version is read. An import that would need more is refused as a whole.
  blocks INTEGER NOT NULL DEFAULT 0
    CONSTRAINT listing_has_room CHECK (blocks <= 600),
  mark TEXT NOT NULL DEFAULT '',
  turn INTEGER NOT NULL DEFAULT 0,
  -- Until when a filling of the search engine keeps others away; unix seconds.
  filling_until INTEGER NOT NULL DEFAULT 0,
  -- The mark of the version whose catalogue the clock has left nearby (upstream/listing/DESIGN.md).
  left_nearby TEXT
);
INSERT INTO listing_version (version, mark) VALUES (1, lower(hex(randomblob(8))));

-- Products whose facts have to be written again: by the next import, or whoever runs writeListing.
CREATE TABLE listing_stale (
  product_id INTEGER PRIMARY KEY
);

-- The listing's blocks, each as of a version: the next version lies beside the one that is read until `listing_version`
-- names it.
CREATE TABLE listing_editions (
  block INTEGER NOT NULL, -- product_id >> 9
  version INTEGER NOT NULL,
  mark TEXT NOT NULL, -- random: the same version of a restored database is another edition
  products TEXT NOT NULL, -- JSON list of facts, by product_id
  PRIMARY KEY (block, version)
);
