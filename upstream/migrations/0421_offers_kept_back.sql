-- What operators keep back: single offers (also when they leave their feed and return), and all of a store that is paused.
CREATE TABLE hidden_offers (
  store_id INTEGER NOT NULL,
  external_id TEXT NOT NULL,              -- the store's own id of the row
  hidden_at TEXT NOT NULL,
  PRIMARY KEY (store_id, external_id)
) WITHOUT ROWID;

ALTER TABLE stores ADD COLUMN paused_at TEXT;                      -- since when its offers are neither shown nor led to
ALTER TABLE stores ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;     -- 1: written at the desk, imports only fill in what is empty
ALTER TABLE stores ADD COLUMN programme TEXT;                      -- affiliate network
ALTER TABLE stores ADD COLUMN programme_id TEXT;                   -- the store's number there
CREATE INDEX stores_paused ON stores (store_id) WHERE paused_at IS NOT NULL;

-- The offers that visitors may see: whoever shows or leads to offers reads them here.
CREATE VIEW shown_offers AS SELECT * FROM offers
  WHERE store_id NOT IN (SELECT store_id FROM stores WHERE paused_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM hidden_offers h
      WHERE h.store_id = offers.store_id AND h.external_id = offers.external_id);

-- A run that derives products anew, because their store is paused or no longer so.
ALTER TABLE import_runs ADD COLUMN derives INTEGER NOT NULL DEFAULT 0;
