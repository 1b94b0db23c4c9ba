-- What affiliate networks say that clicks became; nothing about persons.

CREATE TABLE network_sales (
  network TEXT NOT NULL,
  network_id TEXT NOT NULL,
  state TEXT NOT NULL, -- 'pending' | 'approved' | 'declined' | 'paid'
  ordered_at TEXT NOT NULL,
  modified_at TEXT, -- by the network's own clock
  currency TEXT NOT NULL,
  sale INTEGER NOT NULL, -- minor units of the currency, with the next
  commission INTEGER NOT NULL,
  sale_cents INTEGER, -- EUR by the rate of the day of the order; NULL: no rate is known, with the next
  commission_cents INTEGER,
  merchant TEXT, -- as the network calls the store
  order_day TEXT NOT NULL, -- days of Rome
  counted_day TEXT NOT NULL, -- the day of the click, where it is known
  came_at TEXT NOT NULL,
  reference TEXT, -- of the click, until it is found
  click_known INTEGER NOT NULL DEFAULT 0,
  store_id INTEGER,
  host TEXT,
  product_id INTEGER,
  brand_id INTEGER,
  category_id INTEGER,
  place TEXT,
  search TEXT,
  campaign TEXT,
  page TEXT, -- as of the click, with the next
  spot TEXT,
  PRIMARY KEY (network, network_id)
) WITHOUT ROWID;
CREATE INDEX network_sales_by_day ON network_sales (counted_day);
CREATE INDEX network_sales_by_order ON network_sales (order_day);
CREATE INDEX network_sales_open ON network_sales (network, ordered_at) WHERE state IN ('pending', 'approved');
CREATE INDEX network_sales_unmatched ON network_sales (came_at) WHERE reference IS NOT NULL;
CREATE INDEX network_sales_without_rate ON network_sales (currency, order_day) WHERE sale_cents IS NULL;

CREATE TABLE network_accounts (
  network TEXT PRIMARY KEY,
  postback_hash TEXT, -- of the secret in the address that the network calls
  sealed TEXT, -- what opens the network's API, under a key of SESSION_KEYS: 'id.sealed'
  publisher TEXT,
  since TEXT, -- the first day that is asked about
  cursor TEXT, -- where a round of questions goes on; NULL: no round is under way
  due_at TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  problem TEXT,
  asked_at TEXT, -- when a round last went through
  heard_at TEXT -- when something last came, by whatever way
) WITHOUT ROWID;

-- What one euro was worth, as the European Central Bank says.
CREATE TABLE exchange_rates (
  currency TEXT NOT NULL,
  day TEXT NOT NULL,
  millionths INTEGER NOT NULL,
  PRIMARY KEY (currency, day)
) WITHOUT ROWID;

-- Clicks of days of Rome, by what they are asked about in reports; the row of dimension 'day' says that a day is summed.
CREATE TABLE click_sums (
  dimension TEXT NOT NULL,
  day TEXT NOT NULL,
  key TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (dimension, day, key)
) WITHOUT ROWID;

-- Clicks of whole months, from the sums of their days, so that reports of a year read no day of it; searches are not among them, because
-- they go by the day. The row of dimension 'month' says that a month is summed.
CREATE TABLE click_months (
  dimension TEXT NOT NULL,
  month TEXT NOT NULL, -- '2026-10'
  key TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (dimension, month, key)
) WITHOUT ROWID;
