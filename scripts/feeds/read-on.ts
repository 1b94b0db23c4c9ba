/** `npm run feeds -- --watch`: a round each minute, until somebody ends it. */
import { setTimeout as sleep } from "node:timers/promises";

const minute = 60_000;

interface Rounds<Result> {
  round(): Promise<Result>;
  over: AbortSignal;
  /** Lets time pass until the next full minute, or until it is over; tests have their own. */
  pause?(over: AbortSignal): Promise<unknown>;
  /** Told why a round failed as a whole. */
  tell?(problem: string): void;
}

/** Outlives a site that does not answer. What is being read when it is over is read to its end; answers what came of the last round. */
export async function readOn<Result extends { failed: number }>({
  round,
  over,
  pause = untilNextMinute,
  tell = console.error,
}: Rounds<Result>): Promise<{ failed: number }> {
  for (;;) {
    let last: { failed: number };
    try {
      last = await round();
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
      last = { failed: 1 };
    }
    if (!over.aborted) await pause(over);
    if (over.aborted) return last;
  }
}

/** Whoever ends the command does not wait for the minute. */
async function untilNextMinute(signal: AbortSignal): Promise<void> {
  await sleep(minute - (Date.now() % minute), undefined, { signal }).catch(() => undefined);
}
