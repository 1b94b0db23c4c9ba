-- What is searched for, and what the search learns of it.

CREATE TABLE suggestions (
  slug TEXT PRIMARY KEY,
  term TEXT NOT NULL,
  folded TEXT NOT NULL, -- lower case without accents, for prefix matching
  uses INTEGER NOT NULL DEFAULT 0,
  seo_title TEXT,
  seo_description TEXT,
  used_on TEXT
) WITHOUT ROWID;
CREATE INDEX suggestions_by_prefix ON suggestions (folded, uses DESC) WHERE uses >= 0;
CREATE INDEX suggestions_by_use ON suggestions (uses DESC, folded) WHERE uses >= 0;
CREATE INDEX suggestions_by_day ON suggestions (used_on) WHERE used_on IS NOT NULL;

CREATE TABLE search_terms (
  term_id INTEGER PRIMARY KEY,
  term TEXT NOT NULL,
  searched_at TEXT NOT NULL,
  missed TEXT -- the words that nothing was found with, '' for none; null: not known
);

CREATE TABLE search_choices (
  day TEXT NOT NULL,
  term TEXT NOT NULL, -- lower case
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
