-- As in the shop's database.
ALTER TABLE clicks ADD COLUMN page TEXT;
ALTER TABLE clicks ADD COLUMN spot TEXT;
