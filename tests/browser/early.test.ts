/** What works before React is there: a browser in which the script that hydrates does nothing. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop, violations, wake } from "../../harness/browser";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG: "off" });
  await shop.site.db
    .prepare(
      "INSERT OR REPLACE INTO suggestions (slug, term, folded, uses) VALUES ('abito-lungo', 'abito lungo', 'abito lungo', 9)",
    )
    .run();
});
afterAll(() => shop.close());

/** A visit on which React never wakes. */
async function half(width: number) {
  const visit = await shop.visit({ width });
  await visit.page.route("**/build/entry.client-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await visit.page.goto("/", { waitUntil: "load" });
  return visit;
}

test("the search suggests from the first letter, is walked by keys and searches, before React is there", async () => {
  const { page, context, complaints } = await half(1280);
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
  await context.close();
});

test("own searches are offered, taken away one by one and all at once, by keys and by the pointer", async () => {
  const { page, context, complaints } = await half(390);
  const field = page.locator("#cerca");
  const own = page.locator("#cerca-proposte").getByRole("option", { description: /Canc/ });
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("ricerche") ?? "[]"));
  for (const path of ["/prodotti?cerca=zaino", "/prodotti?cerca=borsa", "/prodotti?cerca=gonna", "/"]) {
    await page.goto(path);
    await page.locator("#cerca[role=combobox]").waitFor();
  }
  await field.press("ArrowDown");
  await expect.poll(() => own.count()).toBe(3);
  expect(await violations(page)).toBe("");

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
  await plain.context.close();
});

test("opening the menu does not make React wake all at once: it hears of that press only when it is awake", async () => {
  const { page, context, complaints } = await half(390);
  const openMenu = async (on: Page) => {
    await on.getByRole("link", { name: "Apri il menu" }).tap();
    await on.getByRole("navigation", { name: "Menu principale" }).getByRole("link").nth(1).waitFor();
  };
  await page.locator("#cerca[role=combobox]").waitFor();
  const heard = await heardBy(page);
  await openMenu(page);
  expect(await heard()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("h1").tap();
  expect(await heard()).toEqual(["pointerdown", "click"]);
  expect(complaints).toEqual([]);
  await context.close();

  const awake = await shop.visit({ width: 390 });
  await awake.page.goto("/");
  await wake(awake.page);
  const heardAwake = await heardBy(awake.page);
  await openMenu(awake.page);
  expect(await heardAwake()).toEqual(["pointerdown", "click"]);
  await awake.context.close();
});

/** Which presses come where React listens: where the document captures. */
async function heardBy(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const types: string[] = [];
    for (const press of ["pointerdown", "click"])
      document.addEventListener(press, ({ type }) => types.push(type), true);
    return types;
  });
  return () => heard.jsonValue();
}

test("the menu opens, walks and closes by Escape on a phone, before React is there", async () => {
  const { page, context, complaints } = await half(390);
  await page.getByRole("link", { name: "Apri il menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await menu.getByRole("link").nth(1).waitFor();
  await page.locator("#cerca[role=combobox]").waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.documentElement.dataset.awake)).toBeUndefined();
  expect(complaints).toEqual([]);
  await context.close();
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

  const { page, context, complaints } = await shop.visit({ width: 390 });
  await page.goto("/");
  await wake(page);
  const withScripts = await rows(page);
  expect(without.map(([products]) => products)).toEqual(withScripts.map(([products]) => products));
  expect(Math.max(...without.map(([products = 0]) => products))).toBeGreaterThan(6);
  for (const [, pictures] of without) expect(pictures).toBeLessThanOrEqual(6);
  // With scripts every card has its picture.
  for (const [products, pictures] of withScripts) expect(pictures).toBe(products);
  expect(complaints).toEqual([]);
  await context.close();
});
