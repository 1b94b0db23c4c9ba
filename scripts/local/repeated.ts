/** Asks again what failed by the way. */
import { setTimeout as sleep } from "node:timers/promises";

/** Lets milliseconds pass; tests have their own. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * Asks until it is answered; what is asked may come twice. `pauseAfter` has the policy: it answers the milliseconds before the next
 * time (of the failures before it there were `repetition`), or throws what is to be said of the whole.
 */
export async function repeated<Answer>(
  ask: () => Promise<Answer>,
  pauseAfter: (failure: unknown, repetition: number) => number,
  wait: Wait = sleep,
): Promise<Answer> {
  for (let repetition = 0; ; repetition++) {
    try {
      return await ask();
    } catch (failure) {
      await wait(pauseAfter(failure, repetition));
    }
  }
}
