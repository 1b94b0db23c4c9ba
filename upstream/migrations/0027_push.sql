-- Notices of alerts on browsers, and the hours in which nobody wants any.

CREATE TABLE push_subscriptions (
  subscription_id INTEGER PRIMARY KEY AUTOINCREMENT,
  watcher_id INTEGER NOT NULL REFERENCES alert_watchers(watcher_id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE, -- where its push service takes messages
  p256dh TEXT NOT NULL, -- what they are encrypted with; base64url
  auth TEXT NOT NULL,
  told_news INTEGER NOT NULL, -- the last piece of news that it was told
  due_at INTEGER, -- ms since 1970: next attempt, or end of a lease; null: nothing to tell
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);
CREATE INDEX push_by_watcher ON push_subscriptions (watcher_id);
CREATE INDEX push_due ON push_subscriptions (due_at) WHERE due_at IS NOT NULL;

-- Hours of Rome; equal: none.
ALTER TABLE alert_watchers ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 22;
ALTER TABLE alert_watchers ADD COLUMN quiet_to INTEGER NOT NULL DEFAULT 8;
