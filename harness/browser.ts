/** Chromium in front of the whole built worker; partner stores are answered locally. */
import { readFileSync, rmSync } from "node:fs";
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
export async function withoutPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

/** Takes the network away or gives it back, and says so: after one page without it Chromium 150 tells workers and pages again that there is one. */
export async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  for (const worker of context.serviceWorkers())
    await worker.evaluate((offline) => {
      Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !offline });
    }, offline);
  const deceived: Page[] = [];
  for (const page of context.pages())
    if ((await page.evaluate(() => navigator.onLine)) !== offline) deceived.push(page);
  await context.setOffline(offline);
  for (const page of deceived)
    await page.evaluate((name) => dispatchEvent(new Event(name)), offline ? "offline" : "online");
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
/** Chromium tells no end of some requests that a change of the page calls off: what stays silent for so long is nobody's any more. */
const lostMs = 10_000;

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
  while (Date.now() - restedSince < (open && open.size > 0 ? lostMs : restMs)) {
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
    () => new Promise<void>((rested) => requestIdleCallback(() => rested(), { timeout: 500 })),
  );
}

/** The text of the file that a link gives. */
export async function downloaded(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(link)]);
  return readFileSync(await file.path(), "utf8");
}
