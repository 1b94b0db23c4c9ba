-- Beauty and hosiery: their blocks are written anew, for they tell now how much an offer holds.
INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products WHERE offer_count > 0
  AND (category_id % 10000 = 127 OR category_id / 100 % 100 = 7 OR (category_id % 100 = 7 AND category_id < 1000));
