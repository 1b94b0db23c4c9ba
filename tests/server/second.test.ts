/** What joins both Workers in the log, and what a monitor hears of a database that says nothing. */
import { readEnv } from "server/env";
import { openLog } from "server/log";
import { askSecond } from "server/second";
import { afterEach, expect, test, vi } from "vitest";
import { onRequest as salute } from "../../functions/health";
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

test("no picture leaves a line, and of the rest as many as the setting says; what fails does", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(JSON.parse(line).path));
  const execution = { waitUntil: () => undefined };
  await second.fetch(new Request("http://localhost/media/scheda/x"), bindings, execution);
  expect(lines).toEqual([]);
  const half = readEnv({ ...bindings, LOG_SHARE: "50" });
  const ids = Array.from({ length: 100 }, (_, at) => `${at.toString(16).padStart(4, "0")}-0000`);
  for (const id of ids) openLog(half, id).request({ path: id, status: 200 });
  expect(lines).toEqual(ids.slice(0, 50));
  openLog(half, ids[99] ?? "").request({ path: "/", status: 503 });
  expect(lines).toHaveLength(51);
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
