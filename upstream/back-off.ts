/** How long an outbox waits before it tries again. */

const longest = 3_600_000;

/** Milliseconds until the next attempt after `attempts` of them failed: doubling from 1 s to 1 h, half of it by chance. */
export function backOff(attempts: number, chance = Math.random()): number {
  return Math.min(longest, 1_000 * 2 ** Math.min(attempts - 1, 20)) * (0.5 + chance / 2);
}
