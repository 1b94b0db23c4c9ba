-- Pages of stores that are gone or sold out, as readings of them found; three that agree hide the offer until one finds it again.
CREATE TABLE destination_doubts (
  store_id INTEGER NOT NULL,
  external_id TEXT NOT NULL,              -- the store's own id of the row
  why TEXT NOT NULL,                      -- 'sparita', 'esaurita': what the last bad reading said
  readings INTEGER NOT NULL,              -- bad ones, one after the other
  since TEXT NOT NULL,
  read_at TEXT NOT NULL,
  spared INTEGER NOT NULL DEFAULT 0,      -- 1: a person says that it is there, until a reading says so too
  PRIMARY KEY (store_id, external_id)
) WITHOUT ROWID;
CREATE INDEX destination_doubts_by_store ON destination_doubts (store_id, read_at);
CREATE INDEX destination_doubts_by_time ON destination_doubts (read_at);

-- How far the pages of each store are read, and who reads them now.
CREATE TABLE destination_turns (
  store_id INTEGER PRIMARY KEY,
  mark TEXT NOT NULL DEFAULT '',          -- external id of the last offer of this walk
  rests_until TEXT NOT NULL DEFAULT '',   -- the next walk begins then
  due_at TEXT NOT NULL,
  lease TEXT UNIQUE,
  leased_until TEXT
);

ALTER TABLE hidden_offers ADD COLUMN why TEXT; -- what readings of its page found; null: an operator hides it
CREATE INDEX hidden_offers_found ON hidden_offers (hidden_at) WHERE why IS NOT NULL;
