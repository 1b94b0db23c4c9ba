/** What a unit costs, as names and sizes of feeds tell it; where they leave a doubt nobody is told. */
import { contract } from "contract";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import said from "./measure.json";

const { db, ask } = await fixtureShop();
const categories = { scent: 10701, cream: 207, socks: 20127, bottle: 10401 };

test.each(
  said as [name: string, kind: keyof typeof categories, size: string, pack: string, said: string | null][],
)("'%s' of the kind %s, size '%s', pack '%s'", async (name, kind, size, pack, unit) => {
  await db.batch([
    db
      .prepare("UPDATE products SET name = ?, category_id = ? WHERE product_id = 10")
      .bind(name, categories[kind]),
    db
      .prepare("UPDATE variants SET size_label = ?, variant_key = ? WHERE product_id = 10")
      .bind(size || null, pack ? `rosa|x|${pack}` : "rosa|x"),
  ]);
  const product = await ask(contract.products.byId, { id: 10 });
  expect(product.price.current).toBe(2990);
  const told = product.unit && `${product.unit.cents} ${product.unit.per}`;
  expect(told).toBe(unit);
  expect(product.offers[0]?.unit).toEqual(product.unit);
});
