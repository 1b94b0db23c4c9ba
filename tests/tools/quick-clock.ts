/** Timers without time: whenever nothing else is to be done the next one is due. What waits longer comes later, on every machine. */
import { afterEach, beforeEach, vi } from "vitest";

/** For the tests of the file, or of the `describe`, that calls it. Nothing in them may wait for the world outside of their process. */
export function quickClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.setTimerTickMode("nextTimerAsync");
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
