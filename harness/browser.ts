/** Chromium in front of the whole built worker; partner stores are answered locally. */
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContext, type Browser as Chromium, chromium, type Page, type Request } from "playwright";
import { chromiumArguments, findChromium } from "../scripts/local/chromium.mjs";
import { copyOfCatalogue, type Site, startSite } from "./site";

export const widths = { phone: 390, desktop: 1280 } as const;

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the console complained about: policy violations, script errors, failed resources. */
  complaints: string[];
  /** Addresses of partner stores that were opened. */
  stores: string[];
}

export interface VisitOptions {
  js?: boolean;
  width?: number;
  userAgent?: string;
  /** Has not decided about cookies: the banner is there. Others have refused, so that it is in nobody's way. */
  undecided?: boolean;
  /** Lets the service worker in. */
  offline?: boolean;
  /** Reaches partner stores, which are answered for. Whoever answers for one address handles every request, which takes a third of a page's time. */
  reachesStores?: boolean;
  /** Has not asked for less motion. */
  motion?: boolean;
}

export interface Shop {
  site: Site;
  /** A new visitor with an empty browser. */
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/**
 * @param options `keepsPages` for a Chromium of its own that gives pages back as they were left, as it does for visitors;
 * `motion` where a test looks at what moves: drawing it takes longer than all else; `shared` where the tests leave nothing in
 * the databases that others could notice: such files of a test process have one site, since opening one costs as much as ten pages
 */
export async function openShop(
  settings: Record<string, string> = {},
  {
    keepsPages = false,
    motion = false,
    shared = false,
    ...options
  }: Parameters<typeof startSite>[1] & { keepsPages?: boolean; motion?: boolean; shared?: boolean } = {},
): Promise<Shop> {
  const [site, browser] = await Promise.all([
    shared ? siteOfProcess(settings) : startSite(settings, options),
    keepsPages ? wholeChromium() : chromiumOfProcess(),
  ]);
  const contexts: BrowserContext[] = [];
  return {
    site,
    visit: async (options) => {
      const opened = await visit(browser, site, { motion, ...options });
      contexts.push(opened.context);
      return opened;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      if (keepsPages) await browser.close();
      if (!shared) return site.stop();
      // What `stop` would say.
      const { html: wrong } = await site.page("/__wrong");
      if (wrong !== "") throw new Error(wrong);
    },
  };
}

const sites = new Map<string, Promise<Site>>();

/** One for all files that share it; ends with the process. */
function siteOfProcess(settings: Record<string, string>): Promise<Site> {
  const name = JSON.stringify(settings);
  const inside = sites.has(name) ? "" : copyOfCatalogue();
  const site = sites.get(name) ?? startSite(settings, { inside });
  sites.set(name, site);
  if (inside) process.once("exit", () => rmSync(inside, { recursive: true, force: true }));
  return site;
}

/** Partner stores of the tests are nowhere, on any network. */
const args = [...chromiumArguments, "--host-resolver-rules=MAP *.example ~NOTFOUND"];

let launched: Promise<Chromium> | undefined;

/** One for all files of a test process; ends with the process. */
function chromiumOfProcess(): Promise<Chromium> {
  launched ??= startChromium();
  return launched;
}

/** What draws pages, which a shell does for less. */
export async function startChromium(): Promise<Chromium> {
  const executablePath = (await findChromium({ shell: true })) ?? undefined;
  return chromium.launch({ executablePath, args });
}

/** As visitors have it, what fetches pages ahead and keeps them aside included. */
async function wholeChromium(): Promise<Chromium> {
  const executablePath = (await findChromium()) ?? undefined;
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

async function visit(
  browser: Chromium,
  site: Site,
  {
    js = true,
    width = widths.desktop,
    userAgent,
    undecided = false,
    offline = false,
    motion = false,
    reachesStores = false,
  }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: site.url.origin,
    javaScriptEnabled: js,
    locale: "it-IT",
    reducedMotion: motion ? "no-preference" : "reduce",
    userAgent,
    viewport: { width, height: width < 768 ? 844 : 900 },
    hasTouch: width < 768,
    isMobile: width < 768,
    serviceWorkers: offline ? "allow" : "block",
  });
  if (!undecided)
    await context.addCookies([{ name: "cookiePreferences", value: refusal(), url: site.url.origin }]);
  const stores: string[] = [];
  const complaints: string[] = [];
  if (reachesStores) await answerForStores(context, stores);
  const page = await context.newPage();
  countRequests(page);
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => {
    // The browser's own, without scripts too: the window changed while a page came.
    if (!/Transition was (aborted|skipped)/.test(error.message)) complaints.push(String(error));
  });
  return { page, context, complaints, stores };
}

function answerForStores(context: BrowserContext, stores: string[]): Promise<unknown> {
  return context.route(
    (url) => url.hostname.endsWith(".example"),
    (route) => {
      if (route.request().isNavigationRequest()) stores.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Negozio</title><h1>Negozio</h1>" });
    },
  );
}

/** The cookie of somebody who has refused just now. */
function refusal(): string {
  return `1.${Math.floor(Date.now() / 1000).toString(36)}.00`;
}

/** Gives every picture of the shop's as an empty one. */
export async function withoutPictures(page: Page | BrowserContext): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

/** Requests that a page has begun and not ended. */
const underWay = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on("request", (request) => {
    // What the page before had under way may end without a word.
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/** A page rests when it is loaded and has asked for nothing during so many milliseconds; what comes next it asks for at once. */
const restMs = 120;

/** Waits until late sections have arrived and pictures near the screen are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const open = underWay.get(page);
  let restedSince = Date.now();
  const busy = () => {
    restedSince = Date.now();
  };
  page.on("request", busy);
  page.on("requestfinished", busy);
  while ((open && open.size > 0) || Date.now() - restedSince < restMs) {
    await new Promise((resume) => setTimeout(resume, 20));
  }
  page.off("request", busy);
  page.off("requestfinished", busy);
}

/** Lets the late scripts come, as the first touch of a visitor does; pages without scripts need nothing. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.keyboard.press("Shift");
  // The mark of `entry.client`.
  await page.waitForFunction(
    () =>
      !document.querySelector("script[data-entry]") || document.documentElement.dataset.awake !== undefined,
    undefined,
    { polling: 50 },
  );
  await settled(page);
  await page.evaluate(
    () => new Promise<void>((rested) => requestIdleCallback(() => rested(), { timeout: 5_000 })),
  );
}

/** The small one: `axe.source` has its comments too, twice the bytes for every page to read. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs in the page: axe reads each colour once, where it would anew for every element, a third of its time. */
function rememberColours(): void {
  type Colour = { r: number; g: number; b: number; alpha: number; parseString(text: string): Colour };
  type WithColours = { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const colour = (window as unknown as WithColours).axe.commons.color.Color.prototype;
  const read = colour.parseString;
  const known = new Map<string, Pick<Colour, "r" | "g" | "b" | "alpha">>();
  colour.parseString = function (this: Colour, text) {
    const was = known.get(text);
    if (was) return Object.assign(this, was);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * What axe finds wrong with the page as it stands, by day and, of its colours, by night: a line for each rule; empty when nothing is.
 * @param within CSS selector of the part that is looked at @param tags of the rules, or their names; those that axe runs by itself when empty
 * @param by one of both, where the same is looked at in two widths: one by day, the other by night
 */
export async function violations(
  page: Page,
  { within = "html", tags = [] as string[], by = undefined as "day" | "night" | undefined } = {},
): Promise<string> {
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(axe);
    await page.evaluate(rememberColours);
  }
  const day = by === "night" ? "" : await judged(page, within, tags);
  if (by === "day") return day;
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await judged(page, within, by ? tags : ["color-contrast"]);
  await page.emulateMedia({ colorScheme: null });
  return [day, night.replace(/^(?=.)/, "by night, ")].filter((found) => found !== "").join("\n");
}

function judged(page: Page, within: string, only: string[]): Promise<string> {
  return page.evaluate(
    async ([within, only]) => {
      const { axe } = window as typeof window & { axe: typeof import("axe-core") };
      // A colour on its way from day to night is nobody's.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const found = await axe.run(within, {
        // Details of what holds, and sheets for rules that do not run, take two thirds of the time.
        resultTypes: ["violations"],
        preload: { assets: ["media"] },
        ...(only.length > 0 && { runOnly: only }),
      });
      return found.violations
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`)
        .join("\n");
    },
    [within, only] as const,
  );
}

/** Who looks at page after page: a new browser for each would cost more than the page. */
const lookers = new WeakMap<Shop, Promise<Visit>>();

/**
 * Opens a page, wakes it, and tells what a visitor could mind: axe's findings, a page wider than the screen, the console.
 * @param at one width, by day and by night, or two, the first by day and the second by night
 */
export async function faultsOf(
  shop: Shop,
  path: string,
  at: readonly number[] = [widths.phone],
): Promise<string[]> {
  const looker = lookers.get(shop) ?? shop.visit({ width: widths.phone });
  lookers.set(shop, looker);
  const { page, complaints } = await looker;
  await page.setViewportSize({ width: at[0] ?? widths.phone, height: 844 });
  await page.goto(path);
  await wake(page);
  const found: string[] = [];
  for (const [place, width] of at.entries()) {
    await page.setViewportSize({ width, height: 844 });
    const by = at.length === 1 ? undefined : place === 0 ? "day" : "night";
    found.push(await violations(page, { by }));
  }
  found.push(...(await sideways(page)));
  // A 404 is itself a line in Chromium's console.
  return [...found, ...complaints.splice(0).filter((line) => !/status of 404/.test(line))].filter(
    (line) => line !== "",
  );
}

/** The text of the file that a link gives. */
export async function downloaded(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(link)]);
  return readFileSync(await file.path(), "utf8");
}

/** Widths between 320 and 1600 pixels at which the page as it stands is wider than the screen; leaves the last one set. */
export async function sideways(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const width of [320, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${over} pixels at ${width}`);
    for (const text of await page.evaluate(squeezed)) wide.push(`'${text}' a letter a line at ${width}`);
  }
  return wide;
}

/** Texts in a column as narrow as a letter, apart from those for screen readers alone; runs in the page. */
function squeezed(): string[] {
  const clipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== "none" || clipped(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent?.trim() ?? "";
    if (said.length < 4 || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
    if (width < 1.5 * size && height > 3 * size && !clipped(text.parentElement)) found.push(said);
  }
  return found;
}
