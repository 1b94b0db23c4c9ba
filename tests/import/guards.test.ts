/** Prices that nothing bears out wait for a person, however often they are read, and goods are one only where they look it. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { keepImports } from "upstream/import/clock";
import { clearLeftovers } from "upstream/leftovers";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, rows, run } from "./import-set";

anewForEveryTest();

const other = { store: "altro" };
const at = (price: string, more: Record<string, string> = {}) => feed((row) => ({ ...row, ...more, price }));
/** Each reading is a day later. */
const day = (number: number) => ({ now: new Date(Date.UTC(2026, 10, number)) });
const shown = () =>
  rows("SELECT DISTINCT price_cents AS price, list_cents AS list, availability FROM offers ORDER BY 1");
const asked = () =>
  rows("SELECT DISTINCT about, detail ->> 'why' AS why FROM import_questions ORDER BY 1, 2");
const held = { price: 6_500, list: null, availability: "in_stock" };
const answered = async (answer: "yes" | "no") => {
  const { questions } = await asking(db())(deskActs.feeds.questions.row, {});
  const runs = [];
  for (const { store, about, id } of questions)
    runs.push((await asking(db())(deskActs.feeds.answer.row, { store, about, id, answer })).run);
  // The clock finishes one of them a minute.
  for (const _ of runs) await keepImports(db(), new Date(Date.now() + 60_000));
  return runs;
};

test("a price that falls to almost nothing is never believed by repetition; the last believed one stands, unconfirmed; nobody is asked about what its feed no longer tells", async () => {
  await run(feed(), day(1));
  for (let number = 2; number < 12; number++) {
    await run(at("1.00 EUR"), day(number));
    expect(await shown()).toEqual([held]);
  }
  expect(await asked()).toEqual([{ about: "price", why: "fallen" }]);
  const { offers } = await asking(db(), day(12).now)(contract.products.bySlug, { slug: "felpa-chaz-luma" });
  expect(offers.map(({ verifiedAt }) => verifiedAt)).toEqual(Array(5).fill(day(1).now.toISOString()));
  expect(offers.every(({ purchasable }) => purchasable)).toBe(true);
  await run(at("1.00 EUR").replace(/\n[^\n]+$/, ""), day(15));
  await clearLeftovers(db(), day(16).now);
  expect(await rows("SELECT 1 FROM import_questions")).toHaveLength(4);
});

test("a doubted price comes in at once when a person says so, and one that a person denies is held as long as it is told", async () => {
  await run(feed(), day(1));
  await run(at("1.00 EUR"), day(2));
  await answered("no");
  await run(at("1.00 EUR"), day(3));
  expect(await shown()).toEqual([held]);
  await run(at("2.00 EUR"), day(4));
  expect(await answered("yes")).toHaveLength(5);
  expect(await shown()).toEqual([{ price: 200, list: null, availability: "in_stock" }]);
  expect(await asked()).toEqual([]);
});

test("many doubted prices of one reading are one question, answered by one press", async () => {
  await run(feed(), day(1));
  await run(at("0.65 EUR"), day(2));
  const ask = asking(db());
  const { groups } = await ask(deskActs.feeds.questions.row, {});
  expect(groups).toEqual([
    { store: "negozio", storeName: "Negozio", since: day(2).now.toISOString(), count: 5, factor: 0.01 },
  ]);
  const [group] = groups;
  await ask(deskActs.feeds.answerAll.row, { store: "negozio", since: group?.since ?? "", answer: "yes" });
  await keepImports(db(), new Date(Date.now() + 60_000));
  expect(await shown()).toEqual([{ price: 65, list: null, availability: "in_stock" }]);
  expect(await asked()).toEqual([]);
});

test("a price that was wrong once is as before with the next feed, and nobody is asked any more", async () => {
  await run(feed(), day(1));
  await run(at("999.00 EUR"), day(2));
  expect(await shown()).toEqual([held]);
  await run(feed(), day(3));
  expect(await shown()).toEqual([held]);
  expect(await asked()).toEqual([]);
});

test.each([
  ["other stores ask about as much", "15.00 EUR", async () => run(at("44.00 EUR"), { ...other, ...day(1) })],
  [
    "it asked as much within the year",
    "15.00 EUR",
    async () => {
      await run(at("15.50 EUR"), { now: new Date(Date.UTC(2026, 0, 10)) });
      await run(at("40.00 EUR"), { now: new Date(Date.UTC(2026, 1, 10)) });
    },
  ],
  ["the store's own list price explains it", "65.00 EUR", async () => undefined],
])("a fall by more than 70 %% is believed where %s", async (_, price, before) => {
  await before();
  await run(feed(), day(2));
  await run(price === "65.00 EUR" ? at(price, { sale_price: "15.00 EUR" }) : at(price), day(3));
  const mine = await rows<{ price: number }>(
    "SELECT DISTINCT price_cents AS price FROM offers JOIN stores USING (store_id) WHERE slug = 'negozio'",
  );
  expect([mine, await asked()]).toEqual([[{ price: 1_500 }], []]);
});

test.each([
  [
    "other stores ask more than three times as much",
    async () => run(at("46.00 EUR"), { ...other, ...day(1) }),
  ],
  [
    "it asked as much longer than a year ago",
    async () => {
      await run(at("15.00 EUR"), { now: new Date(Date.UTC(2025, 9, 10)) });
      await run(at("40.00 EUR"), { now: new Date(Date.UTC(2025, 9, 20)) });
    },
  ],
])("it is not where %s", async (_, before) => {
  await before();
  await run(feed(), day(2));
  await run(at("15.00 EUR"), day(3));
  expect(await asked()).toEqual([{ about: "price", why: "fallen" }]);
});

test("goods that come back to their feed are measured against what they asked, new sizes against the others", async () => {
  await run(feed(), day(1));
  const without = (size: string) => feed((row) => (row.size === size ? null : row));
  await run(without("S"), day(2));
  await run(
    feed((row) => (row.size === "S" ? { ...row, price: "0.65 EUR" } : row)),
    day(3),
  );
  const small = () => rows("SELECT price_cents FROM offers WHERE external_id = 'A-S'");
  expect([await small(), await asked()]).toEqual([[], [{ about: "price", why: "fallen" }]]);
  const fresh = feed((row) => (row.size === "S" ? { ...row, id: "A-XS", gtin: "", price: "0.65 EUR" } : row));
  await run(fresh, day(4));
  expect(await rows("SELECT price_cents FROM offers WHERE external_id = 'A-XS'")).toEqual([]);
  expect(await asked()).toContainEqual({ about: "price", why: "apart" });
});

test("what is new and costs less than two euros and a half is asked about where it can be compared with nothing", async () => {
  await run(at("2.49 EUR"));
  expect([await shown(), await asked()]).toEqual([[], [{ about: "price", why: "low" }]]);
  await run(at("2.50 EUR"));
  expect([await shown(), await asked()]).toEqual([[{ ...held, price: 250 }], []]);
});

test("what costs more than anything here comes in when a person says so, however often it is read", async () => {
  for (const number of [1, 2, 3, 4]) await run(at("999999.00 EUR"), day(number));
  expect(await shown()).toEqual([]);
  expect(await asked()).toEqual([{ about: "price", why: "absurd" }]);
  await answered("yes");
  expect(await shown()).toEqual([{ price: 99_999_900, list: null, availability: "in_stock" }]);
});

test("a new good at less than a fifth of its list price waits for a person, and then leads no order", async () => {
  const half = { id: "B-1", item_group_id: "B", title: "Felpa Bruno", gtin: "", sale_price: "30.00 EUR" };
  const offers = feed((row, index) =>
    index === 0
      ? { ...row, price: "500.00 EUR", sale_price: "5.00 EUR" }
      : index === 1
        ? { ...row, ...half }
        : null,
  );
  const listing = async () => {
    const { products } = await asking(db(), new Date())(contract.products.list, {
      ...emptyListing,
      sort: "in_sconto",
    });
    return products.map(({ name, price }) => [name, price?.discountPercent]);
  };
  await run(offers, day(1));
  expect(await listing()).toEqual([["Felpa Bruno", 54]]);
  expect(await asked()).toEqual([{ about: "price", why: "discount" }]);
  await answered("yes");
  expect(await listing()).toEqual([
    ["Felpa Bruno", 54],
    ["Felpa Chaz", 99],
  ]);
});

test("a list price of more than five times a price that is believed is not told", async () => {
  await run(feed(), day(1));
  await run(at("400.00 EUR", { sale_price: "65.00 EUR" }), day(2));
  expect([await shown(), await asked()]).toEqual([[held], []]);
});

test.each([
  ["other goods", { product_type: "Women > Shoes > Boots" }, "kind"],
  ["for somebody else", { gender: "male", product_type: "Men > Tops > Hoodies" }, "department"],
  ["called something else", { title: "Maglione Sestriere" }, "name"],
])("a number that stands with %s joins nothing, and a person is asked", async (_, told, why) => {
  await run(feed());
  await run(at("70.00 EUR", told), other);
  expect(await rows("SELECT DISTINCT product_id FROM offers")).toHaveLength(2);
  expect(await asked()).toEqual([{ about: "match", why }]);
});

test("the same goods at another store become one product, at seven times the price they wait", async () => {
  await run(feed());
  await run(at("70.00 EUR"), other);
  expect(await rows("SELECT DISTINCT product_id FROM offers")).toHaveLength(1);
  await run(at("455.00 EUR"), { store: "terzo" });
  expect(await rows("SELECT DISTINCT store_id FROM offers")).toHaveLength(2);
  expect(await asked()).toEqual([{ about: "price", why: "apart" }]);
});

/** A good of another store, as it is called there. */
const kangeroo = (change: Parameters<typeof feed>[0] = (row) => row) =>
  feed((row, index) => {
    const link = row.link?.replace("negozio", "altro") ?? "";
    return change({ ...row, link, title: row.title?.replace("Chaz", "Chaz Kangeroo") ?? "" }, index);
  });
const placed = () => rows("SELECT product_id AS id, COUNT(*) AS offers FROM offers GROUP BY 1");

test("a GTIN learnt later brings the whole good to the one that it is, with what no row tells of", async () => {
  await run(feed((row) => ({ ...row, gtin: "" })));
  await run(kangeroo(), other);
  expect(await placed()).toHaveLength(2);
  const learnt = feed((row, index) => (index < 2 ? row : { ...row, gtin: "" }));
  await run(learnt);
  expect([await placed(), await asked()]).toEqual([[{ id: 2, offers: 10 }], []]);
  expect(await rows("SELECT moved_into AS id FROM products")).toEqual([{ id: 2 }, { id: null }]);
  await run(learnt.replaceAll("65.00 EUR", "66.00 EUR"));
  expect(await placed()).toEqual([{ id: 2, offers: 10 }]);
});

test("a GTIN learnt later by a good of several stores is a question: it tears no size out of it", async () => {
  const only = (code: number) => (row: Record<string, string>, index: number) =>
    index === code ? row : { ...row, gtin: "" };
  await run(feed(only(0)));
  await run(feed(only(0)), { store: "terzo" });
  await run(
    kangeroo((row, index) => (index === 0 ? { ...row, gtin: "" } : row)),
    other,
  );
  const before = await placed();
  expect(before).toHaveLength(2);
  await run(feed((row, index) => (index < 2 ? row : { ...row, gtin: "" })));
  expect(await placed()).toEqual(before);
  expect(await asked()).toContainEqual({ about: "match", why: "code" });
});
