/** What a product page shows a phone at first: what it is, what it costs, its sizes and the way to the store; then that these stay. */
import type { Locator, Page } from "playwright";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, settled, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { value } from "../worker/sql";

const shop = await forFile(openShop("shared"));

const way = ".pay > .out";

/** What lies below the screen, or is not there; and a picture that takes more than three fifths of it. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate((way) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [title, picture, root] = [box("h1"), box(".shots"), document.documentElement];
    const below = [".what .brand", ".costs .price b", "#scelta .value", way].filter(
      (selector) => document.querySelector(selector) && (box(selector)?.bottom ?? 0) > innerHeight,
    );
    if (!title || title.top + Math.min(title.height, 60) > innerHeight) below.push("h1");
    if (!document.querySelector(way)) below.push("no way");
    const tops = ["h1", ".costs .price", "#scelta .value", way].flatMap((one) => box(one)?.top ?? []);
    if (tops.some((top, at) => top < (tops[at - 1] ?? 0))) below.push(`out of order: ${tops}`);
    if ((box(".guide")?.right ?? 0) > innerWidth) below.push("the guide is cut");
    if ((box(".guide ~ ul .value")?.left ?? title?.left) !== title?.left) below.push("sizes begin aside");
    if (root.scrollWidth > root.clientWidth) below.push("wider than the screen");
    const acts = [...document.querySelectorAll(".keep > *")].map((act) => act.getBoundingClientRect().top);
    if (new Set(acts).size > 1) below.push(`acts in rows: ${acts}`);
    if (picture && picture.height > innerHeight * 0.6) below.push(`picture of ${picture.height}`);
    return below;
  }, way);
}

test("on a phone of 390 × 844 brand, title, price, sizes and way out of every product stand in this order above the fold", async () => {
  const { page } = await shop.visit({ js: false, width: widths.phone });
  // Each kind of page: one store or several, with and without reduction, few and many values to choose.
  const results = await rows<{ slug: string }>(shop.site.db)`SELECT slug FROM
    (SELECT slug, row_number() OVER (PARTITION BY offer_count > 1
    ORDER BY length(name) DESC, product_id) AS place FROM products WHERE available = 1 AND hidden_at IS NULL)
    WHERE place <= 10`;
  const chosen = await rows<{ slug: string }>(shop.site.db)`SELECT slug FROM variants v
    WHERE slug IS NOT NULL AND EXISTS (SELECT 1 FROM offers o WHERE o.variant_id = v.variant_id
    AND o.availability = 'in_stock') GROUP BY product_id ORDER BY product_id LIMIT 6`;
  await page.route(/\.(svg|webp|avif|png)/, (route) => route.abort());
  const faults: string[] = [];
  for (const { slug } of [...results, ...chosen]) {
    await page.goto(`/${slug}`, { waitUntil: "domcontentloaded" });
    const found = await missing(page);
    if (found.length > 0) faults.push(`${slug}: ${found}`);
  }
  expect(faults).toEqual([]);
});

for (const js of [true, false])
  test(`price and way out stay at the foot of the screen once their button has left it, and only then (JavaScript ${js})`, async () => {
    const { page } = await shop.visit({ js, width: widths.phone });
    const slug = await value<string>(shop.site.db)`SELECT slug FROM products WHERE available = 1
      AND offer_count > 1 ORDER BY product_id LIMIT 1`;
    await page.goto(`/${slug}`);
    await settled(page);
    const bar = page.locator(".sticky-bar");
    expect(await bar.isVisible()).toBe(false);
    const below = await page.evaluate(
      (way) => (document.querySelector(way)?.getBoundingClientRect().bottom ?? 0) + scrollY,
      way,
    );
    await page.mouse.wheel(0, below + 20);
    await bar.waitFor({ state: "visible" });
    const [price, out] = [page.locator(".product .price b").first(), page.locator(way).first()];
    expect(await bar.locator("b").textContent()).toBe(await price.textContent());
    // To the same address; behind it each says where it stands.
    const leadsTo = async (link: Locator) => (await link.getAttribute("href"))?.split("?")[0];
    expect(await leadsTo(bar.getByRole("link"))).toBe(await leadsTo(out));
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await page.mouse.wheel(0, -below - 400);
    await bar.waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.mouse.wheel(0, 3_000);
    expect(await bar.isVisible()).toBe(false);
  });

test("on a phone a choice moves nothing: its page has the way out where the product's has it", async () => {
  const { page } = await shop.visit({ js: false, width: widths.phone });
  const results = await rows<{ slug: string; variant: string }>(shop.site.db)`SELECT p.slug,
    v.slug AS variant FROM products p JOIN variants v USING (product_id) WHERE p.available = 1
    AND p.offer_count > 1 AND v.slug IS NOT NULL GROUP BY p.product_id LIMIT 3`;
  const heightOf = async (slug: string) => {
    await page.goto(`/${slug}`);
    return (await page.locator("#scelta").boundingBox())?.y;
  };
  for (const { slug, variant } of results) expect(await heightOf(variant)).toBe(await heightOf(slug));
  expect(results.length).toBe(3);
});
