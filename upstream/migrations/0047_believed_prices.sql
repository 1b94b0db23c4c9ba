-- Repetition believes no price any more: questions count no readings, and discounts are none.
DROP INDEX import_questions_open;
DELETE FROM import_questions WHERE about = 'discount';
ALTER TABLE import_questions DROP COLUMN readings;
CREATE INDEX import_questions_open ON import_questions (at) WHERE answer IS NULL;

-- A run whose prices a person has let in, however they move.
ALTER TABLE import_runs ADD COLUMN sure INTEGER NOT NULL DEFAULT 0;
