/** What the commonest presses move: nothing but the list that was pressed in (CLS 0, what follows a press at once counted too). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { soldByThree } from "../worker/sql";

const shop = await forFile(openShop("shared", { motion: true }));
const [slug] = await soldByThree(shop.site.db);
const product = `/${slug}`;

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs in the page: notes from now on what moves. Values of a filter, and tags, close up when one goes, and a card names the size's stores: that is what was asked for. */
function watch(): void {
  const store = globalThis as unknown as { moved: string[] };
  store.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
      const other = sources.filter(({ node }) => !node?.parentElement?.closest(".filters, .tags, .sold"));
      if (other.length > 0)
        store.moved.push(
          `${value.toFixed(4)} ${other.map(({ node }) => (node as Element)?.outerHTML ?? "?")}`,
        );
    }
  }).observe({ type: "layout-shift" });
}

const listing = "/prodotti?categoria=donna";

/** Where, what is pressed, and what shows that it is answered. */
const presses: Record<string, [path: () => string, press: (page: Page) => Promise<unknown>, answer: string]> =
  {
    "a filter's value": [
      () => "/prodotti",
      async (page) => {
        if (page.viewportSize()?.width === widths.phone) await page.locator(".strip .main").click();
        await page.locator("#f-categoria a").nth(1).click();
      },
      ".filters .values [aria-current]",
    ],
    "a size of the filters": [
      () => "/prodotti",
      async (page) => {
        if (page.viewportSize()?.width === widths.phone) await page.locator(".strip .main").click();
        await page.locator("#f-taglia a").nth(1).click();
      },
      ".tags li",
    ],
    "products to compare": [
      () => "/prodotti",
      (page) => page.locator(".watch a", { hasText: "Confronta" }).click(),
      ".compare-bar",
    ],
    "no products to compare": [
      () => "/prodotti?confronta=",
      (page) => page.locator(".compare-bar a").click(),
      ".watch a:text('Confronta')",
    ],
    "a quick filter": [
      () => listing,
      (page) => page.locator(".strip a", { hasText: "In sconto" }).click(),
      ".strip [aria-current]",
    ],
    "a tag that goes": [
      () => `${listing}&inSconto=true`,
      (page) => page.locator(".tags a", { hasText: "In sconto" }).click(),
      ".strip:not(:has([aria-current]))",
    ],
    "another order": [
      () => listing,
      async (page) => {
        await page.locator(".sort summary").click();
        await page.locator(".sort .sheet a", { hasText: "Prezzo crescente" }).click();
      },
      ".sort .sheet [aria-current]:text('Prezzo crescente')",
    ],
    "a size": [() => product, (page) => values(page, 1).click(), ".buying"],
    "a colour": [() => product, (page) => values(page, 0).click(), ".buying"],
    "a heart": [
      () => listing,
      (page) => page.locator(".shot .heart").first().click(),
      ".snackbar a[href^='/login']",
    ],
    "into the cart": [
      () => product,
      (page) => page.locator(".pay .add button").click(),
      ".pay .added:not(:empty)",
    ],
    "the next picture": [() => product, (page) => page.locator(".turn button").last().click(), ".gallery"],
    "the menu": [
      () => listing,
      async (page) => {
        const burger = page.locator(".burger");
        if (await burger.isVisible()) await burger.click();
        else await page.locator(".tops a").first().hover();
      },
      ".menu, .panel",
    ],
  };

/** Who presses one thing after the other: a new browser for each would cost more than the page. */
const phone = await shop.visit({ width: widths.phone, lasts: true });
const desktop = await shop.visit({ width: widths.desktop, lasts: true });

/** A size or a colour that is not chosen yet. */
const values = (page: Page, axis: number) =>
  page.locator(".axis").nth(axis).locator("a.value:not([aria-current])").first();

test.each(
  Object.keys(presses).flatMap((name) =>
    [widths.phone, widths.desktop].map((width) => [name, width] as const),
  ),
)("%s on %d pixels moves nothing but what it changes", async (name, width) => {
  const [path, press, answer] = presses[name] as (typeof presses)[string];
  const { page } = width === widths.phone ? phone : desktop;
  await page.goto(path());
  await wake(page);
  await page.evaluate(watch);
  await press(page);
  await page.locator(answer).first().waitFor({ state: "attached" });
  await settled(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate("globalThis.moved")).toEqual([]);
});

test.each([
  ["/carrello", ".pay .add button", product],
  ["/preferenze-cookie", ".consent button >> nth=0", "/"],
])("while %s does not answer, the button that was pressed looks pressed", async (action, button, path) => {
  const { page } = await shop.visit({ width: widths.phone, undecided: path === "/" });
  await page.goto(path);
  await wake(page);
  await page.route(`**${action}`, () => undefined);
  const look = () => page.locator(button).evaluate((pressed) => getComputedStyle(pressed).opacity);
  expect(await look()).toBe("1");
  await page.locator(button).click();
  await page.locator("form[aria-busy=true]").waitFor();
  expect(Number(await look())).toBeLessThan(1);
});
