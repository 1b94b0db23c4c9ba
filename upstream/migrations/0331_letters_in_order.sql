-- What is urgent goes first, what has expired does not go, and letters go out in batches (docs/decisions/0041).
ALTER TABLE mail_outbox ADD COLUMN urgency INTEGER NOT NULL DEFAULT 2; -- 0 access, 1 confirmations, 2 replies, 3 alerts, 4 newsletters
ALTER TABLE mail_outbox ADD COLUMN expires_at INTEGER;                 -- ms since 1970: of no use after that; null: always of use
ALTER TABLE mail_outbox ADD COLUMN batch TEXT;                         -- letters that were handed over together stay together until it is known what became of them
DROP INDEX mail_due;
CREATE INDEX mail_refused ON mail_outbox (written_at) WHERE refused IS NOT NULL;
CREATE INDEX mail_next ON mail_outbox (urgency, due_at) WHERE sent_at IS NULL AND refused IS NULL;
