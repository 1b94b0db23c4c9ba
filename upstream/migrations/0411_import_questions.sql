-- What an import does not decide by itself: prices that are not plausible, discounts seen once, goods that share a number.
CREATE TABLE import_questions (
  store TEXT NOT NULL,                    -- slug
  external_id TEXT NOT NULL,              -- the store's id of the row
  about TEXT NOT NULL,                    -- 'price', 'discount', 'match'
  since TEXT NOT NULL,                    -- the reading that asked first
  at TEXT NOT NULL,                       -- the last reading that said the same
  readings INTEGER NOT NULL,
  price_cents INTEGER NOT NULL,           -- what the row asks
  detail TEXT NOT NULL,                   -- JSON, see upstream/import/questions.ts
  answer TEXT,                            -- 'yes', 'no'; null: nobody has answered
  PRIMARY KEY (store, external_id, about)
) WITHOUT ROWID;
CREATE INDEX import_questions_open ON import_questions (at) WHERE answer IS NULL AND about <> 'discount';
CREATE INDEX import_questions_by_day ON import_questions (at);
