/**
 * One question, two engines: ClickHouse gives the answers of the memory, on random questions (`truth.test.ts` holds the memory
 * against plain SQL). The oldest server that can be had is asked as two shards, that of today as one.
 */
import { contract, emptyListing, type ListingQuery, type Sort, sorts } from "contract";
import fc from "fast-check";
import { writeListing } from "upstream/import/listing";
import { createUpstream } from "upstream/index";
import { clickHouse } from "upstream/listing/clickhouse/client";
import { clickHouseListing } from "upstream/listing/clickhouse/engine";
import { fillLimits, fillListing } from "upstream/listing/clickhouse/fill";
import { wordLimits } from "upstream/listing/clickhouse/words";
import { matchSearches } from "upstream/listing/match-searches";
import { memory } from "upstream/listing/memory";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { today } from "../../fixtures/catalogue";
import { scents } from "../../fixtures/plain-matching";
import { asked, facets, writeInvented } from "../../fixtures/random-listing";
import { type ClickHouseServers, openClickHouse, openClickHouseToday } from "../../tools/clickhouse";
import { openDatabase } from "../../tools/database";
import said from "./engines.json";

const opened: ClickHouseServers[] = [];

const database = await openDatabase({ seeded: false });
await writeInvented(database.db);
await database.db.batch(
  [...scents, "INSERT OR IGNORE INTO listing_stale SELECT product_id FROM products", ...writeListing].map(
    (text) => database.db.prepare(text),
  ),
);
opened.push(...(await Promise.all([openClickHouse(2), openClickHouseToday()])));
afterAll(async () => {
  await Promise.all([database.close(), ...opened.map((servers) => servers.close())]);
});

const question = fc.record(
  {
    ...asked,
    excluded: facets,
    search: fc.constantFrom(
      "scarpa",
      "scarpe non nere",
      "senza velluto",
      "tutto tranne le giacche e brand-7",
      "scarpette",
      "elegnte nero",
      "giacc",
      "brand-7",
      "l'abito",
      "!!!",
      "\\' OR 1",
    ),
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
    await database.db.batch([
      database.db.prepare("UPDATE listing_version SET version = version + 1, mark = hex(version)"),
    ]);
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
    const searches = [
      "cerca=scarpa",
      "cerca=scarp+eleganti",
      "colore=colour-3&cerca=giacca",
      "categoria=donna",
    ];
    const products = Array.from({ length: 300 }, (_, id) => id + 1);
    const [server, ...others] = shards();
    if (!server) throw new Error("No server");
    const listing = clickHouseListing([server, ...others]);
    const found = await matchSearches({ db: database.db, listing }, products, searches, today);
    const expected = await matchSearches({ db: database.db, listing: memory }, products, searches, today);
    expect(found).toEqual(expected);
    expect(found.found.size).toBeGreaterThan(1);
  });

  test("knows which suggestions find something, as the memory does", async () => {
    const [server, ...others] = shards();
    if (!server) throw new Error("No server");
    const source = { db: database.db, edgeSnapshots: null };
    for (const how of ["whole", "some"] as const) {
      const found = await (await clickHouseListing([server, ...others]).known(source)).found(
        said.suggested,
        how,
      );
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
    await database.db.batch([
      database.db.prepare(
        "UPDATE offers SET price_cents = price_cents + 100 WHERE product_id BETWEEN 600 AND 700",
      ),
      database.db.prepare(
        "INSERT OR IGNORE INTO listing_stale SELECT value FROM json_each('[600, 650, 700]')",
      ),
    ]);
    await database.db.batch(writeListing.map((statement) => database.db.prepare(statement)));
    expect(await fillListing(database.db, shards())).toMatchObject({ blocks: 1, wasCurrent: false });
    expect(await fillListing(database.db, shards())).toMatchObject({ blocks: 0, wasCurrent: true });
    await expectSame({ ...emptyListing, sort: "prezzo_asc" });
    await expectSame({ ...emptyListing, category: "scarpe-donna" });
  });
});
