-- A list may be of one of the persons whose sizes its member keeps: then it says what there is in theirs.
ALTER TABLE wishlists ADD COLUMN person_id INTEGER REFERENCES size_persons (person_id) ON DELETE SET NULL;
CREATE INDEX wishlists_by_person ON wishlists (person_id) WHERE person_id IS NOT NULL;
