/** P3, P5 and P15: what Chromium sees on slow 4G. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { chromiumArguments, findChromium } from "../../scripts/local/chromium.mjs";
import type { Site } from "../tools/site";
import { compressingEdge } from "./edge";
import { median } from "./load";
import { type Reference, templatePage } from "./references";
import type { Row } from "./table";
import { packed, whole } from "./weight";

const loads = 7;
/** 150 ms round trip, 1.6 Mbps, a processor four times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Load {
  firstCard: number;
  shift: number;
  scriptBytes: number;
}

export async function measureBrowser(site: Site): Promise<Row[]> {
  const floor = await templatePage();
  const bare = packed(await (await fetch(floor.url)).text());
  const padded = await templatePage(Math.max(0, packed(await whole(site, "/prodotti")) - bare));
  const hosts = [site, floor, padded].map(({ url }) => compressingEdge(url));
  const [ours, theirs, alike] = (await Promise.all(hosts)) as [Reference, Reference, Reference];
  const browser = await launched();
  try {
    const figures: Record<"ours" | "theirs" | "alike", Load[]> = { ours: [], theirs: [], alike: [] };
    for (let round = 0; round < loads; round += 1) {
      figures.theirs.push(await load(browser, theirs.url.origin, "/"));
      figures.alike.push(await load(browser, alike.url.origin, "/"));
      figures.ours.push(await load(browser, ours.url.origin, "/prodotti"));
    }
    const first = (list: Load[]) => median(list.map(({ firstCard }) => firstCard));
    const shift = Math.max(...figures.ours.map(({ shift }) => shift));
    const scripts = Math.max(...figures.ours.map(({ scriptBytes }) => scriptBytes));
    const product = /<h3><a href="(\/[^"]+)"/.exec((await site.page("/prodotti")).html)?.[1] ?? "/";
    const all = async (path: string) =>
      `${((await scriptsOf(browser, ours.url.origin + path)) / 1024).toFixed(1)} KB`;
    return [
      [
        "P3",
        "all JavaScript of a listing until a press asks for more, br",
        await all("/prodotti"),
        "≤ 14 KB",
      ],
      ["P3", "the same of a product page", await all(product), "≤ 16 KB"],
      [
        "P3",
        "JavaScript transferred before `load`, slow 4G",
        `${(scripts / 1024).toFixed(1)} KB`,
        "≤ 1.5 KB",
      ],
      [
        "P5",
        "first card ÷ template floor, slow 4G",
        (first(figures.ours) / first(figures.theirs)).toFixed(2),
        "≤ 1.05",
      ],
      [
        "P15",
        "first card ÷ template floor of our bytes, slow 4G",
        (first(figures.ours) / first(figures.alike)).toFixed(2),
        "≤ 1.15",
      ],
      ["P5", "layout shift of the listing (CLS)", shift.toFixed(3), "0.00"],
    ];
  } finally {
    await browser.close();
    await Promise.all([floor, padded, ours, theirs, alike].map((host) => host.stop()));
  }
}

/** One load with an empty cache: when the first card was laid out, how much moved, which scripts came before `load`. */
async function load(browser: Browser, origin: string, path: string): Promise<Load> {
  const page = await slowPage(browser, { viewport: { width: 390, height: 844 } }, 4, watch);
  await page.goto(origin + path, { waitUntil: "load" });
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => {
    const { loadEventStart } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => name.endsWith(".js") && startTime < loadEventStart,
    );
    const watched = globalThis as typeof globalThis & { firstCard: number; shift: number };
    const scriptBytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { firstCard: watched.firstCard, shift: watched.shift, scriptBytes };
  });
  await page.context().close();
  return seen;
}

export async function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: chromiumArguments });
}

/** An empty browser on slow 4G and a processor so many times slower, in which `content` runs before all others. */
export async function slowPage(
  browser: Browser,
  options: BrowserContextOptions,
  rate: number,
  content: string,
): Promise<Page> {
  const page = await browser.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript({ content });
  return page;
}

/** What a page at rest has loaded, without headers. */
async function scriptsOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.close();
  return bytes;
}

/** Runs in the page: the first animation frame that has a card, and the sum of layout shifts. A text, so that no build helper gets in. */
const watch = `
  firstCard = 0;
  shift = 0;
  const look = () => {
    if (document.querySelector(".card")) firstCard = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;
