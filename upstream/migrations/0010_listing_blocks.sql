-- What the listing holds in memory: every product packed into a line of facts, lines gathered into blocks of 512 ids.

-- JSON: id, brand, category, score, sales, first seen (unix seconds), rating, facet values, categories, offers (the best
-- of each store, best first: store, price, list price or 0, buyable, offer), name. Null: nobody offers the product.
ALTER TABLE products ADD COLUMN facts TEXT;

CREATE TABLE listing_blocks (
  block INTEGER PRIMARY KEY,              -- product_id >> 9
  version INTEGER NOT NULL,               -- listing_version when it was last written
  products TEXT NOT NULL                  -- JSON list of facts, by product_id
);
CREATE INDEX listing_blocks_by_version ON listing_blocks (version, block);

CREATE TABLE listing_version (version INTEGER NOT NULL);
INSERT INTO listing_version (version) VALUES (1);

-- Products whose facts have to be written again: by the next import, or whoever runs writeListing.
CREATE TABLE listing_stale (product_id INTEGER PRIMARY KEY);

-- The words of names are looked up in the blocks now.
DROP TABLE product_search;

UPDATE products SET facts = json_array(product_id, brand_id, category_id, popularity, sales, unixepoch(inserted_at), rating,
  json((SELECT json_group_array(pv.value_id) FROM product_values pv JOIN facet_values f ON f.value_id = pv.value_id
    WHERE pv.product_id = products.product_id AND f.facet <> 'store')),
  json((SELECT json_group_array(category_id) FROM product_categories pc WHERE pc.product_id = products.product_id)),
  json((SELECT json_group_array(json(offer) ORDER BY place) FROM (
    SELECT json_array(o.store_id, o.price_cents, COALESCE(o.list_cents, 0), o.availability = 'in_stock', o.offer_id) AS offer,
      ROW_NUMBER() OVER (ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id) AS place,
      ROW_NUMBER() OVER (PARTITION BY o.store_id ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id) AS place_in_store
    FROM offers o WHERE o.product_id = products.product_id) WHERE place_in_store = 1)),
  name)
WHERE offer_count > 0;

INSERT INTO listing_blocks (block, version, products)
SELECT product_id >> 9, 1, '[' || COALESCE(GROUP_CONCAT(facts, ',' ORDER BY product_id), '') || ']'
FROM products GROUP BY product_id >> 9;
