/** An alert with a fixed id for the tests that need one: alert 1 watches product 1, its links carry one token. */
import { hashOf } from "upstream/seal";
import { batch, sql } from "upstream/sql";

export const alertToken = "avvisi-prova-1234567890";

/** A browser as it says who it is; the keys are those of RFC 8291, Appendix A. */
export const pushDevice = {
  endpoint: "https://fcm.googleapis.com/fcm/send/prova",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** `PUSH_KEYS` of tests; nobody else has them. */
export const testPushKeys =
  "BCn305fkUVeAYgE6aN-yfDE4fzZKj0F9rBE6B_Jp1C0loAJL161gTycmqeB8qZjQwq_qdQDMoGsQaHRNdvCZcHE.VHcnkv323FdcIJw5vA3Kt8jq_Y9-aETNtotVP9_DTxo";

/** Takes the alert from whoever had it and gives it to a member, as it was at first; alert 2 waits for `confirmToken`. */
export async function giveAlert(
  db: D1Database,
  userId: number,
  at: Date,
  confirmToken: string,
): Promise<void> {
  const created = at.toISOString();
  await batch(db, [
    sql`DELETE FROM alert_watchers WHERE watcher_id = 1`,
    sql`INSERT INTO alert_watchers (watcher_id, user_id, leave_token, feed_token, created_at)
      VALUES (1, ${userId}, ${alertToken}, ${alertToken}, ${created})`,
    sql`INSERT INTO alerts (alert_id, watcher_id, subject, product_id, base_cents, created_at)
      VALUES (1, 1, 'prodotto 1 ', 1, 5490, ${created})`,
    sql`INSERT INTO alerts (alert_id, watcher_id, subject, product_id, confirm_hash, confirm_until, created_at)
      VALUES (2, 1, 'prodotto 2 ', 2, ${hashOf(confirmToken)}, '9999', ${created})`,
  ]);
}
