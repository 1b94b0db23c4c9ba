/** What a whole walk tells of a visitor who agreed to analytics: each arrival and act once, however its page came. */
import type { Locator } from "playwright";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, wake } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { visitor } from "../tools/site";

const shop = await forFile(openShop("shared", { keepsPages: true, motion: true }));
await shop.site.logs.prepare("DELETE FROM events").run();

/** Type and page, in the order in which they happened. */
async function told(): Promise<string[]> {
  const results = await rows<{ type: string; page: string }>(shop.site.logs)`
    SELECT type, payload ->> 'url_pagina' AS page FROM events ORDER BY payload ->> 'timestamp'`;
  return results.map(({ type, page }) => `${type} ${page}`);
}

/**
 * Presses a link. What waits to be told leaves with the press: the browser under test loses what a page sends while it goes,
 * where requests are watched.
 */
async function go(link: Locator): Promise<void> {
  await link.evaluate((pressed: HTMLElement) => {
    pressed.click();
    window.dispatchEvent(new Event("pagehide"));
  });
}

test("a walk through home, a filter, a product and back is told as its arrivals and acts", async () => {
  const { page, context, complaints } = await shop.visit({ undecided: true, userAgent: visitor });
  const agreed = `1.${Math.floor(Date.now() / 1000).toString(36)}.10`;
  await context.addCookies([{ name: "cookiePreferences", value: agreed, url: shop.site.url.origin }]);
  await page.goto("/");
  await wake(page);
  await go(page.locator('footer a[href="/prodotti"]'));
  await page.waitForURL("**/prodotti");
  await wake(page);
  await page.locator(".strip").getByRole("link", { name: "In sconto" }).click();
  await page.waitForURL(/inSconto=true/);
  await page.waitForFunction(() => document.querySelector("main")?.ariaBusy !== "true");
  const listing = page.url();
  const title = page.locator(".grid .card h3 a").first();
  const product = new URL((await title.getAttribute("href")) ?? "", listing).pathname;
  const open = async () => {
    await go(title);
    await page.locator(".product h1").waitFor();
    await wake(page);
    await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  };
  await open();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).toBe(listing);
  await open();

  const walk = [
    "page_view /",
    "view_item_list /",
    "page_view /prodotti",
    "view_item_list /prodotti",
    // Another query is another arrival, in place or not.
    "page_view /prodotti",
    "view_item_list /prodotti",
    "select_item /prodotti",
    `page_view ${product}`,
    `view_item ${product}`,
    // Back: seen again, but its list and its product have been told.
    "page_view /prodotti",
  ];
  await expect.poll(told).toEqual(walk);
  expect(complaints).toEqual([]);
});
