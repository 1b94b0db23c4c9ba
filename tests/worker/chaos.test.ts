/** `npm run chaos:exits` and `chaos:database` in short: no trouble of tracker, worker or database loses a click or counts one twice. */
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { crowd, type Leaving } from "../nightly/chaos/crowd";
import { runOutage } from "../nightly/chaos/outage";
import { later, told } from "../nightly/chaos/run";
import { startSiteProcess } from "../nightly/chaos/site-process";
import { type Mood, startTracker } from "../nightly/chaos/tracker";
import { patience } from "../tools/patience.mjs";
import { copyOfCatalogue, startSite } from "../tools/site";

const moods: [mood: Mood, seconds: number][] = [
  ["dead", 1],
  ["failing", 1],
  ["slow", 1],
  ["well", 0.5],
];

test("a tracker that dies, fails and dawdles gets every click once, and everybody gets the page", async () => {
  const tracker = await startTracker(1_500);
  const site = await startSite({ API_BASE_URL: tracker.url.origin, UPSTREAM_TIMEOUT_MS: "1000", LOG: "off" });
  try {
    const all: Leaving[] = [];
    for (const [mood, seconds] of moods) {
      tracker.be(mood);
      all.push(...(await crowd(site.url, 20, seconds)));
    }
    all.push(...(await later(site.url, tracker, all, patience.wait / 1_000)));
    expect(all.filter(({ answered }) => !answered)).toEqual([]);
    expect(told(all, tracker)).toMatchObject({ answered: all.length, missing: 0, doubled: 0 });
  } finally {
    await site.stop();
    await tracker.stop();
  }
});

test("a worker that is killed under its visitors has every answered click when it starts again", async () => {
  const folder = copyOfCatalogue();
  const settings = { API_BASE_URL: "http://127.0.0.1:9", LOG: "off" };
  const first = await startSiteProcess(folder, settings);
  try {
    const before = await crowd(first.url, 20, 0.5);
    const [meanwhile] = await Promise.all([
      crowd(first.url, 40, 0.5),
      crowd(first.url, 10, 0.2).then(() => first.kill()),
    ]);
    const answered = [...before, ...meanwhile].filter((each) => each.answered).map(({ url }) => url);
    expect(answered.length).toBeGreaterThanOrEqual(before.length);
    const second = await startSite(settings, { inside: folder });
    try {
      const { results } = await second.db.prepare("SELECT url FROM new_clicks").all<{ url: string }>();
      const kept = new Set(results.map(({ url }) => url));
      expect(answered.filter((url) => !kept.has(url))).toEqual([]);
      expect(results).toHaveLength(kept.size);
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a database that is away and then does not answer loses no click and counts none twice, and everybody leaves", async () => {
  const plan = { perSecond: 20, well: 0.5, gone: 1.5, hangs: 1, patience: patience.wait / 1_000 };
  const outcome = await runOutage(plan, () => undefined);
  expect(outcome).toMatchObject({ turnedAway: 0, answered: 60, missing: 0, doubled: 0 });
  expect(outcome.rows).toEqual({ lost: 0, double: 0 });
});
