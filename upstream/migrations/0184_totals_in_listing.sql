-- The listing learns what each offer costs with shipping: every block is written anew, some at a time or with the next import.
INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products;
