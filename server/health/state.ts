/** Whether the site is alive, for a monitor that asks each minute: one short question to the database, nothing that is secret. */
import type { Env } from "../env";

/** Milliseconds after which the clock counts as silent, and after which a letter that lets somebody in is late. */
const longest = { clock: 10 * 60_000, letter: 10 * 60_000 };
/** The row of `clock` that each scheduled run leaves. */
const scheduledRun = "strike";

export interface State {
  isWell: boolean;
  database: "bene" | "non risponde";
  /** Seconds since the last scheduled run; null: there was none. */
  clock: number | null;
  /** Seconds that the longest waiting letter of those that let somebody in waits; null: none waits, or nobody sends letters here. */
  letters: number | null;
}

/** Never rejects. */
export async function stateOf(env: Env, now: number): Promise<State> {
  const asked = env.DB.prepare(
    `SELECT (SELECT done_at FROM clock WHERE kind = '${scheduledRun}') AS ran,
       (SELECT written_at FROM mail_outbox WHERE urgency = 0 AND sent_at IS NULL AND refused IS NULL
         ORDER BY due_at LIMIT 1) AS waiting`,
  );
  const row = await asked.first<{ ran: string | null; waiting: string | null }>().catch(() => null);
  if (row === null) return { isWell: false, database: "non risponde", clock: null, letters: null };
  const since = (at: string | null) => (at === null ? null : Math.max(0, now - Date.parse(at)));
  const [clock, waiting] = [since(row.ran), env.MAIL_API_KEY === "" ? null : since(row.waiting)];
  // A preview's clock stands still on purpose.
  const ranInTime = env.STAGE === "preview" || (clock !== null && clock <= longest.clock);
  const seconds = (milliseconds: number | null) =>
    milliseconds === null ? null : Math.round(milliseconds / 1_000);
  return {
    isWell: ranInTime && (waiting ?? 0) <= longest.letter,
    database: "bene",
    clock: seconds(clock),
    letters: seconds(waiting),
  };
}

/** Each scheduled run leaves when it came to its end. */
export async function noteScheduledRun(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO clock (kind, due_at, done_at) VALUES ('${scheduledRun}', 0, ?1)
       ON CONFLICT DO UPDATE SET done_at = excluded.done_at`,
    )
    .bind(now.toISOString())
    .run();
}
