-- How the network makes a tracked address of the store's own ones (contract/deep-links.ts).
ALTER TABLE stores ADD COLUMN deep_link TEXT;
