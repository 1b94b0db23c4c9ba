-- The clock and the site's own health: failures, durations, storage, rules that write to the operator.

CREATE TABLE clock (
  kind TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL, -- ms since 1970
  done_at TEXT, -- last time that it ended well
  failed_at TEXT, -- last time that it did not, if that is later
  -- How far a kind has come that goes through a table piece by piece.
  mark INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE health_failures (
  hour TEXT NOT NULL, -- 2026-11-21T22
  event TEXT NOT NULL, -- as in the log
  place TEXT NOT NULL, -- row of the contract, or empty
  count INTEGER NOT NULL,
  last_error TEXT NOT NULL,
  last_at TEXT NOT NULL,
  last_id TEXT NOT NULL DEFAULT '', -- the request that failed last
  PRIMARY KEY (hour, event, place)
) WITHOUT ROWID;

CREATE TABLE health_durations (
  hour TEXT NOT NULL,
  what TEXT NOT NULL, -- answer, call, click
  up_to INTEGER NOT NULL, -- milliseconds, upper end of the bucket
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, what, up_to)
) WITHOUT ROWID;

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
  row_bytes INTEGER NOT NULL, -- sampled, with its part of the indexes
  counted_on TEXT NOT NULL,
  PRIMARY KEY (store, name)
) WITHOUT ROWID;

CREATE TABLE database_days (
  day TEXT PRIMARY KEY,
  read INTEGER NOT NULL,
  written INTEGER NOT NULL
) WITHOUT ROWID;

-- Only what differs from the defaults of server/health/rules.ts.
CREATE TABLE watch_rules (
  rule TEXT PRIMARY KEY,
  is_on INTEGER NOT NULL,
  threshold REAL NOT NULL
) WITHOUT ROWID;

-- Kept pages that were thrown away at the desk.
CREATE TABLE purged_pages (
  path TEXT PRIMARY KEY, -- of a page without its query; * is all of them
  at INTEGER NOT NULL -- milliseconds since 1970
) WITHOUT ROWID;
CREATE INDEX purged_pages_by_time ON purged_pages (at);
