/** What joins both Workers in the log, and what a monitor hears of a database that says nothing. */
import { askSecond } from "server/second";
import { afterEach, expect, test, vi } from "vitest";
import { onRequest as salute } from "../../functions/salute";
import second from "../../functions/second-worker";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const bindings = { DB: {}, MEDIA: {}, LOG: "requests" };
const edgeOf = (request: Request, env: object) => ({
  request,
  url: new URL(request.url),
  env,
  id: "4c1f8f1e-0000-4000-8000-000000000001",
  data: {},
  waitUntil: () => undefined,
});

test("one id joins the lines of both Workers and the answer; a visitor's own counts for nothing", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  const execution = { waitUntil: () => undefined };
  const DESK = { fetch: (request: Request) => second.fetch(request, bindings, execution) };
  const request = new Request("http://localhost/nulla", { headers: { "X-Request-Id": "forged" } });
  const edge = edgeOf(request, { DESK });
  const answer = await askSecond(edge);
  expect(answer?.headers.get("X-Request-Id")).toBe(edge.id);
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([edge.id]);
});

test("a monitor hears within seconds that the database says nothing", async () => {
  vi.useFakeTimers();
  const silent = { all: () => new Promise(() => undefined), bind: () => silent };
  const DB = { prepare: () => silent };
  const asked = salute(edgeOf(new Request("http://localhost/salute"), { ...bindings, DB, LOG: "off" }));
  await vi.advanceTimersByTimeAsync(10_000);
  const answer = await asked;
  expect([answer.status, await answer.json()]).toMatchObject([503, { database: "non risponde" }]);
});
