-- What visitors leave and nobody joins: events, searches, openings of pages, delivered clicks, sign-ins.

-- Written here.
CREATE TABLE events (
  event_id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  session_id TEXT NOT NULL,
  payload TEXT NOT NULL, -- JSON
  created_at TEXT NOT NULL,
  idempotency_key TEXT
);
CREATE INDEX events_by_type ON events (type, event_id DESC);
CREATE UNIQUE INDEX events_by_key ON events (idempotency_key);
CREATE INDEX events_by_member ON events (json_extract(payload, '$.utente_id'))
  WHERE json_extract(payload, '$.utente_id') IS NOT NULL;

CREATE TABLE search_terms (
  term_id INTEGER PRIMARY KEY,
  term TEXT NOT NULL,
  searched_at TEXT NOT NULL,
  missed TEXT
);

CREATE TABLE page_counts (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, page)
) WITHOUT ROWID;

-- Moved here by the clock, when nothing beside them needs them any longer.
CREATE TABLE clicks (
  click_id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  product_id INTEGER,
  route TEXT NOT NULL,
  visitor TEXT,
  bot INTEGER NOT NULL DEFAULT 0,
  clicked_at TEXT NOT NULL,
  delivered_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  device TEXT,
  flooded INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL DEFAULT 0,
  offer_id INTEGER,
  place TEXT,
  campaign TEXT,
  -- As in the shop's database.
  search TEXT
) WITHOUT ROWID;
CREATE INDEX clicks_by_time ON clicks (clicked_at);

CREATE TABLE outbound_log (
  idempotency_key TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  product_id INTEGER,
  received_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX outbound_log_by_time ON outbound_log (received_at);

CREATE TABLE sign_in_log (
  entry_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  event TEXT NOT NULL,
  address_hash TEXT,
  at TEXT NOT NULL
);
CREATE INDEX sign_in_log_by_user ON sign_in_log (user_id, at);
CREATE INDEX sign_in_log_by_time ON sign_in_log (at);

-- What is left of logs that have served their purpose: numbers by day.
CREATE TABLE daily_sums (
  kind TEXT NOT NULL,
  day TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day, subject)
) WITHOUT ROWID;
