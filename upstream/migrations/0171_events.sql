-- Events that are delivered twice count once; pages are counted by day, without anything about who looked.

ALTER TABLE events ADD COLUMN idempotency_key TEXT;
CREATE UNIQUE INDEX events_by_key ON events (idempotency_key);

CREATE TABLE page_counts (
  day TEXT NOT NULL,                      -- in Rome
  page TEXT NOT NULL,                     -- path without query
  views INTEGER NOT NULL,
  PRIMARY KEY (day, page)
) WITHOUT ROWID;
