-- Where the rows of an import lead: JSON of addresses, tracked ones and their hosts; null: nobody counted.
ALTER TABLE feed_reports ADD COLUMN addresses TEXT;
