-- What forms bring in, and the letters that go out.

CREATE TABLE newsletter_subscribers (
  email TEXT PRIMARY KEY, -- lower case
  gender TEXT NOT NULL, -- 'female' | 'male' | 'other'
  status TEXT NOT NULL, -- 'asked' | 'confirmed' | 'ended'
  terms_version TEXT,
  confirm_hash TEXT, -- SHA-256 of the token in the confirming link; the token itself is only in the letter
  confirm_until TEXT, -- the link works until then
  leave_token TEXT NOT NULL, -- in every letter: ends the subscription
  asked_at TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at TEXT
) WITHOUT ROWID;
CREATE INDEX newsletter_by_confirm ON newsletter_subscribers (confirm_hash);
CREATE UNIQUE INDEX newsletter_by_leave ON newsletter_subscribers (leave_token);
CREATE INDEX newsletter_unconfirmed ON newsletter_subscribers (asked_at) WHERE status = 'asked';

-- Proof of consent: what happened when, to which terms, from which (salted, daily) hash of an address.
CREATE TABLE newsletter_proofs (
  proof_id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  event TEXT NOT NULL, -- 'asked' | 'confirmed' | 'ended'
  terms_version TEXT,
  address_hash TEXT,
  at TEXT NOT NULL
);
CREATE INDEX newsletter_proofs_by_email ON newsletter_proofs (email, at);

CREATE TABLE contact_messages (
  idempotency_key TEXT PRIMARY KEY, -- the same post sent twice is one message
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  received_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX contact_messages_by_time ON contact_messages (received_at);
-- What the export and the end of an account look for.
CREATE INDEX contact_messages_by_email ON contact_messages (email);

CREATE TABLE store_applications (
  idempotency_key TEXT PRIMARY KEY,
  contact_name TEXT NOT NULL,
  company TEXT NOT NULL,
  store_name TEXT NOT NULL,
  site TEXT,
  email TEXT NOT NULL,
  phone TEXT,
  products INTEGER,
  feed TEXT,
  description TEXT,
  received_at TEXT NOT NULL
) WITHOUT ROWID;

-- The outbox of letters: complete when written, so that sending needs nothing but a provider.
CREATE TABLE mail_outbox (
  mail_id INTEGER PRIMARY KEY,
  mail_key TEXT NOT NULL UNIQUE, -- the same letter is written once, and sent with this as Idempotency-Key
  recipient TEXT NOT NULL,
  reply_to TEXT,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  headers TEXT NOT NULL DEFAULT '{}', -- JSON
  written_at TEXT NOT NULL,
  due_at INTEGER NOT NULL, -- ms since 1970: next attempt, or the end of a lease
  attempts INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  refused TEXT, -- why the provider will never take it; null while there is hope
  urgency INTEGER NOT NULL DEFAULT 2, -- 0 access, 1 confirmations, 2 replies, 3 alerts, 4 newsletters
  expires_at INTEGER, -- ms since 1970: of no use after that; null: always of use
  batch TEXT -- letters that were handed over together stay together until it is known what became of them
);
CREATE INDEX mail_by_recipient ON mail_outbox (recipient, written_at);
CREATE INDEX mail_done ON mail_outbox (written_at) WHERE (sent_at IS NOT NULL OR refused IS NOT NULL);
CREATE INDEX mail_by_reply ON mail_outbox (reply_to) WHERE reply_to IS NOT NULL;
CREATE INDEX mail_refused ON mail_outbox (written_at) WHERE refused IS NOT NULL;
CREATE INDEX mail_next ON mail_outbox (urgency, due_at) WHERE sent_at IS NULL AND refused IS NULL;

CREATE TABLE inbox_states (
  kind TEXT NOT NULL, -- 'messaggi' | 'candidature'
  subject TEXT NOT NULL, -- idempotency_key of the message or application
  state TEXT NOT NULL, -- 'in-corso' | 'fatto'; without a row: new
  changed_at TEXT NOT NULL,
  PRIMARY KEY (kind, subject)
) WITHOUT ROWID;
CREATE INDEX inbox_states_by_time ON inbox_states (changed_at);

-- What operators answered from the desk: kept with the message, sent as a letter (mail_outbox, by mail_key).
CREATE TABLE inbox_replies (
  reply_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL, -- 'messaggi' | 'candidature'
  subject TEXT NOT NULL, -- the message's key
  email TEXT NOT NULL, -- whom it went to
  author TEXT NOT NULL, -- the operator's address, or 'chiave'
  body TEXT NOT NULL,
  written_at TEXT NOT NULL,
  mail_key TEXT NOT NULL UNIQUE
);
CREATE INDEX inbox_replies_of ON inbox_replies (kind, subject);
CREATE INDEX inbox_replies_to ON inbox_replies (email);
