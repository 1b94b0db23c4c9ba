/** Promotions in a browser: filters, keyboard, the code that only a press brings, accessibility. Without scripts: `worker/tasks.test.ts`. */
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { faultsOf } from "../tools/judge";

const shop = await forFile(openShop("shared"));
const found = await firstRow<{ slug: string }>(shop.site.db)`SELECT p.slug FROM products p JOIN offers o USING
  (product_id) JOIN stores s USING (store_id) WHERE s.slug = 'moda-milano' AND p.offer_count > 1
  AND o.price_cents > 3000 AND o.availability = 'in_stock' LIMIT 1`;
const product = `/${found?.slug}`;

const list = "/codici-sconto-coupon";
const detail = `${list}/venti-per-cento-con-il-codice-moda-milano`;

/** A desktop has other columns only on the first of a kind. */
test.each([
  [list, [widths.phone, widths.desktop]],
  [`${list}?merchant=moda-milano`, [widths.phone]],
  [`${list}?merchant=mai-visto`, [widths.phone]],
  [detail, [widths.phone, widths.desktop]],
  [`${list}/mai-esistita`, [widths.phone]],
])("%s has no accessibility violation on %j pixels, never scrolls sideways, stays quiet", async (path, at) =>
  expect(await faultsOf(shop, path, at)).toEqual([]),
);

test("with scripts 'Scopri Codice' shows the code here and opens the shop beside; 'Copia' works only then", async () => {
  const { page, context, complaints } = await shop.visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(detail);
  await wake(page);
  const copy = page.getByRole("button", { name: "Copia" });
  expect(await copy.isDisabled()).toBe(true);
  expect(await page.getByText("il negozio si apre in una nuova scheda").count()).toBe(1);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Scopri Codice" }).press("Enter");
  expect((await opened).url()).toContain("/vai/");
  const code = page.locator(".code-line code").filter({ hasText: "PROVA20" });
  await code.waitFor();
  await page.getByRole("link", { name: /^Vai al negozio/ }).waitFor();
  await copy.click();
  await page.getByRole("button", { name: "Codice copiato" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("PROVA20");
  await page.getByRole("button", { name: "Sì" }).click();
  await page.getByText("Grazie, il tuo voto conta.").waitFor();
  expect(await code.count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("on a product's offers 'Scopri' shows the code in place", async () => {
  const { page, context, complaints } = await shop.visit();
  await page.goto(product);
  await wake(page);
  await page.getByRole("button", { name: /^Scopri/ }).click();
  await page.getByText("PROVA20", { exact: true }).waitFor();
  expect(context.pages().length).toBe(1);
  expect(new URL(page.url()).pathname).toBe(product);
  expect(complaints).toEqual([]);
});

test("from shops to a promotion by keyboard alone: Enter and Space open, tags take filters away", async () => {
  const { page } = await shop.visit();
  await page.goto(list);
  await wake(page);
  await page.getByRole("link", { name: /^Moda Milano/ }).press("Enter");
  await page.waitForURL(`**${list}?merchant=moda-milano`);
  await page.getByRole("link", { name: "Azzera filtri" }).waitFor();
  await page.getByRole("link", { name: "Coupon", exact: true }).press("Enter");
  await page.waitForURL(`**${list}?merchant=moda-milano&tipo=codice`);
  await page.getByRole("link", { name: "Rimuovi il filtro Coupon" }).press("Enter");
  await page.waitForURL(`**${list}?merchant=moda-milano`);
  await page.getByRole("link", { name: /^Venti per cento/ }).press("Space");
  await page.waitForURL(`**${detail}`);
});

test("a search applies 250 ms after the last key, once, on page 1", async () => {
  const { page } = await shop.visit();
  await page.clock.install();
  await page.goto(`${list}?merchant=passo-svelto&pagina=2`);
  await wake(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/[?&]cerca=/.test(request.url())) asked.push(request.url());
  });
  const field = page.getByPlaceholder("Cerca promozioni...");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field.pressSequentially("selezione 2");
  await page.clock.runFor(249);
  await field.press("6");
  await page.clock.runFor(249);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await page.waitForURL(`**${list}?merchant=passo-svelto&cerca=selezione+26`);
  await expect.poll(() => page.locator(".promo").count()).toBe(1);
  expect(asked.length).toBe(1);
});
