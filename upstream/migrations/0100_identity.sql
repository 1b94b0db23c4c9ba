-- Members, their sessions, the links of letters, and what is counted so that nobody guesses. No secret is kept as it is: passwords,
-- tokens and marks of browsers are hashes.

CREATE TABLE users (
  user_id INTEGER PRIMARY KEY AUTOINCREMENT, -- an id never comes back
  email TEXT NOT NULL UNIQUE,             -- lower case
  first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  gender TEXT NOT NULL,                   -- 'Donna' | 'Uomo' | 'Altro'
  password_hash TEXT NOT NULL,            -- algorithm$N$r$p$salt$key: parameters stand beside what they made
  email_confirmed_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

-- One signed-in browser. A session that has ended is a row that is gone.
CREATE TABLE sessions (
  session_hash TEXT PRIMARY KEY,          -- SHA-256 of the id that access tokens carry
  user_id INTEGER NOT NULL,
  family_hash TEXT NOT NULL UNIQUE,       -- SHA-256 of the part that all refresh tokens of the session share
  refresh_hash TEXT NOT NULL,             -- SHA-256 of the refresh token in force
  generation INTEGER NOT NULL DEFAULT 1,  -- how many refresh tokens there have been
  received INTEGER NOT NULL DEFAULT 0,    -- the latest generation that the browser has shown to hold
  past TEXT NOT NULL DEFAULT '[]',        -- JSON: hash, salt of the successor and time of the tokens before, newest last
  rotated_at INTEGER NOT NULL,            -- ms since 1970, like the two below
  idle_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);

-- Links of letters: used once, for one purpose, for a while.
CREATE TABLE user_tokens (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  purpose TEXT NOT NULL,                  -- 'reset' | 'confirm'
  email TEXT NOT NULL,                    -- the address that the letter went to
  created_at TEXT NOT NULL,
  valid_until INTEGER NOT NULL,           -- ms since 1970
  used_at TEXT
) WITHOUT ROWID;
CREATE INDEX user_tokens_by_user ON user_tokens (user_id, purpose);

-- Browsers that a member has signed in from: there the right password always works.
CREATE TABLE known_devices (
  device_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,    -- since the last right password
  last_seen TEXT NOT NULL,
  PRIMARY KEY (user_id, device_hash)
) WITHOUT ROWID;

CREATE TABLE sign_in_log (
  entry_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  event TEXT NOT NULL,                    -- 'sign-in' | 'sign-in-failed' | 'sign-out' | 'token-reuse' | 'password-changed' | …
  address_hash TEXT,                      -- salted, different every day
  at TEXT NOT NULL
);
CREATE INDEX sign_in_log_by_user ON sign_in_log (user_id, at);
CREATE INDEX sign_in_log_by_time ON sign_in_log (at);

-- What is counted per minute, hour or day. Keys are hashes: nobody reads an address or an email from them.
CREATE TABLE attempts (
  counter TEXT NOT NULL,
  period INTEGER NOT NULL,                -- number of the period since 1970
  count INTEGER NOT NULL,
  until INTEGER NOT NULL,                 -- ms since 1970: the row may go then
  PRIMARY KEY (counter, period)
) WITHOUT ROWID;
CREATE INDEX attempts_by_end ON attempts (until);
