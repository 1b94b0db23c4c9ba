-- Who pays for a banner; the listing whose goods a page shows, as its address; what an operator made of the home, as JSON (contract/content/home.ts).
ALTER TABLE banners ADD COLUMN paid_by TEXT;
ALTER TABLE pages ADD COLUMN goods TEXT;
CREATE TABLE home_layouts (
  state TEXT PRIMARY KEY CHECK (state IN ('draft', 'published')),
  blocks TEXT NOT NULL
) WITHOUT ROWID;
-- Categories of products stand in products.category_ids; nothing wrote this table.
DROP TABLE product_categories;
