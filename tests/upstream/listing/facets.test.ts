/** Facet counts: exact, a facet does not narrow itself, and every count is what the listing then holds. */
import { contract, emptyListing, type FacetKey, facetKeys, type ListingQuery } from "contract";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import said from "./facets.json";

const { ask } = await fixtureShop();

function counts(listing: Partial<ListingQuery>, only?: string[]) {
  return ask(contract.facets.counts, {
    listing: { ...emptyListing, ...listing },
    sort: "productCount",
    order: "DESC",
    ...(only ? { only } : {}),
  });
}

async function counted(listing: Partial<ListingQuery>, key: FacetKey | "category") {
  const values = (await counts(listing))[key] ?? [];
  return Object.fromEntries(values.map(({ slug, count }) => [slug, count]));
}

describe("counts", () => {
  test("without filters every product counts", async () => {
    expect(await counted({}, "brand")).toEqual({ aurora: 4, corvo: 3, nuvola: 3, "bella-elan": 2 });
    expect(await counted({}, "category")).toEqual({ donna: 9, uomo: 3 });
  });
  test("a chosen facet keeps its other values, the others shrink, zero is left out", async () => {
    const chosen = { facets: { brand: ["corvo"] } };
    expect(await counted(chosen, "brand")).toEqual({ aurora: 4, corvo: 3, nuvola: 3, "bella-elan": 2 });
    expect(await counted(chosen, "colour")).toEqual({ nero: 2 });
    expect(await counted(chosen, "gender")).toEqual({ donna: 2, uomo: 1 });
  });
  test("categories offer the children of the chosen one, or its siblings when it has none", async () => {
    expect(await counted({ category: "donna" }, "category")).toEqual({
      "abbigliamento-donna": 6,
      "scarpe-donna": 3,
    });
    expect(await counted({ category: "vestiti-donna" }, "category")).toEqual({
      "vestiti-donna": 3,
      "giacche-donna": 3,
    });
  });
  test("availability and stars offer what there is, each beside the other filters but not beside itself", async () => {
    const sold = await counts({ availability: "esauriti" });
    expect(sold.availability?.map(({ label, count }) => [label, count])).toEqual([
      ["Disponibili", 10],
      ["Esauriti", 2],
    ]);
    expect(sold.rating).toEqual([]);
    const stars = (await counts({ rating: 4 })).rating;
    expect(stars?.map(({ slug, label, count }) => [slug, label, count])).toEqual([
      ["5", "5 stelle", 1],
      ["4", "4 stelle o più", 1],
      ["3", "3 stelle o più", 1],
      ["2", "2 stelle o più", 1],
      ["1", "1 stella o più", 1],
    ]);
  });
  test("only the asked facets are answered", async () => {
    expect(Object.keys(await counts({}, ["taglia", "colors"])).sort()).toEqual(["colour", "size"]);
  });
});

describe("order", () => {
  test("the most carried first, or by name; sizes in their natural order", async () => {
    const listing = emptyListing;
    const byCount = await ask(contract.facets.counts, { listing, sort: "productCount", order: "DESC" });
    expect(byCount.brand?.map(({ slug }) => slug)).toEqual(["aurora", "corvo", "nuvola", "bella-elan"]);
    const byName = await ask(contract.facets.counts, { listing, sort: "alpha", order: "ASC" });
    expect(byName.brand?.map(({ slug }) => slug)).toEqual(["aurora", "bella-elan", "corvo", "nuvola"]);
    const sizes = await ask(contract.options.size, listing);
    expect(sizes.map(({ label }) => label)).toEqual(["S", "M", "L", "38", "39", "40", "42"]);
  });
});

/** Choosing a value must lead to a listing of exactly as many products as its count promised. */
describe("a count is a promise", () => {
  test.each(said.starts as [string, Partial<ListingQuery>][])("from %s", async (_, start) => {
    const promised = await counts(start);
    for (const key of facetKeys) {
      for (const value of promised[key] ?? []) {
        const listing = { ...emptyListing, ...start, facets: { ...start.facets, [key]: [value.slug] } };
        const { totalResults } = await ask(contract.products.list, listing);
        expect(`${key} ${value.slug} ${totalResults}`).toBe(`${key} ${value.slug} ${value.count}`);
      }
    }
    for (const value of promised.category ?? []) {
      const listing = { ...emptyListing, ...start, category: value.slug };
      const { totalResults } = await ask(contract.products.list, listing);
      expect(`${value.slug} ${totalResults}`).toBe(`${value.slug} ${value.count}`);
    }
  });
});
