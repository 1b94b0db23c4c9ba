/** Pages whose scripts have not come yet or never come, and what the first of them bring: the search field and the menu. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bar } from "../fixtures/saving-shop";
import { openShop, wake } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { run } from "../worker/sql";

const shop = await forFile(openShop({ LOG: "off" }));
await run(shop.site.db)`INSERT OR REPLACE INTO suggestions (slug, term, folded, uses) VALUES
  ('abito-lungo', 'abito lungo', 'abito lungo', 9)`;

/** A visit to a page whose scripts come when `release` is called; without it, never. */
async function waiting(path: string, width = 1280) {
  const visit = await shop.visit({ width });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visit.page.route(/\/build\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visit.page.goto(path, { waitUntil: "load" });
  return { ...visit, release };
}

const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset.awake !== undefined);

test("while its scripts are on their way a page filters, saves and fills the cart by itself; once there they do it in place", async () => {
  const { page, complaints, release } = await waiting("/prodotti");
  await page.locator("#f-categoria a").first().click();
  await page.waitForURL(/categoria=/);
  await page.locator("article.card h3 a").first().click();
  await page.waitForURL((url) => url.pathname !== "/prodotti");
  const product = page.url();
  await page.locator(".heart.wide").click();
  await page.getByText("Prodotto aggiunto alla tua lista!").waitFor();
  expect(page.url()).toBe(product);
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByText("Prodotto rimosso dalla lista.").waitFor();
  await chooseAll(page);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.waitForURL("**/carrello");
  await page.getByText("Prodotto aggiunto al carrello.").waitFor();
  expect(await isAwake(page)).toBe(false);
  // A quantity that was left before they came applies when they come.
  await page.getByLabel(/^Quantità/).fill("3");
  await page.keyboard.press("Tab");
  release();
  await expect.poll(() => page.locator(".tools .count").textContent()).toBe("3");
  await page.goto(product);
  await wake(page);
  await page.evaluate("globalThis.sameDocument = true");
  await chooseAll(page);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.locator(".pay .added").getByRole("link", { name: "Vai al carrello" }).waitFor();
  await page.locator(".heart.wide").click();
  await bar(page).getByText("Prodotto aggiunto alla tua lista!").waitFor();
  expect(await page.evaluate("globalThis.sameDocument")).toBe(true);
  expect(complaints).toEqual([]);
});

/** Chooses a value of every kind that the product's variants differ in. */
async function chooseAll(page: Page): Promise<void> {
  const open = page.locator(".axis:has(a[data-variant]):not(:has([aria-current]))");
  for (let left = await open.count(); left > 0; left--) {
    await open.first().locator("a[data-variant]:not(.gone)").first().click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
}

test("a page whose scripts are blocked turns its pages and opens its menu on a phone", async () => {
  const { page } = await shop.visit({ width: 390 });
  await page.route("**/build/**", (route) =>
    route.request().resourceType() === "script" ? route.abort() : route.continue(),
  );
  await page.goto("/prodotti");
  await page.locator(".pages a[rel=next]").click();
  await page.waitForURL(/pagina=2/);
  await page.getByRole("link", { name: "Apri il menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await menu.getByRole("link").nth(1).waitFor();
  await menu.getByRole("link", { name: /Chiudi/ }).tap();
  await menu.waitFor({ state: "hidden" });
  expect(await isAwake(page)).toBe(false);
});

/** A page of a phone or a desktop on which scripts answer. */
async function awake(width: number) {
  const visit = await shop.visit({ width });
  await visit.page.goto("/");
  await wake(visit.page);
  return visit;
}

test("the search suggests from the first letter, is walked by keys and searches", async () => {
  const { page, complaints } = await awake(1280);
  await page.locator("#cerca").pressSequentially("abi");
  const options = page.locator("#cerca-proposte").getByRole("option");
  await expect.poll(() => options.count()).toBeGreaterThan(0);
  const field = page.getByRole("combobox", { name: "Cerca nel catalogo" });
  await field.press("ArrowDown");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await options.first().getAttribute("id"));
  const term = (await options.first().textContent()) ?? "";
  await field.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("cerca") === term);
  expect(complaints).toEqual([]);
});

test("a letter that was typed while the page was still coming brings suggestions, whenever the rest comes", async () => {
  const { page } = await shop.visit({ width: 390 });
  // Pictures never come: only the field that is written in can ask for scripts.
  await page.route(/\/media\/|\.svg$/, () => {});
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const field = document.querySelector<HTMLInputElement>("#cerca");
      field?.focus();
      if (!field) return;
      field.value = "abi";
      watching.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("#cerca-proposte").getByRole("option", { name: "abito lungo" }).waitFor();
});

test("own searches are offered, taken away one by one and all at once, by keys and by the pointer", async () => {
  const { page, context, complaints } = await awake(390);
  const field = page.locator("#cerca");
  const own = page.locator("#cerca-proposte").getByRole("option", { description: /Canc/ });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("ricerche") ?? "[]"));
  for (const path of ["/prodotti?cerca=zaino", "/prodotti?cerca=borsa", "/prodotti?cerca=gonna", "/"]) {
    await page.goto(path);
    await page.locator("#cerca[role=combobox]").waitFor();
  }
  await field.press("ArrowDown");
  await expect.poll(() => own.count()).toBe(3);
  expect(await violations(page, { within: "search" })).toBe("");

  await field.press("ArrowDown");
  await field.press("Delete");
  await expect.poll(() => own.count()).toBe(2);
  expect(await kept()).toEqual(["borsa", "zaino"]);
  await page.getByRole("status").filter({ hasText: "Ricerca “gonna” tolta" }).waitFor({ state: "attached" });
  await own.first().getByTitle("Togli dalle ricerche recenti").tap();
  await expect.poll(kept).toEqual(["zaino"]);
  expect(page.url()).not.toContain("cerca=");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const clear = page.getByRole("button", { name: "Cancella le ricerche recenti" });
  await expect.poll(() => clear.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(kept).toEqual([]);
  await page
    .getByRole("status")
    .filter({ hasText: "Ricerche recenti cancellate" })
    .waitFor({ state: "attached" });
  await clear.waitFor({ state: "hidden" });
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();

  const plain = await shop.visit({ js: false });
  await plain.page.goto("/prodotti?cerca=gonna");
  expect(await plain.page.getByText("ricerche recenti").count()).toBe(0);
});

test("the menu opens, walks and closes by Escape on a phone", async () => {
  const { page, complaints } = await awake(390);
  await page.getByRole("link", { name: "Apri il menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await menu.getByRole("link").nth(1).waitFor();
  await page.locator("#cerca[role=combobox]").waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
});

test("without scripts the home page asks for few pictures and shows every product", async () => {
  const plain = await shop.visit({ js: false, width: 390 });
  let requests = 0;
  let bytes = 0;
  plain.page.on("response", async (response) => {
    requests += 1;
    bytes += (await response.body()).byteLength;
  });
  await plain.page.goto("/", { waitUntil: "networkidle" });
  expect(requests).toBeLessThanOrEqual(60);
  expect(bytes / 1024).toBeLessThanOrEqual(250);
  const rows = (page: typeof plain.page) =>
    page
      .locator(".track")
      .evaluateAll((tracks) =>
        tracks.map((track) => [
          track.querySelectorAll("h3 a").length,
          track.querySelectorAll(".card img").length,
        ]),
      );
  const without = await rows(plain.page);
  await plain.context.close();

  const { page, complaints } = await shop.visit({ width: 390 });
  await page.goto("/");
  await wake(page);
  const withScripts = await rows(page);
  expect(without.map(([products]) => products)).toEqual(withScripts.map(([products]) => products));
  expect(Math.max(...without.map(([products = 0]) => products))).toBeGreaterThan(6);
  for (const [, pictures] of without) expect(pictures).toBeLessThanOrEqual(6);
  // With scripts every card has its picture.
  for (const [products, pictures] of withScripts) expect(pictures).toBe(products);
  expect(complaints).toEqual([]);
});
