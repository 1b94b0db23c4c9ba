-- The best offer of one store for a product, without reading the other stores' offers (filter 'negozio' and its counts).
CREATE INDEX offers_by_store ON offers (store_id, product_id, availability, price_cents, list_cents);
