/** Going on and back as browsers do it: pages given back as they were left, fetched ahead, and pictures that stay. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, wake } from "../tools/browser";
import { openWithWorker } from "../tools/connection";
import { forFile } from "../tools/for-file";
import { visitAsMember } from "../tools/member-visit";
import { value } from "../worker/sql";

const shop = await forFile(openShop("shared", { keepsPages: true, motion: true }));

/** A page that is given back does not load: its address is all that tells. */
async function back(page: Page, address: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).toBe(address);
}

const title = ".grid .card h3 a";

/** Opens a product that came ahead, and says which. What Chromium did not fetch in time is asked for again, by the next card. */
async function openAhead(page: Page, card = 0): Promise<string> {
  await page.goto("/prodotti");
  await wake(page);
  const link = page.locator(title).nth(card);
  const path = (await link.getAttribute("href")) ?? "";
  await link.hover();
  // As long as a finger presses: the document is asked for as it goes down.
  await link.click({ delay: 400 });
  await page.waitForURL(`**${path}`);
  const how = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );
  if (how !== "navigational-prefetch" && card < 3) return openAhead(page, card + 1);
  expect(how).toBe("navigational-prefetch");
  return path;
}

test.each([
  ["a visitor", "/prodotti", () => shop.visit()],
  ["a visitor who chose a size", "/prodotti?taglia=m", () => shop.visit()],
  ["a member", "/prodotti", () => visitAsMember(shop)],
  ["a member who chose a size", "/prodotti?taglia=m", () => visitAsMember(shop)],
])("%s comes back to the third page of %s as it was left, where it was left", async (_, path, come) => {
  const { page, complaints } = await come();
  await page.goto(path);
  await wake(page);
  const pages = page.locator("nav.pages");
  await pages.getByRole("link", { name: "Pagina 3", exact: true }).click();
  await page.waitForURL(/pagina=3/);
  await expect.poll(() => pages.locator("[aria-current]").textContent()).toContain("3");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { keptByBrowser: persisted }));
    scrollTo(0, 900);
  });
  await page.waitForFunction(() => scrollY === 900);
  const address = page.url();
  // As a finger does it: without scrolling there first.
  await page
    .locator(title)
    .nth(8)
    .evaluate((link: HTMLElement) => link.click());
  await page.locator(".product h1").waitFor();
  await wake(page);
  const renewed = page.waitForResponse((answer) => answer.request().headers()["x-swap"] === "1");
  await back(page, address);
  await expect.poll(() => page.evaluate("globalThis.keptByBrowser")).toBe(true);
  // It is brought up to date where it stands: the position outlives that too.
  await renewed;
  await page.evaluate(() => new Promise<void>((shown) => requestAnimationFrame(() => shown())));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(complaints).toEqual([]);
});

test("a page that is given back shows what was done meanwhile", async () => {
  const { page } = await shop.visit();
  await page.goto("/prodotti");
  await wake(page);
  const cart = page.locator(".tool.cart");
  expect(await cart.textContent()).toContain("vuoto");
  const slug = await value<string>(shop.site.db)`SELECT v.slug FROM variants v
    JOIN offers o USING (variant_id) WHERE o.availability = 'in_stock' LIMIT 1`;
  await page.goto(`/${slug}`);
  await wake(page);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByText("Prodotto aggiunto al carrello.").waitFor();
  await back(page, `${shop.site.url.origin}/prodotti`);
  await expect.poll(() => cart.textContent()).toContain("1 prodotto");
});

test("a product whose link is rested on comes ahead, and counts as one visit once it is shown", async () => {
  const { page, context, complaints } = await shop.visit({
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156 Safari/537.36",
  });
  const path = await openAhead(page);
  const visited = async () => (await context.cookies()).some(({ name }) => name === "visti");
  await expect.poll(visited).toBe(true);
  const views = () =>
    value<number>(shop.site.logs)`SELECT views FROM page_counts WHERE page = ${path.split("?")[0] ?? ""}`;
  await expect.poll(views).toBe(1);
  expect(complaints).toEqual([]);
});

test("beside the service worker pages come ahead as well, and what was shown of them can be read without network", async () => {
  const { page, context } = await shop.visit({ offline: true });
  await openWithWorker(page, "/prodotti");
  const path = await openAhead(page);
  const hasCopy = () => page.evaluate(async (path) => Boolean(await caches.match(path)), path);
  await expect.poll(hasCopy).toBe(true);
  await context.setOffline(true);
  await page.reload();
  expect(await page.locator("#copia").textContent()).toContain("Sei offline: pagina vista il");
});

test("nothing that is more than a page is fetched ahead, and nothing at all for who saves data", async () => {
  const { page, context } = await shop.visit();
  await page.goto("/prodotti");
  await wake(page);
  const rules = page.locator('script[type="speculationrules"]');
  const link = page.locator(title).first();
  await link.hover();
  const href = String(await link.getAttribute("href"));
  await expect.poll(() => rules.textContent()).toContain(href);
  for (const other of [".card .shot a", ".tool.cart", ".tools .account", ".pages a"])
    await page.locator(other).first().dispatchEvent("pointerdown");
  expect(await rules.textContent()).toContain(href);
  await context.close();
  const saving = await shop.visit();
  await saving.page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await saving.page.goto("/prodotti");
  await wake(saving.page);
  await saving.page.locator(title).first().dispatchEvent("pointerdown");
  expect(await saving.page.locator('script[type="speculationrules"]').count()).toBe(0);
});

test("the pressed picture becomes the product's, and none does for who wants less motion", async () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const { page, context } = await shop.visit();
    await page.emulateMedia({ reducedMotion });
    await page.goto("/prodotti");
    await wake(page);
    const second = page.locator(".card").nth(1);
    const pressed = await second.locator(".shot img").first().getAttribute("src");
    // What the page hands over: on a quick machine Chromium itself may still drop it ('Page already revealed').
    await page.evaluate(() =>
      addEventListener("pageswap", ({ viewTransition }) => {
        const carried = [...document.querySelectorAll<HTMLElement>(".card img")]
          .filter((img) => img.style.viewTransitionName === "foto")
          .map((img) => img.getAttribute("src"));
        sessionStorage.setItem("carried", viewTransition ? carried.join() : "nothing moves");
      }),
    );
    await second.locator("h3 a").click();
    await page.waitForURL((url) => url.pathname !== "/prodotti");
    await wake(page);
    const carried = await page.evaluate(() => sessionStorage.getItem("carried"));
    expect(carried).toBe(reducedMotion === "no-preference" ? pressed : "nothing moves");
    const shown = page.locator(".gallery img").first();
    expect(await shown.evaluate((img) => getComputedStyle(img).viewTransitionName)).toBe("foto");
    await context.close();
  }
});
