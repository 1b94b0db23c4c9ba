/** How often a page of a process that holds nothing asks the database: each time is a way there and back, of which six go at once. */
import { expect, test } from "vitest";
import { startSite } from "../tools/site";

const product = "SELECT slug FROM products WHERE offer_count > 1 ORDER BY product_id LIMIT 1";
const article = "SELECT 'magazine/' || slug AS slug FROM blogs LIMIT 1";

test.each([
  ["home", "/", 15],
  ["offers", "/offerte", 15],
  ["a listing", "/prodotti?cerca=camicia", 15],
  ["a product", product, 15],
  ["an article", article, 15],
])("%s, cold, asks at most so often", async (_, where, most) => {
  const site = await startSite({ LOG: "off" });
  const path = where.startsWith("/") ? where : `/${await site.db.prepare(where).first("slug")}`;
  const { status } = await site.page(path);
  const used = (await (await site.get("/__used")).json()) as { subrequests: number };
  await site.stop();
  expect(status).toBe(200);
  expect(used.subrequests).toBeLessThanOrEqual(most);
});
