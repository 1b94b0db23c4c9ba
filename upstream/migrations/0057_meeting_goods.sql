-- Goods meet by their makers' numbers, and what is new is compared by name with its brand and kind (docs/decisions/0410, 'Matching').
DROP INDEX variants_by_mpn;
CREATE INDEX variants_by_number ON variants (LTRIM(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(UPPER(mpn), ' ', ''), '-', ''), '.', ''), '/', ''), '_', ''), '0')) WHERE mpn IS NOT NULL;
DROP INDEX products_by_brand;
CREATE INDEX products_by_brand ON products (brand_id, category_id) WHERE brand_id IS NOT NULL;
