/** The magazine and the content pages in a browser: filters, search pause, accessibility. */
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { faultsOf } from "../tools/judge";
import { articleCount } from "../tools/magazine-content";

const shop = await forFile(openShop("shared"));

const article = "/magazine/lino-cura-dei-tessuti-01";
/** A desktop sees other columns only in lists and articles; the other pages are one column of text everywhere. */
const both = [widths.phone, widths.desktop];
const paths: [path: string, widths: number[]][] = [
  ["/magazine", both],
  ["/magazine?tag=seta&cerca=cura", [widths.phone]],
  ["/magazine?cerca=niente", [widths.desktop]],
  [article, both],
  ["/magazine/mai-scritto", [widths.phone]],
  ["/chi-siamo", [widths.phone]],
  ["/come-funziona", both],
  ["/termini-e-condizioni", [widths.phone]],
  ["/privacy", [widths.phone]],
  ["/cookie-policy", [widths.desktop]],
  ["/accessibilita", [widths.phone]],
];

test.each(paths)("%s has no accessibility violation on %j pixels, stays quiet and inside", async (path, at) =>
  expect(await faultsOf(shop, path, at)).toEqual([]),
);

test("with JavaScript a search applies 350 ms after the last key, on page 1, and keeps the field focused", async () => {
  const { page, complaints } = await shop.visit();
  await page.clock.install();
  await page.goto("/magazine?pagina=2");
  await wake(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/magazine\?.*cerca=/.test(request.url())) asked.push(request.url());
  });
  const field = page.getByPlaceholder("Cerca articoli...");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field.pressSequentially("set");
  await page.clock.runFor(349);
  await field.press("a");
  await page.clock.runFor(349);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await page.waitForURL("**/magazine?cerca=seta");
  expect(asked.length).toBe(1);
  await expect.poll(() => page.locator(".story").count()).toBe(3);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test("with JavaScript order and number of articles apply at once, and back leads to where one came from", async () => {
  const { page } = await shop.visit();
  await page.goto("/");
  await page.goto("/magazine");
  await wake(page);
  await page.getByLabel("Per pagina").selectOption("36");
  await page.waitForURL("**/magazine?per_pagina=36");
  await expect.poll(() => page.locator(".story").count()).toBe(articleCount);
  await page.getByLabel("Ordina per").selectOption("titolo_az");
  await page.waitForURL("**/magazine?sort=titolo_az&per_pagina=36");
  await expect.poll(() => page.locator(".story h2").first().textContent()).toMatch(/^Cashmere/);
  await page.getByRole("link", { name: "Cura dei tessuti" }).first().click();
  await page.waitForURL("**/magazine/categoria/cura-dei-tessuti?sort=titolo_az&per_pagina=36");
  await page.goBack();
  await page.waitForURL("**/magazine?sort=titolo_az&per_pagina=36");
  expect(await page.getByLabel("Per pagina").inputValue()).toBe("36");
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
});

test("'Torna Indietro' goes back in history, or home where there is none", async () => {
  const { page, context } = await shop.visit();
  await page.goto("/brand");
  await page.locator('footer a[href="/chi-siamo"]').click();
  await page.waitForURL("**/chi-siamo");
  await wake(page);
  await page.getByRole("link", { name: "Torna Indietro" }).click();
  await page.waitForURL("**/brand");
  await context.close();
  const direct = await shop.visit({ js: false });
  await direct.page.goto("/chi-siamo");
  await direct.page.getByRole("link", { name: "Torna Indietro" }).click();
  await direct.page.waitForURL((url) => url.pathname === "/");
});
