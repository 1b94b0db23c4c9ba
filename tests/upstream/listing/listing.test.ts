/** The listing on a real local D1: filters, sorts, pages, totals. Expected ids are counted from the fixture by hand. */
import { contract, emptyListing, type ListingQuery } from "contract";
import { describe, expect, test } from "vitest";
import { asking, fixtureShop } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";
import said from "./listing.json";

const { db, ask } = await fixtureShop();

async function page(query: Partial<ListingQuery>) {
  return ask(contract.products.list, { ...emptyListing, ...query });
}

async function ids(query: Partial<ListingQuery>): Promise<number[]> {
  return (await page(query)).products.map(({ id }) => id);
}

const found = async (query: Partial<ListingQuery>) => (await ids(query)).sort((a, b) => a - b);

describe("sorts", () => {
  test("'consigliati' goes by points, lets brands and kinds take turns and puts sold-out products last", async () => {
    expect(await ids({})).toEqual([3, 12, 6, 9, 5, 2, 7, 8, 10, 1, 4, 11]);
  });
  test("what is worn in this half of the year leads, whatever the day on which the catalogue was written", async () => {
    const first = async (day: string) => {
      const { products } = await asking(db, new Date(day))(contract.products.list, {
        ...emptyListing,
        category: "abbigliamento-donna",
      });
      return products.map(({ id }) => id);
    };
    // 1, 2 and 11 are dresses, 3, 4 and 12 jackets.
    expect((await first("2026-11-24T12:00:00Z"))[0]).toBe(3);
    expect((await first("2026-06-24T12:00:00Z"))[0]).toBe(1);
  });
  test("prices go up and down", async () => {
    expect(await ids({ sort: "prezzo_asc" })).toEqual([10, 11, 7, 2, 1, 12, 5, 6, 3, 9, 8, 4]);
    expect((await ids({ sort: "prezzo_desc" })).slice(0, 3)).toEqual([4, 8, 9]);
  });
  test("the newest come first, equal ones by id", async () => {
    expect((await ids({ sort: "piu_recenti" })).slice(0, 5)).toEqual([1, 12, 6, 5, 2]);
  });
  test("the biggest discount comes first", async () => {
    expect((await ids({ sort: "in_sconto" })).slice(0, 4)).toEqual([7, 10, 6, 3]);
  });
});

describe("filters", () => {
  test("a category means its whole branch", async () => {
    expect(await found({ category: "donna" })).toEqual([1, 2, 3, 4, 5, 9, 10, 11, 12]);
    expect(await found({ category: "giacche-donna" })).toEqual([3, 4, 12]);
    expect(await found({ category: "che-non-esiste" })).toEqual([]);
  });
  test("values of one facet are alternatives, facets narrow each other", async () => {
    expect(await found({ facets: { colour: ["rosa", "rosso"] } })).toEqual([1, 2, 9, 10]);
    expect(await found({ facets: { colour: ["rosa", "rosso"], brand: ["aurora"] } })).toEqual([1, 10]);
  });
  test("price bounds include themselves", async () => {
    expect(await found({ priceMin: 54.9, priceMax: 69 })).toEqual([1, 12]);
  });
  test("on sale, availability and rating", async () => {
    expect(await found({ onSale: true })).toEqual([3, 6, 7, 10]);
    expect(await found({ availability: "esauriti" })).toEqual([4, 11]);
    expect(await found({ rating: 4 })).toEqual([1]);
  });
  test("new arrivals were first seen within 30 days", async () => {
    expect(await found({ newArrivals: true })).toEqual([1, 2, 5, 6, 8, 10, 12]);
  });
  test("an unknown value finds nothing", async () => {
    expect(await found({ facets: { brand: ["nessuna"] } })).toEqual([]);
  });
});

describe("stores", () => {
  test("a card shows the best offer of the chosen stores", async () => {
    const everywhere = (await page({})).products.find(({ id }) => id === 1);
    expect(everywhere).toMatchObject({
      price: { current: 5490, previous: null },
      store: { slug: "bottega-nord" },
    });
    const there = (await page({ facets: { store: ["moda-milano"] } })).products.find(({ id }) => id === 1);
    expect(there).toMatchObject({
      price: { current: 5990, previous: 7990, discountPercent: 25 },
      store: { name: "Moda Milano", slug: "moda-milano" },
      url: "https://www.moda-milano.example/p/100",
    });
  });
  test("price, sale and order mean the offer that the card shows", async () => {
    expect(await found({ facets: { store: ["moda-milano"] }, priceMax: 55 })).toEqual([2, 7, 10, 11]);
    expect(await found({ facets: { store: ["moda-milano"] }, onSale: true })).toEqual([1, 7, 10]);
    expect(await ids({ facets: { store: ["passo-svelto"] }, sort: "prezzo_asc" })).toEqual([1, 5, 6, 3]);
  });
  test("a product that the chosen store has sold out goes last", async () => {
    expect(await ids({ facets: { store: ["bottega-nord"] } })).toEqual([12, 1, 8, 4, 5]);
  });
});

describe("search", () => {
  test.each(said.searches as [string, number[]][])("'%s' finds %j", async (search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });
});

describe("pages", () => {
  test("totals are exact and a page beyond the last is empty", async () => {
    const first = await page({ category: "donna" });
    expect(first).toMatchObject({ page: 1, totalPages: 1, totalResults: 9, resultsPerPage: 24 });
    const beyond = await page({ category: "donna", page: 7 });
    expect(beyond).toMatchObject({ products: [], page: 7, totalResults: 9 });
  });
  test("a card carries what it shows", async () => {
    const card = (await page({ search: "volo", category: "donna" })).products[0];
    expect(card).toMatchObject(said.card);
    expect(card?.pictures.map(({ src }) => src)).toEqual([
      "/media/uploads/sneakers-volo_800x1000.svg",
      "/media/uploads/sneakers-volo-b_800x1000.svg",
    ]);
  });
  test("shipping follows the store's rule where the offer says nothing", async () => {
    const cards = (await page({ facets: { store: ["moda-milano"] } })).products;
    const shipping = Object.fromEntries(cards.map((card) => [card.id, card.shippingCents]));
    expect(shipping).toMatchObject({ 1: 0, 2: 490, 9: 0, 10: 490 });
  });
});

test("a product that nobody offers any more is in no listing, but keeps its page", async () => {
  const orphan =
    "INSERT INTO products (product_id, slug, group_key, name, inserted_at, inserted_on, updated_at)";
  const day = today.toISOString();
  await db
    .prepare(`${orphan} VALUES (99, 'vecchio', 'vecchio', 'Vecchio', ?, ?, ?)`)
    .bind(day, day, day)
    .run();
  for (const query of [{}, { newArrivals: true }, { sort: "prezzo_asc" }] as const) {
    expect(await ids(query)).not.toContain(99);
  }
  expect((await page({})).totalResults).toBe(12);
  const product = await ask(contract.products.bySlug, { slug: "vecchio" });
  expect(product).toMatchObject({ price: { current: null }, purchasable: false, offers: [], merchant: null });
});
