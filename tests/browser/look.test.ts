/** Completing the look in a browser: from a product, within a budget, in one's size, into the cart. Without scripts: `worker/look.test.ts`. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { productWithLook } from "../fixtures/look-product";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";

const shop = await forFile(openShop("shared"));
const slug = await productWithLook(shop.site);

const names = (page: Page) => page.locator(".look-piece h3").allTextContents();

/** A size for each piece that has none yet. */
async function chooseSizes(page: Page): Promise<void> {
  for (const select of await page.locator(".look-size select").all())
    if ((await select.inputValue()) === "") await select.selectOption({ index: 1 });
}

test("a look is put together and goes into the cart", async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  const ready = async () => {
    await settled(page);
    await wake(page);
  };
  await page.goto("/taglie?per=donna");
  await ready();
  await page.getByLabel("In lettere").selectOption("m");
  await page.getByRole("button", { name: "Salva le taglie" }).click();
  await page.getByText("Taglie salvate").waitFor();

  await page.goto(`/${slug}`);
  await ready();
  await page.getByText("Altro", { exact: true }).click();
  await page.getByRole("link", { name: "Completa il look" }).click();
  await page.waitForURL(`**/completa/${slug}`);
  await page.getByRole("heading", { name: "Completa il look" }).waitFor();
  await ready();
  expect(await violations(page)).toBe("");
  expect(await sideways(page)).toEqual([]);
  const own = page.locator(".look-piece", { hasText: "Si parte da qui" }).getByLabel(/^Taglia/);
  expect(await own.locator("option:checked").textContent()).toMatch(/^M/);

  const budget = page.getByLabel("Tutto per");
  await budget.selectOption("1000");
  await page.waitForURL(`**/completa/${slug}?budget=1000`);
  await page.getByText(/^Restano .* del tuo budget$/).waitFor();

  const before = await names(page);
  expect(before.length).toBeGreaterThanOrEqual(3);
  const other = page.getByRole("link", { name: /^Un’altra proposta/ }).first();
  await other.press("Enter");
  await page.waitForURL(/pezzi=/);
  await expect.poll(async () => (await names(page)).filter((name) => !before.includes(name)).length).toBe(1);

  await chooseSizes(page);
  await page.getByRole("button", { name: "Metti tutto nel carrello" }).press("Enter");
  await page.getByText(`${before.length} prodotti aggiunti al carrello.`).waitFor();
  expect(page.url()).toContain("/completa/");
  await page.getByRole("link", { name: "Vai al carrello" }).click();
  await page.waitForURL("**/carrello");
  expect(await page.locator(".cart-line").count()).toBe(before.length);
  expect(complaints).toEqual([]);
});
