-- Carts of members and visitors.

CREATE TABLE cart_lines (
  line_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  owner TEXT NOT NULL, -- 'utente:<id>' | 'anonimo:<hash of the anonymous id>'
  user_id INTEGER, -- null: of a visitor without account
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL, -- an import may have deleted it since
  store_id INTEGER NOT NULL,
  offer_id INTEGER NOT NULL, -- the store's; when it is gone another one of the same store stands in
  colour_label TEXT,
  size_label TEXT, -- of the variant, for when it is gone
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  added_cents INTEGER NOT NULL, -- what one cost when it came in
  added_at TEXT NOT NULL,
  touched_at TEXT NOT NULL, -- last change; an anonymous cart lives 90 days from it
  opened_at TEXT, -- when its store was opened from the checkout
  removed_at TEXT, -- stays for a day, so that undoing gives back the same row
  UNIQUE (owner, variant_id, store_id)
);
CREATE INDEX cart_lines_of_members ON cart_lines (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX cart_lines_of_nobody ON cart_lines (touched_at) WHERE user_id IS NULL;
CREATE INDEX cart_lines_removed ON cart_lines (removed_at) WHERE removed_at IS NOT NULL;

-- Acts that have had their effect, so that each counts once however often it is delivered; kept for a day.
CREATE TABLE cart_acts (
  act_hash TEXT PRIMARY KEY, -- of owner and Idempotency-Key
  done_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX cart_acts_by_time ON cart_acts (done_at);
