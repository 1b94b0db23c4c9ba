-- What editors keep: menu, banners, pages, magazine, guides, legal texts, pictures.

CREATE TABLE banners (
  banner_id INTEGER PRIMARY KEY,
  image TEXT,
  title TEXT,
  description TEXT,
  href TEXT,
  active INTEGER NOT NULL DEFAULT 1,
  place INTEGER, -- contract/content/banner-places.ts
  starts_at TEXT,
  ends_at TEXT
);

CREATE TABLE menu_items (
  menu_id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES menu_items(menu_id),
  name TEXT NOT NULL,
  href TEXT,
  grouping TEXT,
  image TEXT,
  position INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE pages (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  body TEXT, -- sanitised HTML
  seo_title TEXT,
  seo_description TEXT,
  keywords TEXT,
  image TEXT,
  banner TEXT,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

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
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  image TEXT,
  author TEXT,
  author_image TEXT,
  author_bio TEXT,
  seo_title TEXT,
  seo_description TEXT,
  keywords TEXT,
  tags TEXT NOT NULL DEFAULT '[]', -- JSON list of words
  products TEXT NOT NULL DEFAULT '[]', -- JSON list of product slugs, in order
  published_at TEXT NOT NULL, -- to come: not shown yet
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
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE legal_texts (
  kind TEXT NOT NULL, -- 'terms' | 'privacy' | 'cookies'
  text_id INTEGER NOT NULL,
  title TEXT,
  body TEXT NOT NULL,
  version TEXT,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (kind, text_id)
) WITHOUT ROWID;

-- Pictures that operators upload: what each shows in words, and what it is; the file lies in the media store under folder/name.
CREATE TABLE uploaded_pictures (
  name TEXT PRIMARY KEY, -- content hash and natural size
  folder TEXT NOT NULL,
  alt TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  uploaded_at TEXT NOT NULL
);
CREATE INDEX uploaded_pictures_by_time ON uploaded_pictures (uploaded_at);

CREATE TABLE ordering (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  commissions TEXT NOT NULL
);

-- Tables of sizes that a brand or a store gave, by brand and kind; measures of the body in the unit of contract/size-tables.ts.
CREATE TABLE size_guides (
  brand TEXT NOT NULL, -- slug
  kind TEXT NOT NULL, -- 'scarpe-donna'
  brand_name TEXT NOT NULL,
  source TEXT NOT NULL, -- who gave it
  source_url TEXT,
  sizes TEXT NOT NULL, -- JSON: [label, above, up to]
  updated_at TEXT NOT NULL,
  PRIMARY KEY (brand, kind)
) WITHOUT ROWID;
