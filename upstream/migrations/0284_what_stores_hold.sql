-- What each store's offers are, counted when an import of it ends: the desk shows all stores without reading all offers.
CREATE TABLE store_stock (
  store_id INTEGER PRIMARY KEY REFERENCES stores(store_id),
  offers INTEGER NOT NULL,
  available INTEGER NOT NULL,
  pictures INTEGER NOT NULL,              -- offers with pictures of their own
  gtins INTEGER NOT NULL                  -- offers of a variant with a code
);
INSERT INTO store_stock SELECT o.store_id, COUNT(*), SUM(o.availability = 'in_stock'), SUM(o.images <> ''), SUM(v.gtin IS NOT NULL)
  FROM offers o JOIN variants v USING (variant_id) GROUP BY o.store_id;
