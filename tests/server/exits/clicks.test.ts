import { type ClickDependencies, clickOf, countsAsClick, keepClick, recordClick } from "server/exits/clicks";
import type { Log, LogFields } from "server/log";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

let failures: LogFields[];
let background: Promise<unknown>[];
let deliveries: number;

const log: Log = { request: () => {}, failure: (event, fields) => failures.push({ event, ...fields }) };
const target = { url: "https://negozio.it/p", host: "negozio.it", route: "vai" as const };
const click = { ...target, productId: 12, offerId: 34, place: "listing" as const, campaign: "" };
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";

const base = await forFile(openDatabase({ seeded: false }));
beforeEach(async () => {
  failures = [];
  background = [];
  deliveries = 0;
  vi.useRealTimers();
  await base.db.prepare("DELETE FROM new_clicks").run();
  await base.db.prepare("DELETE FROM click_aliases").run();
});

function needs(db: unknown = base.db): ClickDependencies {
  return {
    env: { DB: db as D1Database, API_BASE_URL: "", CLICK_SALT: "pepper", CLICK_WAIT_MS: 50 },
    log,
    waitUntil: (promise) => background.push(promise),
    deliver: async () => {
      deliveries += 1;
    },
  };
}

let lastAddress = 0;

/** A request of a visitor of their own, unless the address is given. */
function visit(headers: Record<string, string> = {}): Request {
  lastAddress += 1;
  return new Request("https://vetrina.it/vai/x", {
    headers: { "User-Agent": chrome, "CF-Connecting-IP": `203.0.113.${lastAddress}`, ...headers },
  });
}

/** The rows once every write has ended: a busy machine may take longer than the visitor is made to wait. */
async function rows() {
  await Promise.all(background);
  return (await base.db.prepare("SELECT * FROM new_clicks ORDER BY clicked_at").all()).results;
}

async function aliases() {
  return (await base.db.prepare("SELECT reference, click_id FROM click_aliases").all()).results;
}

/** A database that fails when `late` is over, until it was asked `good` times. */
function trouble(good: number, late: Promise<void>) {
  let asked = 0;
  return {
    prepare: (text: string) => ({
      bind: (...values: unknown[]) => ({
        run: async () => {
          asked += 1;
          if (asked >= good)
            return base.db
              .prepare(text)
              .bind(...values)
              .run();
          await late;
          throw new Error("D1 is not there");
        },
      }),
    }),
  };
}

test("the row is there when the visitor leaves, without the visitor's address or user agent", async () => {
  const request = visit({ "CF-Connecting-IP": "198.51.100.77" });
  await recordClick(click, request, needs());
  const [row] = await rows();
  expect(row).toMatchObject({ url: click.url, host: "negozio.it", route: "vai", bot: 0, device: "desktop" });
  expect(row).toMatchObject({ product_id: 12, offer_id: 34, place: "listing" });
  expect(row?.visitor).toMatch(/^[0-9a-f]{24}$/);
  expect(JSON.stringify(row)).not.toMatch(/198\.51|Mozilla|Chrome/);
  await Promise.all(background);
  expect(deliveries).toBe(1);
});

test("the campaign that brought the visitor is kept with the click", async () => {
  await recordClick({ ...click, campaign: "utm_source=posta&gclid=x1" }, visit(), needs());
  await recordClick(click, visit(), needs());
  expect((await rows()).map(({ campaign }) => campaign).toSorted()).toEqual([
    null,
    "utm_source=posta&gclid=x1",
  ]);
});

describe("one click is one row", () => {
  const me = { "CF-Connecting-IP": "203.0.113.200" };

  test("reload, back and double press within ten minutes keep the id, over the edge of a window too", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-04T10:08:00Z") });
    await Promise.all([1, 2].map(() => recordClick(click, visit(me), needs())));
    vi.setSystemTime(Date.parse("2026-05-04T10:12:00Z"));
    await recordClick(click, visit(me), needs());
    vi.setSystemTime(Date.parse("2026-05-04T10:17:59Z"));
    await recordClick(click, visit(me), needs());
    expect(await rows()).toHaveLength(1);
    vi.setSystemTime(Date.parse("2026-05-04T10:18:01Z"));
    await recordClick(click, visit(me), needs());
    expect(await rows()).toHaveLength(2);
  });

  test("the id that a network gets with a second press, in the next window, leads to the row of the first", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-04T10:08:00Z") });
    const first = await recordClick(click, visit(me), needs());
    await Promise.all(background);
    vi.setSystemTime(Date.parse("2026-05-04T10:12:00Z"));
    const second = await recordClick(click, visit(me), needs());
    await recordClick(click, visit(me), needs());
    expect(await rows()).toMatchObject([{ click_id: first.id }]);
    expect(await aliases()).toEqual([{ reference: second.id.slice(0, 20), click_id: first.id }]);
  });

  test("so does the id of a press that is written after the one that followed it", async () => {
    const at = Date.parse("2026-05-04T10:08:00Z");
    const [early, late] = [
      clickOf(click, visit(me), "pepper", at),
      clickOf(click, visit(me), "pepper", at + 240_000),
    ];
    for (const row of [late, early]) await keepClick(row, { DB: base.db, API_BASE_URL: "" }, log);
    expect(await rows()).toMatchObject([{ click_id: late.id }]);
    expect(await aliases()).toEqual([{ reference: early.id.slice(0, 20), click_id: late.id }]);
  });

  test("another place on the same page of the store is no other click", async () => {
    for (const url of [click.url, `${click.url}#taglie`, `${click.url}#`])
      await recordClick({ ...click, url }, visit(me), needs());
    expect(await rows()).toMatchObject([{ url: click.url }]);
  });

  test("over midnight too, although the salt changes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-04T23:58:00Z") });
    await recordClick(click, visit(me), needs());
    vi.setSystemTime(Date.parse("2026-05-05T00:02:00Z"));
    await recordClick(click, visit(me), needs());
    expect(await rows()).toHaveLength(1);
  });

  test.each<[string, Record<string, string>, Partial<typeof click>]>([
    ["another address", { "CF-Connecting-IP": "203.0.113.201" }, {}],
    ["another browser", { ...me, "User-Agent": "Mozilla/5.0 (iPhone) Mobile Safari" }, {}],
    ["another language", { ...me, "Accept-Language": "de" }, {}],
    ["another target", me, { url: "https://negozio.it/q" }],
  ])("%s is another click", async (_, headers, other) => {
    await recordClick(click, visit(me), needs());
    await recordClick({ ...click, ...other }, visit(headers), needs());
    expect(await rows()).toHaveLength(2);
  });
});

test("a page whose row is certain needs no copy", async () => {
  const quick = { prepare: () => ({ bind: () => ({ run: async () => undefined }) }) };
  expect((await recordClick(click, visit(), needs(quick))).unwritten).toBeNull();
});

describe("a database in trouble", () => {
  test("a slow one does not hold the visitor; the page gets the row for its copy", async () => {
    let answers = () => {};
    const slow = new Promise<void>((resolve) => {
      answers = resolve;
    });
    // The database has not answered when the visitor leaves.
    const { id, unwritten: row } = await recordClick(click, visit(), needs(trouble(2, slow)));
    answers();
    expect(row).toMatchObject({ url: click.url, bot: false });
    await Promise.all(background);
    expect(await rows()).toMatchObject([{ click_id: id }]);
  });

  test("a broken one is asked again, logged, and the visitor leaves", async () => {
    const { unwritten } = await recordClick(click, visit(), needs(trouble(99, Promise.resolve())));
    expect(unwritten).not.toBeNull();
    await Promise.all(background);
    expect(failures.map(({ event }) => event)).toEqual(["click-write", "click-not-written"]);
    expect(deliveries).toBe(0);
  });
});

test("a crawler is flagged, not refused", async () => {
  await recordClick(click, visit({ "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }), needs());
  expect(await rows()).toMatchObject([{ bot: 1, device: "bot" }]);
});

test("a flood from one address is kept and marked above the limit", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-04T10:00:00Z") });
  const from = { "CF-Connecting-IP": "203.0.113.250" };
  for (let at = 0; at < 125; at++)
    await recordClick({ ...click, url: `https://negozio.it/${at}` }, visit(from), needs());
  const flooded = (await rows()).map((row) => Number(row.flooded));
  expect(flooded).toHaveLength(125);
  expect(flooded.reduce((sum, one) => sum + one, 0)).toBe(5);
});

test.each<[string, RequestInit, boolean]>([
  ["a visit", {}, true],
  ["a pressed button", { method: "POST" }, true],
  ["HEAD", { method: "HEAD" }, false],
  ["a prefetch", { headers: { "Sec-Purpose": "prefetch" } }, false],
  ["a prerender", { headers: { "Sec-Purpose": "prefetch;prerender" } }, false],
  ["an older prefetch", { headers: { Purpose: "prefetch" } }, false],
  ["Safari's preview", { headers: { "X-Purpose": "preview" } }, false],
  ["Firefox's prefetch", { headers: { "X-Moz": "prefetch" } }, false],
])("%s counts: %o → %s", (_, init, counts) => {
  expect(countsAsClick(new Request("https://vetrina.it/vai/x", init))).toBe(counts);
});
