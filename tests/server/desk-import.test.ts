/** What a run of the desk leaves undone is the clock's: no failure of the press that began it. */
import { expect, test, vi } from "vitest";
import { stepsBehind } from "../../desk/screens/imports";

test("an import that does not end behind the answer goes on with the clock, and the log tells of no failure", async () => {
  const failure = vi.fn();
  const behind: Promise<unknown>[] = [];
  const step = vi.fn().mockResolvedValueOnce({ steps: 1 }).mockRejectedValue(new Error("deadline passed"));
  const context = { api: { catalogue: { step } }, visit: { log: { failure } } };
  stepsBehind(
    { ...context, edge: { waitUntil: (work: Promise<unknown>) => behind.push(work) } } as never,
    "r1",
  );
  await Promise.all(behind);
  expect([step.mock.calls.length, failure.mock.calls]).toEqual([2, []]);
});
