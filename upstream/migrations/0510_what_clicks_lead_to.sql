-- A click keeps the search that its way out carried, where the words are no address and no number.
ALTER TABLE clicks ADD COLUMN search TEXT;

-- Ids that networks were given for a second press of one click: the row is the first press's.
CREATE TABLE click_aliases (
  reference TEXT PRIMARY KEY,             -- what the network got
  click_id TEXT NOT NULL,
  noted_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX click_aliases_by_time ON click_aliases (noted_at);
