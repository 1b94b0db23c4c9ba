/** Filters of the listing by what stores promise: free shipping by each offer's price, the rest by the store, nothing by silence. */
import { contract, emptyListing, type ListingQuery } from "contract";
import { type AskedTerm, askedTermKeys } from "contract/listing/terms";
import { termLimits } from "contract/store-terms";
import { deskActs } from "upstream/desk";
import { countStock } from "upstream/import/stores";
import { promisesOf } from "upstream/listing/promises";
import { batch, sql } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { ask, db } = await fixtureShop();
const dress = "vestito-midi-in-lino";
const operator = { hasAdminKey: true };

/** Price in cents, and store, of the dress's card; nothing where the listing leaves it out. */
async function card(terms: AskedTerm[], more: Partial<ListingQuery> = {}) {
  const { products } = await ask(contract.products.list, { ...emptyListing, ...more, terms });
  const found = products.find(({ slug }) => slug === dress);
  return found && [found.price.current, found.store?.slug];
}

describe("free shipping", () => {
  test("is judged by the price of each offer: the card shows the first that ships for nothing", async () => {
    expect(await card([])).toEqual([5490, "bottega-nord"]);
    expect(await card(["spedizione-gratis"])).toEqual([5990, "moda-milano"]);
    expect(await card(["spedizione-gratis"], { facets: { store: ["passo-svelto"] } })).toEqual([
      6490,
      "passo-svelto",
    ]);
    expect(
      await card(["spedizione-gratis"], { facets: { store: ["bottega-nord"] } }),
      "nobody says what it asks",
    ).toBeUndefined();
  });

  test("is what a search for it means, and a search for more than any store promises says so", async () => {
    const search = async (search: string) => {
      const { products, understood } = await ask(contract.products.list, { ...emptyListing, search });
      const card = products.find(({ slug }) => slug === dress);
      return [card?.price.current, understood?.parts.map(({ label }) => label), understood?.leftOut];
    };
    expect(await search("vestiti qzwx qzwx")).toEqual([5490, ["Vestiti"], ["qzwx"]]);
    for (const words of ["spedizione gratis", "consegna gratuita", "senza spese di spedizione"])
      expect(await search(`vestiti ${words}`)).toEqual([5990, ["Vestiti", "Spedizione gratis"], []]);
    expect(await search("vestiti reso gratuito")).toEqual([5490, ["Vestiti"], ["reso gratuito"]]);
    expect(await search("reso gratuito")).toEqual([5490, [], ["reso gratuito"]]);
    expect(await search("vestiti disponibili")).toEqual([5490, ["Vestiti", "Disponibili"], []]);
  });

  test("is judged in the size that was chosen", async () => {
    expect(await card(["spedizione-gratis"], { facets: { size: ["s"] } })).toEqual([5990, "moda-milano"]);
  });

  test("is known from the threshold alone, and where all offers of a store say what shipping costs", () => {
    const store = { id: 1, slug: "x" };
    const never = Number.POSITIVE_INFINITY;
    expect(promisesOf(store).freeFrom).toBe(never);
    expect(promisesOf({ ...store, unsaid: 3 }).freeFrom).toBe(never);
    expect(promisesOf({ ...store, unsaid: 3, freeFrom: 6_000 }).freeFrom).toBe(6_000);
    expect(promisesOf({ ...store, unsaid: 0 }).freeFrom).toBe(0);
    expect(promisesOf({ ...store, shipping: 490, freeFrom: 6_000 }).freeFrom).toBe(0);
  });
});

describe("delivery", () => {
  const days = (delivery: string | null, deliveries?: (string | null)[]) =>
    promisesOf({ id: 1, slug: "x", delivery, deliveries: deliveries ? JSON.stringify(deliveries) : null })
      .days;

  test("counts with the longest time that any offer of a store takes, and not where one does not say", () => {
    expect(days("2-3 giorni")).toBe(3);
    expect(days(null)).toBeNull();
    expect(days(null, ["24/48 ore", "2-3 giorni"])).toBe(3);
    expect(days("2-3 giorni", ["24/48 ore", "5-7 giorni"])).toBe(7);
    expect(days("24/48 ore", ["2-3 giorni", null])).toBe(3);
    expect(days(null, ["2-3 giorni", null])).toBeNull();
    const cut = "x".repeat(termLimits.deliveries + 1);
    expect(promisesOf({ id: 1, slug: "x", delivery: "1 giorno", deliveries: cut }).days).toBeNull();
  });

  test("is counted of a store's offers when an import ends", async () => {
    const counted = () =>
      batch(db, [
        sql`UPDATE offers SET delivery = iif(offer_id % 2, '24/48 ore', '5-7 giorni') WHERE store_id = 2`,
        countStock("passo-svelto"),
        countStock("bottega-nord"),
        sql`SELECT deliveries, shipping_unsaid AS unsaid, offers FROM store_stock WHERE store_id IN (2, 3) ORDER BY store_id`,
      ]);
    const [swift, north] = (await counted()).at(-1) as {
      deliveries: string;
      unsaid: number;
      offers: number;
    }[];
    expect((JSON.parse(swift?.deliveries ?? "") as string[]).toSorted()).toEqual(["24/48 ore", "5-7 giorni"]);
    expect(north?.deliveries).toBe("[null]");
    expect([swift?.unsaid, north?.unsaid === north?.offers]).toEqual([0, true]);
  });
});

test("what an operator writes of a store is found at once; silence is no promise, of outlets either", async () => {
  expect(await card(["resi-gratis"])).toBeUndefined();
  const { shipping, freeFrom, delivery, ...kept } = await ask(
    deskActs.storeKeeping.one.row,
    { store: "passo-svelto" },
    operator,
  );
  const terms = { freeReturns: true, outlet: false };
  const written = { ...kept, shipping, freeFrom, delivery, terms, programme: null, store: "passo-svelto" };
  await ask(deskActs.storeKeeping.update.row, written, operator);
  expect(await card(["resi-gratis"])).toEqual([6490, "passo-svelto"]);
  expect(await card(["resi-gratis", "no-outlet"])).toEqual([6490, "passo-svelto"]);
  expect(await card(["outlet"])).toBeUndefined();
});

test("each promise is counted under the other filters, and only for who asks for the counts", async () => {
  const listing = { ...emptyListing, terms: ["resi-gratis" as const], onSale: true };
  const order = { sort: "productCount", order: "DESC" } as const;
  const all = await ask(contract.facets.counts, { listing, ...order });
  expect(all.terms).toBeUndefined();
  const { terms = [] } = await ask(contract.facets.counts, { listing, ...order, only: ["condizioni"] });
  expect(terms.map(({ slug }) => slug)).toEqual(askedTermKeys);
  for (const { slug, count } of terms) {
    const asked = { ...listing, terms: [...new Set([...listing.terms, slug as AskedTerm])] };
    expect(count).toBe((await ask(contract.products.list, asked)).totalResults);
  }
});
