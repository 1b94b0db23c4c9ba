/** A recommended price comes in beside the price, and nothing of a discount is made of it; what was confirmed as a former price before is mended. */
import { contract, emptyListing } from "contract";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, figures, rows, run } from "./import-set";

anewForEveryTest();

const ask = () => asking(db(), new Date());
const listed = (price: string, more = "") =>
  feed((row) => ({ ...row, price: "65.00 EUR" }))
    .split("\n")
    .map((line, at) => `${line}\t${at === 0 ? "recommended_price" : price}${more}`)
    .join("\n");
const stored = () =>
  rows(
    "SELECT DISTINCT price_cents AS price, list_cents AS list, recommended_cents AS recommended FROM offers",
  );
const inSconto = async () =>
  (await ask()(contract.products.list, { ...emptyListing, onSale: true })).products.map(({ id }) => id);

test("a recommended price is kept, told by the product's offers, and is no discount anywhere", async () => {
  await run(listed("89.90 EUR"));
  expect(await stored()).toEqual([{ price: 6_500, list: null, recommended: 8_990 }]);
  const [product] = await rows<{ slug: string; list_cents: null; discount_percent: number }>(
    "SELECT slug, list_cents, discount_percent FROM products",
  );
  expect(product).toMatchObject({ list_cents: null, discount_percent: 0 });
  const { offers, price } = await ask()(contract.products.bySlug, { slug: product?.slug ?? "" });
  expect(price).toMatchObject({ current: 6_500, previous: null, discountPercent: 0 });
  expect(offers[0]).toMatchObject({
    recommendedPrice: 8_990,
    price: { previous: null },
    discountVerified: false,
  });
  expect(await inSconto()).toEqual([]);
  expect(await rows("SELECT DISTINCT list_cents AS list FROM price_points")).toEqual([{ list: null }]);
});

test("it changes and goes with the feed; rows without one are those that they were", async () => {
  await run(feed());
  expect(figures(await run(listed("")))).toEqual([0, 0, 5, 0, 0]);
  expect(figures(await run(listed("89.90 EUR")))).toEqual([0, 5, 0, 0, 0]);
  expect(figures(await run(listed("99.90 EUR")))).toEqual([0, 5, 0, 0, 0]);
  expect(await stored()).toEqual([{ price: 6_500, list: null, recommended: 9_990 }]);
  expect(figures(await run(feed()))).toEqual([0, 5, 0, 0, 0]);
  expect(await stored()).toEqual([{ price: 6_500, list: null, recommended: null }]);
  expect(await rows("SELECT COUNT(*) AS n FROM price_points")).toEqual([{ n: 5 }]);
});
