/** However many texts are watched: a scheduled run asks the engine a bounded number of calls, and each alert comes once. */
import { checkAlerts } from "upstream/alerts/alerts";
import { dropOldNews } from "upstream/alerts/check";
import { queueForAlerts } from "upstream/alerts/queue";
import type { ClickHouse } from "upstream/listing/clickhouse/client";
import { clickHouseListing } from "upstream/listing/clickhouse/engine";
import { batch, firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { fillWatchedTexts } from "../../tools/alerts-load";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { blank, counting } from "../../tools/watched";

const now = new Date("2026-03-10T09:00:00Z");
const texts = 1_200;
const products = 3;
/** A scheduled run may ask for 1,000, and others have theirs of it. */
const mostCalls = 650;

const database = await forFile(openDatabase({ seeded: false }));
await fillWatchedTexts(database.db, now, products, texts);

let calls = 0;
/** A server that holds something of everything. */
const server: ClickHouse = {
  async rows<Row extends readonly unknown[]>(statement: string) {
    calls++;
    return (statement.startsWith("SELECT word") ? [] : [[0]]) as unknown as Row[];
  },
  run: () => Promise.reject(new Error("Nothing is to be changed")),
};

/** One scheduled run, in a new isolate's engine; whether work is left. */
async function scheduledRun(db = database.db): Promise<boolean> {
  const before = calls;
  const listing = clickHouseListing([server]);
  const { more } = await checkAlerts({ db, listing }, null, now);
  expect(calls - before).toBeLessThanOrEqual(mostCalls);
  return more;
}

/** Strikes until nothing is left; how many that took. */
async function scheduledRuns(): Promise<number> {
  for (let count = 1; count < 100; count++) if (!(await scheduledRun())) return count;
  throw new Error("It does not end");
}

const told = async () =>
  (await firstRow<{ news: number; things: number }>(database.db)`
    SELECT COUNT(*) AS news, COUNT(DISTINCT alert_id || ' ' || product_id) AS things FROM alert_news`) ??
  null;
const fall = (product: number, cents: number) =>
  database.db.batch([
    database.db.prepare("UPDATE offers SET price_cents = ? WHERE product_id = ?").bind(cents, product),
  ]);

test("1,200 texts take several scheduled runs, none of which asks too much, and every product is told once to everybody", async () => {
  expect(await scheduledRun()).toBe(true);
  // It falls again between two scheduled runs: texts that were looked at already look again, the others find the new price.
  await fall(2, 3_000);
  await batch(database.db, [queueForAlerts([[2, 5_000]])]);
  expect(await scheduledRuns()).toBeGreaterThan(3);
  const all = await told();
  expect(all?.things).toBe(products * texts);
  const lowest =
    "SELECT COUNT(DISTINCT alert_id) AS n FROM alert_news WHERE product_id = 2 AND price_cents = 3000";
  expect(await database.db.prepare(lowest).first("n")).toBe(texts);
  const unchanged = "SELECT COUNT(*) AS n FROM alert_news WHERE product_id <> 2";
  expect(await database.db.prepare(unchanged).first("n")).toBe((products - 1) * texts);
  expect(await scheduledRuns()).toBe(1);
  expect(await told()).toEqual(all);
});

test("a search that very many watch is told to all of them", async () => {
  const before = (await told())?.news ?? 0;
  const watchers = 30_000;
  await database.db.batch([
    database.db.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${watchers})
      INSERT INTO alert_watchers (email, leave_token, feed_token, created_at)
      SELECT 'm' || i || '@posta.example', 'ml' || i, 'mf' || i, '${now.toISOString()}' FROM n`),
    database.db.prepare(`INSERT INTO alerts (watcher_id, subject, search, created_at)
      SELECT watcher_id, 'ricerca molti', 'prezzoMax=90', '${now.toISOString()}' FROM alert_watchers WHERE email LIKE 'm%'`),
  ]);
  await batch(database.db, [queueForAlerts([1, 2, 3].map((product) => [product, 5_000]))]);
  await scheduledRuns();
  expect((await told())?.news).toBe(before + watchers * products);
});

test("news of former months go, and those that are kept are not read for it", async () => {
  const news = async () => (await told())?.news ?? 0;
  const kept = await news();
  expect(kept).toBeGreaterThan(50_000);
  const old = 700;
  await database.db.batch([
    database.db.prepare("UPDATE alert_news SET news_id = news_id + 1000000"),
    database.db.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${old})
      INSERT INTO alert_news (news_id, alert_id, watcher_id, product_id, price_cents, at)
      SELECT i, alert_id, watcher_id, 1, 100, '2026-01-08T09:00:00.000Z' FROM n, (SELECT * FROM alerts LIMIT 1)`),
  ]);
  const tally = blank();
  const db = counting(database.db, tally);
  for (const isMore of [true, false]) expect(await dropOldNews(db, now)).toBe(isMore);
  expect(await news()).toBe(kept);
  expect(tally.read).toBeLessThan(10 * old);
});
