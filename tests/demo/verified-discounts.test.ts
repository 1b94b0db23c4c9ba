/** Of the demo's reductions, imported for real: planted raise-then-cut prices get no mark, and what is worn leads the home. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, type ListingQuery } from "contract";
import { seasonOf, wornIn } from "upstream/catalogue/seasons";
import { nodeOf } from "upstream/catalogue/taxonomy";
import { listed, rows } from "upstream/sql";
import { afterAll, expect, test } from "vitest";
import { goodsOf } from "~/lib/home-rows";
import { demoSeed, generate } from "../../demo/catalogue/generate";
import { importFeed } from "../../scripts/import/run";
import { targetOn } from "../../scripts/import/target-local";
import { asking } from "../fixtures/ask";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const now = new Date("2026-11-21T08:00:00Z");
const database = await forFile(openDatabase({ seeded: false }));
const folder = mkdtempSync(join(tmpdir(), "vetrina-prezzi-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a price that was raised before it was cut is never a verified discount", async () => {
  const { feeds, planted } = generate(demoSeed, now);
  const trap = new Set(planted);
  expect(trap.size).toBeGreaterThan(5);
  const target = targetOn(database.db, async () => undefined);
  for (const { store, rows } of feeds) {
    const isTrap = (group: unknown) => trap.has(`${store.slug}:${group}`);
    const honest = rows.filter((row) => row.sale_price && !isTrap(row.item_group_id)).slice(0, 40);
    const file = join(folder, `${store.slug}.jsonl`);
    const chosen = [...rows.filter((row) => isTrap(row.item_group_id)), ...honest];
    if (chosen.length === 0) continue;
    writeFileSync(file, chosen.map((row) => JSON.stringify(row)).join("\n"));
    await importFeed({
      target,
      file,
      store: store.slug,
      images: folder,
      trustHistory: true,
      force: true,
      now,
    });
  }
  const { results } = await database.db
    .prepare(
      `SELECT DISTINCT p.slug, s.slug || ':' || p.mpn AS article FROM products p
       JOIN offers o ON o.product_id = p.product_id JOIN stores s ON s.store_id = o.store_id
       WHERE o.list_cents IS NOT NULL`,
    )
    .all<{ slug: string; article: string }>();
  const ask = asking(database.db, now);
  const marks = { planted: 0, plantedMarked: 0, honestMarked: 0 };
  for (const { slug, article } of results) {
    const { offers } = await ask(contract.products.bySlug, { slug });
    const marked = offers.some(({ discountVerified }) => discountVerified);
    if (trap.has(article)) {
      marks.planted += 1;
      marks.plantedMarked += Number(marked);
    } else marks.honestMarked += Number(marked);
  }
  expect(marks.planted).toBe(trap.size);
  expect(marks.plantedMarked).toBe(0);
  expect(marks.honestMarked).toBeGreaterThan(20);
});

test.each(["2026-11-28", "2027-07-01"])(
  "on %s the home's 'Offerte' begin with what is worn, of several kinds",
  async (day) => {
    const ask = asking(database.db, new Date(day));
    const list = (query: ListingQuery) => ask(contract.products.list, query);
    for (const key of ["donna", "uomo"] as const) {
      const goods = await goodsOf({ key, offers: true }, list, { optional: (answer) => answer });
      const ids = goods.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const leading = await rows<{ leaf: number }>(database.db)`SELECT category_id AS leaf FROM products
      WHERE product_id IN ${listed(ids.slice(0, 6))}`;
      const kinds = leading.map(({ leaf }) => nodeOf(leaf)?.leaf ?? "");
      expect(kinds.filter((kind) => wornIn(seasonOf(new Date(day)), kind) < 0)).toEqual([]);
      expect(new Set(kinds).size).toBeGreaterThan(2);
    }
  },
);
