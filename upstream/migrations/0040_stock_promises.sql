-- What a store's offers say of delivery (JSON of all different texts, null for none), and how many do not say what shipping costs: filters of
-- the listing judge stores by it (upstream/listing/promises.ts). Null: not counted since.
ALTER TABLE store_stock ADD COLUMN deliveries TEXT;
ALTER TABLE store_stock ADD COLUMN shipping_unsaid INTEGER;
