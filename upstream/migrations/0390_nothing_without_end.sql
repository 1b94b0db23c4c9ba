-- What grew without end: searches that nobody repeats, pictures that nothing shows; and how large each table is.

-- The day on which a term was last searched; null: written by an operator, or before. Seldom and long ago: it goes.
ALTER TABLE suggestions ADD COLUMN used_on TEXT;
UPDATE suggestions SET used_on = date('now') WHERE uses < 0;
CREATE INDEX suggestions_by_day ON suggestions (used_on) WHERE used_on IS NOT NULL;

-- About when a picture was last seen in the catalogue; '': its files are being removed, nobody may count on it.
ALTER TABLE media_files ADD COLUMN used_on TEXT NOT NULL DEFAULT '9999-12-31';
UPDATE media_files SET used_on = date('now');
CREATE INDEX media_files_by_day ON media_files (used_on);
CREATE INDEX media_addresses_by_name ON media_addresses (name);

-- Bytes of each database (store: 'DB' | 'LOGS'), a row a day, and what its tables share among themselves.
CREATE TABLE storage_days (
  store TEXT NOT NULL,
  day TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (store, day)
) WITHOUT ROWID;
CREATE TABLE storage_tables (
  store TEXT NOT NULL,
  name TEXT NOT NULL,
  rows INTEGER NOT NULL,
  row_bytes INTEGER NOT NULL,             -- sampled, with its part of the indexes
  counted_on TEXT NOT NULL,
  PRIMARY KEY (store, name)
) WITHOUT ROWID;

-- What `upstream/leftovers.ts` clears away is found by its time.
CREATE INDEX promotion_votes_old ON promotion_votes (voted_at);
CREATE INDEX inbox_states_by_time ON inbox_states (changed_at);
CREATE INDEX newsletter_unconfirmed ON newsletter_subscribers (asked_at) WHERE status = 'asked';
CREATE INDEX alerts_unconfirmed ON alerts (created_at) WHERE confirm_hash IS NOT NULL;
