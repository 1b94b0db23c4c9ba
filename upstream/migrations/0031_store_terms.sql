-- What a store promises beside its prices (contract/store-terms.ts): JSON without what is not known.
ALTER TABLE stores ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
