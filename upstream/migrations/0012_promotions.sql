-- Codes and offers of stores, and the votes on them.

CREATE TABLE promotions (
  promotion_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  origin TEXT NOT NULL UNIQUE, -- 'awin:<promotion id>' | 'vetrina:<slug at its making>'
  source_hash TEXT, -- of what the source said last: equal = unchanged; null = written by an operator
  store_id INTEGER REFERENCES stores(store_id), -- null: kept back until the catalogue knows the store
  advertiser TEXT, -- the store's name at the source
  title TEXT NOT NULL,
  description TEXT,
  terms TEXT, -- sanitised HTML
  code TEXT, -- null: an offer without a code
  kind TEXT, -- percent | amount | shipping | gift | bogo
  value INTEGER, -- hundredths of a percent, or cents
  rule TEXT, -- JSON of structured terms; null: the code is never put on a price
  countries TEXT NOT NULL DEFAULT '', -- ',IT,DE,'; empty = everywhere
  starts_at TEXT,
  ends_at TEXT, -- ISO 8601 UTC; null = open
  ended INTEGER NOT NULL DEFAULT 0, -- by its store before its time
  url TEXT NOT NULL, -- the store's page
  tracking_url TEXT, -- the same through the affiliate network
  image TEXT,
  seo_title TEXT,
  seo_description TEXT,
  folded TEXT NOT NULL, -- title and description in lower case without accents
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  worked INTEGER NOT NULL DEFAULT 0, -- derived from promotion_votes, like the next three
  failed INTEGER NOT NULL DEFAULT 0,
  last_worked_at TEXT,
  reported INTEGER NOT NULL DEFAULT 0     -- the last three votes say that it does not work
);
CREATE INDEX promotions_by_store ON promotions (store_id, ends_at);
CREATE INDEX promotions_by_code ON promotions (store_id, code) WHERE code IS NOT NULL;

-- One vote per visitor (salted daily hash) and code; the latest counts.
CREATE TABLE promotion_votes (
  promotion_id INTEGER NOT NULL REFERENCES promotions(promotion_id) ON DELETE CASCADE,
  visitor TEXT NOT NULL,
  worked INTEGER NOT NULL,
  voted_at TEXT NOT NULL,
  PRIMARY KEY (promotion_id, visitor)
) WITHOUT ROWID;
CREATE INDEX promotion_votes_by_time ON promotion_votes (promotion_id, voted_at);
-- What `upstream/leftovers.ts` clears away is found by its time.
CREATE INDEX promotion_votes_old ON promotion_votes (voted_at);
