-- How prices of a kind moved from a month to the next: goods seen in both, and the sum of the logarithms of their ratios.

CREATE TABLE price_index (
  category_id INTEGER NOT NULL REFERENCES categories(category_id) ON DELETE CASCADE,
  month TEXT NOT NULL, -- of Rome, '2026-11', against the one before
  products INTEGER NOT NULL,
  log_sum REAL NOT NULL,
  PRIMARY KEY (category_id, month)
) WITHOUT ROWID;

-- How far the clock has come with a month; it is told once it is finished.
CREATE TABLE price_index_months (
  month TEXT PRIMARY KEY,
  mark INTEGER NOT NULL DEFAULT 0, -- last product_id that is in the sums
  finished_at TEXT
) WITHOUT ROWID;
