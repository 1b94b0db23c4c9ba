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
