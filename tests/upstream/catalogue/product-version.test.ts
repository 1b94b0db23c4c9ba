/** A product's version changes with what its page shows, and with nothing else. */
import { productVersion } from "upstream/catalogue/product-version";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { db } = await fixtureShop();
const slug = "vestito-midi-in-lino";
const version = () => productVersion(db, slug);
const run = (text: string) => db.prepare(text).run();

test("prices, offers, shipping, reports, reviews and what operators decide change it; other products do not", async () => {
  const own = `(SELECT product_id FROM products WHERE slug = '${slug}')`;
  const seen = new Set([await version()]);
  const next = async (...statements: string[]) => {
    for (const text of statements) await run(text);
    const now = await version();
    expect(seen, statements.join("; ")).not.toContain(now);
    seen.add(now);
  };
  const first = `(SELECT MIN(offer_id) FROM offers WHERE product_id = ${own})`;
  await next(`UPDATE offers SET price_cents = price_cents + 1 WHERE offer_id = ${first}`);
  await next(`UPDATE offers SET availability = 'out_of_stock' WHERE offer_id = ${first}`);
  await next(
    `UPDATE stores SET shipping_cents = 1234 WHERE store_id = (SELECT store_id FROM offers WHERE offer_id = ${first})`,
  );
  await next(
    `INSERT INTO price_reports (offer_id, day, visitor, reported_at) VALUES (${first}, 'x', 'v', 'x')`,
  );
  await next(`UPDATE price_reports SET founded = 1 WHERE day = 'x'`);
  await next(
    `INSERT INTO reviews (state, product_id, author, rating, body, written_at) VALUES ('published', ${own}, 'G.', 5, 'Bello', 'x')`,
  );
  await next(`UPDATE products SET name = 'Vestito nuovo' WHERE slug = '${slug}'`);
  await next(`UPDATE products SET hidden_at = 'x' WHERE slug = '${slug}'`);
  await next(`DELETE FROM offers WHERE offer_id = ${first}`);
  const before = await version();
  await run(`UPDATE offers SET price_cents = price_cents + 1 WHERE product_id <> ${own}`);
  await run(`UPDATE products SET name = name || '!' WHERE slug <> '${slug}'`);
  expect(await version()).toBe(before);
  expect(await productVersion(db, "nessuno")).toBe("");
});
