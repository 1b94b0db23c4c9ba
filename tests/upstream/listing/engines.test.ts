/**
 * One question, two engines: ClickHouse gives the answers of the memory, on random questions (`truth.test.ts` holds the memory
 * against plain SQL). The oldest server that can be had is asked as two shards, that of today as one.
 */
import { contract, emptyListing, type ListingQuery, type Sort, sorts } from "contract";
import { dayMilliseconds, shifted } from "domain/moments";
import fc from "fast-check";
import type { CardRow } from "upstream/catalogue/card-row";
import { writeListing } from "upstream/import/listing";
import { createUpstream } from "upstream/index";
import { type ClickHouse, clickHouse } from "upstream/listing/clickhouse/client";
import { clickHouseListing } from "upstream/listing/clickhouse/engine";
import { fillLimits, fillListing } from "upstream/listing/clickhouse/fill";
import { current } from "upstream/listing/clickhouse/tables";
import { wordLimits } from "upstream/listing/clickhouse/words";
import type { ListingEngine } from "upstream/listing/engine";
import { matchSearches } from "upstream/listing/match-searches";
import { memory } from "upstream/listing/memory";
import { beforeAll, describe, expect, test } from "vitest";
import { today } from "../../fixtures/catalogue";
import { fillDemo } from "../../fixtures/demo-shop";
import { scents } from "../../fixtures/plain-matching";
import { asked, facets, writeInvented } from "../../fixtures/random-listing";
import { openClickHouse, openClickHouseToday } from "../../tools/clickhouse";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import said from "./engines.json";

const run = (db: D1Database, texts: readonly string[]) => db.batch(texts.map((text) => db.prepare(text)));

const database = await forFile(openDatabase({ seeded: false }));
await writeInvented(database.db);
const stale = "INSERT OR IGNORE INTO listing_stale SELECT product_id FROM products";
await run(database.db, [...scents, stale, ...writeListing]);
const demo = await forFile(openDatabase({ seeded: false }));
const day = new Date();
await fillDemo(demo.db, day);
/** Observed so many days ago, of some offers. */
const observed = (days: number, cents: string, which: string) => `INSERT INTO price_points
  SELECT offer_id, '${shifted(day, -days * dayMilliseconds)}', ${cents}, NULL, 1 FROM offers WHERE offer_id % ${which}`;
await run(demo.db, [
  observed(50, "price_cents", "2 = 0"),
  observed(20, "price_cents + 900", "4 < 3"),
  observed(15, "price_cents - 10", "5 = 0"),
  `INSERT INTO past_price_points (store_id, external_id, observed_at, price_cents, available, product_id)
    SELECT store_id, 'gone ' || offer_id, '${shifted(day, -9 * dayMilliseconds)}', 100, 1, product_id FROM offers WHERE offer_id % 11 = 0`,
]);
const opened = [await forFile(openClickHouse(2)), await forFile(openClickHouseToday())];

const question = fc.record(
  {
    ...asked,
    excluded: facets,
    search: fc.constantFrom(...said.searches),
    sort: fc.constantFrom(...(Object.keys(sorts) as Sort[])),
    page: fc.constantFrom(1, 2, 60),
  },
  { requiredKeys: [] },
);

describe.each([
  ["two shards", 0],
  ["one server of today", 1],
])("ClickHouse on %s", (_name, index) => {
  const settings = () => opened[index]?.settings ?? [];
  const shards = () => settings().map(clickHouse);
  const listing = () => clickHouseListing(shards() as [ClickHouse, ...ClickHouse[]]);
  const asking = (search = settings()) => createUpstream({ DB: database.db, now: () => today, search });

  async function expectSamePage(query: ListingQuery) {
    expect(await asking().call(contract.products.list, query)).toEqual(
      await asking([]).call(contract.products.list, query),
    );
  }

  async function expectSame(query: ListingQuery) {
    await expectSamePage(query);
    const counts = { listing: query, sort: "alpha", order: "ASC" } as const;
    expect(await asking().call(contract.facets.counts, counts)).toEqual(
      await asking([]).call(contract.facets.counts, counts),
    );
  }

  beforeAll(async () => {
    // As a catalogue that needs more than one scheduled run.
    const { blocks } = fillLimits;
    fillLimits.blocks = 2;
    expect(await fillListing(database.db, shards())).toBeNull();
    fillLimits.blocks = blocks;
    const sent: number[] = [];
    await fillListing(database.db, shards(), (_, of) => sent.push(of));
    expect(sent).toEqual([1]);
  });

  test("answers every question as the memory does", async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        await expectSame({ ...emptyListing, ...asked, facets: asked.facets ?? {} });
      }),
      { numRuns: 15, examples: [[{ facets: { store: ["negozio-1", "negozio-2", "negozio-3"] } }]] },
    );
  });

  test("judges what stores promise, and free shipping by the price, as the memory does", async () => {
    await expectSame({ ...emptyListing, terms: ["spedizione-gratis"] });
    await expectSame({ ...emptyListing, search: "scarpe disponibili spedizione gratis" });
    await expectSame({
      ...emptyListing,
      terms: ["entro-3-giorni", "no-outlet"],
      facets: { store: ["negozio-2", "negozio-7"] },
      priceMax: 90,
    });
    const only = { listing: emptyListing, sort: "alpha", order: "ASC", only: ["condizioni"] } as const;
    const [here, there] = [asking([]), asking()];
    expect(await there.call(contract.facets.counts, only)).toEqual(
      await here.call(contract.facets.counts, only),
    );
  });

  test("drops what stands in the way of a search, and tells of it, as the memory does", async () => {
    for (const search of said.relaxed) await expectSame({ ...emptyListing, search, sort: "rilevanza" });
  });

  test("counts everything, and every order of everything, as the memory does", async () => {
    await expectSame(emptyListing);
    for (const sort of Object.keys(sorts) as Sort[])
      for (const page of [1, 40]) await expectSamePage({ ...emptyListing, sort, page });
  });

  test("looks up rare words that no isolate holds", async () => {
    const limits = { ...wordLimits };
    Object.assign(wordLimits, { held: 5, learned: 20 });
    // A new version, so that the words held for the other tests are not used.
    await run(database.db, ["UPDATE listing_version SET version = version + 1, mark = hex(version)"]);
    await fillListing(database.db, shards());
    try {
      for (const search of said.rare) await expectSame({ ...emptyListing, search });
    } finally {
      Object.assign(wordLimits, limits);
    }
  });

  test("finds what stands beside a product as the memory does", async () => {
    for (const id of [1, 2, 3, 500, 1_499])
      for (const row of [contract.products.related, contract.products.recommended]) {
        const found = await asking().call(row, { id });
        expect(found).toEqual(await asking([]).call(row, { id }));
        expect(found).not.toEqual([]);
      }
  });

  test("knows which searches some products answer, as the memory does", async () => {
    const products = Array.from({ length: 300 }, (_, id) => id + 1);
    const answered = (listing: ListingEngine) =>
      matchSearches({ db: database.db, listing }, products, said.watched, today);
    const [found, expected] = [await answered(listing()), await answered(memory)];
    expect(found).toEqual(expected);
    expect(found.found.size).toBeGreaterThan(1);
  });

  test("knows which suggestions find something, as the memory does", async () => {
    const source = { db: database.db, edgeSnapshots: null };
    for (const how of ["whole", "some"] as const) {
      const found = await (await listing().known(source)).found(said.suggested, how);
      expect(found).toEqual(await (await memory.known(source)).found(said.suggested, how));
      expect(new Set(found).size).toBe(2);
    }
  });

  test("says what it does not understand", async () => {
    const [server] = shards();
    await expect(server?.rows("SELEC 1")).rejects.toThrow(/ClickHouse answers 400: Code: 62/);
    await expect(server?.rows("SELECT * FROM nessuna")).rejects.toThrow(/ClickHouse answers 404: Code: 60/);
  });

  test("takes over a change of one block, sends no more than that, and is right again", async () => {
    await run(database.db, [
      "UPDATE offers SET price_cents = price_cents + 100 WHERE product_id BETWEEN 600 AND 700",
      "INSERT OR IGNORE INTO listing_stale SELECT value FROM json_each('[600, 650, 700]')",
      ...writeListing,
    ]);
    expect(await fillListing(database.db, shards())).toMatchObject({ blocks: 1, wasCurrent: false });
    expect(await fillListing(database.db, shards())).toMatchObject({ blocks: 0, wasCurrent: true });
    await expectSame({ ...emptyListing, sort: "prezzo_asc" });
    await expectSame({ ...emptyListing, category: "scarpe-donna" });
  });

  // The last one: these servers hold other goods then.
  test.each([0, 24])("makes every card of the demo as the database does, %d days from now", async (days) => {
    await Promise.all(shards().map((server) => server.run(`DROP TABLE IF EXISTS ${current.state}`)));
    while (!(await fillListing(demo.db, shards())));
    const now = new Date(shifted(day, days * dayMilliseconds));
    const cardsOf = async (filters: (typeof said.cards)[number], page = 1): Promise<CardRow[]> => {
      const query = { ...emptyListing, ...filters, sort: "prezzo_asc", page, size: 200 } as const;
      const context = { db: demo.db, edgeSnapshots: null, now };
      const { cards } = await memory.cards(query, context);
      expect((await listing().cards(query, context)).cards).toEqual(cards);
      return cards.length === 0 ? [] : [...cards, ...(await cardsOf(filters, page + 1))];
    };
    const [all = [], ...some] = await Promise.all(said.cards.map((filters) => cardsOf(filters)));
    const { results } = await demo.db.prepare("SELECT 1 FROM products WHERE offer_count > 0").all();
    expect(all.length).toBe(results.length);
    expect(all.filter((card) => card.lowest === 1).length).toBeGreaterThan(100);
    for (const cards of some) expect(cards.length).toBeGreaterThan(400);
  });
});
