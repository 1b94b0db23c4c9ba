/** Chromium in front of the whole built worker; partner stores are answered locally. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, firefox, type Page, type Request } from "playwright";
import { onTestFinished, TestRunner } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/local/chromium.mjs";
import { ensureProgram, findProgram, packageInstalls } from "../../scripts/local/programs.mjs";
import { patience } from "./patience.mjs";
import { type Site, sharedSite, startSite } from "./site";

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
  /** Later tests of the file go on with it. */
  lasts?: boolean;
}

export interface Shop {
  site: Site;
  /** A new visitor with an empty browser, which closes behind the test that asks for it. */
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/**
 * @param options `keepsPages` for a Chromium of its own that gives pages back as they were left, as it does for visitors;
 * `motion` where a test looks at what moves: drawing it takes longer than all else; settings `shared`: see `sharedSite`
 */
export async function openShop(
  settings: Record<string, string> | "shared" = {},
  {
    keepsPages = false,
    motion = false,
    ...options
  }: Parameters<typeof startSite>[1] & { keepsPages?: boolean; motion?: boolean } = {},
): Promise<Shop> {
  const [site, browser] = await Promise.all([
    settings === "shared" ? sharedSite() : startSite(settings, options),
    keepsPages ? wholeChromium() : chromiumOfProcess(),
  ]);
  const contexts: BrowserContext[] = [];
  return {
    site,
    visit: async (options) => {
      const opened = await visit(browser, site, { motion, ...options });
      if (!options?.lasts && TestRunner.getCurrentTest()) onTestFinished(() => opened.context.close());
      else contexts.push(opened.context);
      return opened;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      if (keepsPages) await browser.close();
      await site.stop();
    },
  };
}

/** Pages are laid out and painted as ever, but no memory is left for their pixels, which are a quarter of Chromium's work and which no test looks at. */
const undrawn = process.env.VETRINA_DRAWS ? [] : ["--force-gpu-mem-available-mb=0"];

/** Partner stores of the tests are nowhere, on any network. */
const args = [...chromiumArguments, ...undrawn, "--host-resolver-rules=MAP *.example ~NOTFOUND"];

let launched: Promise<Browser> | undefined;

/** One for all files of a test process; ends with the process. */
function chromiumOfProcess(): Promise<Browser> {
  launched ??= startChromium();
  return launched;
}

/** `npm run test:firefox`: the system's own, over BiDi. */
const isFirefox = process.env.VETRINA_BROWSER === "firefox";

const findFirefox = () => findProgram([process.env.FIREFOX_PATH, "firefox-esr", "firefox"]);
const noFirefox =
  "There is no Firefox: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.";

/** What draws pages, which a shell does for less; in one process a visitor: by our policy for openers the empty page, with which each begins, would have its own. */
export async function startChromium(): Promise<Browser> {
  if (isFirefox) {
    const executablePath = await ensureProgram(findFirefox, packageInstalls("firefox-esr"), noFirefox);
    return firefox.launch({ channel: "moz-firefox", executablePath });
  }
  const executablePath = (await findChromium({ shell: true })) ?? undefined;
  return chromium.launch({ executablePath, args: [...args, "--renderer-process-limit=1"] });
}

/** A window's field for addresses draws two pages of its own for each visitor: two fifths of all work. Chromium hears the last such list alone. */
const leftOut = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,Translate";

/** As visitors have it, what fetches pages ahead and keeps them aside included. */
async function wholeChromium(): Promise<Browser> {
  const executablePath = (await findChromium()) ?? undefined;
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  return chromium.launch({ executablePath, args: [...args, leftOut], ignoreDefaultArgs });
}

const openContexts = new Set<BrowserContext>();

/** Pages of visits that have not ended. */
export function openPages(): Page[] {
  return [...openContexts].flatMap((context) => context.pages());
}

async function visit(
  browser: Browser,
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
    isMobile: width < 768 && !isFirefox,
    serviceWorkers: offline ? "allow" : "block",
  });
  if (!undecided)
    await context.addCookies([{ name: "cookiePreferences", value: refusal(), url: site.url.origin }]);
  const stores: string[] = [];
  const complaints: string[] = [];
  if (reachesStores) await answerForStores(context, stores);
  context.setDefaultTimeout(patience.wait);
  openContexts.add(context);
  context.on("close", () => openContexts.delete(context));
  if (!js) scriptless.add(context);
  context.on("page", countRequests);
  const page = await context.newPage();
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

/** Contexts whose pages run no scripts, not even for an idle moment. */
const scriptless = new WeakSet<BrowserContext>();

/** What a page has asked for: in all, and what has not ended. */
interface Traffic {
  begun: number;
  open: Set<Request>;
}

const traffic = new WeakMap<Page, Traffic>();

function countRequests(page: Page): void {
  const own: Traffic = { begun: 0, open: new Set() };
  traffic.set(page, own);
  page.on("request", (request) => {
    own.begun += 1;
    // What the page before had under way may end without a word.
    if (request.isNavigationRequest()) own.open.clear();
    own.open.add(request);
  });
  page.on("requestfinished", (request) => own.open.delete(request));
  page.on("requestfailed", (request) => own.open.delete(request));
}

/** Chromium tells no end of some requests that a change of the page calls off: what stays silent for so long is nobody's any more. */
const lostMs = 10_000;

/**
 * Waits until a page rests by its own word: it is loaded, nothing that it asked for is under way, no part of it says `aria-busy`, and it was
 * idle twice without asking for more. Scripts set that mark before a pause as before a request.
 */
export async function settled(page: Page): Promise<void> {
  const own: Traffic = traffic.get(page) ?? { open: new Set(), begun: 0 };
  let seen = own.begun;
  let since = Date.now();
  for (let idle = 0; idle < 2; ) {
    await page.waitForLoadState("load");
    const rests = await isIdle(page);
    if (own.begun !== seen) since = Date.now();
    const isLost = Date.now() - since > lostMs;
    idle = own.begun === seen && (isLost || (rests && own.open.size === 0)) ? idle + 1 : 0;
    seen = own.begun;
    if (idle === 0) await sleep(10);
  }
}

/** False also while another page takes its place. */
async function isIdle(page: Page): Promise<boolean> {
  if (scriptless.has(page.context())) return true;
  const rests = () =>
    new Promise<boolean>((tell) => {
      const look = () => tell(!document.querySelector("[aria-busy=true]:not(.skeleton)"));
      requestIdleCallback(look, { timeout: 500 });
    });
  return page.evaluate(rests).catch(() => false);
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
}
