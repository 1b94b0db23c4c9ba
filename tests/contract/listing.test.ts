/** The listing codec: whatever an address says becomes a bounded query, and one canonical address per query. */
import {
  emptyListing,
  facetKeys,
  facets,
  formatListing,
  listingLimits,
  listingParamOrder,
  parseListing,
} from "contract";
import fc from "fast-check";
import { expect, test } from "vitest";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "1",
    "-1",
    "0",
    "12,5",
    "12.50",
    "1e9",
    "si",
    "true",
    "undefined",
    "a,b,,a,B",
    "donna",
    "esauriti",
    "prezzo_asc",
  ),
);
const params = fc.dictionary(fc.constantFrom(...listingParamOrder, "page", "sort", "insconto"), value);

test("parsing, writing and parsing again gives the same query", () => {
  fc.assert(
    fc.property(params, (given) => {
      const query = parseListing(given);
      expect(parseListing(formatListing(query))).toEqual(query);
    }),
  );
});

test("an address is written in one order and holds nothing that is a default", () => {
  fc.assert(
    fc.property(params, (given) => {
      const names = Object.keys(formatListing(parseListing(given)));
      expect(names).toEqual(listingParamOrder.filter((name) => names.includes(name)));
    }),
  );
  expect(formatListing(emptyListing)).toEqual({});
  expect(formatListing(parseListing({ pagina: "1", ordinamento: "consigliati", inSconto: "no" }))).toEqual(
    {},
  );
});

test("every query is bounded", () => {
  fc.assert(
    fc.property(params, (given) => {
      const query = parseListing(given);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(listingLimits.page);
      expect((query.search ?? "").length).toBeLessThanOrEqual(listingLimits.searchLength);
      for (const key of facetKeys) {
        const values = query.facets[key] ?? [];
        expect(values.length).toBeLessThanOrEqual(listingLimits.valuesPerFacet);
        expect(new Set(values).size).toBe(values.length);
      }
    }),
  );
});

test("the documented spellings are read", () => {
  expect(parseListing({ prezzoMin: "12,50", insconto: "yes", taglia: "38,M,m,undefined," })).toMatchObject({
    priceMin: 12.5,
    onSale: true,
    facets: { size: ["38", "m"] },
  });
  expect(parseListing({ [facets.neckType.param]: "a-v", pagina: "-1", prezzoMax: "abc" })).toMatchObject({
    facets: { neckType: ["a-v"] },
    page: 1,
    priceMax: undefined,
  });
});
