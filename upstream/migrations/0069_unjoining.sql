-- Where a row stood before an operator joined its product to another one: undoing the join brings it back (upstream/catalogue/DESIGN.md).
ALTER TABLE reviews ADD COLUMN joined_from INTEGER;
ALTER TABLE wishlist_items ADD COLUMN joined_from INTEGER;
ALTER TABLE visitor_saves ADD COLUMN joined_from INTEGER;
ALTER TABLE cart_lines ADD COLUMN joined_from INTEGER;
ALTER TABLE alerts ADD COLUMN joined_from INTEGER;
ALTER TABLE past_price_points ADD COLUMN joined_from INTEGER;
ALTER TABLE product_groups ADD COLUMN joined_from INTEGER;
UPDATE product_groups SET joined_from = (SELECT p.product_id FROM products p
  WHERE p.group_key = product_groups.group_key AND p.joined_into IS NOT NULL);
CREATE INDEX products_joined ON products (joined_into) WHERE joined_into IS NOT NULL;
