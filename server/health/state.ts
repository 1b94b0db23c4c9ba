/** Whether the site is alive, for a monitor that asks each minute: one short question to the database, nothing that is secret. */
import { signsOfLife } from "upstream/site-records";
import { inTime } from "upstream/time-limit";
import type { Env } from "../env";

/** Milliseconds after which the clock counts as silent, and after which a letter that lets somebody in is late. */
const longest = { clock: 10 * 60_000, letter: 10 * 60_000 };
/** Milliseconds after which a database that is asked counts as one that does not answer: monitors hang up, and tell nothing. */
const softTimeout = 5_000;

export interface State {
  isWell: boolean;
  database: "bene" | "non risponde";
  /** Seconds since the last scheduled run; null: there was none. */
  clock: number | null;
  /** Seconds that the longest waiting letter of those that let somebody in waits; null: none waits, or nobody sends letters here. */
  letters: number | null;
}

/** Never rejects, and says within some seconds. */
export async function stateOf(env: Env, now: number): Promise<State> {
  const row = await inTime(signsOfLife(env.DB), softTimeout).catch(() => null);
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
