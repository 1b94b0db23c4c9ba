import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { type ClickDesk, countsAsClick, recordClick } from "server/clicks";
import type { Log, LogFields } from "server/log";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let miniflare: Miniflare;
let db: D1Database;
let failures: LogFields[];
let background: Promise<unknown>[];
let delivered: unknown[][];

const log: Log = { request: () => {}, failure: (event, fields) => failures.push({ event, ...fields }) };
const click = { url: "https://negozio.it/p", host: "negozio.it", route: "vai" as const, productId: null };
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";

beforeAll(async () => {
  const script = "export default { fetch: () => new Response() }";
  miniflare = new Miniflare({ modules: true, script, d1Databases: ["DB"] });
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const migrations = readdirSync("upstream/migrations").filter((name) => name.includes("tracking"));
  for (const name of migrations) {
    const sql = readFileSync(`upstream/migrations/${name}`, "utf8").replace(/--.*$/gm, "");
    for (const statement of sql.split(";")) if (statement.trim()) await db.prepare(statement).run();
  }
});
afterAll(() => miniflare.dispose());
beforeEach(async () => {
  failures = [];
  background = [];
  delivered = [];
  await db.prepare("DELETE FROM clicks").run();
});

function desk(over: { db?: unknown; deliver?: () => Promise<unknown> } = {}): ClickDesk {
  const deliver = over.deliver ?? (async () => ({ done: true }));
  const outbound = (...sent: unknown[]) => {
    delivered.push(["outbound", ...sent]);
    return deliver();
  };
  const clicked = (...sent: unknown[]) => {
    delivered.push(["click", ...sent]);
    return deliver();
  };
  return {
    env: { DB: (over.db ?? db) as D1Database, CLICK_SALT: "pepper" },
    api: { tracking: { outbound, click: clicked } } as unknown as ClickDesk["api"],
    log,
    waitUntil: (promise) => background.push(promise),
  };
}

function visit(headers: Record<string, string> = {}): Request {
  return new Request("https://vetrina.it/vai/x", {
    headers: { "User-Agent": chrome, "CF-Connecting-IP": "203.0.113.9", ...headers },
  });
}

async function rows() {
  return (await db.prepare("SELECT * FROM clicks").all()).results;
}

test("the row is there when the visitor leaves, without the visitor's address", async () => {
  await recordClick(click, visit(), desk());
  const [row] = await rows();
  expect(row).toMatchObject({ url: click.url, host: "negozio.it", route: "vai", bot: 0 });
  expect(row?.visitor).toMatch(/^[0-9a-f]{24}$/);
  expect(JSON.stringify(row)).not.toContain("203.0.113.9");
  await Promise.all(background);
});

test("the upstream is told with the click's id as key, and the row says so", async () => {
  await recordClick(click, visit(), desk());
  await Promise.all(background);
  const [row] = await rows();
  expect(row?.delivered_at).toBeTruthy();
  expect(delivered).toEqual([["outbound", { url: click.url }, { idempotencyKey: row?.click_id }]]);
});

test("/redirect tells which product was left for the store", async () => {
  await recordClick({ ...click, route: "redirect", productId: 12 }, visit(), desk());
  await Promise.all(background);
  expect(delivered[0]?.slice(0, 2)).toEqual(["click", { prodottoId: 12, urlProdotto: click.url }]);
});

test("a dead tracker costs nothing but a log line: the row waits undelivered", async () => {
  await recordClick(click, visit(), desk({ deliver: () => Promise.reject(new Error("dead")) }));
  await Promise.all(background);
  expect(await rows()).toMatchObject([{ delivered_at: null, attempts: 1 }]);
  expect(failures[0]?.event).toBe("click-not-delivered");
});

test("a slow database does not hold the visitor for more than a moment", async () => {
  const slow = {
    prepare: () => ({ bind: () => ({ run: () => new Promise((done) => setTimeout(done, 600)) }) }),
  };
  const began = performance.now();
  await recordClick(click, visit(), desk({ db: slow }));
  expect(performance.now() - began).toBeLessThan(400);
  await Promise.all(background);
  expect(delivered).toHaveLength(1);
});

test("a broken database is logged and the visitor leaves", async () => {
  const broken = {
    prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error("no such table")) }) }),
  };
  await recordClick(click, visit(), desk({ db: broken }));
  await Promise.all(background);
  expect(failures[0]?.event).toBe("click-not-written");
});

test("a crawler is flagged and not delivered", async () => {
  await recordClick(click, visit({ "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }), desk());
  await Promise.all(background);
  expect(await rows()).toMatchObject([{ bot: 1, delivered_at: null }]);
  expect(delivered).toEqual([]);
});

test.each<[string, RequestInit, boolean]>([
  ["a visit", {}, true],
  ["a pressed button", { method: "POST" }, true],
  ["HEAD", { method: "HEAD" }, false],
  ["a prefetch", { headers: { "Sec-Purpose": "prefetch" } }, false],
  ["a prerender", { headers: { "Sec-Purpose": "prefetch;prerender" } }, false],
  ["an older prefetch", { headers: { Purpose: "prefetch" } }, false],
  ["Firefox's prefetch", { headers: { "X-Moz": "prefetch" } }, false],
])("%s counts: %o → %s", (_, init, counts) => {
  expect(countsAsClick(new Request("https://vetrina.it/vai/x", init))).toBe(counts);
});
