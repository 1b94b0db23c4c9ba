/** P12 and P16: how long a tap waits for the page's answer, on slow 4G and a very slow processor. */
import type { Page } from "playwright";
import { random as seeded } from "../tools/random";
import type { Site } from "../tools/site";
import { launched, slowPage } from "./browser";
import { compressingEdge } from "./edge";
import { median, quantile } from "./load";
import presses from "./presses.json";
import type { Row } from "./table";

/** Milliseconds after the first paint. */
const moments = [500, 1_000, 1_500, 2_000, 3_000, 4_000];
const rounds = 3;
/** So many times slower than this machine. */
const slower = 8;

/** Opens addresses of the site as a phone would, on a network and a processor so many times slower. */
type Phone = (path: string, slower: number, waitUntil: "commit" | "load") => Promise<Page>;

async function onPhones<T>(site: Site, measure: (phone: Phone) => Promise<T>): Promise<T> {
  const edge = await compressingEdge(site.url);
  const browser = await launched();
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  try {
    return await measure(async (path, rate, waitUntil) => {
      const page = await slowPage(browser, phone, rate, watch);
      await page.goto(edge.url.origin + path, { waitUntil });
      return page;
    });
  } finally {
    await browser.close();
    await edge.stop();
  }
}

export function measureInteraction(site: Site): Promise<Row[]> {
  return onPhones(site, async (phone) => {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries({ home: "/", listing: "/prodotti" })) {
      const worst: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const waits: number[] = [];
        for (const moment of moments) waits.push(await firstTap(await phone(path, slower, "commit"), moment));
        worst.push(Math.max(...waits));
      }
      const when = `first tap 0.5 to 4 s after the first paint, processor ÷ ${slower}, worst of ${moments.length}, median of ${rounds}`;
      rows.push(["P12", `${when}: ${name}`, `${Math.round(median(worst))} ms`, "≤ 150 ms"]);
    }
    return rows;
  });
}

/** Milliseconds from a tap on the menu's button to the frame that shows its effect; at most 16 where nobody could tell. */
async function firstTap(page: Page, moment: number): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(moment);
  const box = await page.locator(".burger").boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.waitForTimeout(1_500);
  const { longest } = await seenBy(page);
  await page.context().close();
  return longest;
}

/** What `watch` noted, in milliseconds; `shift` is none. */
type Seen = Record<"longest" | "frame" | "swap" | "shift", number>;

const seenBy = (page: Page): Promise<Seen> => page.evaluate("seen");

/**
 * P16: what each press takes to the end of the next frame's work. Not by event timing: that waits for the display, which without a
 * head is not told of what changes in a fixed part of the page (up to 544 ms on a page of nothing but one button).
 */
export function measurePresses(site: Site): Promise<Row[]> {
  return onPhones(site, async (phone) => {
    const [, product = "/"] = /<h3><a href="(\/[^"]+)"/.exec((await site.page("/prodotti")).html) ?? [];
    const offered =
      "SELECT v.slug FROM variants v JOIN offers o USING (variant_id) WHERE o.availability = 'in_stock'";
    const paths: Record<string, string> = {
      product,
      variant: `/${await site.db.prepare(offered).first("slug")}`,
    };
    const taken = new Map<string, Seen[]>();
    for (const { name, path = "/prodotti", ...how } of presses)
      for (let round = 0; round < rounds; round += 1) {
        const page = await phone(paths[path] ?? path, 6, "load");
        taken.set(name, [...(taken.get(name) ?? []), await pressed(page, how)]);
        await page.context().close();
      }
    const all = [...taken.values()].flat();
    const most = (of: keyof Seen, list = all) => Math.max(...list.map((each) => each[of]));
    const back = taken.get("back");
    const others = all.filter((each) => !back?.includes(each));
    const middle = (of: keyof Seen) =>
      [...taken]
        .map(([name, own]) => `${name} ${Math.round(median(own.map((each) => each[of])))}`)
        .join(", ");
    const frames = all.map(({ frame }) => frame);
    const how = `${presses.length - 1} presses beside one of a bare text, processor ÷ 6, slow 4G`;
    return [
      [
        "P16",
        `${how}: p98 until the next frame (medians: ${middle("frame")})`,
        `${Math.round(quantile(frames, 0.98))} ms`,
        "≤ 150 ms",
      ],
      ["P16", "the slowest of them", `${Math.round(most("frame"))} ms`, "≤ 200 ms"],
      ["P16", "one piece of a swap's own work, medians", middle("swap"), "≤ 50"],
      ["P16", "what moves by itself after them (CLS)", most("shift", others).toFixed(2), "0.00"],
      // Another height and the jump are one frame, in which nobody sees a move.
      ["P16", "what Chromium counts as moved by going back", most("shift", back).toFixed(2), "≤ 0.02"],
    ];
  });
}

/** `first` is pressed before, and not measured. A text is typed instead; where nothing is pressed, the browser goes back. */
async function pressed(page: Page, how: Partial<Record<"first" | "press" | "types", string>>) {
  const { first, press, types } = how;
  if (press !== "pre") await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  const refuse = page.locator(".consent button >> nth=1");
  if (!press?.startsWith(".consent") && (await refuse.isVisible())) await refuse.tap();
  if (first) await page.locator(first).tap();
  await page.waitForTimeout(1_500);
  await page.waitForFunction(() => document.querySelector("main")?.ariaBusy !== "true");
  if (press) await page.locator(press).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate("Object.assign(seen, { longest: 16, frame: 0, swap: 0, shift: 0 })");
  await (press ? page.locator(press).tap() : page.evaluate("history.back()"));
  if (types) await page.keyboard.type(types, { delay: 200 });
  await page.waitForTimeout(2_500);
  return seenBy(page);
}

const filterings = 200;

/** One tab in which the listing is filtered again and again: what it holds after a collection, beside what it held at first. */
export async function measureTab({ url: { origin } }: Site): Promise<Row[]> {
  const browser = await launched();
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
  seen = { longest: 16, frame: 0, swap: 0, shift: 0 };
  const most = (name, value) => { seen[name] = Math.max(seen[name], value); };
  const note = (type, each, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  note("event", (entry) => entry.interactionId && most("longest", entry.duration), { durationThreshold: 16 });
  note("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  note("long-animation-frame", ({ scripts }) => {
    for (const { invoker, duration } of scripts) if (/^Response.text|setTimeout/.test(invoker)) most("swap", duration);
  });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => most("frame", performance.now() - data);
  for (const kind of ["pointerdown", "pointerup", "click", "keydown", "popstate"])
    addEventListener(kind, ({ timeStamp }) => requestAnimationFrame(() => port2.postMessage(timeStamp)), true);
`;
