/** Where a product is sold out, what is like it leads: the same of another brand and what costs less. */
import { cloth, edges } from "domain/look-of-pixels";
import { packedLook } from "upstream/looks/look";
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";

const shop = await forFile(openShop({ LOG: "off" }));
const { db } = shop.site;
type Found = Record<"product_id" | "other", number> & Record<"slug" | "name" | "other_slug", string>;
const found = await firstRow<Found>(db)`SELECT
  p.product_id, p.slug, p.name, q.product_id AS other, q.slug AS other_slug FROM products p JOIN products q
  ON q.category_id = p.category_id AND q.brand_id <> p.brand_id AND q.available = 1
  AND q.price_cents < p.price_cents - 2000 WHERE p.available = 1 ORDER BY p.product_id, q.product_id LIMIT 1`;
if (!found) throw new Error("no two products of a kind");
const own: { slug: string; name: string } = { slug: found.slug, name: found.name };
const twin: { slug: string } = { slug: found.other_slug };
const look = packedLook({
  colours: [{ lab: [0.5, 0.1, 0.1], share: 1 }],
  cloth: new Uint8Array(cloth.columns * cloth.rows).fill(15),
  edges: new Uint8Array(edges.columns * edges.rows * edges.directions),
  aspect: 128,
  skin: 0,
});
const pair = `(${found.product_id}, ${found.other})`;
await db.batch([
  // Their texts tell the same, and so do their pictures.
  db.prepare(`UPDATE products SET cuts = 1, name = 'Capo ' || product_id WHERE product_id IN ${pair}`),
  db
    .prepare(
      `INSERT INTO media_files (name, look) SELECT substr(images, 1, instr(images || ',', ',') - 1), ?
          FROM products WHERE product_id IN ${pair} ON CONFLICT DO UPDATE SET look = excluded.look`,
    )
    .bind(look),
  db.prepare(
    `UPDATE products SET value_ids = (SELECT value_ids FROM products WHERE product_id = ${found.product_id}) WHERE product_id = ${found.other}`,
  ),
  db.prepare(
    `UPDATE offers SET availability = 'out_of_stock' WHERE variant_id IN (SELECT variant_id FROM variants WHERE product_id = ${found.product_id})`,
  ),
  db.prepare(`UPDATE variants SET available = 0 WHERE product_id = ${found.product_id}`),
  db.prepare(`UPDATE products SET available = 0 WHERE product_id = ${found.product_id}`),
]);

test("a sold-out product leads to what is like it", async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto(`/${own.slug}`);
  await wake(page);
  const sections = ["Prodotti simili", "Altre offerte", "Storico dei prezzi", "Potrebbe piacerti"];
  const headings = (await page.locator("main h2").allTextContents()).filter((heading) =>
    sections.includes(heading),
  );
  expect(headings[0]).toBe("Prodotti simili");
  await page.getByRole("link", { name: "Lo stesso di un’altra marca (1)" }).click();
  await page.waitForURL(`**/simili/${own.slug}#marca`);
  await wake(page);
  const part = page.getByRole("region", { name: "Lo stesso di un’altra marca" });
  const card = part.locator("article.card");
  expect(await card.count()).toBe(1);
  expect(await card.textContent()).toMatch(/[\d,.]+\s€ in meno/);
  expect(await violations(page)).toBe("");
  await card.locator("h3 a").click();
  await page.waitForURL((url) => url.pathname === `/${twin.slug}`);
  await page.goBack();
  await page.getByRole("link", { name: "Torna al prodotto" }).click();
  await page.waitForURL(`**/${own.slug}`);
  expect(complaints).toEqual([]);
});
