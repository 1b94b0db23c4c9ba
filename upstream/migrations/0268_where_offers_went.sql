-- The product that an import gave the last offers of this one, as long as it has none: its address shows that one (docs/decisions/0173).
ALTER TABLE products ADD COLUMN moved_into INTEGER;
