/** What a block says of each product's offers: the best one of each store, best first, read without counting offers twice. */
import { factsOf } from "upstream/import/listing";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { today } from "../../fixtures/catalogue";
import { plainTotal } from "../../fixtures/plain-matching";
import { invented } from "../../tools/catalogue/invented";
import { shop } from "../../tools/catalogue/recipes";
import { writeCatalogue } from "../../tools/catalogue/write";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

interface OfferRow {
  product_id: number;
  offer_id: number;
  store_id: number;
  price_cents: number;
  total: number;
  gone: number;
}

const database = await forFile(openDatabase({ seeded: false }));
await writeCatalogue(database.db, { stores: shop.stores, products: invented(shop), at: today });
// Many equal prices, and prices of different length.
await rows(database.db)`
  UPDATE offers SET price_cents = 900 + offer_id * 7919 % 40 * 10,
      availability = CASE WHEN offer_id % 5 = 0 THEN 'out_of_stock' ELSE 'in_stock' END`;

test("every product has the best offer of each store, best first, and an offer costs few rows read", async () => {
  const offers = (
    await database.db
      .prepare(
        `SELECT product_id, offer_id, store_id, price_cents, availability <> 'in_stock' AS gone,
          ${plainTotal.text} AS total FROM offers o`,
      )
      .all<OfferRow>()
  ).results.sort((a, b) => a.gone - b.gone || a.total - b.total || a.offer_id - b.offer_id);
  const expected = new Map<number, OfferRow[]>();
  for (const offer of offers) {
    const kept = expected.get(offer.product_id) ?? [];
    if (!kept.some(({ store_id }) => store_id === offer.store_id)) kept.push(offer);
    expected.set(offer.product_id, kept);
  }
  const { results, meta } = await database.db
    .prepare(`SELECT p.product_id, ${factsOf} ->> 9 AS offers FROM products p`)
    .all<{ product_id: number; offers: string }>();
  expect(results).toHaveLength(shop.products);
  for (const { product_id, offers } of results)
    expect((JSON.parse(offers) as number[][]).map(([store, price, , , id]) => [store, price, id])).toEqual(
      expected
        .get(product_id)
        ?.map(({ store_id, price_cents, offer_id }) => [store_id, price_cents, offer_id]),
    );
  expect(meta.rows_read / offers.length).toBeLessThan(6);
});
