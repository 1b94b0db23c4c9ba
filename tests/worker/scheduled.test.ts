/** The minute of the one Worker: its cron delivers clicks that no visitor took along. */

import { waitingIn, writeWithOutbox } from "server/exits/outbox";
import type { ClickRow } from "upstream/exits/clicks";
import { expect, test } from "vitest";
import { startTracker } from "../nightly/chaos/tracker";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { run } from "./sql";

const tracker = await forFile(startTracker());
const site = await forFile(startSite({ API_BASE_URL: tracker.url.origin, LOG: "off" }));
const db = site.db;

/** One scheduled run. */
async function runScheduled() {
  expect(await site.runScheduled()).toBe("ok");
}

const waiting = async () => (await waitingIn(db)).count;

test("each minute two batches of waiting clicks go out, each with its own key", async () => {
  const at = Date.now() - 60_000;
  for (let click = 0; click < 45; click++) {
    const row: ClickRow = {
      id: `click-${click}`,
      before: null,
      after: null,
      url: `https://www.moda-milano.example/p/${click}`,
      host: "www.moda-milano.example",
      route: click === 0 ? "redirect" : "vai",
      productId: null,
      offerId: null,
      place: null,
      campaign: "",
      visitor: null,
      device: "desktop",
      bot: false,
      flooded: false,
      at,
    };
    await writeWithOutbox([row], db);
  }
  await runScheduled();
  expect(tracker.clicks.size).toBe(40);
  expect(await waiting()).toBe(5);
  await runScheduled();
  await runScheduled();
  expect(tracker.clicks.size).toBe(45);
  expect(tracker.clicks.get("click-7")).toBe("https://www.moda-milano.example/p/7");
  expect(tracker.repeated()).toBe(0);
  expect(await waiting()).toBe(0);
});

test("a dead tracker loses nothing: the click goes out when it lives again", async () => {
  await run(db)`INSERT INTO outbox (click_id, url, clicked_at, due_at) VALUES
    ('click-3', 'https://a.example/', '', 0)`;
  tracker.be("dead");
  await runScheduled();
  expect(await waiting()).toBe(1);
  tracker.be("well");
  await expect
    .poll(
      async () => {
        await runScheduled();
        return waiting();
      },
      { interval: 300 },
    )
    .toBe(0);
  // The tracker had it before, under the same key.
  expect(tracker.repeated()).toBe(1);
});

test("the minute after a change of the catalogue leaves the catalogue for isolates that hold nothing, and a monitor learns that it ran", async () => {
  const own = await startSite({ LOG: "off" });
  const state = () =>
    own.db.prepare("SELECT left_nearby = mark AS done FROM listing_version").first<number | null>("done");
  try {
    expect(await state()).not.toBe(1);
    expect(await own.runScheduled()).toBe("ok");
    expect(await state()).toBe(1);
    const health = await own.page("/salute");
    expect([health.status, JSON.parse(health.html).database]).toEqual([200, "bene"]);
  } finally {
    await own.stop();
  }
});
