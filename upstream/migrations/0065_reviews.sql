-- Whatever reviews arrive wait until an operator lets them in, or refuses them and says for what; those of before are on the site.
ALTER TABLE reviews ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'refused'));
ALTER TABLE reviews ADD COLUMN refused_for TEXT;
UPDATE reviews SET state = 'published';
CREATE INDEX reviews_by_state ON reviews (state, written_at DESC, review_id DESC);
-- Those that visitors may read.
CREATE VIEW shown_reviews AS SELECT * FROM reviews WHERE state = 'published';
