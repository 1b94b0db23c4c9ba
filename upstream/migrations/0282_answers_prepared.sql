-- Answers to frequent questions of the listing, for isolates that do not hold the catalogue yet (docs/decisions/0182).
CREATE TABLE listing_answers (
  filter TEXT PRIMARY KEY,                -- the only filter of the question; empty for none
  total INTEGER NOT NULL,
  pages TEXT NOT NULL,                    -- JSON: the first pages in the default order, each a list of [product, offer, price, list]
  counts TEXT NOT NULL                    -- JSON: ids and how many, by kind
) WITHOUT ROWID;
-- The mark of the version that they are of; they count only while it is that of the version itself.
ALTER TABLE listing_version ADD COLUMN answered TEXT;
