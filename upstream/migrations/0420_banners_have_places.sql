-- A banner says where it stands and from when to when; one without a place stands where its number says, as before.
ALTER TABLE banners ADD COLUMN place INTEGER;   -- contract/content/banner-places.ts
ALTER TABLE banners ADD COLUMN starts_at TEXT;
ALTER TABLE banners ADD COLUMN ends_at TEXT;
