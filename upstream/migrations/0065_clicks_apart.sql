-- What clicks of the last hour came from, by hashes of the day: to see which are no person's. `clicks.flooded` says why one is counted apart.
ALTER TABLE new_clicks ADD COLUMN prefix TEXT;
ALTER TABLE new_clicks ADD COLUMN browser TEXT;
ALTER TABLE new_clicks ADD COLUMN paged INTEGER;

CREATE TABLE recent_clicks (
  click_id TEXT NOT NULL,
  visitor TEXT NOT NULL,
  prefix TEXT,
  browser TEXT,
  paged INTEGER NOT NULL, -- a page of the site was there before, or a letter
  at INTEGER NOT NULL, -- seconds since 1970
  PRIMARY KEY (at, click_id)
) WITHOUT ROWID;
