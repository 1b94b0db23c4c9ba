-- How far a kind has come that goes through a table piece by piece.
ALTER TABLE clock ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;
