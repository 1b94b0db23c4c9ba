/** Every alternative shape of the product that product.md 'Entities' allow, and what the pages see of it. */

import { Merchant, Offer, ProductCard, ProductDetail, Variant } from "contract";
import { describe, expect, test } from "vitest";
import said from "./product-shapes.json";

const bare = { prodotto_id: 7, nome_prodotto: "Abito" };
const card = (more: Record<string, unknown>) => ProductCard.parse({ ...bare, ...more });
const nike = { name: "Nike", slug: "nike" };

describe("a product", () => {
  test.each([
    ["text", "Nike", { name: "Nike", slug: null }],
    ["an object with value", { value: "Nike", attribute_slug: "nike" }, nike],
    ["an object with name", { name: "Nike", slug: "nike" }, nike],
    ["an object with label", { label: "Nike" }, { name: "Nike", slug: null }],
    ["a list of texts", ["Nike", "Puma"], { name: "Nike", slug: null }],
    [
      "a list of objects",
      [{ value: "Nike", attribute_slug: "nike", imageUrl: "n.svg" }, "Puma"],
      { ...nike, image: "n.svg" },
    ],
    ["an empty list", [], null],
    ["absent", undefined, null],
    ["null", null, null],
  ])("reads a brand that is %s", (_, brand, expected) => {
    expect(card({ brand }).brand).toEqual(expected);
    expect(card({ marca: brand }).brand).toEqual(expected);
    expect(card({ negozio: brand }).store).toEqual(expected);
  });

  test.each([
    ["a comma-separated text", { immagine_prodotto: "a.webp, b.webp,c.webp" }, ["a.webp", "b.webp"]],
    ["a list", { immagine_prodotto: ["a.webp", "b.webp"] }, ["a.webp", "b.webp"]],
    ["the other name", { immagine: "a.webp" }, ["a.webp"]],
    ["nothing", {}, []],
  ])("reads pictures from %s", (_, wire, expected) => {
    expect(card(wire).pictures.map(({ src }) => src.replace("/media/uploads/", ""))).toEqual(expected);
  });

  test.each(said.numbers as [string, object, string | null][])(
    "has the number of the goods from %s",
    (_, wire, expected) => {
      expect(ProductDetail.parse({ ...bare, ...wire }).gtin).toBe(expected);
    },
  );

  test("keeps a picture with a full address", () => {
    expect(card({ immagine: "https://cdn.example/a.jpg" }).pictures[0]?.src).toBe(
      "https://cdn.example/a.jpg",
    );
  });

  test.each(said.prices as [Record<string, unknown>, number | null, null | number, number][])(
    "reads the price of %o",
    (wire, current, previous, discountPercent) => {
      expect(card(wire).price).toEqual({ current, previous, discountPercent, currency: "EUR" });
    },
  );

  test("takes the first outgoing link that is not empty, and only http(s)", () => {
    const url = "https://negozio.example/p";
    expect(card({ url_prodotto: "", url_affiliato: url, url: "https://altro.example/" }).url).toBe(url);
    expect(card({ affiliate_url: url }).url).toBe(url);
    expect(card({ url }).url).toBe(url);
    expect(card({ url_prodotto: "javascript:alert(1)" }).url).toBeNull();
  });

  test("reads sizes from a list, from text and from value objects", () => {
    expect(card({ taglie: ["S", 42, { value: "M" }, null, ""] }).sizes).toEqual(["S", "42", "M"]);
    expect(card({ taglie: "S, M" }).sizes).toEqual(["S", "M"]);
  });
});

describe("a product page", () => {
  test.each(["data", "product", "prodotto", null])("arrives under %s", (name) => {
    expect(ProductDetail.parse(name ? { [name]: bare } : bare)).toMatchObject({
      id: 7,
      price: { current: null },
      purchasable: false,
      availability: "out_of_stock",
      offers: [],
      variants: [],
      merchant: null,
      rating: null,
    });
  });

  test("drops what is broken in its lists and keeps the rest", () => {
    const product = ProductDetail.parse({
      ...bare,
      offerte: [
        { prezzo: "10,00", url: "https://a.example/", disponibilita: "in_stock", negozio: ["A"] },
        "rotto",
        4,
      ],
      attributi: [{ nome_attributo: "Colore", valore: "Rosso" }, { nome_attributo: "Taglia" }],
      varianti: [{ slug: "senza-id" }, { variante_id: "12", slug: "rossa" }],
      aggregateOffer: "niente",
      recensioni: { totale: "x" },
    });
    expect(product.offers.map(({ store, price }) => [store?.name, price.current])).toEqual([["A", 1000]]);
    expect(product.attributes).toEqual([{ name: "Colore", value: "Rosso" }]);
    expect(product.variants.map(({ id }) => id)).toEqual([12]);
    expect(product.rating).toBeNull();
  });
});

describe("an offer", () => {
  test.each(said.unbuyable as [string, object][])("%s cannot be bought", (_, wire) => {
    expect(Offer.parse(wire).purchasable).toBe(false);
  });

  test.each<[string | undefined, string]>([
    ...(said.availabilities as [string, string][]),
    [undefined, "out_of_stock"],
  ])("that says %s is %s", (disponibilita, expected) => {
    expect(Offer.parse({ disponibilita }).availability).toBe(expected);
  });

  test("shows its store's logo under either name, and claims no verified discount without one", () => {
    expect(Offer.parse({ logo_url: "a.svg" }).logo?.src).toBe("/media/logos/a.svg");
    expect(Offer.parse({ merchant_logo_url: "b.svg", logo_url: "a.svg" }).logo?.src).toBe(
      "/media/logos/b.svg",
    );
    expect(Offer.parse({ prezzo: 10, sconto_verificato: true }).discountVerified).toBe(false);
  });
});

test("a store comes in both documented shapes", () => {
  const expected = { name: "Moda", slug: "moda", coupons: 2, deals: 1 };
  const first = {
    name: "Moda",
    slug: "moda",
    logo_url: "m.svg",
    totals: { coupons: 2, deals: 1, promotions: 3 },
  };
  const second = {
    merchantName: "Moda",
    merchantSlug: "moda",
    url_immagine: "m.svg",
    totalCoupons: "2",
    totalDeals: 1,
  };
  expect(Merchant.parse(first)).toMatchObject(expected);
  expect(Merchant.parse(second)).toEqual(Merchant.parse(first));
});

test("a variant without pictures, link or availability is still a choice", () => {
  expect(Variant.parse({ variante_id: 3 })).toMatchObject({
    id: 3,
    slug: null,
    pictures: [],
    available: true,
  });
});
