-- The magazine, guides and legal texts. HTML was sanitised when it was written (upstream/sanitise.ts).

CREATE TABLE blog_categories (
  category_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE blogs (
  blog_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  category_id INTEGER REFERENCES blog_categories(category_id),
  title TEXT NOT NULL, body TEXT NOT NULL, image TEXT,
  author TEXT, author_image TEXT, author_bio TEXT,
  seo_title TEXT, seo_description TEXT, keywords TEXT,
  tags TEXT NOT NULL DEFAULT '[]',        -- JSON list of words
  products TEXT NOT NULL DEFAULT '[]',    -- JSON list of product slugs, in order
  published_at TEXT NOT NULL,             -- to come: not shown yet
  updated_at TEXT NOT NULL
);
CREATE INDEX blogs_by_date ON blogs (published_at DESC, blog_id DESC);

-- Addresses that articles had before their slug was made anew.
CREATE TABLE blog_addresses (
  slug TEXT PRIMARY KEY,
  blog_id INTEGER NOT NULL REFERENCES blogs(blog_id)
) WITHOUT ROWID;

CREATE TABLE guides (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL, body TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE legal_texts (
  kind TEXT NOT NULL,                     -- 'terms' | 'privacy' | 'cookies'
  text_id INTEGER NOT NULL,
  title TEXT, body TEXT NOT NULL, version TEXT,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (kind, text_id)
) WITHOUT ROWID;
