/** Cards of a listing as they are seen: one badge where no face is, titles of two lines, sizes of one row, store and total of another, rows that end alike. */
import { taxonomy } from "upstream/catalogue/taxonomy";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { writeCodes } from "../fixtures/shop-codes";
import { openShop } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { run } from "../worker/sql";

const shop = await forFile(openShop({ LOG: "off" }));
// New today and reduced: two reasons for a badge.
await run(shop.site.db)`UPDATE products SET inserted_at = ${new Date().toISOString()}`;
await writeCodes(shop.site.db, new Date());
// Some are creams: what 100 ml cost stands beside the price.
const beauty = taxonomy.find(({ area }) => area === "bellezza")?.id ?? 0;
await run(
  shop.site.db,
)`UPDATE products SET category_id = ${beauty} WHERE product_id % 3 = 0 AND price_cents < 9000`;
await run(shop.site.db)`UPDATE variants SET size_label = '900 ml' WHERE product_id % 3 = 0`;

test("at 360, 390, 768, 1280 and 1600 pixels cards have one badge at the foot of the picture, exactly two lines of title, prices at one height, one row of sizes, and end alike", async () => {
  const { page } = await shop.visit({ js: false });
  const walk = ["", "&taglia=M"].flatMap((size) =>
    [360, 390, 768, 1280, 1600].map((width) => ({ size, width })),
  );
  for (const { size, width } of walk) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/prodotti?inSconto=true${size}`);
    const seen = await page.evaluate(() => {
      const faults: string[] = [];
      const ends = new Map<number, Set<number>>();
      const prices = new Map<number, Set<number>>();
      const box = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const cards = [...document.querySelectorAll(".grid .card")];
      for (const card of cards) {
        const [shot, title, sizes] = [".shot", "h3", ".sizes"].map((part) => card.querySelector(part));
        const [picture, badge] = [box(shot), box(card.querySelector(".badge"))];
        if (card.querySelectorAll(".badge").length !== 1) faults.push("not one badge");
        if (badge.left - picture.left !== 8 || Math.round(picture.bottom - badge.bottom) !== 8)
          faults.push(`badge at ${badge.left - picture.left}, ${picture.bottom - badge.bottom}`);
        const line = Number.parseFloat(getComputedStyle(title as Element).lineHeight);
        if (Math.abs(box(title).height - 2 * line - 4) > 1) faults.push(`title of ${box(title).height}`);
        const price = Math.round(box(card.querySelector(".price")).top - box(card).top);
        const row = Math.round(box(card).top);
        prices.set(row, (prices.get(row) ?? new Set()).add(price));
        const sold = card.querySelector(".sold");
        // On the narrowest phones a unit price may stand below its price, as it is never cut.
        for (const part of [card.querySelector(innerWidth < 390 ? ".price:not(.units)" : ".price"), sold])
          if (box(part).height > 1.7 * 16) faults.push(`a row of two lines: ${part?.textContent}`);
        if (box(sold?.lastElementChild).right > box(card).right + 1) faults.push(`cut: ${sold?.textContent}`);
        const [name, unit] = [sold?.firstElementChild, card.querySelector(".units .meta")];
        if (box(name).width < (innerWidth < 768 ? 40 : (name?.scrollWidth ?? 0)))
          faults.push(`no name: ${sold?.textContent}`);
        const code = card.querySelector(".sold + .sold > :first-child");
        if (code && code.scrollWidth > code.clientWidth) faults.push(`cut: ${code.textContent}`);
        if (unit && box(unit).bottom > box(unit.parentElement).bottom)
          faults.push(`cut: ${unit.textContent}`);
        if (!sizes) continue;
        const tops = new Set([...sizes.children].map((chip) => Math.round(box(chip).top)));
        if (tops.size > 1) faults.push(`sizes in ${tops.size} rows: ${sizes.textContent}`);
        ends.set(row, (ends.get(row) ?? new Set()).add(Math.round(box(sizes).bottom)));
      }
      for (const tops of prices.values()) if (tops.size > 1) faults.push(`prices of a row at ${[...tops]}`);
      for (const bottoms of ends.values()) if (bottoms.size > 1) faults.push(`a row ends at ${[...bottoms]}`);
      return { faults, cards: cards.length };
    });
    expect([width, size, seen.faults]).toEqual([width, size, []]);
    expect(seen.cards).toBeGreaterThan(size ? 1 : 5);
    if (size) continue;
    for (const row of [".units", ".sold + .sold"])
      expect(await page.locator(`.card ${row}`).count()).toBeGreaterThan(0);
  }
});

test("a card names how many stores sell the product, behind the one whose offer leads", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto("/prodotti");
  const results = await rows<{ slug: string; stores: number }>(shop.site.db)`
    SELECT slug, offer_count AS stores FROM products WHERE offer_count > 0`;
  const stores = new Map(results.map(({ slug, stores }) => [slug, stores]));
  const said = await page
    .locator(".grid .card")
    .evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector("h3 a")?.getAttribute("href")?.slice(1).split("?")[0] ?? "",
        card.querySelector(".sold")?.textContent ?? "",
      ]),
    );
  expect(said.length).toBeGreaterThan(5);
  for (const [slug = "", text = ""] of said) {
    const count = stores.get(slug) ?? 0;
    expect(text).toMatch(count > 1 ? new RegExp(`^\\S.* · da ${count} negozi`) : /^((?!negozi).)+$/);
  }
  expect(new Set(said.map(([slug = ""]) => (stores.get(slug) ?? 0) > 1)).size).toBe(2);
});
