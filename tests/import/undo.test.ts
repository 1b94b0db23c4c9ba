/** The last import of a store taken back: its offers, their prices and what they were called are as before; others' stay. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, figures, rows, run } from "./import-set";

anewForEveryTest();

const ask = () => asking(db(), new Date());
const shop = { store: "negozio" };
const elsewhere = (price: string, told: Record<string, string> = {}) =>
  feed((row) => ({ ...row, ...told, price, link: row.link?.replace("negozio", "altro") ?? "" }));
const other = { store: "altro" };

/** What of the catalogue an import of the store changes. */
const state = () =>
  Promise.all([
    rows(
      `SELECT o.*, v.variant_key, v.slug FROM offers o JOIN variants v USING (variant_id) ORDER BY o.offer_id`,
    ),
    rows("SELECT * FROM price_points ORDER BY offer_id, observed_at"),
    rows("SELECT variant_id, slug, gtin, available, price_cents FROM variants ORDER BY variant_id"),
    rows(
      "SELECT product_id, name, category_id, price_cents, offer_count, sizes, path_ids FROM products ORDER BY 1",
    ),
    rows("SELECT * FROM past_price_points"),
  ]);

async function undone(store = "negozio") {
  const { undoable } = await ask()(deskActs.feeds.store.row, { store });
  const { run: id } = await ask()(deskActs.feeds.undo.row, { store, run: undoable?.run ?? "" });
  for (let after = 0; ; ) {
    const progress = await ask()(contract.catalogue.step, { run: id, after });
    if (progress.finished) return { id, progress };
    after = progress.steps;
  }
}

const wrong = { title: "Stivale sbagliato", product_type: "Women > Shoes > Boots" };

/** A bad delivery: a size gone, one new, another price, name and kind, and one without its GTIN. */
const bad = feed((row, index) => {
  if (index === 0) return null;
  const changed = { ...row, ...wrong, price: "30.00 EUR" };
  return index === 1 ? { ...changed, id: "A-38", size: "38" } : changed;
});

test("an import that went wrong is taken back as if it had not been, and the feed before finds nothing to change", async () => {
  const good = feed();
  await run(good);
  await run(elsewhere("70.00 EUR"), other);
  const before = await state();
  expect(figures(await run(bad, { force: true }))).toEqual([1, 3, 0, 2, 0]);
  expect(await state()).not.toEqual(before);
  const { id, progress } = await undone();
  expect(progress).toMatchObject({ finished: true, failed: null, offers: 6 });
  expect(await state()).toEqual(before);
  expect(figures(await run(good))).toEqual([0, 0, 5, 0, 0]);
  const { products } = await ask()(contract.products.list, { ...emptyListing, category: "felpe-donna" });
  expect(products.map(({ price }) => price?.current)).toEqual([6_500]);
  expect(await ask()(deskActs.feeds.run.row, { run: id })).toMatchObject({ store: "negozio", undoes: true });
  const { reports, undoable } = await ask()(deskActs.feeds.store.row, shop);
  expect([reports.filter(({ undoneAt }) => undoneAt !== null).length, undoable]).toEqual([1, null]);
});

test("a product has its former brand again when the import that read a rule of brands is taken back", async () => {
  await run(feed((row) => ({ ...row, brand: "Lumma" })));
  await run(
    feed((row) => ({ ...row, gtin: "" })),
    other,
  );
  const brands = () =>
    rows("SELECT f.slug FROM products p JOIN facet_values f ON f.value_id = p.brand_id ORDER BY product_id");
  const before = [{ slug: "lumma" }, { slug: "luma" }];
  expect(await brands()).toEqual(before);
  await ask()(deskActs.vocabulary.create.row, { phrase: "Lumma", means: "Luma", isBrand: true });
  await run(feed((row) => ({ ...row, brand: "Lumma" })));
  expect(await brands()).toEqual([{ slug: "luma" }, { slug: "luma" }]);
  await undone();
  expect(await brands()).toEqual(before);
});

test("offers that a rule of brands gave to another product are back in theirs when the import is taken back", async () => {
  await run(feed());
  const misspelt = feed((row) => ({ ...row, brand: "Lumma" }));
  await run(misspelt, other);
  const before = await state();
  const places = () =>
    rows("SELECT product_id, COUNT(*) AS offers FROM offers GROUP BY product_id ORDER BY product_id");
  await ask()(deskActs.vocabulary.create.row, { phrase: "Lumma", means: "Luma", isBrand: true });
  await run(misspelt, other);
  expect(await places()).toEqual([{ product_id: 1, offers: 10 }]);
  await undone("altro");
  expect(await places()).toEqual([
    { product_id: 1, offers: 5 },
    { product_id: 2, offers: 5 },
  ]);
  expect(await state()).toEqual(before);
  expect(await rows("SELECT moved_into FROM products")).toEqual([{ moved_into: null }, { moved_into: null }]);
});

test("what others brought since stays, and only the last import can be taken back, once", async () => {
  await run(feed());
  const { undoable: first } = await ask()(deskActs.feeds.store.row, shop);
  await run(bad, { force: true });
  await expect(ask()(deskActs.feeds.undo.row, { ...shop, run: first?.run ?? "" })).rejects.toMatchObject({
    status: 409,
  });
  // Another store meets the products of the bad delivery and takes the place of a variant that went.
  await run(elsewhere("40.00 EUR", wrong), other);
  const { undoable: last } = await ask()(deskActs.feeds.store.row, shop);
  await undone();
  expect(
    await rows("SELECT store_id, COUNT(*) AS n, MIN(price_cents) AS low FROM offers GROUP BY 1"),
  ).toEqual([
    { store_id: 1, n: 5, low: 6_500 },
    { store_id: 2, n: 5, low: 4_000 },
  ]);
  expect(
    await rows(
      "SELECT o.offer_id FROM offers o JOIN variants v USING (variant_id) WHERE v.product_id <> o.product_id",
    ),
  ).toEqual([]);
  expect(
    (await ask()(contract.products.list, emptyListing)).products.map(({ price }) => price?.current),
  ).toEqual([4_000]);
  await expect(ask()(deskActs.feeds.undo.row, { ...shop, run: last?.run ?? "" })).rejects.toMatchObject({
    status: 409,
  });
});
