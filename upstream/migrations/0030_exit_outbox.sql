-- The outbox of clicks learns when a row is due, who asked with what, and which rows are above the flood limit.

ALTER TABLE clicks ADD COLUMN device TEXT;                        -- 'desktop' | 'mobile' | 'tablet' | 'bot' | 'other'
ALTER TABLE clicks ADD COLUMN flooded INTEGER NOT NULL DEFAULT 0; -- above the token bucket: kept, not delivered
ALTER TABLE clicks ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0;  -- ms since 1970: next attempt, or the end of a lease

DROP INDEX clicks_undelivered;
CREATE INDEX clicks_due ON clicks (due_at) WHERE delivered_at IS NULL AND bot = 0 AND flooded = 0;
