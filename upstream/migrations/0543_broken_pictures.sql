-- Pictures of feeds that could not be fetched, and when they are tried again.
CREATE TABLE broken_pictures (
  address TEXT PRIMARY KEY,
  store TEXT NOT NULL,                    -- slug
  tries INTEGER NOT NULL,
  since TEXT NOT NULL,
  tried_at TEXT NOT NULL,
  due_at TEXT                             -- null: tried often enough
) WITHOUT ROWID;
CREATE INDEX broken_pictures_due ON broken_pictures (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX broken_pictures_by_time ON broken_pictures (tried_at);
