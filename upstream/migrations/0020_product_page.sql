-- What the product page adds: reviews, and which product a past offer belonged to.

CREATE TABLE reviews (
  review_id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(product_id) ON DELETE CASCADE,
  author TEXT NOT NULL,                   -- as shown, e.g. 'Giulia R.'
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT,
  body TEXT NOT NULL,                     -- plain text
  store_id INTEGER REFERENCES stores(store_id), -- who collected it; null = written here
  purchase_checked INTEGER NOT NULL DEFAULT 0,  -- the store confirmed that the author bought the product
  written_at TEXT NOT NULL
);
CREATE INDEX reviews_by_product ON reviews (product_id, written_at DESC, review_id DESC);

ALTER TABLE past_price_points ADD COLUMN product_id INTEGER;
ALTER TABLE past_price_points ADD COLUMN variant_id INTEGER;
CREATE INDEX past_price_points_by_product ON past_price_points (product_id) WHERE product_id IS NOT NULL;
