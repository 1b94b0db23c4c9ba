-- What members agreed to, choice by choice: the last one counts, all of them are the record of consent.

CREATE TABLE cookie_consents (
  user_id INTEGER NOT NULL,
  decided_at TEXT NOT NULL,               -- ISO 8601
  version INTEGER NOT NULL,               -- of the text that was shown
  analytics INTEGER NOT NULL,
  marketing INTEGER NOT NULL,
  PRIMARY KEY (user_id, decided_at)
) WITHOUT ROWID;
