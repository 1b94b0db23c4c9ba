-- Passkeys of members, and of operators as their second factor; challenges that were answered already.

CREATE TABLE passkeys (
  passkey_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL UNIQUE, -- base64url
  public_key TEXT NOT NULL, -- SPKI, base64url
  algorithm INTEGER NOT NULL, -- COSE: -7 or -257
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL DEFAULT '',
  name TEXT NOT NULL,
  at_desk INTEGER NOT NULL DEFAULT 0, -- 1: added at the desk, where it stands for the digits
  added_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX passkeys_user ON passkeys (user_id);

CREATE TABLE passkey_answers (
  challenge_hash TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_answers_until ON passkey_answers (until);
