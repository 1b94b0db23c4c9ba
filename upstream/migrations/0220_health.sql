-- What the site noticed about itself, summed by hour: failures and slow calls, and how long things took.
CREATE TABLE health_failures (
  hour TEXT NOT NULL,                     -- 2026-11-21T22
  event TEXT NOT NULL,                    -- as in the log
  place TEXT NOT NULL,                    -- row of the contract, or empty
  count INTEGER NOT NULL,
  last_error TEXT NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (hour, event, place)
) WITHOUT ROWID;
CREATE TABLE health_durations (
  hour TEXT NOT NULL,
  what TEXT NOT NULL,                     -- answer, call, click
  up_to INTEGER NOT NULL,                 -- milliseconds, upper end of the bucket
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, what, up_to)
) WITHOUT ROWID;
