/** What lies ready for isolates without a catalogue: the answers of the memory, item by item, and never those of a former version. */
import { contract, emptyListing, type ListingQuery, parseListing } from "contract";
import { writeListing } from "upstream/import/listing";
import { createUpstream } from "upstream/index";
import { mostPrepared, pagesPrepared, prepareAnswers } from "upstream/listing/prepare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invented } from "../../../harness/catalogue/invented";
import { scale, shop } from "../../../harness/catalogue/recipes";
import { writeCatalogue } from "../../../harness/catalogue/write";
import { openDatabase, type TestDatabase } from "../../../harness/database";
import { rowsWritten, watched } from "../../../harness/watched";
import { asking } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";
import { coldDatabase } from "../../fixtures/cold-database";

const { list } = contract.products;
const { counts } = contract.facets;

describe.each([
  ["a shop with variants in colours", shop],
  ["1,500 products with more values than are prepared", scale(1_500)],
])("%s", (_name, recipe) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase({ seeded: false });
    await writeCatalogue(database.db, { stores: recipe.stores, products: invented(recipe), at: today });
    await prepareAnswers({ db: database.db, nearby: null }, today);
    // As while an import is applied: cards go on showing the prices by which they were chosen.
    await database.db.prepare("UPDATE offers SET price_cents = price_cents + 1").run();
  });
  afterAll(() => database.close());

  /** The questions with an answer that lies ready. */
  async function prepared(): Promise<ListingQuery[]> {
    const { results } = await database.db
      .prepare("SELECT filter FROM listing_answers ORDER BY filter")
      .all<{ filter: string }>();
    return results.map(({ filter }) => {
      const [name = "", value = ""] = filter.split(",");
      return parseListing({ [name]: value });
    });
  }

  /** Everything that two isolates answer to some questions: one holds the catalogue, the other none. */
  async function bothAnswers(queries: readonly ListingQuery[]) {
    const { cold, blockReads } = coldDatabase(database.db);
    const [held, unheld] = [asking(database.db), asking(cold)];
    const answers = async (ask: typeof held) => {
      const found: unknown[] = [];
      for (const query of queries) {
        const page = await ask(list, query);
        found.push(page, await ask(counts, { listing: query, sort: "alpha", order: "ASC" }));
        for (let next = 2; next <= Math.min(pagesPrepared, page.totalPages); next++)
          found.push(await ask(list, { ...query, page: next }));
      }
      return found;
    };
    return { expected: await answers(held), found: await answers(unheld), blockReads };
  }

  test("each answer that lies ready is that of the memory, and takes no block", async () => {
    const queries = await prepared();
    expect(queries).toContainEqual(parseListing({}));
    expect(queries).toContainEqual(parseListing({ inSconto: "true" }));
    expect(queries.length).toBeGreaterThan(25);
    expect(queries.length).toBeLessThanOrEqual(mostPrepared);
    const { expected, found, blockReads } = await bothAnswers(queries);
    expect(found).toEqual(expected);
    expect(blockReads()).toBe(0);
  }, 60_000);

  test.each<[string, Partial<ListingQuery>]>([
    ["another order", { sort: "prezzo_asc" }],
    ["a page far behind", { page: pagesPrepared + 1 }],
    ["what time decides", { newArrivals: true }],
    ["two filters", { category: "donna", onSale: true }],
    ["a search", { search: "camicia" }],
  ])("%s is answered from the catalogue", async (_what, asked) => {
    const { cold, blockReads } = coldDatabase(database.db);
    const query = { ...emptyListing, ...asked };
    expect(await asking(cold)(list, query)).toEqual(await asking(database.db)(list, query));
    expect(blockReads()).toBe(1);
  });

  test("what lies ready from a former version is not used, and what comes after it is", async () => {
    const { db } = database;
    const before = await asking(db)(list, emptyListing);
    const ids = before.products.map(({ id }) => id).join();
    await db.batch(
      [
        `UPDATE offers SET price_cents = price_cents + 100, availability = 'out_of_stock' WHERE product_id IN (${ids})`,
        `INSERT OR IGNORE INTO listing_stale SELECT product_id FROM products WHERE product_id IN (${ids})`,
        ...writeListing,
      ].map((text) => db.prepare(text)),
    );
    const questions = [emptyListing, { ...emptyListing, category: "donna" }];
    const stale = await bothAnswers(questions);
    expect(stale.found).toEqual(stale.expected);
    expect(stale.found[0]).not.toEqual(before);
    expect(stale.blockReads()).toBe(1);
    await prepareAnswers({ db, nearby: null }, today);
    const fresh = await bothAnswers(questions);
    expect(fresh.found).toEqual(stale.expected);
    expect(fresh.blockReads()).toBe(0);
  });

  test("a version is prepared once, and only what differs is written", async () => {
    const written: number[] = [];
    const db = watched(database.db, async (batch) => {
      const results = await batch();
      written.push(rowsWritten(results));
      return results;
    });
    const prepare = async () => {
      written.length = 0;
      await prepareAnswers({ db, nearby: null }, today);
      return written.at(-1);
    };
    expect(await prepare()).toBeUndefined();
    await db.prepare("UPDATE listing_version SET version = version + 1, mark = 'names'").run();
    expect(await prepare()).toBe(1);
    await db.batch(
      [
        "UPDATE listing_version SET version = version + 1, mark = 'one'",
        "UPDATE listing_answers SET total = total + 1 WHERE filter = 'categoria,donna'",
        "INSERT INTO listing_answers (filter, total, pages, counts) VALUES ('brand,gone', 1, '[]', '{}')",
      ].map((text) => db.prepare(text)),
    );
    expect(await prepare()).toBe(3);
  });
});

test("the catalogue is read behind an answer that lay ready, once for a page, and then it answers itself", async () => {
  const database = await openDatabase();
  try {
    await prepareAnswers({ db: database.db, nearby: null }, today);
    const { cold, blockReads } = coldDatabase(database.db);
    const behind: Promise<unknown>[] = [];
    const upstream = createUpstream({ DB: cold, now: () => today, waitUntil: (work) => behind.push(work) });
    const answers = () =>
      Promise.all([
        upstream.call(list, emptyListing),
        upstream.call(counts, { listing: emptyListing, sort: "alpha", order: "ASC" }),
      ]);
    const first = await answers();
    expect(blockReads()).toBe(0);
    await Promise.all(behind);
    expect(blockReads()).toBe(1);
    await database.db.prepare("DELETE FROM listing_answers").run();
    expect(await answers()).toEqual(first);
    expect(blockReads()).toBe(1);
  } finally {
    await database.close();
  }
});
