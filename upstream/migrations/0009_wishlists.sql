-- Lists and the products in them.

CREATE TABLE wishlists (
  list_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  create_key TEXT NOT NULL, -- Idempotency-Key of the call that made it
  share_token TEXT UNIQUE, -- 128 random bits; null: not shared
  share_name TEXT, -- its name for strangers
  looked_at TEXT, -- when its owner looked at it; the latest is the one shown first
  created_at TEXT NOT NULL,
  person_id INTEGER REFERENCES size_persons (person_id) ON DELETE SET NULL, -- whose it is: it says what there is in their sizes
  UNIQUE (user_id, create_key)
);
CREATE INDEX wishlists_by_person ON wishlists (person_id) WHERE person_id IS NOT NULL;

CREATE TABLE wishlist_items (
  item_id INTEGER PRIMARY KEY AUTOINCREMENT,
  list_id INTEGER NOT NULL REFERENCES wishlists(list_id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  variant_id INTEGER, -- chosen when saving; an import may have deleted it since
  colour_label TEXT,
  size_label TEXT, -- of that variant, for when it is gone
  quantity INTEGER NOT NULL DEFAULT 1,
  note TEXT NOT NULL DEFAULT '',
  saved_cents INTEGER, -- what the choice cost then
  saved_at TEXT NOT NULL,
  save_key TEXT, -- Idempotency-Key of the call that saved it
  removed_at TEXT,
  UNIQUE (list_id, product_id)
);
CREATE INDEX wishlist_items_by_user ON wishlist_items (user_id, product_id) WHERE removed_at IS NULL;
CREATE INDEX wishlist_items_removed ON wishlist_items (user_id, removed_at) WHERE removed_at IS NOT NULL;

-- What visitors without account have saved: one list each, under the hash of their anonymous id, as their cart is.

CREATE TABLE visitor_saves (
  item_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  owner TEXT NOT NULL, -- 'anonimo:<hash of the anonymous id>'
  product_id INTEGER NOT NULL,
  variant_id INTEGER, -- chosen when saving; an import may have deleted it since
  colour_label TEXT,
  size_label TEXT, -- of that variant, for when it is gone
  saved_cents INTEGER, -- what the choice cost then
  saved_at TEXT NOT NULL,
  save_key TEXT, -- Idempotency-Key of the call that saved it
  touched_at TEXT NOT NULL, -- last change; a list lives 90 days from its latest
  removed_at TEXT, -- stays for a day, so that undoing gives back the same row
  UNIQUE (owner, product_id)
);
CREATE INDEX visitor_saves_by_time ON visitor_saves (touched_at);
CREATE INDEX visitor_saves_removed ON visitor_saves (removed_at) WHERE removed_at IS NOT NULL;
