/** The home of a shop that made no banner: its own goods open it, and fit every phone. */
import { expect, test } from "vitest";
import { openShop } from "../tools/browser";
import { forFile } from "../tools/for-file";

const shop = await forFile(openShop({ LOG: "off" }));
await shop.site.db.prepare("DELETE FROM banners").run();

test("two goods fill the frame, and nothing is wider than the screen", async () => {
  const { page } = await shop.visit({ width: 390 });
  for (const width of [390, 360, 320, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    expect(await page.locator(".hero-goods img").count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const words = await page.locator(".frame").boundingBox();
  // Before goods that come late React's mark stands.
  await page.evaluate(() =>
    document.querySelector(".hero")?.insertAdjacentHTML("afterbegin", "<template></template>"),
  );
  expect(await page.locator(".frame").boundingBox()).toEqual(words);
});
