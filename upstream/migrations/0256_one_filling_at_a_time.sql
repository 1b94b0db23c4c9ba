-- Until when a filling of the search engine keeps others away; unix seconds.
ALTER TABLE listing_version ADD COLUMN filling_until INTEGER NOT NULL DEFAULT 0;
