-- What a reading was like: prices in the middle, share with codes, share of addresses that answer; JSON, null: nobody measured.
ALTER TABLE feed_reports ADD COLUMN measures TEXT;
