-- What D1 charges, by day (UTC), and what an operator wants letters about.
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
