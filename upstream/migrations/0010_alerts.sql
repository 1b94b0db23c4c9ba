-- Price alerts: who watches, what, and the news for them.

CREATE TABLE alert_watchers (
  watcher_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER UNIQUE, -- a member
  email TEXT UNIQUE, -- or an address without an account; both null: a feed alone
  leave_token TEXT NOT NULL UNIQUE, -- in every letter: manages and ends these alerts
  feed_token TEXT NOT NULL UNIQUE,
  lettered_on TEXT, -- day (Rome) of the last letter: one a day
  created_at TEXT NOT NULL,
  quiet_from INTEGER NOT NULL DEFAULT 22, -- hours of Rome in which nobody wants notices; equal: none
  quiet_to INTEGER NOT NULL DEFAULT 8,
  browser_lost_at TEXT -- when it lost one of its browsers, where nothing but those are told: the clock looks at it a month later
);
CREATE INDEX alert_watchers_lost ON alert_watchers (browser_lost_at) WHERE browser_lost_at IS NOT NULL;

CREATE TABLE alerts (
  alert_id INTEGER PRIMARY KEY AUTOINCREMENT,
  watcher_id INTEGER NOT NULL REFERENCES alert_watchers(watcher_id) ON DELETE CASCADE,
  subject TEXT NOT NULL, -- what is watched, in one text
  product_id INTEGER,
  size_label TEXT NOT NULL DEFAULT '', -- empty: any
  search TEXT, -- query string of listing filters, for a search
  target_cents INTEGER, -- tell only at or below this
  by_mail INTEGER NOT NULL DEFAULT 1,
  confirm_hash TEXT, -- SHA-256 of the token in the confirming link; null: confirmed
  confirm_until TEXT,
  base_cents INTEGER, -- what a fall is measured from (upstream/DESIGN.md); null: could not be bought
  higher_cents INTEGER, -- lowest price since it went above the base, and since when
  higher_since TEXT,
  created_at TEXT NOT NULL,
  brand_id INTEGER, -- its novelties once a week, in one letter with those of the person's other brands
  told_at TEXT, -- what came until then has been told
  letter_on TEXT, -- day (Rome) from which the next letter is due
  UNIQUE (watcher_id, subject)
);
CREATE INDEX alerts_by_product ON alerts (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX alerts_by_search ON alerts (search) WHERE search IS NOT NULL;
CREATE INDEX alerts_by_confirm ON alerts (confirm_hash) WHERE confirm_hash IS NOT NULL;
CREATE INDEX alerts_unconfirmed ON alerts (created_at) WHERE confirm_hash IS NOT NULL;
CREATE INDEX alerts_by_letter ON alerts (letter_on, watcher_id) WHERE letter_on IS NOT NULL AND confirm_hash IS NULL;

CREATE TABLE alert_news (
  news_id INTEGER PRIMARY KEY AUTOINCREMENT,
  alert_id INTEGER NOT NULL REFERENCES alerts(alert_id) ON DELETE CASCADE,
  watcher_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  price_cents INTEGER NOT NULL,
  before_cents INTEGER,
  at TEXT NOT NULL,
  letter TEXT, -- null: waits for one; else its day, or why there is none
  after_day TEXT NOT NULL DEFAULT '' -- (Rome) on which the letter before went
);
CREATE INDEX alert_news_by_watcher ON alert_news (watcher_id, news_id);
CREATE INDEX alert_news_by_alert ON alert_news (alert_id, product_id, at);
CREATE INDEX alert_news_due ON alert_news (after_day, watcher_id) WHERE letter IS NULL;
-- News that told a price that is struck: found by what they told, and by who is written to once more ('struck').
CREATE INDEX alert_news_by_product ON alert_news (product_id, price_cents);
CREATE INDEX alert_news_struck ON alert_news (letter, watcher_id) WHERE letter = 'struck';

-- Products that an import touched and alerts have not looked at yet.
CREATE TABLE alert_queue (
  product_id INTEGER PRIMARY KEY,
  before_cents INTEGER, -- best price before; null: new, or could not be bought
  due_at INTEGER NOT NULL DEFAULT 0, -- ms since 1970: end of a lease
  searched TEXT NOT NULL DEFAULT '' -- the last search looked at, in the order of texts
);
CREATE INDEX alert_queue_in_turns ON alert_queue (searched, product_id);

-- Browsers that notices of alerts go to.
CREATE TABLE push_subscriptions (
  subscription_id INTEGER PRIMARY KEY AUTOINCREMENT,
  watcher_id INTEGER NOT NULL REFERENCES alert_watchers(watcher_id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE, -- where its push service takes messages
  p256dh TEXT NOT NULL, -- what they are encrypted with; base64url
  auth TEXT NOT NULL,
  told_news INTEGER NOT NULL, -- the last piece of news that it was told
  due_at INTEGER, -- ms since 1970: next attempt, or end of a lease; null: nothing to tell
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);
CREATE INDEX push_by_watcher ON push_subscriptions (watcher_id);
CREATE INDEX push_due ON push_subscriptions (due_at) WHERE due_at IS NOT NULL;
