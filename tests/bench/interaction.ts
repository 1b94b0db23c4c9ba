/** P12: how long the first tap waits for the page's answer while its scripts arrive, on slow 4G and a very slow processor. */
import { type Browser, chromium } from "playwright";
import { chromiumArguments, findChromium } from "../../scripts/local/chromium.mjs";
import { random as seeded } from "../tools/random";
import type { Site } from "../tools/site";
import { slow4g } from "./browser";
import { compressingEdge } from "./edge";
import { median } from "./load";
import type { Row } from "./table";

/** Milliseconds after the first paint. */
const moments = [500, 1_000, 1_500, 2_000, 3_000, 4_000];
const rounds = 3;
/** So many times slower than this machine. */
const slower = 8;

export async function measureInteraction(site: Site): Promise<Row[]> {
  const edge = await compressingEdge(site.url);
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: chromiumArguments,
  });
  try {
    const rows: Row[] = [];
    for (const [name, path] of [
      ["home", "/"],
      ["listing", "/prodotti"],
    ] as const) {
      const worst: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const waits: number[] = [];
        for (const moment of moments) waits.push(await firstTap(browser, edge.url.origin + path, moment));
        worst.push(Math.max(...waits));
      }
      const when = `first tap 0.5 to 4 s after the first paint, processor ÷ ${slower}, worst of ${moments.length}, median of ${rounds}`;
      rows.push(["P12", `${when}: ${name}`, `${Math.round(median(worst))} ms`, "≤ 150 ms"]);
    }
    return rows;
  } finally {
    await browser.close();
    await edge.stop();
  }
}

/** Milliseconds from a tap on the menu's button to the frame that shows its effect; at most 16 where nobody could tell. */
async function firstTap(browser: Browser, address: string, moment: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript({ content: watch });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(moment);
  const box = await page.locator(".burger").boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.waitForTimeout(1_500);
  const longest = await page.evaluate(() => (globalThis as typeof globalThis & { longest: number }).longest);
  await context.close();
  return longest;
}

const filterings = 200;

/** One tab in which the listing is filtered again and again: what it holds after a collection, beside what it held at first. */
export async function measureTab({ url: { origin } }: Site): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize / 2 ** 20;
  };
  const random = seeded(30);
  await page.goto(`${origin}/prodotti`, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  let first = 0;
  for (let turn = 0; turn < filterings; turn += 1) {
    await page.evaluate(
      ([links, draw]) => {
        const all = [...document.querySelectorAll<HTMLElement>(links)];
        all[Math.floor(draw * all.length)]?.click();
      },
      ["#filtri .values a, .strip a[href^='/'], .tags a, .sort a[href^='/prodotti']", random()] as const,
    );
    await page.waitForFunction(() => document.querySelector("main")?.ariaBusy !== "true");
    if (turn === 0) first = await held();
  }
  const last = await held();
  await browser.close();
  const label = `heap of a tab after ${filterings} filterings ÷ after the first (${last.toFixed(2)} and ${first.toFixed(2)} MB)`;
  return [["–", label, (last / first).toFixed(2), "≤ 1.3"]];
}

/** A text, so that no build helper gets in. */
const watch = `
  longest = 16;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) longest = Math.max(longest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
`;
