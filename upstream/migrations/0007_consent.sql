-- Choices about cookies, events after consent, openings of pages.

CREATE TABLE cookie_consents (
  user_id INTEGER NOT NULL,
  decided_at TEXT NOT NULL, -- ISO 8601
  version INTEGER NOT NULL, -- of the text that was shown
  analytics INTEGER NOT NULL,
  marketing INTEGER NOT NULL,
  PRIMARY KEY (user_id, decided_at)
) WITHOUT ROWID;

CREATE TABLE events (
  event_id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  session_id TEXT NOT NULL,
  payload TEXT NOT NULL, -- JSON
  created_at TEXT NOT NULL,
  idempotency_key TEXT
);
CREATE INDEX events_by_type ON events (type, event_id DESC);
CREATE UNIQUE INDEX events_by_key ON events (idempotency_key);
-- Events name a member seldom; the export and the end of an account ask for these alone.
CREATE INDEX events_by_member ON events (json_extract(payload, '$.utente_id'))
  WHERE json_extract(payload, '$.utente_id') IS NOT NULL;

CREATE TABLE page_counts (
  day TEXT NOT NULL, -- in Rome
  page TEXT NOT NULL, -- path without query
  views INTEGER NOT NULL,
  PRIMARY KEY (day, page)
) WITHOUT ROWID;

-- What is left of logs that have served their purpose: numbers by day (upstream/DESIGN.md).
CREATE TABLE daily_sums (
  kind TEXT NOT NULL, -- 'clicks' | 'arrivals' | 'searches' | 'events' | 'letters' | 'sign-ins' | 'messages'
  day TEXT NOT NULL,
  subject TEXT NOT NULL, -- host and place, term, type: nothing about persons
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day, subject)
) WITHOUT ROWID;
