/** Where a listing without a product leads on. */
import { contract, emptyListing, type ListingQuery } from "contract";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { ask } = await fixtureShop();

async function listed(query: Partial<ListingQuery>) {
  return ask(contract.products.list, { ...emptyListing, ...query });
}

/** What is offered, all of which must find something. */
async function nearest(query: Partial<ListingQuery>) {
  const { totalResults, nearest } = await listed(query);
  expect(totalResults).toBe(0);
  for (const search of nearest?.kinds ?? [])
    expect((await listed({ search })).totalResults, search).toBeGreaterThan(0);
  for (const { slug, products, search } of nearest?.brands ?? [])
    expect((await listed({ facets: { brand: [slug] }, ...(search && { search }) })).totalResults).toBe(
      products,
    );
  return nearest;
}

test("what finds something names no neighbours", async () => {
  expect((await listed({ search: "scarpe" })).nearest).toBeNull();
});

test("kinds like what was understood come first, and the brands that sell most of it", async () => {
  const found = await nearest({ search: "scarpe", priceMin: 9_000 });
  expect(found?.kinds[0]).toBe("sneakers");
  expect(found?.brands[0]).toMatchObject({ name: "Nuvola", search: "sneakers" });
});

test("a word that nobody knows leads to kinds and brands spelled like it", async () => {
  expect((await nearest({ search: "vsetoti" }))?.kinds).toContain("vestiti");
  expect((await nearest({ search: "nuvvlo" }))?.brands[0]?.name).toBe("Nuvola");
});

test("a word that is like nothing, and filters without a search, lead to what there is most of", async () => {
  for (const query of [{ search: "xqzwk" }, { category: "donna", priceMin: 9_000 }]) {
    const found = await nearest(query);
    expect(found?.kinds.length).toBeGreaterThan(1);
    expect(found?.brands.length).toBeGreaterThan(1);
  }
});
