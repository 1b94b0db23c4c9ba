/** How the listing comes into memory: once for all calls of a page, and again after the database went back in time. */
import { contract, emptyListing } from "contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type TestDatabase } from "../../../harness/database";
import { asking } from "../../fixtures/ask";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** The database as an isolate finds it that holds nothing yet; `reads` lists its statements. */
function coldDatabase() {
  const reads: string[] = [];
  const { db } = database;
  const cold = {
    batch: db.batch.bind(db),
    prepare(text: string) {
      reads.push(text);
      return db.prepare(text);
    },
  } as unknown as D1Database;
  return { cold, blockReads: () => reads.filter((text) => text.includes("FROM listing_blocks")).length };
}

const counts = { listing: emptyListing, sort: "alpha", order: "ASC" } as const;

test("a page that asks for products and counts at once reads the blocks once", async () => {
  const { cold, blockReads } = coldDatabase();
  const ask = asking(cold);
  const [page, found] = await Promise.all([
    ask(contract.products.list, emptyListing),
    ask(contract.facets.counts, counts),
    ask(contract.brands.list, { limit: 10 }),
  ]);
  expect(page.totalResults).toBe(12);
  expect(found.brand?.length).toBe(4);
  expect(blockReads()).toBe(1);
});

test("a reader that never comes back is not waited for longer than two seconds", {
  timeout: 10_000,
}, async () => {
  const { cold } = coldDatabase();
  const prepare = cold.prepare.bind(cold);
  let hangs = true;
  cold.prepare = (text) => {
    const statement = prepare(text);
    if (!hangs || !text.includes("FROM listing_blocks")) return statement;
    hangs = false;
    return { bind: () => ({ all: () => new Promise(() => {}) }) } as unknown as D1PreparedStatement;
  };
  void asking(cold)(contract.products.list, emptyListing);
  const page = await asking(cold)(contract.products.list, emptyListing);
  expect(page.totalResults).toBe(12);
});

test("a database that went back in time is read anew", async () => {
  const { cold } = coldDatabase();
  const ask = asking(cold);
  await ask(contract.products.list, emptyListing);
  await cold.batch([
    cold.prepare("UPDATE listing_version SET version = version - 1"),
    cold.prepare("UPDATE listing_blocks SET products = '[]', version = version - 1"),
  ]);
  expect((await ask(contract.products.list, emptyListing)).totalResults).toBe(0);
});
