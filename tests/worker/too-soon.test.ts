/** What stays, and what is said, where something is not there yet: a vote that comes too soon, a product that nobody has. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";

const site = await forFile(startSite({ LOG: "off", FORM_SECONDS: "60" }));

test("who votes at once after a code was shown still sees it, and why the vote waits", async () => {
  const browser = new PlainBrowser(site);
  await browser.go("/codici-sconto-coupon/venti-per-cento-con-il-codice-moda-milano");
  await browser.press("Scopri Codice");
  expect(browser.says("PROVA20")).toBe(true);
  await browser.press("Sì");
  expect([browser.status, browser.says("L'invio è stato molto rapido"), browser.says("PROVA20")]).toEqual([
    422,
    true,
    true,
  ]);
});

test("a product that nobody has is waited for in words of its own", async () => {
  const slug = "camicia-in-denim-1";
  await site.db.prepare("UPDATE offers SET availability = 'out_of_stock' WHERE product_id = 1").run();
  await site.db.prepare("UPDATE products SET available = 0 WHERE product_id = 1").run();
  const browser = new PlainBrowser(site);
  await browser.go(`/${slug}`);
  expect(browser.says("offerte a partire da")).toBe(false);
  const headings = browser.texts("h2");
  expect(headings.indexOf("Prodotti simili")).toBeLessThan(headings.indexOf("Altre offerte"));
  await browser.follow("Avvisami quando torna");
  expect(browser.texts("h1")).toEqual(["Avvisami quando torna"]);
  expect(browser.says("Ti diciamo una volta quando qualcuno lo ha di nuovo")).toBe(true);
});
