/** A Chromium in front of the whole built worker; partner stores are answered locally. */
import { type BrowserContext, type Browser as Chromium, chromium, type Page } from "playwright";
import { chromiumArguments, findChromium } from "../scripts/local/chromium.mjs";
import { type Site, startSite } from "./site";

export const widths = { phone: 390, desktop: 1280 } as const;

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the console complained about: policy violations, script errors, failed resources. */
  complaints: string[];
  /** Addresses of partner stores that were opened. */
  stores: string[];
}

export interface Shop {
  site: Site;
  /** A new visitor with an empty browser. */
  visit(options?: { js?: boolean; width?: number; userAgent?: string }): Promise<Visit>;
  close(): Promise<void>;
}

export async function openShop(
  settings: Record<string, string> = {},
  options: Parameters<typeof startSite>[1] = {},
): Promise<Shop> {
  const site = await startSite(settings, options);
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: chromiumArguments,
  });
  return {
    site,
    visit: (options) => visit(browser, site, options),
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

async function visit(
  browser: Chromium,
  site: Site,
  { js = true, width = widths.desktop as number, userAgent = undefined as string | undefined } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: site.url.origin,
    javaScriptEnabled: js,
    locale: "it-IT",
    userAgent,
    viewport: { width, height: width < 768 ? 844 : 900 },
    hasTouch: width < 768,
    isMobile: width < 768,
  });
  const stores: string[] = [];
  const complaints: string[] = [];
  await context.route(
    (url) => url.hostname.endsWith(".example"),
    (route) => {
      if (route.request().isNavigationRequest()) stores.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Negozio</title><h1>Negozio</h1>" });
    },
  );
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, context, complaints, stores };
}

/** Waits until late sections have arrived and pictures near the screen are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** Lets the late scripts come and hydrate, as the first touch of a visitor does. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.keyboard.press("Shift");
  await settled(page);
}
