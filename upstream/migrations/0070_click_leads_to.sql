-- A click knows which offer it led to, and where on the site the link stood; `product_id` is there since 0002.
ALTER TABLE clicks ADD COLUMN offer_id INTEGER;
ALTER TABLE clicks ADD COLUMN place TEXT; -- 'home' | 'listing' | 'product' | 'article' | 'landing' | 'cart' | 'list' | 'promotion' | 'letter'
