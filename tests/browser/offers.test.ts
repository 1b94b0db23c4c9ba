/** Offers that can be judged: filters by what stores promise, all of it unfolded, and the price of each size at each store. Without scripts: `worker/tasks.test.ts`. */
import type { Page } from "playwright";
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";

/** Sold by all three stores, in several sizes. */
const shop = await forFile(openShop("shared"));
const { db } = shop.site;
const found = await firstRow<{ slug: string }>(db)`
  SELECT slug FROM products WHERE offer_count = 3 AND available = 1 ORDER BY product_id LIMIT 1`;
const path = `/${found?.slug}`;

const stores = (page: Page) =>
  page.locator(".price-line .seller > :last-child, .offers tbody th b").allInnerTexts();

test("offers are filtered by what their stores promise, and promises are read beside what is not known", async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto(path);
  await wake(page);
  expect((await stores(page)).toSorted()).toEqual(["Bottega Nord", "Moda Milano", "Passo Svelto"]);
  await page.getByRole("link", { name: "Reso gratuito" }).click();
  await page.waitForURL(/condizioni=resi-gratis/);
  await page.getByText("Una sola offerta risponde ai filtri").waitFor();
  expect(await stores(page)).toEqual(["Moda Milano"]);
  await page.getByRole("link", { name: "Spedizione gratis" }).click();
  await page.getByText("Nessun negozio promette tutto questo").waitFor();
  expect(await stores(page)).toHaveLength(3);
  await page.getByRole("link", { name: /Spedizione gratis.*togli/ }).click();
  await page.getByText("Una sola offerta risponde ai filtri").waitFor();
  await page.getByRole("link", { name: /Reso gratuito.*togli/ }).click();
  await page.waitForURL((address) => !address.search.includes("condizioni"));
  expect(await stores(page)).toHaveLength(3);
  await page.locator("#condizioni summary").focus();
  await page.keyboard.press("Enter");
  const said = (store: string, name: string) =>
    page.locator("#condizioni section", { hasText: store }).locator("div", { hasText: name }).textContent();
  expect(await said("Moda Milano", "Valutazione")).toBe("Valutazione4,6 su 5, 12.840 giudizi (Trustpilot)");
  expect(await said("Bottega Nord", "Valutazione")).toBe("Valutazionenon indicato");
  expect(await violations(page, { within: "#offerte" })).toBe("");
  expect(await sideways(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a listing is narrowed by what stores promise, and its cards lead to the offer that keeps it", async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto("/prodotti");
  await wake(page);
  await page.locator(".strip").getByRole("link", { name: "Filtri" }).click();
  await page.getByRole("link", { name: "Spedizione e resi" }).click();
  await page.getByRole("link", { name: /^Reso gratuito \d+$/ }).click();
  await page.waitForURL(/\?condizioni=resi-gratis/);
  await page.getByRole("heading", { level: 1, name: "Reso gratuito" }).waitFor();
  await page.getByRole("link", { name: "Chiudi i filtri" }).click();
  await page.getByText("chi non lo dice non è compreso").waitFor();
  const sellers = await page
    .locator(".grid .card")
    .evaluateAll((cards) => cards.map((card) => card.textContent?.includes("Moda Milano")));
  expect([sellers.length > 0, sellers.every(Boolean)]).toEqual([true, true]);
  expect(await violations(page, { within: ".listing" })).toBe("");
  expect(await sideways(page)).toEqual([]);
  await page.locator(".grid .card h3 a").first().click();
  await page.waitForURL(/condizioni=resi-gratis/);
  expect(await page.locator(".buy, .pay").first().textContent()).toContain("Moda Milano");
  await page.goBack();
  await page.locator(".tags").getByRole("link", { name: "Reso gratuito" }).click();
  await page.waitForURL(/\/prodotti(#prodotti)?$/);
  expect(complaints).toEqual([]);
});

test("each size has its price at each store, with the way there", async () => {
  const { page } = await shop.visit({ width: widths.desktop });
  await page.goto(path);
  await page.getByRole("link", { name: "Prezzi di ogni taglia in ogni negozio" }).click();
  await page.waitForURL(/\/taglie$/);
  await page.getByRole("heading", { name: "Prezzi per taglia e negozio" }).waitFor();
  expect(await page.locator("tbody th").allTextContents()).toEqual(["Taglia S", "Taglia M", "Taglia L"]);
  expect(await page.getByText("Il meno caro", { exact: true }).count()).toBe(3);
  const way = page.getByRole("link", { name: /taglia M da Moda Milano/ });
  expect(await way.getAttribute("href")).toMatch(/^\/vai\//);
  expect(await violations(page, { within: ".tables" })).toBe("");
  expect(await sideways(page)).toEqual([]);
});
