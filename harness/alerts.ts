/** An alert with a fixed id for the tests that need one: alert 1 watches product 1, its links carry one token. */
import { hashOf } from "upstream/seal";

export const alertToken = "avvisi-prova-1234567890";

/** Takes the alert from whoever had it and gives it to a member, as it was at first; alert 2 waits for `confirmToken`. */
export async function giveAlert(
  db: D1Database,
  userId: number,
  at: Date,
  confirmToken: string,
): Promise<void> {
  const created = at.toISOString();
  await db.batch([
    db.prepare("DELETE FROM alert_watchers WHERE watcher_id = 1"),
    db
      .prepare(
        "INSERT INTO alert_watchers (watcher_id, user_id, leave_token, feed_token, created_at) VALUES (1, ?, ?, ?, ?)",
      )
      .bind(userId, alertToken, alertToken, created),
    db
      .prepare(
        "INSERT INTO alerts (alert_id, watcher_id, subject, product_id, base_cents, created_at) VALUES (1, 1, 'prodotto 1 ', 1, 5490, ?)",
      )
      .bind(created),
    db
      .prepare(
        "INSERT INTO alerts (alert_id, watcher_id, subject, product_id, confirm_hash, confirm_until, created_at) VALUES (2, 1, 'prodotto 2 ', 2, ?, '9999', ?)",
      )
      .bind(hashOf(confirmToken), created),
  ]);
}
