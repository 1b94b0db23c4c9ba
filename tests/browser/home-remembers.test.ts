/** The home page that remembers: asked first, shown when allowed, ended where it is seen. Without scripts: `worker/tasks.test.ts`. */
import type { Page } from "playwright";
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { visitor } from "../tools/site";

const shop = await forFile(openShop("shared"));
const found = await firstRow<{ slug: string }>(shop.site.db)`
  SELECT slug FROM products WHERE available = 1 ORDER BY popularity DESC LIMIT 1`;
const slug = found?.slug ?? "";

const opened = (page: Page) => page.getByRole("region", { name: "Visti di recente" });

test("last search, opened goods and fallen prices are there after a yes, and gone after a no", async () => {
  const { page, context, complaints } = await shop.visit({ width: widths.phone, userAgent: visitor });
  const go = async (path: string) => {
    await page.goto(path);
    await wake(page);
  };
  await go("/");
  expect(await page.getByText("Vuoi ritrovare qui").count()).toBe(0);
  await go("/prodotti?cerca=camicia");
  await go(`/${slug}`);
  await go("/");
  expect(await opened(page).count()).toBe(0);
  expect(await page.getByText("Riprendi da dove eri").count()).toBe(0);
  await page.getByRole("button", { name: "Sì, ricorda" }).click();
  await opened(page).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await go("/prodotti?cerca=camicia");
  await page.locator("article.card .heart").first().click();
  await page.getByText("Prodotto aggiunto alla tua lista!").waitFor();
  await shop.site.db.prepare("UPDATE visitor_saves SET saved_cents = saved_cents * 2").run();
  await go("/");
  await page.getByRole("link", { name: "Risultati per “camicia”" }).waitFor();
  await page
    .getByRole("region", { name: "Scesi di prezzo tra i tuoi salvati" })
    .getByText("in meno da quando")
    .waitFor();
  expect(await opened(page).locator(`a[href^="/${slug}"]`).count()).toBeGreaterThan(0);
  const within = ".resume, #scesi, #visti-di-recente, .remembering";
  expect(await violations(page, { within })).toBe("");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  await page.getByRole("button", { name: "Dimentica e non ricordare più" }).click();
  await page.getByText("Abbiamo dimenticato quello che hai guardato").waitFor();
  for (const path of [`/${slug}`, "/"]) await go(path);
  expect(await opened(page).count()).toBe(0);
  expect(await page.getByText("Riprendi da dove eri").count()).toBe(0);
  expect(await page.getByText("Scesi di prezzo").count()).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("visti");
  await go("/preferenze-cookie");
  await page.getByRole("button", { name: "Ricorda quello che guardo" }).click();
  await page.getByRole("button", { name: "Dimentica e non ricordare più" }).waitFor();
  expect(complaints).toEqual([]);
});
