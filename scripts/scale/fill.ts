/** Fills an empty, migrated database with an invented catalogue of any size by SQL alone, in the shape that imports leave. */

import { taxonomy } from "../../upstream/catalogue/taxonomy";
import { seedTaxonomy } from "../../upstream/import/apply";
import { writeListing } from "../../upstream/import/listing";
import { values, vocabulary, words } from "./values";

/** Products per batch: one statement stays within D1's time. */
const step = 10_000;

/** The first number of a range of products that one batch makes, and the last. */
interface Range {
  first: number;
  last: number;
}

/**
 * A number that looks random, always the same for a product and a purpose (`salt`), below `below`. Each salt has a factor
 * of its own: with one for all, brands and points would go hand in hand.
 */
function dice(salt: number, below: number): string {
  return `((n * ${2_654_435_761 + salt * 97_654_321} + ${salt}) % 4294967291 / 977 % ${below})`;
}

/** `products` products with three offers each, by default of 40 stores and 400 brands. */
export async function fillScale(db: D1Database, products: number): Promise<void> {
  await db.batch([seedTaxonomy(db), ...vocabulary(db)]);
  for (let first = 1; first <= products; first += step) {
    const range = { first, last: Math.min(first + step - 1, products) };
    await db.batch([...rows(range), ...writeListing].map((statement) => db.prepare(statement)));
  }
}

const leaves = taxonomy.filter((node) => node.leaf !== null).map((node) => node.id);

function rows({ first, last }: Range): string[] {
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})`;
  const leaf = `('${JSON.stringify(leaves)}' ->> ${dice(1, leaves.length)})`;
  const price = `(990 + ${dice(2, 200)} * 100)`;
  const name = words
    .map((list, place) => `('${JSON.stringify(list)}' ->> ${dice(10 + place, list.length)})`)
    .join(" || ' ' || ");
  return [
    `INSERT INTO products (product_id, slug, group_key, name, brand_id, category_id, images, sizes, best_offer_id,
       available, offer_count, popularity, sales, rating, inserted_at, inserted_on, updated_at, category_ids)
     ${numbers} SELECT n, 'p-' || n, 'p-' || n, ${name}, 1 + ${dice(3, 400)}, ${leaf}, 'c0ffee_640x800.webp', 'S,M', n * 3,
       ${dice(4, 10)} > 0, 3, ${dice(5, 200)}, ${dice(6, 500)},
       CASE WHEN ${dice(20, 3)} = 0 THEN (10 + ${dice(21, 41)}) / 10.0 END,
       strftime('%Y-%m-%dT%H:%M:%SZ', 1767225600 - ${dice(7, 200)} * 86400, 'unixepoch'), '2026-01-01', '2026-01-01', '[' || ${leaf} || ']'
     FROM numbers`,
    `INSERT INTO variants (variant_id, product_id, slug, variant_key, name)
     ${numbers} SELECT n, n, 'v-' || n, '|', 'v' FROM numbers`,
    `INSERT INTO offers (offer_id, store_id, external_id, variant_id, product_id, url, price_cents, list_cents,
       availability, fingerprint, first_seen, updated_at)
     ${numbers} SELECT n * 3 + i.value, 1 + (${dice(8, 40)} + i.value * 13) % 40, n || '-' || i.value, n, n,
       'https://example.com/' || n, ${price} + i.value * 300, CASE WHEN ${dice(9, 4)} = 0 THEN ${price} * 2 END,
       CASE WHEN ${dice(4, 10)} > 0 THEN 'in_stock' ELSE 'out_of_stock' END, '', '2026-01-01', '2026-01-01'
     FROM numbers, json_each('[0,1,2]') i`,
    `UPDATE products SET (price_cents, list_cents) = (SELECT price_cents, list_cents FROM offers
       WHERE offer_id = best_offer_id) WHERE product_id BETWEEN ${first} AND ${last}`,
    `UPDATE products SET discount_percent = ROUND((list_cents - price_cents) * 100.0 / list_cents)
     WHERE product_id BETWEEN ${first} AND ${last} AND list_cents > price_cents`,
    ...values.map(
      ({ from, count, salt, one }) => `INSERT OR IGNORE INTO product_values (value_id, product_id)
        ${numbers} SELECT ${from} + (${dice(salt, count)} + i.value * 7) % ${count}, n
        FROM numbers, json_each('${JSON.stringify(Array.from({ length: one }, (_, index) => index))}') i`,
    ),
    `INSERT OR IGNORE INTO product_values (value_id, product_id)
     SELECT 10000 + store_id, product_id FROM offers WHERE product_id BETWEEN ${first} AND ${last}`,
    `INSERT INTO product_categories (category_id, product_id)
     WITH RECURSIVE above (category_id, product_id) AS (
       SELECT category_id, product_id FROM products WHERE product_id BETWEEN ${first} AND ${last}
       UNION SELECT c.parent_id, a.product_id FROM above a JOIN categories c USING (category_id)
       WHERE c.parent_id IS NOT NULL)
     SELECT category_id, product_id FROM above`,
    `INSERT INTO listing_stale ${numbers} SELECT n FROM numbers`,
  ];
}
