/** Openings of pages: by page among the logs, or each in Analytics Engine with one row for the day; nobody's in both. */
import { countPage } from "server/consent/page-counts";
import type { EdgeContext, Visit } from "server/visit";
import { rows } from "upstream/sql";
import { expect, test, vi } from "vitest";
import { openLogs } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const logs = await forFile(openLogs());

/** Opens pages one after the other, and ends when what was gathered has been written. */
async function open(paths: readonly string[], env: Record<string, unknown>, headers = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const behind: Promise<unknown>[] = [];
  for (const path of paths) {
    const url = new URL(path, "https://www.vetrina.example");
    const request = new Request(url, { headers });
    const edge = { request, waitUntil: (work: Promise<unknown>) => behind.push(work) };
    const visit = { url, env: { LOGS: logs.db, ...env }, log: { failure: expect.unreachable } };
    const page = new Response("", { headers: { "Content-Type": "text/html; charset=utf-8" } });
    countPage(edge as unknown as EdgeContext, visit as unknown as Visit, page);
  }
  vi.runAllTimers();
  vi.useRealTimers();
  await Promise.all(behind);
}

async function counted(): Promise<Record<string, number>> {
  const results = await rows<{ page: string; views: number }>(logs.db)`
    SELECT page, views FROM page_counts ORDER BY page`;
  return Object.fromEntries(results.map(({ page, views }) => [page, views]));
}

test("without Analytics Engine each page has its row of the day, whatever its query", async () => {
  await open(["/prodotti?colore=nero", "/abito", "/prodotti"], {});
  expect(await counted()).toEqual({ "/abito": 1, "/prodotti": 2 });
});

test("with it each page is a point that names nobody, and the day has one row", async () => {
  await logs.db.prepare("DELETE FROM page_counts").run();
  const points: AnalyticsEngineDataPoint[] = [];
  const VIEWS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) };
  const from = { Cookie: "session=geheim", "CF-Connecting-IP": "203.0.113.9" };
  await open(["/abito?cerca=mario", "/prodotti", "/abito"], { VIEWS }, from);
  expect(points).toEqual([
    { blobs: ["/abito"], doubles: [2] },
    { blobs: ["/prodotti"], doubles: [1] },
  ]);
  expect(await counted()).toEqual({ "*": 3 });
});

test("one invocation writes at most as many points as the platform takes", async () => {
  await logs.db.prepare("DELETE FROM page_counts").run();
  const points: AnalyticsEngineDataPoint[] = [];
  const VIEWS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) };
  await open(
    Array.from({ length: 300 }, (_, at) => `/pagina-${at}`),
    { VIEWS },
  );
  expect(points.length).toBe(200);
  expect(await counted()).toEqual({ "*": 200 });
});
