-- The desk: second factors, sessions, who did what.

CREATE TABLE operator_factors (
  user_id INTEGER PRIMARY KEY,
  totp_secret TEXT NOT NULL, -- base32, as authenticators take it
  enrolment_hash TEXT UNIQUE, -- SHA-256 of the token in the one-use link; null once used
  enrolment_until INTEGER, -- ms since 1970
  enrolled_at TEXT, -- null: nobody has shown a code yet
  last_step INTEGER NOT NULL DEFAULT 0,    -- half minute of the last code: none is good twice
  -- What each operator may do at the desk; who was there before may do everything.
  desk_role TEXT NOT NULL DEFAULT 'tutto'
);

CREATE TABLE operator_recovery_codes (
  code_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  used_at TEXT
) WITHOUT ROWID;

CREATE TABLE operator_sessions (
  session_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  opened_at TEXT NOT NULL,
  idle_until INTEGER NOT NULL, -- ms since 1970, like the next
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Every change that an operator makes, at the desk or over the API; nothing deletes a row.
CREATE TABLE audit_log (
  entry_id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  user_id INTEGER, -- null: the admin key, or a command on the machine
  actor TEXT NOT NULL, -- the operator's address | 'chiave' | 'comando'
  call TEXT NOT NULL, -- name of the row: 'blogs.update'
  subject TEXT NOT NULL, -- what stood in the path
  details TEXT NOT NULL -- JSON of the input: long texts cut, secrets left out
);
CREATE INDEX audit_by_call ON audit_log (call, entry_id);
CREATE INDEX audit_by_user ON audit_log (user_id) WHERE user_id IS NOT NULL;
