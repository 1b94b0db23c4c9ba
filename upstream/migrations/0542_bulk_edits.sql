-- What operators changed of many products at once, and what each was before, as long as it may be taken back.
CREATE TABLE bulk_edits (
  edit_id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  action TEXT NOT NULL,                   -- 'categoria', 'marca', 'nascondi', 'mostra'
  value TEXT,                             -- slug of category or brand; null: what feeds say
  products INTEGER NOT NULL,
  undone_at TEXT
);
CREATE INDEX bulk_edits_by_time ON bulk_edits (at);

CREATE TABLE bulk_edit_products (
  edit_id INTEGER NOT NULL REFERENCES bulk_edits(edit_id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  before TEXT NOT NULL,                   -- JSON of the columns that the edit changed
  PRIMARY KEY (edit_id, product_id)
) WITHOUT ROWID;
