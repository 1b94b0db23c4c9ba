-- Alerts: who watches what, what there was to tell, and which products an import has changed since.

CREATE TABLE alert_watchers (
  watcher_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER UNIQUE,                 -- a member
  email TEXT UNIQUE,                      -- or an address without an account; both null: a feed alone
  leave_token TEXT NOT NULL UNIQUE,       -- in every letter: manages and ends these alerts
  feed_token TEXT NOT NULL UNIQUE,
  lettered_on TEXT,                       -- day (Rome) of the last letter: one a day
  created_at TEXT NOT NULL
);

CREATE TABLE alerts (
  alert_id INTEGER PRIMARY KEY AUTOINCREMENT,
  watcher_id INTEGER NOT NULL REFERENCES alert_watchers(watcher_id) ON DELETE CASCADE,
  subject TEXT NOT NULL,                  -- what is watched, in one text
  product_id INTEGER,
  size_label TEXT NOT NULL DEFAULT '',    -- empty: any
  search TEXT,                            -- query string of listing filters, for a search
  target_cents INTEGER,                   -- tell only at or below this
  by_mail INTEGER NOT NULL DEFAULT 1,
  confirm_hash TEXT,                      -- SHA-256 of the token in the confirming link; null: confirmed
  confirm_until TEXT,
  base_cents INTEGER,                     -- what a fall is measured from (docs/decisions/0093); null: could not be bought
  higher_cents INTEGER,                   -- lowest price since it went above the base, and since when
  higher_since TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (watcher_id, subject)
);
CREATE INDEX alerts_by_product ON alerts (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX alerts_by_search ON alerts (search) WHERE search IS NOT NULL;
CREATE INDEX alerts_by_confirm ON alerts (confirm_hash) WHERE confirm_hash IS NOT NULL;

CREATE TABLE alert_news (
  news_id INTEGER PRIMARY KEY AUTOINCREMENT,
  alert_id INTEGER NOT NULL REFERENCES alerts(alert_id) ON DELETE CASCADE,
  watcher_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  price_cents INTEGER NOT NULL,
  before_cents INTEGER,
  at TEXT NOT NULL,
  letter TEXT                             -- null: waits for one; else its day, or why there is none
);
CREATE INDEX alert_news_waiting ON alert_news (watcher_id) WHERE letter IS NULL;
CREATE INDEX alert_news_by_watcher ON alert_news (watcher_id, news_id);
CREATE INDEX alert_news_by_alert ON alert_news (alert_id, product_id, at);

-- Products that an import touched and alerts have not looked at yet.
CREATE TABLE alert_queue (
  product_id INTEGER PRIMARY KEY,
  before_cents INTEGER,                   -- best price before; null: new, or could not be bought
  due_at INTEGER NOT NULL DEFAULT 0       -- ms since 1970: end of a lease
);

-- When each store's feed was read last: offers of one that is silent are stale.
CREATE TABLE store_imports (
  store_id INTEGER PRIMARY KEY REFERENCES stores(store_id),
  applied_at TEXT NOT NULL
);
