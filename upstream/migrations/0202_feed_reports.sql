-- What each import of a feed said, for the operator; the last thirty of a store are kept.
CREATE TABLE feed_reports (
  report_id INTEGER PRIMARY KEY AUTOINCREMENT,
  store TEXT NOT NULL,                    -- slug
  at TEXT NOT NULL,
  read INTEGER NOT NULL, new INTEGER NOT NULL, changed INTEGER NOT NULL, unchanged INTEGER NOT NULL, gone INTEGER NOT NULL,
  refused INTEGER NOT NULL,
  refusals TEXT NOT NULL                  -- JSON list of [line, id, reason], the first two hundred
);
CREATE INDEX feed_reports_by_store ON feed_reports (store, report_id);

-- Prices that visitors found different at the store: one a day from each (salted daily hash of an address).
CREATE TABLE price_reports (
  offer_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  visitor TEXT NOT NULL,
  seen_cents INTEGER,                     -- what the store asked, as the visitor says; null: not said
  note TEXT NOT NULL DEFAULT '',
  reported_at TEXT NOT NULL,
  PRIMARY KEY (offer_id, day, visitor)
) WITHOUT ROWID;
