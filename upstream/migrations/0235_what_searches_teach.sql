-- Words that operators add to the vocabulary, what searches did not find, and what was chosen after which search.

CREATE TABLE added_words (
  word_id INTEGER PRIMARY KEY,
  phrase TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,            -- lower case without accents
  means TEXT NOT NULL                     -- a phrase that the vocabulary knows
);

ALTER TABLE search_terms ADD COLUMN missed TEXT; -- the words that nothing was found with, '' for none; null: not known

CREATE TABLE search_choices (
  day TEXT NOT NULL,
  term TEXT NOT NULL,                     -- lower case
  product_id INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, term, product_id)
) WITHOUT ROWID;

-- The sums of all days that are kept, for the order of results.
CREATE TABLE search_favourites (
  term TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (term, product_id)
) WITHOUT ROWID;
CREATE INDEX search_favourites_by_count ON search_favourites (count);
