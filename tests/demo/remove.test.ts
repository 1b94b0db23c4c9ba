/** The demo leaves a shop that has begun beside it: what is one's own stays, whole. */
import { expect, test } from "vitest";
import { removeDemo } from "../../demo/remove";
import { seedEditorial } from "../../demo/seed-editorial";
import { seedReviews } from "../../demo/seed-reviews";
import { seedTexts } from "../../demo/seed-texts";
import type { LocalTarget } from "../../scripts/import/target-local";
import { fillDemo, targetAt } from "../fixtures/demo-shop";
import { openDatabase } from "../tools/database";

const now = new Date("2026-11-24T09:30:00Z");

/** Where the demo writes what editors keep; nothing of one's own stands there in this test. */
const written = ["blogs", "blog_categories", "guides", "legal_texts", "promotions"];

test("stores, goods and texts of the demo go; own goods, what both sell, and what an operator wrote stay", async () => {
  const base = await openDatabase();
  const { db } = base;
  const all = async (text: string) => (await db.prepare(text).all()).results;
  const own = async () => ({
    stores: await all("SELECT slug FROM stores ORDER BY slug"),
    offers: await all("SELECT offer_id FROM offers ORDER BY 1"),
    products: await all("SELECT product_id, slug, price_cents, offer_count FROM products ORDER BY 1"),
    reviews: await all("SELECT review_id FROM reviews ORDER BY 1"),
    pages: await all("SELECT slug, title FROM pages ORDER BY 1"),
  });
  for (const table of ["pages", "reviews", "blog_addresses", ...written])
    await db.prepare(`DELETE FROM ${table}`).run();
  const before = await own();

  await fillDemo(db, now, 40);
  const target = { ...targetAt(db, now), db } as LocalTarget;
  await seedEditorial(target, now);
  await seedReviews(target, now);
  await seedTexts(target, now);
  await db.batch(
    [
      "UPDATE pages SET body = '<p>La nostra storia.</p>' WHERE slug = 'chi-siamo'",
      "INSERT INTO menu_items (menu_id, parent_id, name, href, position) VALUES (9000, 1, 'Nostra', '/prodotti', 1)",
      // An own store sells what the demo sells, too.
      `UPDATE offers SET store_id = 1, external_id = 'nostra' WHERE offer_id = (SELECT MIN(o.offer_id) FROM offers o
        JOIN products p USING (product_id) WHERE p.offer_count > 3 AND o.store_id > 3)`,
    ].map((text) => db.prepare(text)),
  );
  const [shared] = await all("SELECT product_id FROM offers WHERE external_id = 'nostra'");

  await removeDemo(db, now);
  await removeDemo(db, now);

  const after = await own();
  expect(after.stores).toEqual(before.stores);
  expect(after.products.filter(({ product_id }) => product_id !== shared?.product_id)).toEqual(
    before.products,
  );
  expect(after.products.find(({ product_id }) => product_id === shared?.product_id)).toMatchObject({
    offer_count: 1,
  });
  expect(after.offers).toHaveLength(before.offers.length + 1);
  expect(after.reviews).toEqual(before.reviews);
  expect(after.pages).toEqual([{ slug: "chi-siamo", title: "Chi siamo" }]);
  expect(await all("SELECT name, parent_id FROM menu_items")).toEqual([{ name: "Nostra", parent_id: null }]);
  expect(await all("SELECT title FROM banners")).toEqual([{ title: "Spento" }]);
  for (const table of written) expect(await all(`SELECT * FROM ${table}`), table).toEqual([]);
  expect(await all("PRAGMA foreign_key_check")).toEqual([]);
  const listed = await all(
    `SELECT e.value ->> 0 AS id FROM (SELECT products, MAX(version) FROM listing_editions GROUP BY block) b, json_each(b.products) e`,
  );
  const known = new Set(after.products.map(({ product_id }) => product_id));
  expect(listed.filter(({ id }) => !known.has(id))).toEqual([]);
  await base.close();
});
