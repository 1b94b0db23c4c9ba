/** The sitemap's rows: every product that somebody offers once, under its canonical slug. */
import { contract } from "contract";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { products } from "../../fixtures/catalogue-products";

const { ask } = await fixtureShop();

test("the index says how many pages there are", async () => {
  expect(await ask(contract.seo.sitemap, {})).toEqual({ pages: 1, products: [] });
});

test("a page holds each offered product's slug and its last change", async () => {
  const page = await ask(contract.seo.sitemap, { page: 1 });
  expect(page.products).toHaveLength(products.length);
  expect(page.products[4]).toEqual({ slug: "sneakers-volo", updatedAt: "2026-03-10T12:00:00.000Z" });
});

test("a page beyond the last is not found", async () => {
  await expect(ask(contract.seo.sitemap, { page: 2 })).rejects.toMatchObject({ status: 404 });
  await expect(ask(contract.seo.sitemap, { page: 0 })).rejects.toMatchObject({ status: 404 });
});
