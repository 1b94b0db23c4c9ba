-- What editors keep, what visitors search for, and the clicks that leave.

CREATE TABLE banners (
  banner_id INTEGER PRIMARY KEY,
  image TEXT, title TEXT, description TEXT, href TEXT,
  active INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE menu_items (
  menu_id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES menu_items(menu_id),
  name TEXT NOT NULL, href TEXT, grouping TEXT, image TEXT,
  position INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE pages (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL, body TEXT,         -- sanitised HTML
  seo_title TEXT, seo_description TEXT, keywords TEXT,
  image TEXT, banner TEXT,
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE suggestions (
  slug TEXT PRIMARY KEY,
  term TEXT NOT NULL,
  folded TEXT NOT NULL,                   -- lower case without accents, for prefix matching
  uses INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX suggestions_by_prefix ON suggestions (folded, uses DESC);

CREATE TABLE search_terms (
  term_id INTEGER PRIMARY KEY,
  term TEXT NOT NULL,
  searched_at TEXT NOT NULL
);

CREATE TABLE events (
  event_id INTEGER PRIMARY KEY,
  type TEXT NOT NULL, session_id TEXT NOT NULL,
  payload TEXT NOT NULL,                  -- JSON
  created_at TEXT NOT NULL
);
CREATE INDEX events_by_type ON events (type, event_id DESC);

-- The outbox of outbound clicks: a row before the visitor leaves; `delivered_at` once the upstream has it.
CREATE TABLE clicks (
  click_id TEXT PRIMARY KEY,              -- UUID, also the Idempotency-Key
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  product_id INTEGER,
  route TEXT NOT NULL,                    -- 'vai' | 'redirect'
  visitor TEXT,                           -- salted daily hash, never a raw address
  bot INTEGER NOT NULL DEFAULT 0,
  clicked_at TEXT NOT NULL,
  delivered_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX clicks_undelivered ON clicks (clicked_at) WHERE delivered_at IS NULL;

-- What arrived at /api/tracking/outbound and /api/track-click; the key makes a repeated delivery count once.
CREATE TABLE outbound_log (
  idempotency_key TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  product_id INTEGER,
  received_at TEXT NOT NULL
) WITHOUT ROWID;
