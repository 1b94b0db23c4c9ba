/** From a product's 'Conviene aspettare?' to its grounds and the open data. Without scripts: `worker/prices.test.ts`. */
import { expect, test } from "vitest";
import { seedPriceMonths } from "../fixtures/price-months";
import { openShop, wake, widths } from "../tools/browser";
import { downloaded } from "../tools/connection";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";

const shop = await forFile(openShop({ LOG: "off" }));
const { slug } = await seedPriceMonths(shop.site.db);

test(`the answer on a product leads to its grounds, and these to the open data`, async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto(`/${slug}`);
  await wake(page);
  const answer = page.locator("#storico").getByText("Conviene aspettare? Forse sì.");
  await answer.waitFor();
  expect(await answer.textContent()).toContain("è sceso 2 volte");
  const grounds = page.getByRole("link", { name: "Come lo sappiamo" });
  await grounds.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/quando-conviene");
  await wake(page);
  await page.getByRole("heading", { name: "Quando conviene comprare", level: 1 }).waitFor();
  expect(await violations(page)).toBe("");
  expect(await sideways(page)).toEqual([]);
  expect(await page.getByRole("table", { name: "Saldi regione per regione" }).getByRole("row").count()).toBe(
    22,
  );
  expect(await downloaded(page, "text=Scarica le date per il tuo calendario (.ics)")).toContain(
    "BEGIN:VCALENDAR",
  );
  await page.getByRole("link", { name: "dati aperti, con il metodo" }).click();
  await page.waitForURL("**/dati/prezzi");
  await wake(page);
  await page.getByRole("heading", { name: "Metodo" }).waitFor();
  expect(await violations(page)).toBe("");
  expect(await sideways(page)).toEqual([]);
  expect(await downloaded(page, "text=Scarica tutti i mesi (CSV)")).toMatch(/^mese,genere,/);
  expect(complaints).toEqual([]);
});
