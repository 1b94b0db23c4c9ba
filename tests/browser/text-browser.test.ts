/** The journey as a text browser reads it: no scripts, no styles, no pictures; what remains is the order of the document. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop } from "../tools/browser";
import { forFile } from "../tools/for-file";

const shop = await forFile(openShop({ LOG: "off" }, { shared: true }));

/** Takes styles and pictures from whatever the page gets; the browser has no scripts already. */
async function asText(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.abort();
    const answer = await route.fetch({ maxRedirects: 0 });
    if (!(answer.headers()["content-type"] ?? "").startsWith("text/html"))
      return route.fulfill({ response: answer });
    const body = (await answer.text()).replace(/<style[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g, "");
    return route.fulfill({ response: answer, body });
  });
}

/** Whether the texts can be read in this order. */
function inOrder(text: string, ...parts: RegExp[]): boolean {
  let rest = text;
  return parts.every((part) => {
    const at = rest.search(part);
    rest = rest.slice(at + 1);
    return at >= 0;
  });
}

test("home, listing, product and way out can be read and followed as text", async () => {
  const { page } = await shop.visit({ js: false });
  await asText(page);
  // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is read, what is hidden is not
  const text = () => page.locator("body").innerText();

  await page.goto("/");
  expect(await page.evaluate(() => document.styleSheets.length), "no style is left").toBe(0);
  expect(inOrder(await text(), /Offerte Donna/, /Chi siamo/i)).toBe(true);

  await page.goto("/prodotti?categoria=donna");
  expect(inOrder(await text(), /Donna/, /\d+ prodotti/i, /\d+,\d\d\s*€|€\s*\d+,\d\d/)).toBe(true);
  const title = ((await page.locator("article.card h3").first().textContent()) ?? "").trim();
  await page.locator("article.card h3 a").first().click();
  await page.waitForURL((url) => url.pathname !== "/prodotti");

  expect(await page.locator("h1").textContent()).toContain(title.slice(0, 20));
  expect(inOrder(await text(), /€/, /Vai al Negozio|Confronta le offerte/i)).toBe(true);
  const way = (await page.locator('a[href^="/vai/"]').first().getAttribute("href")) ?? "";
  await page.goto(way, { waitUntil: "commit" });
  await expect.poll(text).toContain("Attendi…");
});
