/** Parts of the product page in a browser: touch, thumbnails, long lists of sizes, impossible choices, sharing, the first picture. */
import type { Page } from "playwright";
import sharp from "sharp";
import { rows } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { makeMember } from "../tools/member";
import { visitor } from "../tools/site";
import { giveLists, sharedToken } from "../tools/wishlists";
import { values } from "../worker/sql";

/** Two colours in S, M and L; the second colour lacks S, the first has eight sizes more. */
/** Nothing of it can be bought today. */
/** A photograph: the catalogue's plain pictures say too little to count as content. */
const shop = await forFile(openShop({}, { draws: true }));
const { db } = shop.site;
const results = await rows<{ product_id: number; slug: string }>(db)`SELECT product_id, slug FROM products
  WHERE images LIKE '%,%' AND offer_count = 1 AND available = 1 LIMIT 2`;
const [product, other] = results;
const [path, gone] = [`/${product?.slug}`, `/${other?.slug}`];
const colours = await values<string>(db)`SELECT DISTINCT colour_label FROM variants
  WHERE product_id = ${product?.product_id ?? 0} ORDER BY position, variant_id`;
const impossible =
  "SELECT variant_id FROM variants WHERE product_id = ?1 AND colour_label = ?2 AND size_label = 'S'";
await db.batch([
  db.prepare(`DELETE FROM offers WHERE variant_id IN (${impossible})`).bind(product?.product_id, colours[1]),
  db
    .prepare(`DELETE FROM variants WHERE variant_id IN (${impossible})`)
    .bind(product?.product_id, colours[1]),
  db
    .prepare(
      `INSERT INTO variants (product_id, slug, variant_key, name, colour_label, size_label, available, position)
         SELECT ?1, ?2 || '-' || value, ?2 || '|' || value, value, ?3, value, 1, 9
         FROM json_each('["36","38","40","42","44","46","48","50"]')`,
    )
    .bind(product?.product_id, `${product?.slug}-lunga`, colours[0]),
  db.prepare("UPDATE offers SET availability = 'preorder' WHERE product_id = ?").bind(other?.product_id),
  db.prepare("UPDATE variants SET available = 0 WHERE product_id = ?").bind(other?.product_id),
]);
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const photo = await sharp({ create: { width: 640, height: 800, channels: 3, background: "#fff", noise } })
  .webp()
  .toBuffer();

/** Number of the picture in view; a fraction while the row still moves. */
const shownPicture = (page: Page) => () =>
  page.locator(".shots").evaluate((row) => Math.round((100 * row.scrollLeft) / row.clientWidth) / 100 + 1);

describe("the gallery", () => {
  test("turns on a swipe of more than 50 pixels, stays on a shorter one, and wraps at both ends", async () => {
    const { page, context } = await shop.visit({ width: widths.phone });
    await page.goto(path);
    await settled(page);
    await wake(page);
    const shown = shownPicture(page);
    const last = await page.locator(".shots > li").count();
    const touch = await context.newCDPSession(page);
    async function swipe(across: number) {
      const box = await page.locator(".shots").boundingBox();
      const at = (moved: number) => [{ x: 200 + moved, y: (box?.y ?? 0) + 100 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (let step = 1; step <= 5; step++)
        await touch.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: at((across * step) / 5),
        });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
    await swipe(-40);
    await expect.poll(shown).toBe(1);
    await swipe(-70);
    await expect.poll(shown).toBe(2);
    await swipe(40);
    await expect.poll(shown).toBe(2);
    await swipe(70);
    await expect.poll(shown).toBe(1);
    await swipe(70);
    await expect.poll(shown).toBe(last);
    await swipe(-70);
    await expect.poll(shown).toBe(1);
  });

  test.each([true, false])("shows what a thumbnail shows, with JavaScript %s", async (js) => {
    const { page, complaints } = await shop.visit({ js });
    await page.goto(path);
    await settled(page);
    if (js) await wake(page);
    await page.getByRole("link", { name: "Immagine 2", exact: true }).click();
    const second = page.locator("#foto-2");
    await expect.poll(async () => (await second.boundingBox())?.x).toBeCloseTo(24, -1);
    expect(new URL(page.url()).hash).toBe(js ? "" : "#foto-2");
    expect(complaints).toEqual([]);
  });

  test("begins with the largest picture of the page, asked for once, early and in the right width", async () => {
    const { page, context } = await shop.visit({ width: widths.phone });
    await context.route("**/media/uploads/**", (route) =>
      route.fulfill({ contentType: "image/webp", body: photo }),
    );
    await page.goto(path);
    await settled(page);
    const largest = await page.evaluate(
      () =>
        new Promise<{ place: boolean; url: string }>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element; url: string };
            resolve({ place: entry.element.matches(".shots > li:first-child img"), url: entry.url });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(largest.place).toBe(true);
    const asked = await page.evaluate(
      (url) =>
        performance
          .getEntriesByName(url)
          .filter(({ entryType }) => entryType === "resource")
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      largest.url,
    );
    expect(asked).toEqual(["link"]);
    const first = page.locator(".shots img").first();
    expect(await first.getAttribute("fetchpriority")).toBe("high");
    expect(await page.locator("main img:not([loading=lazy])").count()).toBe(1);
  });
});

test("eight sizes are shown first, the others on demand", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto(path);
  const values = page.locator(".sizes-axis .value").filter({ visible: true });
  expect(await values.count()).toBe(8);
  await page.getByText("Mostra tutte").click();
  expect(await values.count()).toBe(11);
  await page.getByText("Nascondi").click();
  expect(await values.count()).toBe(8);
});

test.each([true, false])(
  "what does not exist is said and leads nowhere; a choice can be changed and taken back, with JavaScript %s",
  async (js) => {
    const { page, complaints } = await shop.visit({ js, userAgent: visitor });
    await page.goto(path);
    await settled(page);
    if (js) await wake(page);
    const before = await page.evaluate("history.length");
    const second = page.locator(".axis").first().getByRole("link").nth(1);
    await second.click();
    await page.waitForURL(/\?scelta=colore\./);
    const impossible = page.locator(".sizes-axis [aria-disabled]").filter({ hasText: /^S –/ });
    await expect.poll(() => impossible.textContent()).toBe(`S – non esiste con ${colours[1]}`);
    await page.getByText("Mostra tutte").click();
    await page.locator(".sizes-axis").getByRole("link", { name: "M", exact: true }).click();
    await page.waitForURL((url) => url.search === "" && url.pathname !== path);
    await expect.poll(() => page.locator(".choice").textContent()).toBe(`${colours[1]} · M`);
    await second.click();
    await page.waitForURL(/\?scelta=taglia\.m/);
    await page.getByRole("link", { name: "Azzera la scelta" }).click();
    await page.waitForURL((url) => url.pathname === path && url.search === "");
    await expect.poll(() => page.locator(".value[aria-current]").count()).toBe(0);
    if (js) expect(await page.evaluate("history.length")).toBe(before);
    expect(complaints).toEqual([]);
  },
);

test("the device's own sheet is offered where it exists, and gets title and address", async () => {
  const { page } = await shop.visit();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (what: unknown) => {
        document.title = JSON.stringify(what);
      },
    });
  });
  await page.goto(path);
  await settled(page);
  await wake(page);
  await page.locator(".others > summary").click();
  await page.locator(".share summary").click();
  await page.getByRole("button", { name: "Altre app" }).click();
  expect(JSON.parse(await page.title())).toEqual({
    title: await page.locator("h1").textContent(),
    url: new URL(path, shop.site.url).href,
  });
});

test("a product, a comparison and a shared list name a picture of 1200 by 630 that opens", async () => {
  const { db } = shop.site;
  const now = new Date();
  await giveLists(db, (await makeMember(db, { now })).id, now);
  const { page } = await shop.visit({ js: false });
  const opened: [kind: string | undefined, ...size: unknown[]][] = [];
  for (const shared of [path, "/confronta?p=1,2", `/wishlist/condivisa?lista=${sharedToken}`]) {
    await page.goto(shared, { waitUntil: "commit" });
    const card = await page.locator('meta[property="og:image"]').first().getAttribute("content");
    const { pathname } = new URL(card ?? "");
    const answer = await page.goto(pathname);
    const size = await page
      .locator("img")
      .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    // Not the site's own picture, to which a card that is not drawn leads.
    opened.push([new URL(page.url()).pathname.split("/")[3], answer?.status(), ...size]);
  }
  expect(opened).toEqual(["prodotto", "confronto", "lista"].map((kind) => [kind, 200, 1200, 630]));
});

test.each([widths.phone, widths.desktop])(
  "every kind of product is accessible on %d pixels",
  async (width) => {
    const { page } = await shop.visit({ width });
    const partial = `${path}?scelta=colore.${colours[1]?.toLowerCase()}`;
    for (const address of [partial, gone, `${path}-lunga-44`]) {
      await page.goto(address);
      await settled(page);
      const by = width === widths.phone ? "day" : "night";
      expect(await violations(page, { by }), address).toBe("");
      expect(
        await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
      ).toBeLessThanOrEqual(0);
      const shut = await page.getByRole("button", { name: "Esaurito" }).count();
      if (address !== partial) expect([address, shut > 0]).toEqual([address, true]);
    }
  },
);
