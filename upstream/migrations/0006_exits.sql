-- Clicks on their way to stores, and what the tracker was told.

-- The outbox of outbound clicks: a row before the visitor leaves; `delivered_at` once the upstream has it.
CREATE TABLE clicks (
  click_id TEXT PRIMARY KEY, -- UUID, also the Idempotency-Key
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  product_id INTEGER,
  route TEXT NOT NULL, -- 'vai' | 'redirect'
  visitor TEXT, -- salted daily hash, never a raw address
  bot INTEGER NOT NULL DEFAULT 0,
  clicked_at TEXT NOT NULL,
  delivered_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  device TEXT, -- 'desktop' | 'mobile' | 'tablet' | 'bot' | 'other'
  flooded INTEGER NOT NULL DEFAULT 0, -- above the token bucket: kept, not delivered
  due_at INTEGER NOT NULL DEFAULT 0, -- ms since 1970: next attempt, or the end of a lease
  -- A click knows which offer it led to, and where on the site the link stood.
  offer_id INTEGER,
  place TEXT, -- 'home' | 'listing' | 'product' | 'article' | 'landing' | 'cart' | 'list' | 'promotion' | 'letter'
  -- A click keeps the marks of the campaign that brought the visitor (`utm_source=…&gclid=…`), as the way out carried them.
  campaign TEXT,
  -- A click keeps the search that its way out carried, where the words are no address and no number.
  search TEXT,
  page TEXT, -- '/scarpe-donna', '/prodotti?categoria=borse'; null: one person's own page, or an older click
  spot TEXT -- 'main' | 'offer' | 'results' | … (server/exits/link-payload.ts)
) WITHOUT ROWID;
-- The oldest rows are found without reading the others.
CREATE INDEX clicks_by_time ON clicks (clicked_at);

-- What arrived at /api/tracking/outbound and /api/track-click; the key makes a repeated delivery count once.
CREATE TABLE outbound_log (
  idempotency_key TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  product_id INTEGER,
  received_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX outbound_log_by_time ON outbound_log (received_at);

-- Ids that networks were given for a second press of one click: the row is the first press's.
CREATE TABLE click_aliases (
  reference TEXT PRIMARY KEY, -- what the network got
  click_id TEXT NOT NULL,
  noted_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX click_aliases_by_time ON click_aliases (noted_at);

-- Clicks arrive here, in a table without an index; the clock counts them for their products and brings them to `clicks`.

CREATE TABLE new_clicks (
  click_id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  product_id INTEGER,
  offer_id INTEGER,
  place TEXT,
  route TEXT NOT NULL,
  visitor TEXT,
  bot INTEGER NOT NULL,
  clicked_at TEXT NOT NULL,
  device TEXT,
  flooded INTEGER NOT NULL,
  campaign TEXT,
  search TEXT,
  spot TEXT,
  page TEXT
) WITHOUT ROWID;
