-- Pages of brands: what operators write of one, and who follows it.

ALTER TABLE facet_values ADD COLUMN description TEXT; -- of brands; sanitised HTML

-- The newest goods of a brand have the highest numbers.
CREATE INDEX products_by_brand ON products (brand_id) WHERE brand_id IS NOT NULL;

-- An alert may follow a brand: its novelties once a week, in one letter with those of the person's other brands.
ALTER TABLE alerts ADD COLUMN brand_id INTEGER;
ALTER TABLE alerts ADD COLUMN told_at TEXT; -- what came until then has been told
ALTER TABLE alerts ADD COLUMN letter_on TEXT; -- day (Rome) from which the next letter is due
CREATE INDEX alerts_by_letter ON alerts (letter_on, watcher_id) WHERE letter_on IS NOT NULL AND confirm_hash IS NULL;
