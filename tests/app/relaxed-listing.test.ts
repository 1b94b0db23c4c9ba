/** Before a listing says that nothing was found, everything that was asked is dropped in turn; what costs least is shown. */

import type { ListingQuery } from "contract/listing/query";
import { parseListing } from "contract/listing/query";
import { Understood } from "contract/listing/understood";
import fc from "fast-check";
import { expect, test } from "vitest";
import { relaxedListing } from "~/routes/prodotti/relaxed-listing";
import asked from "./relaxed-listing.json";

const every = parseListing(asked);

/** A site that holds as many products as the listing says. */
function siteOf(holds: (query: ListingQuery) => number) {
  const asked: ListingQuery[] = [];
  const context = {
    optional: (promise: Promise<unknown>) => promise,
    exits: { link: () => "/vai" },
    api: {
      products: {
        async list(query: ListingQuery) {
          asked.push(query);
          return { products: [], totalResults: holds(query) };
        },
      },
    },
  };
  return { context: context as never, asked };
}

test.each([
  ["Nuovi arrivi", (query: ListingQuery) => !query.newArrivals],
  ["In sconto", (query: ListingQuery) => !query.onSale],
  ["Esauriti", (query: ListingQuery) => !query.availability],
  ["Valutazione da 5", (query: ListingQuery) => !query.rating],
  ["fino a 20 €", (query: ListingQuery) => query.priceMax === undefined],
  ["M", (query: ListingQuery) => !query.facets.size],
  ["Rosa, Nero", (query: ListingQuery) => !query.facets.colour],
  ["Abbigliamento donna", (query: ListingQuery) => !query.category],
])("'%s' can be what stands in the way", async (label, isFree) => {
  const { context } = siteOf((query) => (isFree(query) ? 7 : 0));
  const { costs, relaxed } = await relaxedListing(every, null, context);
  expect(costs).toMatchObject([{ label, total: 7 }]);
  expect(relaxed).toMatchObject({ labels: [label], total: 7 });
});

test("of several ways to something the one that costs least is shown, and all are told", async () => {
  const { context } = siteOf((query) => (!query.newArrivals || !query.facets.colour ? 3 : 0));
  const { costs, relaxed } = await relaxedListing(every, null, context);
  expect(costs.map(({ label }) => label).sort()).toEqual(["Nuovi arrivi", "Rosa, Nero"]);
  expect(relaxed?.labels).toEqual(["Nuovi arrivi"]);
});

test("where no single thing is in the way the least important ones go together, and nobody is asked without end", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(["newArrivals", "onSale", "category", "priceMax"] as const),
      async (wanted) => {
        const { context, asked } = siteOf((query) => (wanted.every((key) => !query[key]) ? 2 : 0));
        const { relaxed } = await relaxedListing(every, null, context);
        expect(relaxed?.total).toBe(2);
        expect(asked.length).toBeLessThanOrEqual(16);
      },
    ),
    { numRuns: 30 },
  );
});

test("of a search its parts go too, but never the thing itself nor what must not be", async () => {
  const text = "scarpe rosse sotto 20 euro senza lacci";
  const part = (etichetta: string, from: number, to: number, more: object = {}) => ({
    ...{ etichetta, tratti: [[from, to]], filtro: null, ...more },
  });
  const understood = Understood.parse({
    testo: text,
    parti: [
      part("Scarpe", 0, 6),
      part("Rosso", 7, 12, { filtro: "colore", valori: ["rosso"] }),
      part("fino a 20 €", 13, 26, { prezzo_max: 20 }),
      part("senza lacci", 27, 38),
    ],
    esclusi: [],
    corretto: null,
    alla_lettera: null,
  });
  const query = parseListing({ cerca: text });
  const priced = siteOf(({ search }) => (search === "scarpe rosse senza lacci" ? 4 : 0));
  expect((await relaxedListing(query, understood, priced.context)).relaxed).toMatchObject({
    labels: ["fino a 20 €"],
    total: 4,
  });
  const others = siteOf(({ search }) => (search?.includes("lacci") && search.includes("scarpe") ? 0 : 9));
  const { costs, relaxed } = await relaxedListing(query, understood, others.context);
  expect(costs.map(({ label }) => label)).toEqual(["Scarpe", "senza lacci"]);
  expect(relaxed).toBeNull();
});
