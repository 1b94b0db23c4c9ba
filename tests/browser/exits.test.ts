/** The pages of the ways out as a visitor lives them: one click is one row, whichever way the page leads to the store. */
import type { BrowserContext, Page } from "playwright";
import { encodeAddress } from "server/exits/address";
import { mint } from "server/exits/decision";
import { describe, expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { all, type Element } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { PlainBrowser } from "../tools/plain-browser";
import { testSettings, visitor } from "../tools/site";

const [id = "", secret = ""] = testSettings.EXIT_SIGNING_KEYS.split(":");
let people = 0;
const shop = await forFile(openShop({ LOG: "off" }));

/** A visitor of their own, and a page of a store that nobody else opens. Firefox over BiDi gets no answer for a name that ends in a space. */
async function someone({ at = shop, js = true, fault = "well" } = {}) {
  people += 1;
  const visit = await at.visit({ js, reachesStores: true, userAgent: `${visitor} exits/${people} ${fault}` });
  const store = `https://www.moda-milano.example/p/${people}`;
  const counted = at.site.db.prepare("SELECT COUNT(*) AS n FROM new_clicks WHERE url = ?");
  return {
    ...visit,
    store,
    vai: mint(store, { id, secret }),
    redirect: `/redirect/${people}/${encodeURIComponent(store)}`,
    rows: (url = store) => counted.bind(url).first<number>("n"),
  };
}

/** Opens a page whose clock stands still: only the test moves it. */
async function frozen(page: Page, path: string): Promise<void> {
  const began = Date.now();
  await page.clock.install({ time: began });
  await page.clock.pauseAt(began + 1_000);
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

/** The new tab opens behind this one, which keeps the focus. */
function tabsBehind(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    document.hasFocus = () => true;
    const drop = (event: Event) => event.stopImmediatePropagation();
    addEventListener("blur", drop, true);
    document.addEventListener("visibilitychange", drop, true);
  });
}

/** The store takes for ever to answer, so that the page stays. */
function endlessStore(context: BrowserContext): Promise<unknown> {
  return context.route("https://www.moda-milano.example/**", () => undefined);
}

test("a click keeps the campaign that brought the visitor, on the page where they arrived and on the next", async () => {
  const marks = "utm_source=posta&utm_campaign=saldi+estivi&gclid=x1";
  const { page, context } = await someone();
  const kept = shop.site.db.prepare(
    "SELECT campaign FROM new_clicks WHERE campaign IS NOT NULL ORDER BY clicked_at",
  );
  const campaigns = async () =>
    (await kept.all<{ campaign: string }>()).results.map(({ campaign }) => campaign);
  await page.goto(`/prodotti?${marks}&insconto=1`);
  expect(page.url()).toContain(marks);
  const ways = page.locator(".grid a[href^='/vai/']");
  // Before scripts are there the edge has written the marks, and the browser adds none a second time.
  expect(await ways.first().getAttribute("href")).toContain(`&${marks}`);
  await wake(page);
  await ways.first().click();
  await expect.poll(campaigns).toEqual([marks]);
  await page.locator(".strip a", { hasText: "Nuovi arrivi" }).click();
  await page.waitForURL((url) => !url.search.includes("utm_"));
  // Twice changed in place, neither the address nor the ways of the page say the marks any more.
  await page.locator(".strip a", { hasText: "In sconto" }).click();
  await expect.poll(() => ways.last().getAttribute("href")).not.toContain("utm_");
  await ways.last().click();
  await expect.poll(campaigns).toEqual([marks, marks]);
  await page.locator("article.card h3 a").nth(5).click();
  await page.waitForURL((url) => url.pathname !== "/prodotti");
  await wake(page);
  await page.locator("main a.button[href^='/vai/']").first().click();
  await expect.poll(campaigns).toEqual([marks, marks, marks]);
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ value: expect.stringContaining("posta") }),
  );
});

describe("/vai", () => {
  test("opens the store in a new tab without opener or referrer, closes itself, and asks for nothing else", async () => {
    const { page, context, vai, store, stores, rows, complaints } = await someone();
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    await page.goto("/vai/xyz");
    const opened: Page[] = [];
    context.on("page", (tab) => opened.push(tab));
    // As our links open it.
    await page.evaluate((way) => void window.open(way, "_blank", "noopener"), vai);
    await expect.poll(() => opened.length).toBe(2);
    const [door, tab] = opened as [Page, Page];
    await tab.waitForURL(store);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    // Playwright gives every tab the focus; in a browser the new one takes it.
    const closed = door.waitForEvent("close");
    await door.evaluate(() => void dispatchEvent(new Event("blur")));
    await closed;
    expect(stores).toEqual([store]);
    expect(asked.map((url) => url.replace(shop.site.url.origin, ""))).toEqual(["/vai/xyz", vai, store]);
    expect(await rows()).toBe(1);
    expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
  });

  test("leads there in this tab after 2.5 s when the new one stays behind", async () => {
    const { page, context, vai, store, rows } = await someone();
    await tabsBehind(context);
    await frozen(page, vai);
    await page.clock.runFor(2_499);
    expect(page.url()).toContain(vai);
    await page.clock.runFor(1);
    await page.waitForURL(store);
    expect(await rows()).toBe(1);
  });

  test("leads there in this tab at once when no new one opens", async () => {
    const { page, context, vai, store, rows } = await someone();
    await context.addInitScript("window.open = () => null");
    const began = Date.now();
    await page.clock.install({ time: began });
    await page.clock.pauseAt(began + 1_000);
    await page.goto(vai, { waitUntil: "commit" });
    await page.waitForURL(store);
    expect(await rows()).toBe(1);
  });

  test("'cliccare qui', reload and back are the same click", async () => {
    const { page, context, vai, store, rows } = await someone();
    await tabsBehind(context);
    await frozen(page, vai);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.getByRole("link", { name: "cliccare qui" }).click();
    await page.waitForURL(store);
    await page.goBack({ waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { name: "Attendi…" }).waitFor();
    expect(await rows()).toBe(1);
  });

  test("a double press, which opens the page twice at once, is one click", async () => {
    const { page, context, vai, rows } = await someone();
    await endlessStore(context);
    const twin = await context.newPage();
    await Promise.all([page, twin].map((tab) => tab.goto(vai).catch(() => null)));
    expect(await rows()).toBe(1);
  });
});

describe("/redirect", () => {
  test("leaves after one second", async () => {
    const { page, redirect, store, rows } = await someone();
    await frozen(page, redirect);
    await page.clock.runFor(999);
    expect(page.url()).toContain(redirect);
    await page.clock.runFor(1);
    await page.waitForURL(store);
    expect(await rows()).toBe(1);
  });

  test("shows the link and 'Reindirizza Manualmente' after five seconds, and they lead there", async () => {
    const { page, context, redirect, store, stores, rows } = await someone();
    await endlessStore(context);
    await frozen(page, redirect);
    const manual = page.getByRole("link", { name: "Reindirizza Manualmente" });
    const link = page.getByRole("link", { name: store });
    const seconds = (time: number) =>
      page.evaluate((now) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = now;
        }
      }, time);
    await seconds(4_990);
    expect(await manual.isVisible()).toBe(false);
    await seconds(5_010);
    expect(await manual.isVisible()).toBe(true);
    expect(await link.isVisible()).toBe(true);
    await context.unroute("https://www.moda-milano.example/**");
    await manual.click();
    await page.waitForURL(store);
    expect(stores).toContain(store);
    expect(await rows()).toBe(1);
  });
});

describe.each(["vai", "redirect"] as const)("/%s without JavaScript", (route) => {
  test("leads to the store by itself, and counts once", async () => {
    const { page, store, rows, ...ways } = await someone({ js: false });
    await page.goto(ways[route], { waitUntil: "commit" });
    await page.waitForURL(store);
    expect(await rows()).toBe(1);
  });
});

test.each([true, false])("an unknown host waits for a press (JavaScript %s)", async (js) => {
  const { page, rows } = await someone({ js });
  const url = `https://sconosciuto-${people}.example/p`;
  await page.goto(`/vai/${encodeAddress(url)}`);
  expect(await rows(url)).toBe(0);
  // An answer leads there, which Playwright lets nobody stand in for.
  const asked = page.waitForRequest(url);
  await page.getByRole("button", { name: `Vai su sconosciuto-${people}.example` }).click();
  expect((await asked).headers()).not.toHaveProperty("referer");
  expect(await rows(url)).toBe(1);
});

const troubled = await forFile(openShop({ LOG: "off" }, { entry: "late-rows.js" }));
test.each([
  ["late", "with its copy", true],
  ["late", "with its beacon blocked", false],
  ["never", "with its copy", true],
])("when D1 has the row %s, a page %s still counts once", async (fault, _, beacon) => {
  const { page, context, vai, rows, complaints } = await someone({ at: troubled, fault });
  await tabsBehind(context);
  await endlessStore(context);
  if (!beacon) await context.addInitScript("navigator.sendBeacon = () => { throw new Error('blocked'); }");
  await frozen(page, vai);
  await expect.poll(() => rows()).toBe(1);
  expect(await page.locator("[data-b]").count()).toBe(1);
  expect(complaints).toEqual([]);
});

const long = "https://www.moda-milano.example/un-indirizzo/molto-lungo".padEnd(300, "0123456789");
test.each([
  ["/vai", mint(long, { id, secret })],
  ["/redirect", `/redirect/1/${encodeURIComponent(long)}`],
  ["an unknown host", `/vai/${encodeAddress("https://un-negozio-dal-nome-che-non-finisce-mai.example/")}`],
  ["a refused /vai", "/vai/xyz"],
  ["a refused /redirect", "/redirect/1/"],
])("the page of %s is accessible and stays inside phones and desktops", async (_, path) => {
  const { html } = await shop.site.page(path);
  const { page } = await shop.visit({ width: widths.phone });
  // As it stands after five seconds; without what leads away, which the specification asks for.
  await page.setContent(
    html.replace(/<script[\s\S]*?<\/script>|<noscript>.*?<\/noscript>|<meta http-equiv[^>]*>/g, ""),
  );
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 5_010;
  });
  for (const [width, by] of [
    [widths.phone, "day"],
    [widths.desktop, "night"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page, { by })).toBe("");
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  }
});

const searches = shop.site.db.prepare("SELECT search, place FROM new_clicks WHERE search = 'felpa'");
const searchedFor = async () => (await searches.all()).results;

test("the search that led to a product goes out with its click", async () => {
  const { page } = await someone();
  await page.goto("/prodotti?cerca=felpa");
  await page.locator("article.card h3 a").first().click();
  await page.waitForURL((url) => url.pathname !== "/prodotti");
  await wake(page);
  await page.locator("main a.button[href^='/vai/']").first().click();
  await expect.poll(searchedFor).toEqual([{ search: "felpa", place: "product" }]);
});

test("without scripts it goes out too", async () => {
  await shop.site.db.prepare("DELETE FROM new_clicks").run();
  const browser = new PlainBrowser(shop.site, { "user-agent": visitor });
  await browser.go("/prodotti?cerca=felpa");
  for (const selector of ["article.card h3 a", "main a.button[href^='/vai/']"])
    await browser.follow(all(browser.page, selector)[0] as Element);
  await expect.poll(searchedFor).toEqual([{ search: "felpa", place: "product" }]);
});
