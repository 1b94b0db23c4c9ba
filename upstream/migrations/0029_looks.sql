-- What a picture shows of a product: colours, outline and edges as the importer read them (upstream/looks/look.ts), in base64; NULL where it could not.
ALTER TABLE media_files ADD COLUMN look TEXT;

-- How a product is cut, as its texts say: bits of upstream/looks/cuts.ts; NULL until an import touches it.
ALTER TABLE products ADD COLUMN cuts INTEGER;
