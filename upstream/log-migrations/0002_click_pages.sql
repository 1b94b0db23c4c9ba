-- As in the shop's database, migration 0017.
ALTER TABLE clicks ADD COLUMN page TEXT;
ALTER TABLE clicks ADD COLUMN spot TEXT;
