-- The best offer of one store for a product, without reading the other stores' offers (filter 'negozio' and its counts).
CREATE INDEX offers_by_store ON offers (store_id, product_id, availability, price_cents, list_cents);
-- The listing without filters, and its total: products that somebody offers (one without offers keeps only its page).
CREATE INDEX products_offered ON products (available DESC, popularity DESC, product_id DESC) WHERE offer_count > 0;
