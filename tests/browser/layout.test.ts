/** What changes with the width of the window, with scrolling and with a pointer (product.md 'Chrome', 'Cards and carousels'). */
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { withoutPictures } from "../tools/connection";
import { forFile } from "../tools/for-file";
import addresses from "./addresses.json";

const shop = await forFile(openShop("shared", { motion: true }));

/** Items that a row shows at a time. */
function inView(row: Locator): Promise<number> {
  return row.evaluate((list) => {
    const [first, second] = list.children as HTMLCollectionOf<HTMLElement>;
    if (!first || !second) return 0;
    const stride = second.offsetLeft - first.offsetLeft;
    const { paddingLeft, paddingRight } = getComputedStyle(list);
    const inside = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return Math.round((inside + stride - first.offsetWidth) / stride);
  });
}

test("rows change at 768, 1280 and 1600 pixels: 2, 3, 5, 6 products and 3, 8, 10, 14 brands, or all that there are", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto("/");
  await settled(page);
  const all = await page.locator(".brands .track > li").count();
  for (const [width, products, brands] of [
    [767, 2, 3],
    [768, 3, 8],
    [1279, 3, 8],
    [1280, 5, Math.min(10, all)],
    [1599, 5, Math.min(10, all)],
    [1600, 6, Math.min(14, all)],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = [
      await inView(page.locator(".products .track").first()),
      await inView(page.locator(".brands .track")),
    ];
    expect([width, ...shown]).toEqual([width, products, brands]);
  }
});

test("the words of a banner lie beside its goods or below them, never on them, and its goods are not cut", async () => {
  const { page } = await shop.visit({ js: false });
  for (const path of ["/", "/black-friday"]) {
    await page.goto(path);
    for (const width of [390, 768, 1080, 1081, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() =>
        [
          [".hero-picture", ".frame"],
          [".feature-picture", ".feature .block-head"],
          [".tile-picture", ".tile-name"],
        ].flatMap(([picture = "", words = ""]) => {
          const [goods, text] = [picture, words].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          if (!goods || !text) return [];
          const apart = text.top >= goods.bottom - 1 || text.bottom <= goods.top + 1;
          return apart || text.right - goods.left <= goods.width * 0.37 ? [] : words;
        }),
      );
      // Their goods fill the whole height and the right 64 % of the picture.
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>(".hero-picture img, .feature-picture img")].filter(
            (img) => {
              const { width, height } = img.getBoundingClientRect();
              const whole = height * (Number(img.getAttribute("width")) / Number(img.getAttribute("height")));
              return (
                width > whole + 1 ||
                width < whole * 0.58 ||
                getComputedStyle(img).objectPosition !== "100% 50%"
              );
            },
          ).length,
      );
      expect([path, width, cut]).toEqual([path, width, 0]);
      expect([path, width, ...covered]).toEqual([path, width]);
    }
  }
});

test("pages begin at one left edge on each width, and their headings have one size: 27 pixels on phones, 36 above", async () => {
  const { page } = await shop.visit({ js: false });
  await withoutPictures(page);
  for (const path of ordinary) {
    await page.goto(path);
    for (const [width, edge, size] of [
      [390, 12, "27px"],
      [1280, 24, "36px"],
      [1600, 24, "36px"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const heading = await page
        .locator("h1")
        .evaluate((h1) => [h1.getBoundingClientRect().left, getComputedStyle(h1).fontSize]);
      expect([path, width, ...heading]).toEqual([path, width, edge, size]);
    }
  }
});

/** All but the product's, whose heading stands beside its pictures, heroes, which are framed, and failures, which stand in the middle. */
const { ordinary } = addresses;

test("on phones the filters are a sheet, not a second list below the grid; the keyboard stays in it and returns", async () => {
  const plain = await shop.visit({ js: false, width: widths.phone });
  await plain.page.goto("/prodotti");
  expect(await plain.page.locator(".filters").isVisible()).toBe(false);
  await plain.page.locator(".strip .main").click();
  expect(await plain.page.locator(".filters").isVisible()).toBe(true);
  await plain.page.locator("#f-categoria a").first().click();
  await plain.page.waitForURL(/categoria=/);
  await plain.context.close();

  const { page } = await shop.visit({ width: widths.phone });
  await page.goto("/prodotti");
  await settled(page);
  await wake(page);
  const holder = () =>
    page.evaluate(() => document.activeElement?.closest(".filters,.menu,.strip,.burger")?.className ?? "");
  for (const [button, sheet, way] of [
    [".strip .main", "filters", ".filters .done"],
    [".burger", "menu", ".menu-head a"],
  ] as const) {
    await page.locator(button).click();
    await expect.poll(holder).toBe(sheet);
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press(press === 0 ? "Shift+Tab" : "Tab");
      expect(
        (await page.evaluate(() => document.activeElement?.closest("main,header,footer,nav,aside") === null))
          ? sheet
          : await holder(),
      ).toBe(sheet);
    }
    if (sheet === "filters")
      expect(await page.locator(way).textContent()).toMatch(/^Mostra \d+ prodott[oi]$/);
    await page.locator(way).click();
    await expect.poll(() => page.locator(`${button}:focus`).count()).toBe(1);
  }
});

test("beside the grid the panel comes before the cards for the keyboard, and a card is one stop", async () => {
  const { page } = await shop.visit({ js: false });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/prodotti");
  const stops: string[] = [];
  for (let press = 0; press < 120 && stops.filter((stop) => stop === "card").length < 6; press++) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        if (at?.matches(".heart")) return "heart";
        if (at?.matches(".strip .main"))
          return at.getBoundingClientRect().height >= 24 ? "shortcut" : "hidden shortcut";
        return at?.closest(".filters") ? "panel" : at?.closest(".card") ? "card" : "";
      }),
    );
  }
  expect(stops.indexOf("panel")).toBeGreaterThan(0);
  expect(stops.indexOf("panel")).toBeLessThan(stops.indexOf("card"));
  expect(stops.lastIndexOf("panel")).toBeLessThan(stops.indexOf("card"));
  expect(stops).not.toContain("hidden shortcut");
  const cards = stops.filter((stop) => stop === "card" || stop === "heart").slice(0, 6);
  expect(cards.filter((stop, index) => stop === "card" && cards[index - 1] === "card")).toEqual([]);
  expect(await page.locator(".card .shot > a:not(.heart):not([aria-hidden])").count()).toBe(0);
});

test("a row holds 20 products at most, and wraps around at both ends by arrow and by a swipe of more than 10 pixels", async () => {
  const { page } = await shop.visit();
  await page.goto("/speciale-estate");
  await settled(page);
  await wake(page);
  const carousel = page.locator(".carousel.products").first();
  const row = carousel.locator(".track");
  expect(await row.locator("> li").count()).toBe(20);
  const heights = await row.evaluate((list) =>
    [...list.children].map((item) => Math.round(item.firstElementChild?.getBoundingClientRect().height ?? 0)),
  );
  expect(new Set(heights).size).toBe(1);

  const dots = carousel.locator(".dot");
  expect(await dots.count()).toBe(4);
  const current = (index: number) =>
    expect.poll(() => dots.nth(index).getAttribute("aria-current")).toBe("true");
  const atStart = () => expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeLessThan(1);
  const swipe = (by: number) =>
    row.evaluate((list, across) => {
      const at = (clientX: number) => new Touch({ identifier: 1, target: list, clientX, clientY: 0 });
      list.dispatchEvent(new TouchEvent("touchstart", { touches: [at(300)], changedTouches: [at(300)] }));
      list.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [at(300 + across)] }));
    }, by);
  await carousel.getByRole("button", { name: "precedenti" }).click();
  await current(3);
  await carousel.getByRole("button", { name: "successivi" }).click();
  await atStart();
  await swipe(10);
  await page.evaluate(
    () => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))),
  );
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
  await swipe(11);
  await current(3);
  await expect
    .poll(() => row.evaluate((list) => list.scrollWidth - list.clientWidth - list.scrollLeft))
    .toBeLessThan(1);
  await swipe(-10);
  await current(3);
  await swipe(-11);
  await atStart();
  await dots.nth(2).click();
  await current(2);
});

test("menu row, search and filters change at 1,081 pixels", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto("/prodotti");
  const boxes = async () => {
    const [burger, tops, search, account, filters, results] = await Promise.all(
      [".burger", ".tops", ".top search", ".account", ".filters", ".results"].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    const visible = await page.locator(".tops").isVisible();
    if (!search || !account || !results) throw new Error("not laid out");
    return {
      burger: burger !== null,
      menu: tops !== null && visible,
      searchBelow: search.y > account.y + account.height - 1,
      sidebar: filters != null && filters.x + filters.width <= results.x,
    };
  };
  await page.setViewportSize({ width: 1080, height: 900 });
  await expect.poll(boxes).toEqual({ burger: true, menu: false, searchBelow: true, sidebar: false });
  await page.setViewportSize({ width: 1081, height: 900 });
  await expect.poll(boxes).toEqual({ burger: false, menu: true, searchBelow: false, sidebar: true });
  const middle = await page.locator(".top search").evaluate((search) => {
    const { left, width } = search.getBoundingClientRect();
    return left + width / 2 - document.documentElement.clientWidth / 2;
  });
  expect(Math.abs(middle)).toBeLessThan(2);
});

test("the footer has four columns side by side, two of links on phones, and names the current year", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto("/brand");
  await page.setViewportSize({ width: 390, height: 844 });
  const foot = await page.locator(".foot").boundingBox();
  expect(foot?.height).toBeLessThanOrEqual(600);
  await page.setViewportSize({ width: 1280, height: 900 });
  const columns = await page
    .locator(".foot-columns")
    .evaluate((list) => [...list.children].map((column) => column.getBoundingClientRect()));
  expect(columns).toHaveLength(4);
  expect(new Set(columns.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(await page.locator(".colophon").first().textContent()).toContain(`© ${new Date().getFullYear()} `);
});

test("'Torna su' appears past 300 pixels and scrolls back smoothly, at once for those who want less motion", async () => {
  const { page } = await shop.visit();
  await page.goto("/prodotti");
  await settled(page);
  await wake(page);
  const button = page.getByRole("link", { name: "Torna su" });
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 301));
  await button.waitFor({ state: "visible" });
  await page.evaluate(() => scrollTo(0, 1_200));
  const pressed = () =>
    button.evaluate((link) => {
      (link as HTMLElement).click();
      return scrollY;
    });
  expect(await pressed()).toBe(1_200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await button.waitFor({ state: "hidden" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 1_200));
  await button.waitFor({ state: "visible" });
  expect(await pressed()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("contenuto");
});

test("the sorts close by Escape, which keeps the focus, and by a press elsewhere", async () => {
  const { page } = await shop.visit();
  await page.goto("/prodotti");
  await wake(page);
  const sheet = page.locator(".sort .sheet");
  const summary = page.locator(".sort summary");
  await summary.click();
  await sheet.waitFor({ state: "visible" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.click();
  await sheet.waitFor({ state: "visible" });
  await page.locator("h1").click();
  await sheet.waitFor({ state: "hidden" });
});

test("a pointer on a card shows its second picture; a finger never loads it", async () => {
  const mouse = await shop.visit();
  await mouse.page.goto("/prodotti");
  await wake(mouse.page);
  const card = mouse.page.locator(".card:has(.later,.hover)").first();
  const front = card.locator("img").first();
  expect(await card.locator("img").count()).toBe(1);
  expect(await front.isVisible()).toBe(true);
  await card.hover();
  await mouse.page.locator(".card .hover img").waitFor({ state: "visible" });
  expect(await front.isVisible()).toBe(false);
  await mouse.context.close();

  const finger = await shop.visit({ width: widths.phone });
  await finger.page.goto("/prodotti");
  await wake(finger.page);
  await finger.page.locator(".card .meta").first().tap();
  expect(await finger.page.locator(".card .hover").count()).toBe(0);
});

test("a page is put together from few layers, however many pictures it shows: every frame pays for each", async () => {
  const { page, context } = await shop.visit({ width: 390 });
  const session = await context.newCDPSession(page);
  let layers = 0;
  session.on("LayerTree.layerTreeDidChange", ({ layers: all }) => {
    layers = all?.length ?? layers;
  });
  await page.goto("/");
  await settled(page);
  await session.send("DOM.enable");
  // It tells them once it begins to, of a page that it has just drawn: a busy one it is asked for again.
  const asked = async () => {
    await session.send("LayerTree.disable");
    await session.send("LayerTree.enable");
    return layers;
  };
  await expect.poll(asked).toBeGreaterThan(0);
  expect(layers).toBeLessThan(60);
});
