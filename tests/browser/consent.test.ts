/** Consent with scripts: nothing before a choice, the choice in place, analytics and converters only for who agreed. */
import type { BrowserContext, Page } from "playwright";
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, settled, wake } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { listening } from "../tools/listening";
import { visitor } from "../tools/site";

/** Stands in for every provider: real HTTP on loopback, a script that says that it ran. */
const asked: string[] = [];

const { origin } = await forFile(
  listening((request, response) => {
    asked.push(String(request.headers["x-asked"]));
    response.setHeader("Content-Type", "text/javascript");
    response.end(`window.provato = (window.provato || 0) + 1; document.cookie = "_ga=GA1.1.1; path=/";`);
  }),
);
const shop = await forFile(openShop({ ANALYTICS_ID: "G-PROVA1234", CONVERTER_AWIN: "4321" }));

/** Lets providers' addresses be answered by the stand-in. */
async function standIn(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.protocol === "https:" && !url.hostname.endsWith(".example"),
    async (route) => {
      const headers = { "x-asked": route.request().url() };
      const answer = await route.fetch({ url: `${origin}/`, headers });
      await route.fulfill({ response: answer });
    },
  );
}

/** What the browser keeps besides the places where pages were scrolled to (`positions`), which is technical. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== "positions"),
  );

test("a fresh visit through ten pages asks no third party, keeps nothing and names nobody", async () => {
  const { page, context, complaints } = await shop.visit({ undecided: true });
  await standIn(context);
  const foreign: string[] = [];
  const beacons: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== shop.site.url.origin && url.protocol !== "data:") foreign.push(request.url());
    if (url.pathname === "/eventi") beacons.push(request.url());
  });
  const product = await shop.site.db.prepare("SELECT slug FROM products LIMIT 1").first<string>("slug");
  const paths = [
    "/",
    "/prodotti",
    `/${product}`,
    "/offerte",
    "/brand",
    "/magazine",
    "/chi-siamo",
    "/contatti",
    "/cookie-policy",
    "/preferenze-cookie",
  ];
  for (const path of paths) {
    await page.goto(path);
    await wake(page);
    await settled(page);
  }
  expect(foreign).toEqual([]);
  expect(beacons).toEqual([]);
  expect(await stored(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== "visti")).toEqual([]);
  expect(complaints).toEqual([]);
});

test("accepting loads the document anew with analytics and converters; withdrawing takes all of it away", async () => {
  asked.length = 0;
  const { page, context, complaints } = await shop.visit({ undecided: true });
  await standIn(context);
  await page.goto("/prodotti");
  await wake(page);
  expect(await violations(page, { within: ".consent" })).toBe("");
  const beacon = page.waitForRequest((request) => new URL(request.url()).pathname === "/eventi");
  await page.getByRole("button", { name: "Accetta", exact: true }).click();
  await page.waitForLoadState("load");
  await wake(page);
  await page.waitForFunction(() => (window as { provato?: number }).provato === 2, undefined, {
    polling: 50,
  });
  expect(asked.map((address) => new URL(address).hostname).sort()).toEqual([
    "www.dwin2.com",
    "www.googletagmanager.com",
  ]);
  expect(await page.locator(".consent").count()).toBe(0);
  const { eventi } = (await beacon).postDataJSON() as {
    eventi: { tipo_evento: string; sessione_id: string }[];
  };
  expect(eventi.map(({ tipo_evento }) => tipo_evento)).toEqual(
    expect.arrayContaining(["page_view", "view_item_list"]),
  );
  expect(eventi[0]?.sessione_id).toMatch(/^session_\d+$/);

  await page.getByRole("link", { name: "Gestisci Cookie" }).click();
  const dialog = page.getByRole("dialog", { name: "Gestisci Cookie" });
  await dialog.waitFor();
  expect(await dialog.getByLabel("Profilazione").isChecked()).toBe(true);
  await dialog.getByLabel("Profilazione").uncheck();
  const again = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Salva e continua" }).click();
  await again;
  await wake(page);
  await settled(page);
  expect(await page.evaluate(() => (window as { provato?: number }).provato)).toBeUndefined();
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => /^_ga|anonymousId/.test(name)),
  ).toEqual([]);
  expect(await stored(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the dialog forgets the sizes in place: dialog and page are without them, and the focus stays inside", async () => {
  const { page, context, complaints } = await shop.visit({ userAgent: visitor });
  await page.goto("/prodotti");
  const path = await page.locator('a[href^="/prodotti?taglia="]').first().getAttribute("href");
  await page.goto(path ?? "");
  await page.goto("/prodotti");
  await wake(page);
  await page.evaluate("globalThis.sameDocument = true");
  const offered = page.locator(".own-sizes");
  expect(await offered.count()).toBe(1);
  await page.getByRole("link", { name: "Gestisci Cookie" }).click();
  const dialog = page.getByRole("dialog", { name: "Gestisci Cookie" });
  await dialog.getByRole("button", { name: "Dimentica le taglie" }).click();
  await expect.poll(() => dialog.getByText("Taglie che ricordiamo").count()).toBe(0);
  expect(await dialog.getByRole("status").textContent()).toBe("Taglie dimenticate.");
  expect(await dialog.locator(":focus").count()).toBe(1);
  expect(await violations(page, { within: "dialog" })).toBe("");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("taglie");
  expect(await offered.count()).toBe(0);
  expect(await page.evaluate("globalThis.sameDocument")).toBe(true);
  await dialog.getByRole("link", { name: "Indietro" }).click();
  await page.reload();
  expect(await offered.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("who agreed is counted for what goes into the cart: once, with the product, as soon as the page is left", async () => {
  const { page, context, complaints } = await shop.visit({ undecided: true });
  const agreed = `1.${Math.floor(Date.now() / 1000).toString(36)}.10`;
  await context.addCookies([{ name: "cookiePreferences", value: agreed, url: shop.site.url.origin }]);
  await standIn(context);
  const product = await firstRow<{ product_id: number; slug: string }>(shop.site.db)`SELECT
    v.product_id, v.slug FROM variants v JOIN offers o USING (variant_id) WHERE o.availability = 'in_stock' LIMIT 1`;
  const told = page.waitForRequest((request) => /add_to_cart/.test(request.postData() ?? ""));
  await page.goto(`/${product?.slug}`);
  await wake(page);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByText("Prodotto aggiunto al carrello.").waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  const { eventi } = (await told).postDataJSON() as {
    eventi: { tipo_evento: string; prodotto_id: number }[];
  };
  const added = eventi.filter(({ tipo_evento }) => tipo_evento === "add_to_cart");
  expect(added.map(({ prodotto_id }) => prodotto_id)).toEqual([product?.product_id]);
  expect(complaints).toEqual([]);
});

/** What WCAG 1.4.12 lets readers set. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

test.each([768, 1280])(
  "on %i pixels the bar leaves the foot of the page free, and little more",
  async (width) => {
    const { page } = await shop.visit({ js: false, width, undecided: true });
    await page.goto("/");
    for (const rules of ["", spacing]) {
      const [bar, last, end] = await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
        scrollTo(0, document.documentElement.scrollHeight);
        const place = (name: string) => [...document.querySelectorAll(name)].at(-1)?.getBoundingClientRect();
        return [place(".consent")?.top ?? 0, place(".foot p")?.bottom ?? 0, place(".foot")?.bottom ?? 0];
      }, rules);
      expect(last).toBeLessThanOrEqual(bar as number);
      expect((end as number) - (last as number)).toBeLessThanOrEqual(260);
    }
  },
);

test.each([390, 320])(
  "on %i pixels the banner is one sentence and three equal buttons, a fifth of the screen, below the price",
  async (width) => {
    const { page, context } = await shop.visit({ js: false, width, undecided: true });
    await page.goto("/prodotti");
    await page.goto((await page.locator(".card h3 a").first().getAttribute("href")) ?? "");
    const boxes = (name: string) =>
      page
        .locator(name)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [price, bar] = [(await boxes(".price"))[0], (await boxes(".consent"))[0]];
    expect(844 - (bar?.top ?? 0)).toBeLessThanOrEqual(844 / 5);
    expect(price?.bottom).toBeLessThan(bar?.top ?? 0);
    const buttons = (await boxes(".choices > *")).map(({ width, top }) => [Math.round(width), top]);
    expect(buttons).toEqual(Array.from({ length: 3 }, () => buttons[0]));
    await context.close();
  },
);

test("withdrawing on the page of the preferences ends the marks of events there and in other open tabs", async () => {
  const { page, context } = await shop.visit({ undecided: true, userAgent: visitor });
  await standIn(context);
  await page.goto("/prodotti");
  await wake(page);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Accetta", exact: true }).click();
  await reloaded;
  await wake(page);
  const other = await context.newPage();
  await other.goto("/magazine");
  await wake(other);
  for (const tab of [page, other])
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem("sessione_id"))).not.toBe(null);
  await page.goto("/preferenze-cookie");
  await page.getByRole("checkbox", { name: "Profilazione" }).uncheck();
  await page.getByRole("button", { name: "Salva e continua" }).click();
  await page.getByText("Preferenze salvate.").waitFor();
  await wake(page);
  for (const tab of [page, other]) await expect.poll(() => stored(tab)).toEqual([]);
});
