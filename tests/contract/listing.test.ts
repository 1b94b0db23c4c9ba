/** The listing codec: whatever an address says becomes a bounded query, and one canonical address per query. */
import {
  emptyListing,
  facetKeys,
  facets,
  formatListing,
  listingHref,
  listingLimits,
  listingParamOrder,
  parseListing,
  pricesIn,
} from "contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import said from "./listing.json";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(..."1 -1 0 12,5 12.50 1e9 si true undefined a,b,,a,B donna esauriti prezzo_asc".split(" ")),
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

const read = (params: Record<string, string>) => parseListing(params);

test.each(said.availabilities as [string, string | null][])(
  "availability '%s' is %s",
  (written, availability) => {
    expect(read({ disponibilita: written }).availability ?? null).toBe(availability);
  },
);

test.each(said.ratings as [string, number | null][])("rating '%s' is %s", (written, rating) => {
  expect(read({ valutazione: written }).rating ?? null).toBe(rating);
});

test.each(said.prices as [string, number | null][])("price '%s' is %s", (written, price) => {
  expect(read({ prezzoMin: written }).priceMin ?? null).toBe(price);
});

test("equal bounds of the price are in order, and one alone is never swapped", () => {
  expect(pricesIn({ prezzoMin: "20", prezzoMax: "20" }).swapped).toBe(false);
  expect(pricesIn({ prezzoMin: "1000", prezzoMax: "500" })).toEqual({ low: 500, swapped: false });
  expect(pricesIn({ prezzoMin: "20" })).toEqual({ low: 20, swapped: false });
});

test("a search loses control characters and spaces, before and behind its 100 characters", () => {
  expect(read({ cerca: "  giacca\u0000di\t  lino " }).search).toBe("giacca di lino");
  expect(read({ cerca: `${"a".repeat(99)} b` }).search).toBe("a".repeat(99));
  expect(Object.keys(read({ cerca: " ", categoria: "" }))).not.toContain("search");
  expect(Object.keys(read({ cerca: " ", categoria: "" }))).not.toContain("category");
});

test.each([
  [" M , l ", ["m", "l"]],
  ["m,,l", ["m", "l"]],
  ["-m,m!,m", ["m"]],
  [`${"a".repeat(80)},${"b".repeat(81)}`, ["a".repeat(80)]],
  [
    Array.from({ length: 31 }, (_, index) => `v${index}`).join(),
    Array.from({ length: 30 }, (_, index) => `v${index}`),
  ],
  [",", undefined],
])("values '%s' are read", (written, values) => {
  expect(read({ taglia: written }).facets).toEqual(values ? { size: values } : {});
});

test("facets that a query names without values leave no trace in its address", () => {
  expect(listingHref({ facets: { size: undefined, colour: [] } })).toBe("/prodotti");
});

test.each([
  ["12", 12],
  ["0", 1],
  ["999999", listingLimits.page],
  ["1000000", 1],
  ["2a", 1],
])("page '%s' is %s", (written, page) => {
  expect(read({ pagina: written }).page).toBe(page);
});

test("what is left out stands in one parameter, and what cannot be read in it is ignored", () => {
  const query = parseListing({
    colore: "rosso",
    escludi: "colore:nero, BRAND:nike ,colore:blu,che:x,colore,a:b:c",
  });
  expect(query.excluded).toEqual({ colour: ["nero", "blu"], brand: ["nike"] });
  expect(listingHref(query)).toBe("/prodotti?colore=rosso&escludi=brand:nike,colore:blu,colore:nero");
  expect(parseListing({ escludi: "colore:" }).excluded).toBeUndefined();
});
