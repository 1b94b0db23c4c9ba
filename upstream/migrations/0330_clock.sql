-- What the clock has done and when it is due again, and the keys by which it finds what is old (docs/decisions/0136).
CREATE TABLE clock (
  kind TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL,                -- ms since 1970
  done_at TEXT,                           -- last time that it ended well
  failed_at TEXT                          -- last time that it did not, if that is later
) WITHOUT ROWID;

-- Clicks that led to a store, by day: what is said of a store is a sum of these, not of all its clicks. Store 0 says that the
-- day was counted.
CREATE TABLE store_days (
  day TEXT NOT NULL,
  store_id INTEGER NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (day, store_id)
) WITHOUT ROWID;

CREATE INDEX mail_done ON mail_outbox (written_at) WHERE (sent_at IS NOT NULL OR refused IS NOT NULL);
CREATE INDEX contact_messages_by_time ON contact_messages (received_at);
CREATE INDEX sessions_by_end ON sessions (idle_until);
CREATE INDEX user_tokens_by_end ON user_tokens (valid_until);
CREATE INDEX known_devices_by_time ON known_devices (last_seen);
CREATE INDEX import_runs_active ON import_runs (begun_at, run_id) WHERE parts IS NOT NULL AND finished_at IS NULL;
-- Events name a member seldom; the export and the end of an account ask for these alone.
CREATE INDEX events_by_member ON events (json_extract(payload, '$.utente_id'))
  WHERE json_extract(payload, '$.utente_id') IS NOT NULL;
CREATE INDEX import_runs_unsealed ON import_runs (begun_at) WHERE parts IS NULL;
CREATE INDEX import_runs_by_move ON import_runs (moved_at);
CREATE INDEX last_imports_by_state ON last_imports (state, at);

-- What the export and the end of an account look for.
CREATE INDEX contact_messages_by_email ON contact_messages (email);
CREATE INDEX mail_by_reply ON mail_outbox (reply_to) WHERE reply_to IS NOT NULL;
CREATE INDEX audit_by_user ON audit_log (user_id) WHERE user_id IS NOT NULL;

-- News of somebody who has had the letter of the day wait where nobody looks for them before the next one.
ALTER TABLE alert_news ADD COLUMN after_day TEXT NOT NULL DEFAULT ''; -- (Rome) on which the letter before went
DROP INDEX alert_news_waiting;
CREATE INDEX alert_news_due ON alert_news (after_day, watcher_id) WHERE letter IS NULL;
