-- The listing filters by what reviews say on average: `upstream/reviews.ts` keeps this column from now on.
UPDATE products SET rating = (SELECT ROUND(AVG(r.rating), 1) FROM reviews r WHERE r.product_id = products.product_id)
WHERE product_id IN (SELECT product_id FROM reviews);
INSERT OR IGNORE INTO listing_stale (product_id) SELECT DISTINCT product_id FROM reviews;
