-- The words of the feed by which a product stands in its category, as JSON: where they were found, and the words. Null: not noted.
ALTER TABLE products ADD COLUMN category_because TEXT;
