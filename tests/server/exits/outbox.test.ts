import { UpstreamError } from "server/errors";
import { readCopy, signedCopy } from "server/exits/click-copy";
import { drainOutbox, type OutboxDependencies, waitingIn, writeWithOutbox } from "server/exits/outbox";
import { createFloodGate } from "server/flood";
import { backOff } from "upstream/back-off";
import type { ClickRow } from "upstream/exits/clicks";
import { rows } from "upstream/sql";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

let sent: unknown[][];
let fails: boolean;
const noon = Date.parse("2026-05-04T12:00:00Z");

const base = await forFile(openDatabase({ seeded: false }));
beforeEach(async () => {
  sent = [];
  fails = false;
  await waitingIn(base.db);
  await base.db.batch(["new_clicks", "outbox"].map((table) => base.db.prepare(`DELETE FROM ${table}`)));
});

function needs(): OutboxDependencies {
  const call =
    (name: string) =>
    async (...given: unknown[]) => {
      sent.push([name, ...given]);
      if (fails) throw new UpstreamError(name, "network", "dead");
      return { done: true };
    };
  const tracking = { outbound: call("outbound"), click: call("click") };
  return {
    db: base.db,
    tracking: tracking as unknown as OutboxDependencies["tracking"],
    log: { request: () => {}, failure: () => {} },
  };
}

function row(id: string, over: Partial<ClickRow> = {}): ClickRow {
  const known = { productId: null, offerId: null, place: null, campaign: "" };
  const target = { url: "https://negozio.it/p", host: "negozio.it", route: "vai" as const, ...known };
  const caller = {
    before: null,
    after: null,
    visitor: "ab",
    device: "desktop",
    bot: false,
    flooded: false,
    at: noon,
  };
  return { id, ...target, ...caller, ...over };
}

async function fill(count: number, over: Partial<ClickRow> = {}) {
  await writeWithOutbox(
    Array.from({ length: count }, (_, at) => row(`click-${at}`, over)),
    base.db,
  );
}

const state = async () =>
  (await base.db.prepare("SELECT click_id, attempts, due_at FROM outbox").all()).results;

test("a row goes out once, with its id as key", async () => {
  await fill(1);
  await drainOutbox(needs(), () => noon);
  await drainOutbox(needs(), () => noon + 86_400_000);
  expect(sent).toEqual([["outbound", { url: "https://negozio.it/p" }, { idempotencyKey: "click-0" }]]);
  expect(await state()).toEqual([]);
  expect(await base.db.prepare("SELECT COUNT(*) AS n FROM new_clicks").first("n")).toBe(1);
});

test("a copy of a click that was delivered long ago is no second delivery", async () => {
  await fill(1);
  await drainOutbox(needs(), () => noon);
  await writeWithOutbox([row("click-0"), row("click-1", { before: "click-0" })], base.db);
  expect(await waitingIn(base.db)).toEqual({ count: 0, oldest: null });
  expect(await drainOutbox(needs(), () => noon)).toEqual({ delivered: 0, failed: 0 });
});

test.each(["redirect", "vai"] as const)(
  "a click of /%s that knows its product is one call",
  async (route) => {
    await fill(1, { route, productId: 12, offerId: 3, place: "listing" });
    await drainOutbox(needs(), () => noon);
    const click = { product: 12, url: "https://negozio.it/p" };
    expect(sent).toEqual([["click", click, { idempotencyKey: "click-0" }]]);
  },
);

test("crawlers and floods stay here", async () => {
  await writeWithOutbox([row("crawler", { bot: true }), row("flood", { flooded: true })], base.db);
  expect(await drainOutbox(needs(), () => noon)).toEqual({ delivered: 0, failed: 0 });
});

test("a dead tracker costs one round of a batch; every row waits longer each time and none is lost", async () => {
  await fill(12);
  fails = true;
  expect(await drainOutbox(needs(), () => noon)).toEqual({ delivered: 0, failed: 12 });
  expect(sent).toHaveLength(5);
  for (const { due_at } of await state()) {
    expect(Number(due_at)).toBeGreaterThanOrEqual(noon + 500);
    expect(Number(due_at)).toBeLessThanOrEqual(noon + 1_000);
  }
  expect(await drainOutbox(needs(), () => noon + 499)).toEqual({ delivered: 0, failed: 0 });
  fails = false;
  expect(await drainOutbox(needs(), () => noon + 1_001)).toEqual({ delivered: 12, failed: 0 });
});

test("two workers never hold the same row, and a dead worker's lease runs out", async () => {
  await fill(30);
  await Promise.all([drainOutbox(needs(), () => noon), drainOutbox(needs(), () => noon)]);
  const keys = sent.map((call) => (call[2] as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(30);

  await rows(base.db)`
    INSERT INTO outbox (click_id, url, clicked_at, due_at) VALUES ('click-3', 'https://negozio.it/p', '', ${noon + 60_000})`;
  expect((await drainOutbox(needs(), () => noon + 59_000)).delivered).toBe(0);
  expect((await drainOutbox(needs(), () => noon + 60_000)).delivered).toBe(1);
});

test("the pause doubles to an hour, and half of it is chance", () => {
  expect([1, 2, 3, 30].map((attempts) => backOff(attempts, 1))).toEqual([1_000, 2_000, 4_000, 3_600_000]);
  expect(backOff(3, 0)).toBe(2_000);
});

test("the page's copy is taken back only as we sealed it, for an hour", () => {
  const copy = signedCopy(row("mine"), "pepper");
  expect(copy).toMatch(/^[\w-]+\.[\w-]{22}$/);
  expect(readCopy(copy, "pepper", noon + 5_000)).toEqual(row("mine"));
  expect(readCopy(copy, "salt", noon)).toBeNull();
  expect(readCopy(copy, "pepper", noon + 3_600_001)).toBeNull();
  expect(readCopy(`x${copy}`, "pepper", noon)).toBeNull();
  for (const rubbish of ["", ".", "a.b.c", "{}"]) expect(readCopy(rubbish, "pepper", noon)).toBeNull();
});

test("the flood gate refills with time, is fair to each visitor, and its memory is bounded", () => {
  const gate = createFloodGate(50);
  const asks = (visitor: string, times: number, now: number) =>
    Array.from({ length: times }, () => gate.isFlooding(visitor, [], now)).filter(Boolean).length;
  expect(asks("anna", 31, noon)).toBe(1);
  expect(asks("bruno", 30, noon)).toBe(0);
  expect(asks("anna", 20, noon + 60_000)).toBe(0);
  expect(asks("anna", 1, noon + 60_000)).toBe(1);
  for (let at = 0; at < 500; at++) gate.isFlooding(`v${at}`, [`a${at}`], noon);
  expect(gate.size).toBe(50);
});
