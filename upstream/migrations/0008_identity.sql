-- Accounts, sessions, tokens, passkeys, sign-ins and what is counted against abuse.

CREATE TABLE users (
  user_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  email TEXT NOT NULL UNIQUE, -- lower case
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  gender TEXT NOT NULL, -- 'Donna' | 'Uomo' | 'Altro'
  password_hash TEXT NOT NULL, -- algorithm$N$r$p$salt$key: parameters stand beside what they made
  email_confirmed_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  role TEXT, -- null: a member | 'operator'
  locked_at TEXT -- while set nobody signs in
);

-- One signed-in browser. A session that has ended is a row that is gone.
CREATE TABLE sessions (
  session_hash TEXT PRIMARY KEY, -- SHA-256 of the id that access tokens carry
  user_id INTEGER NOT NULL,
  family_hash TEXT NOT NULL UNIQUE, -- SHA-256 of the part that all refresh tokens of the session share
  refresh_hash TEXT NOT NULL, -- SHA-256 of the refresh token in force
  generation INTEGER NOT NULL DEFAULT 1, -- how many refresh tokens there have been
  received INTEGER NOT NULL DEFAULT 0, -- the latest generation that the browser has shown to hold
  past TEXT NOT NULL DEFAULT '[]', -- JSON: hash, salt of the successor and time of the tokens before, newest last
  rotated_at INTEGER NOT NULL, -- ms since 1970, like the two below
  idle_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (idle_until);

-- Links of letters: used once, for one purpose, for a while.
CREATE TABLE user_tokens (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  purpose TEXT NOT NULL, -- 'reset' | 'confirm'
  email TEXT NOT NULL, -- the address that the letter went to
  created_at TEXT NOT NULL,
  valid_until INTEGER NOT NULL, -- ms since 1970
  used_at TEXT,
  claim TEXT -- random, of the one request that used it up
) WITHOUT ROWID;
CREATE INDEX user_tokens_by_user ON user_tokens (user_id, purpose);
CREATE INDEX user_tokens_undo ON user_tokens (email) WHERE purpose = 'undo';
CREATE INDEX user_tokens_by_end ON user_tokens (valid_until);

-- Browsers that a member has signed in from: there the right password always works.
CREATE TABLE known_devices (
  device_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0, -- since the last right password
  last_seen TEXT NOT NULL,
  PRIMARY KEY (user_id, device_hash)
) WITHOUT ROWID;
CREATE INDEX known_devices_by_time ON known_devices (last_seen);

CREATE TABLE sign_in_log (
  entry_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  event TEXT NOT NULL, -- 'sign-in' | 'sign-in-failed' | 'sign-out' | 'token-reuse' | 'password-changed' | …
  address_hash TEXT, -- salted, different every day
  at TEXT NOT NULL
);
CREATE INDEX sign_in_log_by_user ON sign_in_log (user_id, at);
CREATE INDEX sign_in_log_by_time ON sign_in_log (at);

-- What is counted per minute, hour or day. Keys are hashes: nobody reads an address or an email from them.
CREATE TABLE attempts (
  counter TEXT NOT NULL,
  period INTEGER NOT NULL, -- number of the period since 1970
  count INTEGER NOT NULL,
  until INTEGER NOT NULL, -- ms since 1970: the row may go then
  PRIMARY KEY (counter, period)
) WITHOUT ROWID;
CREATE INDEX attempts_by_end ON attempts (until);

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

-- What a restored backup must do again: accounts that were deleted and subscriptions that were ended since, under hashes, for forty days.
CREATE TABLE deletions (
  kind TEXT NOT NULL, -- 'account' | 'newsletter'
  hash TEXT NOT NULL, -- SHA-256 of kind and number or address
  at TEXT NOT NULL,
  PRIMARY KEY (kind, hash)
) WITHOUT ROWID;
CREATE INDEX deletions_by_time ON deletions (at);

-- Persons for whom a member buys, with their sizes; of children a month of birth at most, never a day.
CREATE TABLE size_persons (
  person_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  sizes TEXT NOT NULL, -- as contract/own-sizes.ts writes them: 'donna~lettera.m~scarpe.38'
  birth_month TEXT, -- 'YYYY-MM', of children who want it said
  chosen_at TEXT NOT NULL, -- the latest is whose sizes count
  remind_on TEXT, -- day (Rome) of the next question whether the sizes still fit; null: nobody asked for it
  leave_token TEXT UNIQUE, -- in every such letter: ends it
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX size_persons_by_user ON size_persons (user_id, chosen_at);
CREATE INDEX size_persons_due ON size_persons (remind_on) WHERE remind_on IS NOT NULL;
