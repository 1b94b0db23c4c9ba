-- What came of reports of prices, which offers the last feed could not confirm, and how often prices of a store were confirmed.

ALTER TABLE price_reports ADD COLUMN founded INTEGER;  -- what an operator found: 1 the price was wrong, 0 it was not; null: open
ALTER TABLE price_reports ADD COLUMN closed_at TEXT;
CREATE INDEX price_reports_by_time ON price_reports (reported_at);

-- Offers whose row the store's last feed brought, but the import refused: they stay as they were, unconfirmed.
CREATE TABLE refused_offers (
  offer_id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL
);
CREATE INDEX refused_offers_by_store ON refused_offers (store_id);

-- Counted once a day for stores with enough clicks.
CREATE TABLE store_confidence (
  store_id INTEGER PRIMARY KEY,
  clicks INTEGER NOT NULL,
  reports INTEGER NOT NULL,
  counted_at TEXT NOT NULL
);
