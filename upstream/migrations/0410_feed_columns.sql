-- What the columns of a store's feed mean, as a person confirmed it: names of the header and columns of the readers.
CREATE TABLE feed_columns (
  store TEXT PRIMARY KEY,                 -- slug
  columns TEXT NOT NULL,                  -- JSON object: name → column
  confirmed_at TEXT NOT NULL
) WITHOUT ROWID;
