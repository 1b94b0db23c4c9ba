-- When a watcher that nothing but browsers are told of lost one of them: the clock looks at it a month later.
ALTER TABLE alert_watchers ADD COLUMN browser_lost_at TEXT;
CREATE INDEX alert_watchers_lost ON alert_watchers (browser_lost_at) WHERE browser_lost_at IS NOT NULL;
-- Those that lost it before.
UPDATE alert_watchers SET browser_lost_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE user_id IS NULL AND email IS NULL AND watcher_id NOT IN (SELECT watcher_id FROM push_subscriptions)
    AND watcher_id NOT IN (SELECT watcher_id FROM alerts WHERE by_mail = 0);
