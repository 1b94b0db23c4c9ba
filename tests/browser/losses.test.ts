/** What stays of a page when part of what it needs does not come: pictures, and scripts that a deployment took away. */
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShop, type Shop, settled, wake, widths } from "../../harness/browser";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG: "off" });
  await shop.site.db.exec("UPDATE stores SET logo = 'scomparso.svg'");
});
afterAll(() => shop.close());

const gone = { status: 404, contentType: "text/plain", body: "" };

/** Pictures of `selector` that are seen, by what they show: their file, or nothing. */
const shown = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLImageElement>(wanted)]
        .filter((picture) => picture.complete && picture.checkVisibility())
        .map(({ currentSrc, naturalWidth }) => (naturalWidth > 0 ? currentSrc.replace(/^.*\//, "") : "")),
    selector,
  );

describe("pictures that do not load", () => {
  test("give way to the drawn default, logos to names, pictures of pages to nothing", async () => {
    const { page, context } = await shop.visit();
    await page.route("**/media/**", (route) => route.fulfill(gone));
    await page.goto("/", { waitUntil: "load" });
    await wake(page);
    await expect.poll(() => shown(page, ".shot img:not(.hover)")).not.toContain("");
    expect(new Set(await shown(page, ".shot img:not(.hover)"))).toEqual(new Set(["immagine-mancante.svg"]));
    await expect.poll(() => shown(page, ".hero-picture img, .feature-picture img")).toEqual([]);
    const card = page.locator("article.card").filter({ visible: true }).first();
    await card.hover();
    await expect.poll(() => card.locator(".shot img").filter({ visible: true }).count()).toBe(1);
    await page.goto("/codici-sconto-coupon", { waitUntil: "load" });
    await settled(page);
    const names = () =>
      page
        .locator(".promo-shops .store-logo")
        .evaluateAll((logos) =>
          logos.map((logo) => [
            (logo as HTMLElement).dataset.name,
            getComputedStyle(logo, "::after").content.slice(1, -1),
            logo.clientWidth,
          ]),
        );
    const stores = await page.locator(".promo-shops b").allTextContents();
    await expect.poll(names).toEqual(stores.map((store) => [store, store, 96]));
    await context.close();
  });

  test("have their place drawn without JavaScript too", async () => {
    const { page, context } = await shop.visit({ js: false, width: widths.phone });
    await page.route("**/media/**", (route) => route.fulfill(gone));
    await page.goto("/prodotti", { waitUntil: "load" });
    const first = page.locator(".shot img").first();
    await expect
      .poll(() => first.evaluate((picture) => getComputedStyle(picture, "::after").backgroundImage))
      .toContain("immagine-mancante.svg");
    await context.close();
  });

  test("are taken in another format where only one is missing", async () => {
    const { page, context } = await shop.visit();
    await page.route("**/*.avif", (route) => route.fulfill(gone));
    await page.goto("/prodotti", { waitUntil: "load" });
    await wake(page);
    const front = ".shot picture img";
    await expect.poll(async () => (await shown(page, front)).every((file) => file !== "")).toBe(true);
    const files = await shown(page, front);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /avif|mancante/.test(file))).toEqual([]);
    await context.close();
  });
});

/** From `deploy` on, documents that are open find none of their files that they have not loaded yet; new ones find theirs. */
async function deployments(context: BrowserContext) {
  const old = new WeakSet<Page>();
  const documents = new WeakMap<Page, number>();
  await context.route("**/*", async (route) => {
    const request = route.request();
    const page = request.frame().page();
    if (request.isNavigationRequest()) {
      old.delete(page);
      documents.set(page, (documents.get(page) ?? 0) + 1);
    }
    if (old.has(page) && new URL(request.url()).pathname.startsWith("/build/")) return route.fulfill(gone);
    return route.fallback();
  });
  return {
    deploy: (...pages: Page[]) => {
      for (const page of pages) old.add(page);
    },
    documentsOf: (page: Page) => documents.get(page) ?? 0,
  };
}

/** How many tabs are open over the deployment; `TABS=100` asks for more than every run needs. */
const held = Number(process.env.TABS ?? 8);

describe("tabs that were open over a deployment", () => {
  test("go where the visitor wants: to a product, to saving it, to the preferences", {
    timeout: 30_000 + held * 6_000,
  }, async () => {
    const { page: first, context } = await shop.visit();
    const { deploy } = await deployments(context);
    const ways: [string, (page: Page) => Promise<unknown>, RegExp, string][] = [
      ["/prodotti", (page) => page.locator("article.card h3 a").first().click(), /^\/[a-z0-9-]+$/, ".price"],
      ["/prodotti", (page) => page.locator(".heart").first().click(), /^\/wishlist\/salva/, ".save"],
      [
        "/magazine",
        (page) => page.getByRole("link", { name: "Gestisci Cookie" }).click(),
        /^\/preferenze-cookie/,
        ".preferences",
      ],
      ["/brand", (page) => page.locator(".initial a").first().click(), /^\/prodotti\?brand=/, "article.card"],
    ];
    const tabs: [Page, (typeof ways)[number]][] = [];
    for (let tab = 0; tab < held; tab++) {
      const way = ways[tab % ways.length] as (typeof ways)[number];
      const page = tabs.length === 0 ? first : await context.newPage();
      await page.goto(way[0]);
      await wake(page);
      tabs.push([page, way]);
    }
    deploy(...tabs.map(([page]) => page));
    for (const [page, [, press, address, content]] of tabs) {
      await page.bringToFront();
      await press(page);
      await page.waitForURL((url) => address.test(url.pathname + url.search));
      await page.locator(content).first().waitFor();
    }
    await context.close();
  });

  test("that had not woken are loaded anew, once, and wake", async () => {
    const { page, context } = await shop.visit();
    const { deploy, documentsOf } = await deployments(context);
    await page.goto("/contatti", { waitUntil: "commit" });
    deploy(page);
    // What it finds of its own deployment is the first of its scripts, as when that was loaded before.
    await page.route("**/build/early-*.js", (route) => route.continue());
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    expect(documentsOf(page)).toBe(2);
    await context.close();
  });

  test("are not loaded anew over and over, nor while somebody is typing", async () => {
    const { page, context } = await shop.visit();
    const { documentsOf } = await deployments(context);
    const asked: string[] = [];
    let answer: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/build/manifest-*.js", async (route) => {
      asked.push(route.request().url());
      if (asked.length > 1) await typed;
      await route.fulfill(gone);
    });
    await page.goto("/contatti");
    // The first document is loaded anew; the second one fails while somebody types.
    await expect.poll(() => asked.length).toBe(2);
    await page.locator("textarea").fill("Quando arriva la taglia 38?");
    answer();
    await settled(page);
    expect(await page.locator("textarea").inputValue()).toBe("Quando arriva la taglia 38?");
    await page.reload();
    await expect.poll(() => asked.length).toBe(3);
    await settled(page);
    expect(documentsOf(page)).toBe(3);
    await context.close();
  });

  test("keep what was typed over being loaded anew, passwords aside", async () => {
    const { page, context } = await shop.visit();
    const { documentsOf } = await deployments(context);
    let answer: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/build/site-*.css", async (route) => {
      if (documentsOf(page) > 1) return route.fallback();
      await typed;
      await route.fulfill(gone);
    });
    await page.goto("/register", { waitUntil: "domcontentloaded" });
    await page.locator("[name=nome]").fill("Giulia");
    await page.locator("select[name=genere]").selectOption({ index: 1 });
    await page.locator("main [name=email]").fill("giulia@posta.example");
    await page.locator("[name=password]").first().fill("Segreta-123");
    answer();
    await expect.poll(() => documentsOf(page)).toBe(2);
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    expect(await page.locator("[name=nome]").inputValue()).toBe("Giulia");
    expect(await page.locator("main [name=email]").inputValue()).toBe("giulia@posta.example");
    expect(
      await page
        .locator("select[name=genere]")
        .evaluate((select) => (select as unknown as HTMLSelectElement).selectedIndex),
    ).toBe(1);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Segreta");
    await context.close();
  });
});
