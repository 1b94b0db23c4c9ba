/** Many products changed at once: what was looked at is what changes, imports obey, one line tells of it, one press takes it back. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, rows, run, wide } from "./import-set";

anewForEveryTest();

const now = new Date("2026-03-10T12:00:00Z");
const ask = () => asking(db(), now);
const listed = async () => (await ask()(contract.products.list, emptyListing)).totalResults;
const all = async () =>
  (await rows<{ id: number }>("SELECT product_id AS id FROM products ORDER BY 1")).map(({ id }) => id);
const state = () =>
  rows<{ id: number; hidden: string | null; category: number; brand: number; fixed: string }>(
    "SELECT product_id AS id, hidden_at AS hidden, category_id AS category, brand_id AS brand, fixed FROM products ORDER BY 1",
  );
const logged = () =>
  rows<{ call: string; subject: string; details: string }>(
    "SELECT call, subject, details FROM audit_log WHERE call LIKE 'bulkEdits.%' ORDER BY entry_id",
  );
const hide = { action: "nascondi" as const, value: null };

test("what a search finds is shown before, hidden as a whole in one line of the log, and put back as it was", async () => {
  await run(wide(250, () => 65, ["S"]));
  const before = await state();
  const changes = await ask()(deskActs.bulkEdits.preview.row, { ...hide, products: [], search: "maglia" });
  expect(changes).toHaveLength(250);
  expect(changes[0]).toMatchObject({ before: "sul sito", after: "nascosto" });
  expect([await listed(), await state(), await logged()]).toEqual([250, before, []]);
  const ids = changes.map(({ id }) => id);
  const { id, changed } = await ask()(deskActs.bulkEdits.apply.row, { ...hide, products: ids });
  expect([changed, await listed()]).toEqual([250, 0]);
  expect(await logged()).toMatchObject([{ call: "bulkEdits.apply", subject: String(id) }]);
  // What the next import tells of them does not bring them back.
  await run(wide(250, () => 77, ["S"]));
  expect(await listed()).toBe(0);
  expect(await ask()(deskActs.bulkEdits.undo.row, { id })).toEqual({ restored: 250, left: 0 });
  expect([await listed(), await state()]).toEqual([250, before]);
  await expect(ask()(deskActs.bulkEdits.undo.row, { id })).rejects.toMatchObject({ status: 409 });
  expect((await logged()).map(({ call }) => call)).toEqual(["bulkEdits.apply", "bulkEdits.undo"]);
  expect(await ask()(deskActs.bulkEdits.list.row, {})).toMatchObject([
    { id, products: 250, undoneAt: now.toISOString() },
  ]);
});

test("a category is corrected for many, kept through imports, and given back; what somebody changed since stays", async () => {
  await run(wide(6, () => 65, ["S"]));
  const before = await state();
  const ids = await all();
  const [other] = await rows<{ slug: string; id: number }>(
    `SELECT slug, category_id AS id FROM categories WHERE category_id <> ${before[0]?.category} AND parent_id IS NOT NULL ORDER BY 1 LIMIT 1`,
  );
  const change = { action: "categoria" as const, value: other?.slug ?? "" };
  const { id } = await ask()(deskActs.bulkEdits.apply.row, { ...change, products: ids });
  await run(wide(6, () => 77, ["S"]));
  expect((await state()).map(({ category, fixed }) => [category, fixed])).toEqual(
    ids.map(() => [other?.id, "category"]),
  );
  // Again it would change nothing, and leaves no line.
  await expect(ask()(deskActs.bulkEdits.apply.row, { ...change, products: ids })).rejects.toMatchObject({
    status: 422,
  });
  const [own = 0] = ids;
  await ask()(deskActs.curation.correct.row, { id: own, category: null, brand: null });
  const given = await state();
  expect(await ask()(deskActs.bulkEdits.undo.row, { id })).toEqual({ restored: 5, left: 1 });
  expect(await state()).toEqual([given[0], ...before.slice(1)]);
  expect((await logged()).map(({ call }) => call)).toEqual(["bulkEdits.apply", "bulkEdits.undo"]);
});

test("a brand is corrected for many and back to what feeds say; names that nobody has are refused before anything changes", async () => {
  await run(wide(4, () => 65, ["S"]));
  const ids = await all();
  const before = await state();
  const [brand] = await rows<{ slug: string; label: string }>(
    "SELECT slug, label FROM facet_values WHERE facet = 'brand'",
  );
  const change = { action: "marca" as const, value: brand?.slug ?? "" };
  const [first] = await ask()(deskActs.bulkEdits.preview.row, { ...change, products: ids });
  expect(first?.after).toBe(`${brand?.label} (decisa al banco)`);
  await ask()(deskActs.bulkEdits.apply.row, { ...change, products: ids });
  expect((await state()).map(({ fixed }) => fixed)).toEqual(ids.map(() => "brand"));
  await ask()(deskActs.bulkEdits.apply.row, { action: "marca", value: null, products: ids });
  expect(await state()).toEqual(before);
  for (const value of ["una-marca-che-non-c-e"])
    await expect(
      ask()(deskActs.bulkEdits.apply.row, { action: "marca", value, products: ids }),
    ).rejects.toMatchObject({ status: 422, field: "value" });
  expect(await state()).toEqual(before);
});

test("more than five hundred products at once are refused with a sentence", async () => {
  await run(wide(501, () => 65, ["S"]));
  await expect(
    ask()(deskActs.bulkEdits.preview.row, { ...hide, products: [], search: "maglia" }),
  ).rejects.toThrow("più di 500 prodotti");
});
