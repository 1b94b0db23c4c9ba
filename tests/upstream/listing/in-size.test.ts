/** Who filters by a size reads what the product costs in that size, how many stores have it, and is led to it. */
import { contract, emptyListing, type ListingQuery } from "contract";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { ask } = await fixtureShop();

async function cards(facets: ListingQuery["facets"]) {
  const { products } = await ask(contract.products.list, { ...emptyListing, facets });
  return new Map(products.map((card) => [card.slug, card]));
}

/** What a card says: price in cents, store, how many stores, size, colour. */
async function said(slug: string, facets: ListingQuery["facets"]) {
  const card = (await cards(facets)).get(slug);
  return card && [card.price.current, card.store?.slug, card.offerCount, card.size, card.colour];
}

test("the card of a size shows the offer that leads in it, and how many stores have it", async () => {
  const dress = "vestito-midi-in-lino";
  expect(await said(dress, {})).toEqual([5490, "bottega-nord", 3, null, null]);
  expect(await said(dress, { size: ["s"] })).toEqual([5990, "moda-milano", 2, "S", "Rosa"]);
  expect(await said(dress, { size: ["m"] }), "the rose one is sold out in M").toEqual([
    5490,
    "bottega-nord",
    1,
    "M",
    "Blu navy",
  ]);
  expect(await said(dress, { size: ["m", "s"] })).toEqual([5490, "bottega-nord", 3, "M", "Blu navy"]);
  expect(await said("sneakers-corsa", { size: ["40"] })).toEqual([3990, "moda-milano", 1, "40", "Blu"]);
  expect(await said("sneakers-corsa", { size: ["42"] })).toEqual([4190, "moda-milano", 1, "42", "Blu"]);
});

test("a colour and a store that were chosen too go on counting", async () => {
  const dress = "vestito-midi-in-lino";
  expect(await said(dress, { size: ["s", "m"], colour: ["rosa"] })).toEqual([
    5990,
    "moda-milano",
    3,
    "S",
    "Rosa",
  ]);
  expect(await said(dress, { size: ["s"], store: ["passo-svelto"] })).toEqual([
    6490,
    "passo-svelto",
    2,
    "S",
    "Rosa",
  ]);
});

test("what cannot be bought in the size says so at its price", async () => {
  const found = (await cards({ size: ["s"] })).get("vestito-corto-esaurito");
  expect([found?.available, found?.price.current, found?.offerCount]).toEqual([false, 3500, 1]);
});
