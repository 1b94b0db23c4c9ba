/** The product page's data and the lists around it, on a real local D1. */
import { contract, emptyListing } from "contract";
import { writeRatings } from "upstream/catalogue/reviews";
import { writeListing } from "upstream/import/listing";
import { Refusal } from "upstream/index";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";

const { db, ask } = await fixtureShop();

const bySlug = (slug: string) => ask(contract.products.bySlug, { slug });

describe("the product page", () => {
  test("a product has the price of its best offer and every store's offers, the lowest total that can be bought first", async () => {
    const product = await bySlug("vestito-midi-in-lino");
    expect(product).toMatchObject({
      id: 1,
      price: { current: 5490, previous: null },
      purchasable: true,
      availability: "in_stock",
      selectedVariantId: null,
      categorySlug: "vestiti-donna",
      tags: ["primavera", "comodo"],
      merchant: { name: "Bottega Nord", slug: "bottega-nord", coupons: 0 },
      gtin: null,
    });
    expect(
      product.offers.map(({ price, store, variantId }) => [price.current, store?.name, variantId]),
    ).toEqual([
      [5490, "Bottega Nord", 12],
      [5990, "Moda Milano", 10],
      [6490, "Passo Svelto", 10],
      [5990, "Moda Milano", 11],
    ]);
    expect(product.offers.map(({ purchasable }) => purchasable)).toEqual([true, true, true, false]);
    expect(product.offers.map(({ promotions }) => promotions)).toEqual([0, 2, 0, 2]);
    expect(product.pictures).toHaveLength(3);
  });
  test("attributes are Italian and in the documented order", async () => {
    const { attributes } = await bySlug("vestito-midi-in-lino");
    expect(attributes).toEqual([
      { name: "Taglia", value: "S, M" },
      { name: "Colore", value: "Blu navy, Rosa" },
      { name: "Negozio", value: "Bottega Nord, Moda Milano, Passo Svelto" },
      { name: "Materiale", value: "Lino" },
      { name: "Stagione", value: "Estate" },
      { name: "Genere", value: "Donna" },
    ]);
  });
  test("a variant's slug brings the variant's name, pictures, price and store", async () => {
    const product = await bySlug("vestito-midi-in-lino-rosa-s");
    expect(product).toMatchObject({
      id: 1,
      slug: "vestito-midi-in-lino",
      name: "Vestito midi in lino Rosa S",
      selectedVariantId: 10,
      price: { current: 5990, previous: 7990, discountPercent: 25 },
      url: "https://www.moda-milano.example/p/100",
      merchant: { slug: "moda-milano", coupons: 2, deals: 0 },
      gtin: "8001234567897",
    });
    expect(product.pictures[0]?.src).toBe("/media/uploads/vestito-midi-in-lino-rosa_800x1000.svg");
    expect(product.pictures).toHaveLength(4);
  });
  test("a sold-out variant is sold out although others can be bought", async () => {
    const product = await bySlug("vestito-midi-in-lino-rosa-m");
    expect(product).toMatchObject({ purchasable: false, availability: "out_of_stock", available: false });
    expect(product.variants.map(({ slug, available }) => [slug, available])).toEqual([
      ["vestito-midi-in-lino-rosa-s", true],
      ["vestito-midi-in-lino-rosa-m", false],
      ["vestito-midi-in-lino-blu-navy-m", true],
    ]);
  });
  test("an unknown id or slug is refused with 404", async () => {
    for (const call of [() => bySlug("nulla"), () => ask(contract.products.byId, { id: 4_000 })]) {
      const refusal = await call().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal).toMatchObject({ status: 404 });
    }
  });
  test("variants are narrowed by size, colour and gender", async () => {
    const narrowed = async (filter: { size?: string; colour?: string; gender?: string }) => {
      const variants = await ask(contract.products.variants, {
        id: 1,
        size: null,
        colour: null,
        gender: null,
        ...filter,
      });
      return variants.map(({ id }) => id);
    };
    expect(await narrowed({})).toEqual([10, 11, 12]);
    expect(await narrowed({ size: "m" })).toEqual([11, 12]);
    expect(await narrowed({ size: "m", colour: "blu-navy", gender: "donna" })).toEqual([12]);
    expect(await narrowed({ gender: "uomo" })).toEqual([]);
  });
});

test("reviews decide the rating by which the listing filters", async () => {
  const rated = async (rating: number) =>
    (await ask(contract.products.list, { ...emptyListing, rating })).products.map(({ id }) => id);
  const insert = db.prepare(
    "INSERT INTO reviews (state, product_id, author, rating, body, written_at) VALUES ('published', ?, 'Anna', ?, 'Bello', '2026-01-01')",
  );
  await db.batch([
    ...[4, 5, 5].map((stars) => insert.bind(2, stars)),
    insert.bind(3, 3),
    ...[...writeRatings, ...writeListing].map((statement) => db.prepare(statement)),
  ]);
  expect(await rated(4)).toEqual([2]);
  expect((await rated(3)).toSorted()).toEqual([2, 3]);
  expect((await bySlug("vestiti-lunghi-a-fiori")).rating).toEqual({ count: 3, average: 14 / 3 });
});

describe("lists around a product", () => {
  const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

  test("related: what is like it, only what can be bought", async () => {
    expect(ids(await ask(contract.products.related, { id: 5 }))).toEqual([9, 10]);
    expect(ids(await ask(contract.products.related, { id: 1 }))).toEqual([2]);
  });
  test("recommended: the categories beside it, the same brand first", async () => {
    expect(ids(await ask(contract.products.recommended, { id: 1 }))).toEqual([3, 12]);
  });
  test("recently viewed keeps the given order, drops repeats, unknown ones and the shown product", async () => {
    expect(ids(await ask(contract.products.recentlyViewed, { ids: "7,1,999,7,03" }))).toEqual([7, 1, 3]);
    expect(ids(await ask(contract.products.recentlyViewedBeside, { id: 1, ids: "7,1,3" }))).toEqual([7, 3]);
  });
  test("a card names the code that the product's own page names, until it ends", async () => {
    const everything = "1,2,3,4,5,6,7,8,9,10,11,12";
    const cardsNow = async () => [
      ...(await ask(contract.products.list, emptyListing)).products,
      ...(await ask(contract.products.related, { id: 5 })),
      ...(await ask(contract.products.recommended, { id: 1 })),
      ...(await ask(contract.products.recentlyViewed, { ids: everything })),
    ];
    const named = new Set<string | undefined>();
    for (const { id, code } of await cardsNow()) {
      const own = await ask(contract.products.byId, { id });
      expect([id, code, own.code]).toEqual([id, own.offers[0]?.code ?? null, own.offers[0]?.code ?? null]);
      named.add(code?.masked);
    }
    expect([...named].sort()).toEqual(["MO****10", undefined]);

    await db.prepare("UPDATE promotions SET ends_at = ?").bind(today.toISOString()).run();
    expect((await cardsNow()).filter(({ code }) => code)).toEqual([]);
  });
});
