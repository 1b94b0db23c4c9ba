/** The best reductions of the day: only what our own observations bear out, the highest first. */
import { contract } from "contract";
import { parseListing } from "contract/listing/query";
import { expect, test, vi } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo } from "../../fixtures/catalogue";

const { db, ask } = await fixtureShop();
await db.prepare("DELETE FROM price_points").run();

const discounts = async (categories: string) =>
  (await ask(contract.products.verifiedDiscounts, { categories })).map(({ id }) => id);

/** We have watched the card's offer of a product for two months; `raised` so many days before the cut of three days ago. */
async function watched(product: number, raised = 57) {
  const before = daysAgo(3 + raised);
  await db
    .prepare(
      `INSERT INTO price_points (offer_id, observed_at, price_cents, list_cents, available)
       SELECT best_offer_id, ?2, 1, NULL, 1 FROM products WHERE product_id = ?1 AND ?4 < 57
       UNION ALL SELECT offer_id, ?3, offers.list_cents, NULL, 1 FROM offers JOIN products ON best_offer_id = offer_id
         WHERE products.product_id = ?1
       UNION ALL SELECT offer_id, ?5, offers.price_cents, offers.list_cents, 1 FROM offers
         JOIN products ON best_offer_id = offer_id WHERE products.product_id = ?1`,
    )
    .bind(product, daysAgo(80), before, raised, daysAgo(3))
    .run();
}

test("a shop in its first month, of which nothing is borne out yet, is asked once for the histories of all categories", async () => {
  await discounts("donna");
  const asked = vi.spyOn(db, "prepare");
  expect(await discounts("donna,uomo,scarpe-donna")).toEqual([]);
  const texts = asked.mock.calls.map(([text]) => text);
  asked.mockRestore();
  expect(texts.filter((text) => text.includes("available FROM price_points"))).toHaveLength(1);
  expect(texts.length).toBeLessThanOrEqual(8);
});

test("a reduction counts once it was watched, unless the price was raised for it; what is worn now leads, underwear does not, what has no picture stands last", async () => {
  const query = parseListing({ inSconto: "true", disponibilita: "disponibili", ordinamento: "in_sconto" });
  const reduced = (await ask(contract.products.list, query)).products.map(({ id }) => id);
  expect(reduced.length).toBeGreaterThan(2);
  expect(await discounts("donna,uomo")).toEqual([]);
  const [raised = 0, ...honest] = reduced;
  await watched(raised, 20);
  for (const id of honest.toReversed()) await watched(id);
  const [women = 0, men = 0, jacket = 0] = honest;
  expect(await discounts("donna,uomo")).toEqual([jacket, men, women]);
  expect(await discounts("uomo,donna,scarpe-donna,donna")).toEqual([jacket, men, women]);
  expect(await discounts("non-esiste")).toEqual([]);
  const leaf = "(SELECT category_id FROM categories WHERE slug = 'intimo-donna')";
  await db
    .prepare(`UPDATE products SET path_ids = json_array(1, ${leaf}) WHERE product_id = ?`)
    .bind(jacket)
    .run();
  expect(await discounts("donna,uomo")).toEqual([women, men, jacket]);
  await db.prepare("UPDATE products SET images = '' WHERE product_id = ?").bind(women).run();
  expect(await discounts("donna,uomo")).toEqual([men, jacket, women]);
});
