-- What feeds say that the vocabulary does not know, and which of it means nothing (docs/decisions/0170).

-- The last import of each store: one row, written only when it differs.
CREATE TABLE unknown_words (
  store TEXT PRIMARY KEY,                 -- slug
  words TEXT NOT NULL                     -- JSON list of [categoria | colore, word, products, the store's id and title of an example]
) WITHOUT ROWID;

-- What operators said to be no category or no colour.
CREATE TABLE ignored_words (
  about TEXT NOT NULL,                    -- categoria | colore
  word TEXT NOT NULL,                     -- folded words, one space between
  PRIMARY KEY (about, word)
) WITHOUT ROWID;
