-- The offer with the lowest total leads, not the one with the lowest price: what products say of it, and the listing, anew.
UPDATE products SET (best_offer_id, price_cents, list_cents, discount_percent) = (
    SELECT o.offer_id, o.price_cents, o.list_cents,
      COALESCE(CAST(ROUND((o.list_cents - o.price_cents) * 100.0 / o.list_cents) AS INTEGER), 0)
    FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id WHERE v.product_id = products.product_id
    ORDER BY o.availability <> 'in_stock', o.price_cents + COALESCE(o.shipping_cents, 0), o.offer_id LIMIT 1)
  WHERE best_offer_id IS NOT NULL AND hidden_at IS NULL
    AND EXISTS (SELECT 1 FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id
      WHERE v.product_id = products.product_id);
INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products;
