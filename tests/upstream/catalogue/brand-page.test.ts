/** The page of a brand: figures, operators' text, and how its sizes run where reviews say it. */
import { contract } from "contract";
import { sizeRunIn } from "upstream/catalogue/brand-page";
import { createUpstream } from "upstream/index";
import { firstRow, knownRow } from "upstream/sql";
import { expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import tables from "./brand-page.json";

const database = await forFile(openDatabase());
const brand = await knownRow<{ slug: string; label: string; value_id: number }>(database.db, "brand")`
  SELECT b.slug, b.label, b.value_id FROM facet_values b JOIN products p ON p.brand_id = b.value_id AND p.available = 1
    WHERE b.facet = 'brand' GROUP BY b.value_id ORDER BY COUNT(*) DESC LIMIT 1`;

async function page() {
  const row = contract.brands.bySlug;
  const upstream = createUpstream({ DB: database.db, now: () => new Date("2026-03-10T09:00:00Z") });
  return row.output.parse(await upstream.call(row, { slug: brand.slug }, {}));
}

async function reviews(...texts: string[]) {
  const product = await database.db
    .prepare("SELECT product_id AS id FROM products WHERE brand_id = ? LIMIT 1")
    .bind(brand.value_id)
    .first<number>("id");
  await database.db.batch([
    database.db.prepare("DELETE FROM reviews"),
    ...texts.map((text) =>
      database.db
        .prepare(
          "INSERT INTO reviews (state, product_id, author, rating, body, written_at) VALUES ('published', ?, 'Ada L.', 4, ?, '2026-01-01')",
        )
        .bind(product, text),
    ),
  ]);
}

test("it tells the dearest and the cheapest that can be bought, and says nothing that nobody wrote", async () => {
  await reviews();
  const span = await firstRow<{ low: number; goods: number }>(database.db)`
    SELECT MIN(o.price_cents) AS low, COUNT(DISTINCT p.product_id) AS goods FROM products p
      JOIN shown_offers o ON o.offer_id = p.best_offer_id WHERE p.brand_id = ${brand.value_id} AND p.available = 1`;
  const said = await page();
  expect(said).toMatchObject({ name: brand.label, description: null, fit: null, lowestCents: span?.low });
  expect(said.highestCents).toBeGreaterThan(said.lowestCents ?? 0);
  expect(said.productCount).toBeGreaterThanOrEqual(span?.goods ?? 0);
});

test("how its sizes run is said when three reviews agree, two thirds of those that speak of it", async () => {
  const small = "Bella, ma veste piccolo.";
  await reviews(small, small, "Colore splendido.");
  expect((await page()).fit).toBeNull();
  await reviews(
    small,
    "Calza stretta: prendete un numero in più.",
    "Vestibilità piuttosto piccola",
    "Veste giusto.",
  );
  expect((await page()).fit).toEqual({ runs: "piccolo", said: 3, of: 4 });
  await reviews(small, small, small, "Veste grande.", "Taglia perfetta.");
  expect((await page()).fit).toBeNull();
});

test.each(tables.reviews as [string, string | null][])(
  "of “%s” the sizes are understood as %s",
  (review, runs) => {
    expect(sizeRunIn(review)).toBe(runs);
  },
);

test("a brand that does not exist has no page", async () => {
  const missing = contract.brands.bySlug;
  const upstream = createUpstream({ DB: database.db });
  await expect(upstream.call(missing, { slug: "nessuna" }, {})).rejects.toThrow("Marchio");
});
