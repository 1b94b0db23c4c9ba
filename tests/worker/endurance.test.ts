/** `npm run endurance` in short: faults of the upstream and visitors who leave early neither kill the worker nor stay in its memory. */
import { expect, test } from "vitest";
import { endure } from "../nightly/endurance/run";

test("mixed traffic with faults is answered, and what the isolate holds stays bounded", async () => {
  const seed = 6;
  const plan = { perSecond: 20, part: 2, parts: 2, warming: 0, faults: 0.15, seed };
  const { answered, excused, injected, broken, heaps } = await endure(plan, () => undefined);
  expect(broken, `seed ${seed}`).toEqual([]);
  expect(answered).toBe(80);
  expect(injected).toBeGreaterThan(0);
  expect(excused, `seed ${seed}`).toBeLessThanOrEqual(injected);
  for (const heap of heaps) expect(heap, `seed ${seed}`).toBeLessThan(64 * 2 ** 20);
});
