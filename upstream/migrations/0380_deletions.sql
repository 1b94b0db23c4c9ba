-- What a restored backup must do again: accounts that were deleted and subscriptions that were ended since, under hashes, for forty days.
CREATE TABLE deletions (
  kind TEXT NOT NULL,                     -- 'account' | 'newsletter'
  hash TEXT NOT NULL,                     -- SHA-256 of kind and number or address
  at TEXT NOT NULL,
  PRIMARY KEY (kind, hash)
) WITHOUT ROWID;
CREATE INDEX deletions_by_time ON deletions (at);
