/** Signs of life that the clock leaves and a monitor asks for. */
import { firstRow, rows } from "../sql";

/** The row of `clock` that each scheduled run leaves. */
const scheduledRun = "strike";

export async function lastDone(db: D1Database, kind = scheduledRun): Promise<string | null> {
  const found = await firstRow<{ at: string | null }>(db)`
    SELECT done_at AS at FROM clock WHERE kind = ${kind}`;
  return found?.at ?? null;
}

/** True once in so many milliseconds, for whoever comes first. */
export async function takeTurn(db: D1Database, kind: string, milliseconds: number, now: Date) {
  const taken = await rows(db)`
    INSERT INTO clock (kind, due_at) VALUES (${kind}, ${now.getTime() + milliseconds})
      ON CONFLICT DO UPDATE SET due_at = excluded.due_at WHERE due_at <= ${now.getTime()} RETURNING kind`;
  return taken.length > 0;
}

export async function giveTurnBack(db: D1Database, kind: string): Promise<void> {
  await rows(db)`UPDATE clock SET due_at = 0 WHERE kind = ${kind}`;
}

/** Each scheduled run leaves when it came to its end. */
export async function noteScheduledRun(db: D1Database, now: Date): Promise<void> {
  await rows(db)`INSERT INTO clock (kind, due_at, done_at) VALUES (${scheduledRun}, 0, ${now.toISOString()})
    ON CONFLICT DO UPDATE SET done_at = excluded.done_at`;
}

export async function signsOfLife(db: D1Database): Promise<{ ran: string | null; waiting: string | null }> {
  const found = await firstRow<{ ran: string | null; waiting: string | null }>(db)`
    SELECT (SELECT done_at FROM clock WHERE kind = ${scheduledRun}) AS ran,
      (SELECT written_at FROM mail_outbox WHERE urgency = 0 AND sent_at IS NULL AND refused IS NULL
        ORDER BY due_at LIMIT 1) AS waiting`;
  return found ?? { ran: null, waiting: null };
}
