/** Prices that are not plausible wait for a person or for two more readings, and goods are one only where they look it. */
import { contract, emptyListing } from "contract";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, rows, run } from "./import-set";

anewForEveryTest();

const other = { store: "altro" };
const at = (price: string, more: Record<string, string> = {}) => feed((row) => ({ ...row, ...more, price }));
/** Each reading is a day later. */
const day = (number: number) => ({ now: new Date(Date.UTC(2026, 10, number)) });
const shown = () =>
  rows("SELECT DISTINCT price_cents AS price, list_cents AS list, availability FROM offers ORDER BY 1");
const asked = () =>
  rows("SELECT DISTINCT about, detail ->> 'why' AS why, readings FROM import_questions ORDER BY 1");
const held = { price: 6_500, list: null, availability: "out_of_stock" };

test("a price that falls to almost nothing is not shown before its third reading", async () => {
  await run(feed(), day(1));
  await run(at("1.00 EUR"), day(2));
  expect(await shown()).toEqual([held]);
  await run(at("1.00 EUR"), day(3));
  expect(await shown()).toEqual([held]);
  expect(await asked()).toEqual([{ about: "price", why: "fallen", readings: 2 }]);
  await run(at("1.00 EUR"), day(4));
  expect(await shown()).toEqual([{ price: 100, list: null, availability: "in_stock" }]);
  expect(await asked()).toEqual([]);
});

test("a price that was wrong once is as before with the next feed, and nobody is asked any more", async () => {
  await run(feed(), day(1));
  await run(at("999.00 EUR"), day(2));
  expect(await shown()).toEqual([held]);
  await run(feed(), day(3));
  expect(await shown()).toEqual([{ ...held, availability: "in_stock" }]);
  expect(await asked()).toEqual([]);
});

test("what costs more than anything here comes in when a person says so, however often it is read", async () => {
  for (const number of [1, 2, 3, 4]) await run(at("999999.00 EUR"), day(number));
  expect(await shown()).toEqual([]);
  expect(await asked()).toEqual([{ about: "price", why: "absurd", readings: 4 }]);
  await rows("UPDATE import_questions SET answer = 'yes'");
  await run(at("999999.00 EUR"), day(5));
  expect(await shown()).toEqual([{ price: 99_999_900, list: null, availability: "in_stock" }]);
});

test("a discount of more than four fifths is shown at its second reading and leads no order", async () => {
  const half = { id: "B-1", item_group_id: "B", title: "Felpa Bruno", gtin: "", sale_price: "30.00 EUR" };
  const offers = feed((row, index) =>
    index === 0
      ? { ...row, price: "500.00 EUR", sale_price: "1.00 EUR" }
      : index === 1
        ? { ...row, ...half }
        : null,
  );
  await run(offers, day(1));
  const listing = async () => {
    const { products } = await asking(db(), new Date())(contract.products.list, {
      ...emptyListing,
      sort: "in_sconto",
    });
    return products.map(({ name, price }) => [name, price?.discountPercent]);
  };
  expect(await listing()).toEqual([
    ["Felpa Bruno", 54],
    ["Felpa Chaz", 0],
  ]);
  await run(offers, day(2));
  expect(await listing()).toEqual([
    ["Felpa Bruno", 54],
    ["Felpa Chaz", 99],
  ]);
});

test.each([
  ["other goods", { product_type: "Women > Shoes > Boots" }, "kind"],
  ["for somebody else", { gender: "male", product_type: "Men > Tops > Hoodies" }, "department"],
  ["called something else", { title: "Maglione Sestriere" }, "name"],
])("a number that stands with %s joins nothing, and a person is asked", async (_, told, why) => {
  await run(feed());
  await run(at("70.00 EUR", told), other);
  expect(await rows("SELECT DISTINCT product_id FROM offers")).toHaveLength(2);
  expect(await asked()).toEqual([{ about: "match", why, readings: 1 }]);
});

test("the same goods at another store become one product, at seven times the price they do not", async () => {
  await run(feed());
  await run(at("70.00 EUR"), other);
  expect(await rows("SELECT DISTINCT product_id FROM offers")).toHaveLength(1);
  await run(at("455.00 EUR"), { store: "terzo" });
  expect(await rows("SELECT DISTINCT product_id FROM offers")).toHaveLength(2);
  expect(await asked()).toEqual([{ about: "match", why: "price", readings: 1 }]);
});
