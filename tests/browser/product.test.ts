/** The product page in a browser: gallery, variants, offers, history, sharing and what was viewed, with and without scripts. */
import { expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { visitor } from "../tools/site";
import { run, values } from "../worker/sql";

const shop = await forFile(openShop());
const slugs = await values<string>(shop.site.db)`SELECT slug FROM products WHERE offer_count > 1
  AND images LIKE '%,%' ORDER BY product_id LIMIT 2`;
const [path = "", other = ""] = slugs.map((slug) => `/${slug}`);
await run(shop.site.db)`INSERT INTO reviews
  (state, product_id, author, rating, body, store_id, purchase_checked, written_at)
  SELECT 'published', product_id, 'Anna', 4, 'Bello', 1, 1, '2026-10-01T10:00:00Z' FROM products
  WHERE slug = ${path.slice(1)}`;

test("from 390 to 1600 pixels nothing of the page is squeezed, small links are 24 pixels tall, and both columns carry", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto(path);
  for (const width of [320, 390, 768, 900, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await page.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const lines = (element: Element) =>
        Math.round(
          element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
      const visible = (element: Element) => element.getBoundingClientRect().height > 2;
      return {
        // Freshness, delivery and stock each take one line.
        broken: [...document.querySelectorAll(".offers small")]
          .filter((one) => visible(one) && lines(one) > 1)
          .map((one) => one.textContent),
        thin: [...document.querySelectorAll(".product a, .product button, .product summary")]
          .filter((one) => visible(one) && !one.closest(".vh") && one.getBoundingClientRect().height < 24)
          .map((one) => one.outerHTML.slice(0, 90)),
        out: Math.round(box(".pay > .out").width - box(".pay").width),
        offers: Math.abs(Math.round(box("#offerte").width - box(".product > .crumbs").width)),
        columns: [...document.querySelectorAll(".about > *")].map(
          (one) => one.getBoundingClientRect().height,
        ),
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        shouted: getComputedStyle(document.querySelector(".brand") as Element).textTransform,
      };
    });
    const { columns, ...faults } = seen;
    expect([width, faults]).toEqual([
      width,
      { broken: [], thin: [], out: 0, offers: 0, wide: 0, shouted: "none" },
    ]);
    expect(columns.length).toBe(2);
    expect(Math.min(...columns)).toBeGreaterThan(0);
  }
});

test("with the text spacing of WCAG 1.4.12 nothing is cut off at 320 pixels, nor with letters twice as large at 390; on paper stand goods, prices and the address", async () => {
  const { page } = await shop.visit({ js: false });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of [path, "/", "/prodotti"]) {
    await page.goto(address);
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      );
      document.adoptedStyleSheets = [spaced];
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].flatMap((one) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one);
        const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
        const text = one.textContent?.trim();
        if (!hides || !text || one.closest(".vh,.shot,.track") || one.getBoundingClientRect().height < 2)
          return [];
        // A line that ends in dots says that there is more; what stands there in full elsewhere may.
        if (textOverflow === "ellipsis" && one.closest(".crumbs")) return [];
        const more = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        return more ? [`${one.tagName}.${one.className} ${webkitLineClamp} ${text.slice(0, 40)}`] : [];
      }),
    );
    expect([address, ...cut]).toEqual([address]);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    // Letters twice as large, as browsers' settings make them.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync("html{font-size:200%!important}");
      document.adoptedStyleSheets = [large];
    });
    const wide = await page.evaluate(() =>
      document.documentElement.scrollWidth <= document.documentElement.clientWidth
        ? []
        : [...document.querySelectorAll("body *")].flatMap((one) =>
            one.getBoundingClientRect().right > innerWidth && !one.closest(".track, .strip, .vh")
              ? [`${one.tagName}.${one.className} ${one.textContent?.slice(0, 20)}`]
              : [],
          ),
    );
    expect([address, ...wide]).toEqual([address]);
    await page.setViewportSize({ width: 320, height: 800 });
    // On paper: goods, prices and the address, and nothing to press.
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".price:visible").count()).toBeGreaterThan(0);
    expect(await page.locator(":is(search, .foot, .heart, .filters, .go .button):visible").count()).toBe(0);
    if (address === path) expect(await page.locator(".printed:visible").textContent()).toContain(path);
    await page.emulateMedia({ media: "screen" });
  }
});

test.each([true, false])("offers, history, variants and sharing work with JavaScript %s", async (js) => {
  const { page, complaints } = await shop.visit({ js, userAgent: visitor });
  await page.goto(other);
  await page.goto(path);
  await settled(page);
  if (js) await wake(page);
  expect(await page.getByRole("heading", { name: "Visti di recente" }).isVisible()).toBe(true);
  expect(await page.getByRole("img", { name: /^Negli ultimi 90 giorni/ }).isVisible()).toBe(true);

  await page.locator("#storico").getByRole("link", { name: "30 giorni" }).click();
  await page.waitForURL(/storico=30/);
  await page.getByRole("img", { name: /^Negli ultimi 30 giorni/ }).waitFor();
  await page.locator("#offerte").getByRole("link", { name: "Prezzo", exact: true }).click();
  await page.waitForURL(/offerte=prezzo/);
  expect(new URL(page.url()).searchParams.get("storico")).toBe("30");
  await page.locator("#storico summary").click();
  expect(await page.locator("#storico table tbody tr").first().isVisible()).toBe(true);

  const before = await page.evaluate("history.length");
  await page.locator(".axis a.value").first().click();
  await page.waitForURL(/\?scelta=/);
  await page.locator(".sizes-axis a.value:not(.gone)").first().click();
  await page.waitForURL((url) => url.pathname !== path);
  if (js) expect(await page.evaluate("history.length")).toBe(before);

  await page.locator(".others > summary").click();
  await page.locator(".share summary").click();
  expect(await page.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")).toContain("https://wa.me/");
  expect(complaints).toEqual([]);
});

test("the gallery wraps by arrows and keys; copying says so for a moment; who agreed is counted once a product", async () => {
  const { page, context } = await shop.visit({ userAgent: visitor, undecided: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const views = () =>
    shop.site.logs.prepare("SELECT COUNT(*) AS n FROM events WHERE type = 'page_view'").first<number>("n");
  const before = Number(await views());
  await page.goto(path);
  await wake(page);
  const told = page.waitForRequest((request) => new URL(request.url()).pathname === "/eventi");
  await page.getByRole("button", { name: "Accetta", exact: true }).click();
  await page.locator(".consent").waitFor({ state: "detached" });
  await settled(page);
  await wake(page);
  const shown = () => page.locator(".thumbs [aria-current]").getAttribute("aria-label");
  const last = `Immagine ${await page.locator(".thumbs a").count()}`;
  await page.getByRole("button", { name: "Immagine precedente" }).click();
  await expect.poll(shown).toBe(last);
  await page.locator(".shots").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(shown).toBe("Immagine 1");

  await page.locator(".others > summary").click();
  await page.locator(".share summary").click();
  await page.getByRole("button", { name: "Copia link" }).click();
  await page.getByRole("button", { name: "Link copiato" }).waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(new URL(path, shop.site.url).href);
  await page.getByRole("button", { name: "Copia link" }).waitFor();

  await told;
  await page.reload();
  await settled(page);
  await wake(page);
  await page.locator(".footer, footer").getByRole("link", { name: "Chi siamo" }).click();
  await page.waitForURL("**/chi-siamo");
  // One beacon tells both pages: the product, were it counted again, and the one after it.
  await expect.poll(async () => Number(await views()) - before).toBe(2);
});

test("a press on a picture shows it large: keys turn and enlarge it, two taps and two fingers too, and Escape leads back", async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto(path);
  await settled(page);
  await wake(page);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /zoom/.test(name)));
  expect(await loaded()).toBe(false);
  await page.locator(".shots a").first().click();
  const zoom = page.getByRole("dialog", { name: "Immagini ingrandite" });
  await zoom.waitFor();
  const count = await page.locator(".shots li").count();
  const said = () => zoom.getByRole("status").textContent();
  const scale = () =>
    zoom.locator(".stage img").evaluate((img) => Number(/scale\(([\d.]+)/.exec(img.style.transform)?.[1]));
  expect([await said(), await scale()]).toEqual([`1 di ${count}`, 1]);
  await page.keyboard.press("ArrowLeft");
  expect(await said()).toBe(`${count} di ${count}`);
  await page.keyboard.press("+");
  expect(await scale()).toBe(1.5);
  await page.keyboard.press("-");
  expect(await scale()).toBe(1);
  const stage = zoom.locator(".stage");
  await stage.dblclick({ position: { x: 100, y: 200 } });
  expect(await scale()).toBe(2.5);
  await stage.dblclick({ position: { x: 100, y: 200 } });
  expect(await scale()).toBe(1);
  await stage.evaluate(pinch);
  expect(await scale()).toBeCloseTo(2, 1);
  await page.keyboard.press("Escape");
  await zoom.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.matches(".shots a"))).toBe(true);
  expect(complaints).toEqual([]);
});

/** Runs in the page: two fingers, 100 pixels apart, move to 200. */
function pinch(stage: Element): void {
  const finger = (type: string, pointerId: number, clientX: number) =>
    stage.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 300, bubbles: true }));
  stage.setPointerCapture = () => undefined;
  finger("pointerdown", 11, 150);
  finger("pointerdown", 12, 250);
  finger("pointermove", 11, 100);
  finger("pointermove", 12, 300);
  finger("pointerup", 11, 100);
  finger("pointerup", 12, 300);
}

test("without scripts a picture leads to its large file", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto(path);
  const href = await page.locator(".shots a").first().getAttribute("href");
  const answer = await shop.site.get(href ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});
