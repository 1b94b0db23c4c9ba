-- What an operator on call needs: the request that failed last, and the kept pages that were thrown away at the desk.
ALTER TABLE health_failures ADD COLUMN last_id TEXT NOT NULL DEFAULT '';

CREATE TABLE purged_pages (
  path TEXT PRIMARY KEY, -- of a page without its query; * is all of them
  at INTEGER NOT NULL -- milliseconds since 1970
) WITHOUT ROWID;
CREATE INDEX purged_pages_by_time ON purged_pages (at);
