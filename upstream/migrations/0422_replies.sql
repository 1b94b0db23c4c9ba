-- What operators answered from the desk: kept with the message, sent as a letter (mail_outbox, by mail_key).
CREATE TABLE inbox_replies (
  reply_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,                     -- 'messaggi' | 'candidature'
  subject TEXT NOT NULL,                  -- the message's key
  email TEXT NOT NULL,                    -- whom it went to
  author TEXT NOT NULL,                   -- the operator's address, or 'chiave'
  body TEXT NOT NULL,
  written_at TEXT NOT NULL,
  mail_key TEXT NOT NULL UNIQUE
);
CREATE INDEX inbox_replies_of ON inbox_replies (kind, subject);
CREATE INDEX inbox_replies_to ON inbox_replies (email);
