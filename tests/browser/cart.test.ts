/** What only a browser shows of the cart: quantities that apply when the field is left, undo in place, tabs, looks (product.md 'Cart'). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { soldByThree } from "../worker/sql";

const shop = await forFile(openShop("shared"));
const slugs = await soldByThree(shop.site.db, 2);

/** Leaves the cart open. */
async function added(page: Page, slug = slugs[0] as string) {
  await page.goto(`/${slug}`);
  await wake(page);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByText("Prodotto aggiunto al carrello.").waitFor();
  await page.goto("/carrello");
  await wake(page);
}

const quantity = (page: Page) => page.getByLabel(/^Quantità/).first();
const count = (page: Page) => page.locator(".tools .count");

/** By night on a desktop, and by day on a phone, which stays. */
async function judged(page: Page): Promise<void> {
  await wake(page);
  for (const [by, width] of [
    ["night", widths.desktop],
    ["day", widths.phone],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page, { by })).toBe("");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test("added, changed, removed, taken back, accessible all the way", async () => {
  const { page, context, complaints } = await shop.visit({ width: widths.phone, reachesStores: true });
  await added(page);
  await expect.poll(() => count(page).textContent()).toBe("1");
  await judged(page);
  await quantity(page).fill("3");
  await quantity(page).blur();
  await expect.poll(() => count(page).textContent()).toBe("3");
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  await page.getByText("Il tuo carrello è vuoto").waitFor();
  await expect.poll(() => count(page).count()).toBe(0);
  await page.getByRole("button", { name: "Annulla" }).first().click();
  await expect.poll(() => quantity(page).inputValue()).toBe("3");
  await page.goto("/carrello/checkout");
  await judged(page);
  const [store] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: /^Vai al Negozio/ }).click(),
  ]);
  // Firefox tells no answer of a host that is not there.
  await expect.poll(() => store.url()).toMatch(/\/vai\/|\.example/);
  await page.getByText("Hai aperto tutti i negozi del tuo carrello.").waitFor();
  expect(complaints).toEqual([]);
});

test("without scripts a line on a phone keeps quantity and removal in one row", async () => {
  const { page } = await shop.visit({ js: false, width: widths.phone });
  await page.goto(`/${slugs[0]}`);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.waitForURL("**/carrello");
  const buttons = page.locator(".cart-line button");
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([2, 1]);
});

test("a quantity that cannot be returns to the former one; too many is said; nothing is asked", async () => {
  const { page } = await shop.visit();
  await added(page);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  for (const typed of ["", "abc", "0", "-2", "1,5"]) {
    await quantity(page).fill(typed);
    await quantity(page).blur();
    expect([typed, await quantity(page).inputValue()]).toEqual([typed, "1"]);
  }
  await quantity(page).fill("100");
  await quantity(page).blur();
  await page.getByText("Quantità massima disponibile: 99").waitFor();
  expect(await quantity(page).inputValue()).toBe("1");
  expect(posts).toEqual([]);
});

test("two tabs that change one line: the later one hears that the line has gone, and shows the cart as it is", async () => {
  const { page, context } = await shop.visit();
  await added(page);
  const other = await context.newPage();
  await other.goto("/carrello");
  await wake(other);
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  await page.getByText("Il tuo carrello è vuoto").waitFor();
  await quantity(other).fill("5");
  await quantity(other).blur();
  await other.getByText("Il tuo carrello è vuoto").waitFor();
});

test("a quantity that the server refuses gives way to the one of before, and says why; leaving it for a button means that button", async () => {
  const { page } = await shop.visit();
  await added(page);
  // As from a form of before the stock changed.
  await page.locator("form.quantity").evaluate((form: HTMLFormElement) => {
    form.dataset.most = "1000";
  });
  await quantity(page).fill("500");
  await quantity(page).blur();
  await page.locator("form.quantity .problem").waitFor();
  expect(await quantity(page).inputValue()).toBe("1");
  // Leaving the field for a button of its line means that button.
  await quantity(page).fill("2");
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  await page.getByText("Il tuo carrello è vuoto").waitFor();
  await page.getByRole("button", { name: "Annulla" }).click();
  await expect.poll(() => quantity(page).inputValue()).toBe("1");
  // Let go beside it, the quantity applies all the same.
  await quantity(page).fill("2");
  await page.getByRole("button", { name: /^Rimuovi/ }).hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect.poll(() => count(page).textContent()).toBe("2");
});

test("while a line changes nothing of it can be pressed or typed, but another line can; then all can again", async () => {
  const { page } = await shop.visit();
  await added(page);
  await added(page, slugs[1]);
  const lines = page.locator(".cart-line");
  expect(await lines.count()).toBe(2);
  let posts = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/carrello", async (route) => {
    if (route.request().method() === "POST" && ++posts === 1) await held;
    await route.fallback();
  });
  const [first, second] = [lines.first(), lines.nth(1)];
  const controls = (line: typeof first) => [
    line.getByLabel(/^Quantità/),
    ...["Aggiorna", "Rimuovi"].map((name) => line.locator("button", { hasText: name })),
  ];
  const disabled = (line: typeof first) => Promise.all(controls(line).map((control) => control.isDisabled()));
  await first.getByLabel(/^Quantità/).fill("3");
  await first.getByLabel(/^Quantità/).press("Tab");
  expect(await disabled(first)).toEqual([true, true, true]);
  expect(await first.getByLabel(/^Quantità/).isEditable()).toBe(false);
  expect(await disabled(second)).toEqual([false, false, false]);
  await first
    .locator("button", { hasText: "Rimuovi" })
    .evaluate((button: HTMLButtonElement) => button.click());
  // Waits for its turn, and is held as well meanwhile.
  await second.getByLabel(/^Quantità/).fill("2");
  await second.getByLabel(/^Quantità/).press("Tab");
  expect(await disabled(second)).toEqual([true, true, true]);
  answer();
  await expect.poll(() => count(page).textContent()).toBe("5");
  for (const line of [first, second]) await expect.poll(() => disabled(line)).toEqual([false, false, false]);
  expect(posts).toBe(2);
});

test.each([
  ["the site fails", 502],
  ["the network does", null],
])(
  "when %s a changed quantity goes back to what is stored, with the sentence for it, and can be tried again",
  async (_, status) => {
    const { page } = await shop.visit();
    await added(page);
    await page.route("**/carrello", (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      return status ? route.fulfill({ status, body: "Il servizio non risponde." }) : route.abort();
    });
    await quantity(page).fill("4");
    await quantity(page).blur();
    await page.getByRole("alert").getByText("Errore aggiornamento quantità").waitFor();
    await expect.poll(() => quantity(page).inputValue()).toBe("1");
    expect(await quantity(page).isEditable()).toBe(true);
    await page.getByRole("button", { name: /^Rimuovi/ }).click();
    await page.getByRole("alert").getByText("Errore rimozione prodotto").waitFor();
    await page.unroute("**/carrello");
    await quantity(page).fill("4");
    await quantity(page).press("Enter");
    await expect.poll(() => count(page).textContent()).toBe("4");
  },
);

test("the cheapest way is one press, after which nothing is left to save", async () => {
  const { page } = await shop.visit({ width: widths.phone });
  await page.goto(`/${slugs[1]}#offerte`);
  await wake(page);
  const rows = page.locator(".pay, .offers").getByRole("button", { name: /^Aggiungi/ });
  for (const row of await rows.all()) {
    await row.click();
    await row.locator("xpath=..").getByText("Prodotto aggiunto al carrello.").waitFor();
  }
  await page.goto("/carrello");
  await wake(page);
  // Where each thing goes is said before the press.
  const goes = await page.locator(".cheaper li").allTextContents();
  expect(goes.length).toBeGreaterThan(0);
  for (const said of goes) expect(said).toMatch(/\S: da \S/);
  await page.getByRole("button", { name: "Compra così" }).click();
  await page.getByText("Il carrello ora è composto nel modo più conveniente.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Compra così" }).count()).toBe(0);
});

test("without scripts the total and the way on stay at hand on phones until the summary is there; the checkout shows what is bought", async () => {
  const { page } = await shop.visit({ js: false, width: widths.phone });
  await page.setViewportSize({ width: widths.phone, height: 640 });
  for (const slug of slugs) {
    await page.goto(`/${slug}`);
    await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  }
  await page.goto("/carrello");
  const bar = page.locator(".sticky-bar");
  const total = await page.locator(".cart-summary .total dd").textContent();
  await expect.poll(() => bar.isVisible()).toBe(true);
  expect(await bar.textContent()).toContain(total);
  await page.locator(".cart-summary .proceed").scrollIntoViewIfNeeded();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => bar.isVisible()).toBe(true);
  await bar.getByRole("link", { name: "Checkout" }).click();
  const pictures = page.locator(".checkout-store li img");
  expect(await pictures.count()).toBe(slugs.length);
  await page.setViewportSize({ width: widths.desktop, height: 640 });
  await page.goto("/carrello");
  expect(await bar.isVisible()).toBe(false);
});
