/** Commissions count in no order, unless an operator says so; then they count as /come-ordiniamo tells, and leave without a trace. */
import { contract, emptyListing, type Sort } from "contract";
import { deskActs, type StorePoints } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { settlePoints } from "upstream/ordering/ordering";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const now = new Date("2026-03-10T12:00:00Z");
const upstream = () => createUpstream({ DB: base.db, now: () => now });

/** The dearest store for us is the one that leads the listing the least. */
let generous = 0;
const base = await forFile(openDatabase());
const last = (await ordered("consigliati")).at(-1);
const store = base.db
  .prepare(
    "SELECT o.store_id AS id FROM products p JOIN offers o ON o.offer_id = p.best_offer_id WHERE p.product_id = ?",
  )
  .bind(last ?? 0);
generous = (await store.first<number>("id")) ?? 0;
const sale = base.db.prepare(
  `INSERT INTO network_sales (network, network_id, state, ordered_at, currency, sale, commission, sale_cents,
       commission_cents, order_day, counted_day, came_at, store_id)
     VALUES ('cj', ?, 'approved', '2026-03-01', 'EUR', 10000, 1780, 10000, 1780, '2026-03-01', '2026-03-01', '', ?)`,
);
await base.db.batch(["a", "b", "c", "d", "e"].map((id) => sale.bind(id, generous)));

async function ordered(sort: Sort): Promise<number[]> {
  const page = await upstream().call(contract.products.list, { ...emptyListing, sort });
  return contract.products.list.output.parse(page).products.map(({ id }) => id);
}
async function points(): Promise<Record<string, number>> {
  const results = await rows<{ id: number; points: number }>(base.db)`
    SELECT p.value ->> 0 AS id, p.value ->> 3 AS points FROM listing_editions e, json_each(e.products) p
       WHERE e.version = (SELECT MAX(version) FROM listing_editions l WHERE l.block = e.block)`;
  return Object.fromEntries(results.map((row) => [row.id, row.points]));
}
const set = (byCommission: boolean) => upstream().call(deskActs.ordering.setRules.row, { byCommission });
const said = async () =>
  contract.ordering.rules.output.parse(await upstream().call(contract.ordering.rules, {})).byCommission;
async function settle(): Promise<void> {
  while (await settlePoints(base.db, now));
}

test("they count nowhere by default, however much a store pays", async () => {
  const before = [await points(), await ordered("consigliati")];
  await settle();
  expect([await points(), await ordered("consigliati")]).toEqual(before);
  expect(await said()).toBe(false);
});

test("switched on they bring a point for each per cent, to the offer that leads, in one order alone; switched off nothing is left", async () => {
  const [before, order, cheapest] = [
    await points(),
    await ordered("consigliati"),
    await ordered("prezzo_asc"),
  ];
  await set(true);
  expect(await said()).toBe(true);
  await settle();
  const results = await rows<{ id: number; store: number }>(base.db)`
    SELECT p.product_id AS id, o.store_id AS store FROM products p JOIN offers o ON o.offer_id = p.best_offer_id`;
  const storeOf = new Map(results.map(({ id, store }) => [String(id), store]));
  const now = await points();
  for (const [id, was] of Object.entries(before))
    expect([id, (now[id] ?? 0) - was]).toEqual([id, storeOf.get(id) === generous ? 18 : 0]);
  expect(await ordered("consigliati")).not.toEqual(order);
  expect(await ordered("prezzo_asc")).toEqual(cheapest);

  await set(false);
  // As long as they stand in the listing visitors read of them.
  expect(await said()).toBe(true);
  await settle();
  expect([await points(), await ordered("consigliati"), await said()]).toEqual([before, order, false]);
});

test("the operator sees what each store would bring before anything is switched on", async () => {
  const known = (await upstream().call(deskActs.ordering.points.row, {})) as StorePoints[];
  expect(known).toMatchObject([{ orders: 5, points: 18 }]);
  expect(known[0]?.rate).toBeCloseTo(17.8);
});
