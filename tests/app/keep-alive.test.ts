/** The timer of an open page: it asks shortly before the session's end, goes on from the answer, and minds no failure. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAlive } from "~/browser/session";

const day = 86_400_000;
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-10T12:00:00Z") });
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const renewal = (milliseconds: number | null) => async () =>
  Response.json({ renewAt: milliseconds === null ? null : Date.now() + milliseconds });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("asks when the renewal is due and then when the answer says, until there is nothing to renew", async () => {
  fetched.mockImplementationOnce(renewal(840_000)).mockImplementation(renewal(null));
  keepAlive(Date.now() + 600_000);
  await pass(599_999);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/sessione");
  await pass(839_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(day);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ["a network that is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a page in place of an answer", async () => new Response("<h1>Errore</h1>", { status: 503 })],
])("%s is ignored", async (_, answer) => {
  fetched.mockImplementation(answer);
  keepAlive(Date.now() + 6_000);
  await pass(6_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  // A rejection that nobody takes would fail this file.
  expect(vi.getTimerCount()).toBe(0);
});

test("a clock that is ahead makes no flood, a session of a year neither", async () => {
  fetched.mockImplementation(renewal(-day));
  const stop = keepAlive(Date.now() - day);
  await pass(60_000);
  expect(fetched.mock.calls.length).toBe(12);
  stop?.();
  fetched.mockReset().mockImplementation(renewal(365 * day));
  keepAlive(Date.now() + 365 * day);
  await pass(day - 1);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1 + day);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a page that is left asks no more, not even after an answer that was under way; nobody asks for nobody", async () => {
  let arrive = (_: Response) => {};
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const stop = keepAlive(Date.now() + 10_000);
  await pass(10_000);
  stop?.();
  arrive(await renewal(10_000)());
  await pass(day);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(keepAlive(null)).toBeUndefined();
});
