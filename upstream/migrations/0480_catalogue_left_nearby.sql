-- The mark of the version whose catalogue the clock has left nearby (docs/decisions/0078). No answers lie ready any more:
-- `listing_answers` and `answered` stay empty for older versions of the worker, and go when migrations are squashed.
ALTER TABLE listing_version ADD COLUMN left_nearby TEXT;
DELETE FROM listing_answers;
UPDATE listing_version SET answered = NULL;
