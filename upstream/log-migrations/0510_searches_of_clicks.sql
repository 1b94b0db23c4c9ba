-- As in the shop's database, migration 0510.
ALTER TABLE clicks ADD COLUMN search TEXT;
