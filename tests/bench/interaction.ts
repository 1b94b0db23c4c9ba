/** P12 and P16: how long a tap waits for the page's answer, on slow 4G and a very slow processor. */
import { type Browser, chromium, type Page } from "playwright";
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
  const page = await slowPhone(browser, slower);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(moment);
  const box = await page.locator(".burger").boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.waitForTimeout(1_500);
  const { longest } = await seenBy(page);
  await page.context().close();
  return longest;
}

async function slowPhone(browser: Browser, rate: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript({ content: watch });
  return page;
}

const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { longest, shift } = globalThis as typeof globalThis & { longest: number; shift: number };
    return { longest, shift };
  });

/** What is pressed where; `first` is pressed before, and not measured. A text is typed instead. */
const presses: { name: string; path?: string; first?: string; press: string; types?: string }[] = [
  { name: "menu", press: ".burger" },
  { name: "suggestion", press: "#cerca", types: "ab" },
  { name: "consent", path: "/", press: ".consent button >> nth=0" },
  { name: "heart", press: ".card .heart >> nth=0" },
  { name: "filter", first: ".strip .main", press: "#f-taglia a >> nth=1" },
  { name: "sort", first: ".sort summary", press: ".sort a >> nth=4" },
  { name: "page 2", press: ".pages a[rel=next]" },
  { name: "compare", press: ".watch a[href*=confronta]" },
  { name: "back a page", path: "/prodotti?pagina=2", press: ".pages a[rel=prev]" },
  { name: "gallery", path: "product", press: ".turn button >> nth=1" },
  { name: "size", path: "product", press: ".axis a[data-variant]:not(.gone) >> nth=0" },
  { name: "add", path: "variant", press: ".pay form.add button" },
];

/** P16: what each press takes until the next frame, on slow 4G and a processor six times slower, and what moves by itself. */
export async function measurePresses(site: Site): Promise<Row[]> {
  const edge = await compressingEdge(site.url);
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: chromiumArguments,
  });
  const product = /<h3><a href="(\/[^"]+)"/.exec((await site.page("/prodotti")).html)?.[1] ?? "/";
  const variant = await site.db
    .prepare(
      "SELECT v.slug FROM variants v JOIN offers o USING (variant_id) WHERE o.availability = 'in_stock' LIMIT 1",
    )
    .first<string>("slug");
  const paths = new Map([
    ["product", product],
    ["variant", `/${variant}`],
  ]);
  const taken: { name: string; longest: number; shift: number }[] = [];
  for (const { name, path = "/prodotti", ...how } of presses)
    for (let round = 0; round < rounds; round += 1) {
      const page = await slowPhone(browser, 6);
      await page.goto(edge.url.origin + (paths.get(path) ?? path), { waitUntil: "load" });
      await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
      taken.push({ name, ...(await pressed(page, how)) });
      await page.context().close();
    }
  await browser.close();
  await edge.stop();
  taken.sort((one, other) => one.longest - other.longest);
  const p98 = taken[Math.ceil(taken.length * 0.98) - 1];
  const shift = Math.max(...taken.map((each) => each.shift));
  const slowest = presses.map(({ name }) => {
    const own = taken.filter((each) => each.name === name).map(({ longest }) => longest);
    return `${name} ${median(own)}`;
  });
  return [
    [
      "P16",
      `INP of ${presses.length} presses, processor ÷ 6, slow 4G, p98 (medians: ${slowest.join(", ")})`,
      `${p98?.longest} ms`,
      "≤ 150 ms",
    ],
    ["P16", "what moves by itself after them (CLS)", shift.toFixed(3), "0.00"],
  ];
}

async function pressed(
  page: Page,
  { first, press, types }: (typeof presses)[number] | Omit<(typeof presses)[number], "name">,
) {
  const consent = page.locator(".consent button >> nth=1");
  if (!press.startsWith(".consent") && (await consent.isVisible())) await consent.tap();
  if (first) await page.locator(first).tap();
  await page.waitForTimeout(1_500);
  await page.locator(press).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate("longest = 16, shift = 0");
  await page.locator(press).tap();
  if (types) await page.keyboard.type(types, { delay: 200 });
  await page.waitForTimeout(2_500);
  return seenBy(page);
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
  shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) longest = Math.max(longest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;
