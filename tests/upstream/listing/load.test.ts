/** How the listing comes into memory: once for all calls of a page, from a snapshot where one lies, and again after the database went back in time. */
import { contract, emptyListing } from "contract";
import type { EdgeSnapshots } from "upstream/edge-snapshots";
import { createUpstream } from "upstream/index";
import { expect, test, vi } from "vitest";
import { asking } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";
import { coldDatabase as coldOf, readsBlocks } from "../../fixtures/cold-database";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const database = await forFile(openDatabase());

const coldDatabase = () => coldOf(database.db);

/** What several isolates of one location share. */
function edgeSnapshotsStore() {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  const edgeSnapshots: EdgeSnapshots = {
    read: async (key) => held.get(key)?.slice().buffer ?? null,
    write: (key, make) => {
      held.set(key, make());
    },
  };
  return { held, edgeSnapshots };
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

test("a second isolate takes the listing from a snapshot, asks the database only for the version, and answers alike", async () => {
  const { held, edgeSnapshots } = edgeSnapshotsStore();
  const questions = [
    { ...emptyListing, onSale: true, availability: "disponibili" },
    { ...emptyListing, search: "giacca" },
    { ...emptyListing, sort: "prezzo_asc", priceMin: 10, priceMax: 90 },
  ] as const;
  const answers = async (cold: D1Database) => {
    const ask = asking(cold, undefined, edgeSnapshots);
    return Promise.all(
      questions.map((query) =>
        Promise.all([
          ask(contract.products.list, query),
          ask(contract.facets.counts, { ...counts, listing: query }),
        ]),
      ),
    );
  };
  const first = coldDatabase();
  const expected = await answers(first.cold);
  expect([held.size, first.blockReads()]).toEqual([1, 1]);
  const second = coldDatabase();
  expect(await answers(second.cold)).toEqual(expected);
  const listing = second.reads.filter((text) => /FROM (listing_|facet_values|categories)/.test(text));
  expect(listing.filter((text) => !text.startsWith("SELECT version"))).toEqual([]);
});

test("a snapshot is not believed when it is of another version, or broken", async () => {
  const { held, edgeSnapshots } = edgeSnapshotsStore();
  await asking(coldDatabase().cold, undefined, edgeSnapshots)(contract.products.list, emptyListing);
  const [[key = "", packed = new Uint8Array()] = []] = held;
  held.set(key, packed.slice(0, packed.length / 2));
  const broken = coldDatabase();
  const ask = asking(broken.cold, undefined, edgeSnapshots);
  expect((await ask(contract.products.list, emptyListing)).totalResults).toBe(12);
  expect(broken.blockReads()).toBe(1);
  await broken.cold.batch([
    broken.cold.prepare("UPDATE listing_version SET version = version + 1, mark = 'next'"),
  ]);
  await asking(coldDatabase().cold, undefined, edgeSnapshots)(contract.products.list, emptyListing);
  expect(held.size).toBe(2);
});

test("a reader that never comes back is not waited for longer than two seconds", async () => {
  const { cold } = coldDatabase();
  const prepare = cold.prepare.bind(cold);
  let hangs = true;
  cold.prepare = (text) => {
    const statement = prepare(text);
    if (!hangs || !text.includes(readsBlocks)) return statement;
    hangs = false;
    return { bind: () => ({ all: () => new Promise(() => {}) }) } as unknown as D1PreparedStatement;
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    void asking(cold)(contract.products.list, emptyListing);
    const second = asking(cold)(contract.products.list, emptyListing);
    while (hangs) await new Promise(setImmediate);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await second).totalResults).toBe(12);
  } finally {
    vi.useRealTimers();
  }
});

test("a database that went back in time is read anew", async () => {
  const { cold } = coldDatabase();
  const ask = asking(cold);
  await ask(contract.products.list, emptyListing);
  await cold.batch([
    cold.prepare("UPDATE listing_version SET version = version - 1, mark = 'before'"),
    cold.prepare("UPDATE listing_editions SET products = '[]', mark = 'before', version = version - 1"),
  ]);
  expect((await ask(contract.products.list, emptyListing)).totalResults).toBe(0);
});

test("while a newer version is read the held one answers, and nobody waits for it", async () => {
  const { cold } = coldDatabase();
  const behind: Promise<unknown>[] = [];
  const upstream = createUpstream({ DB: cold, now: () => today, waitUntil: (work) => behind.push(work) });
  const total = async () => {
    const answer = await upstream.call(contract.products.list, emptyListing);
    return contract.products.list.output.parse(answer).totalResults;
  };
  const before = await total();
  await cold.batch([
    cold.prepare("UPDATE listing_version SET version = version + 1, mark = 'emptied'"),
    cold.prepare(
      "INSERT INTO listing_editions (block, version, mark, products) SELECT 0, version, mark, '[]' FROM listing_version",
    ),
  ]);
  expect(await total()).toBe(before);
  expect(behind.length).toBe(1);
  await Promise.all(behind);
  expect(await total()).toBe(0);
});

test("a copy that lags makes nobody read anything again, and takes nothing from a page", async () => {
  const { cold, blockReads } = coldDatabase();
  const ask = asking(cold);
  const expected = await ask(contract.products.list, emptyListing);
  const read = blockReads();
  let asked = 0;
  // As it was before there was anything.
  const empty = async () => {
    asked++;
    return { results: [] };
  };
  const statement = { bind: () => statement, all: empty } as unknown as D1PreparedStatement;
  cold.withSession = ((constraint: string) => ({
    prepare: () => statement,
    batch: (statements: unknown[]) => Promise.all(statements.map(empty)),
    constraint,
  })) as unknown as D1Database["withSession"];
  const later = asking(cold);
  expect(await later(contract.products.list, emptyListing)).toEqual(expected);
  await later(contract.facets.counts, counts);
  expect(asked).toBeGreaterThan(2);
  expect(blockReads()).toBe(read);
});

test("what is personal, or must not be old, is never asked of a copy", async () => {
  const { cold } = coldDatabase();
  cold.withSession = () => {
    throw new Error("a copy was asked");
  };
  const upstream = createUpstream({ DB: cold, now: () => today });
  const visitor = "3f2b8c1e-0d4a-4c53-9b6e-1a2b3c4d5e6f";
  await upstream.call(contract.cart.lines, { userId: visitor }, { visitor });
  await expect(upstream.call(contract.products.list, emptyListing)).rejects.toThrow("a copy was asked");
});
