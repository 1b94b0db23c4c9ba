/** Goods by a colour: what is nearest to the eye comes first, within whom and what it is for, and follows the pictures. */
import { contract } from "contract";
import { labOfHex } from "domain/oklab";
import { canonicalTint } from "domain/tints";
import { nearest } from "upstream/looks/tints";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { lookOf } from "../../fixtures/seen-pictures";

const { ask, db } = await fixtureShop();

/** Pictures as an importer tells of them, one for each product. */
async function picture(product: number, ...colours: Parameters<typeof lookOf>): Promise<void> {
  const name = `foto-${product}-${colours.join("-").replaceAll(",", "-")}_8x8.webp`;
  await rows(db)`UPDATE products SET images = ${`${name},altra_8x8.webp`} WHERE product_id = ${product}`;
  const looks = { [name]: lookOf(...colours) };
  await ask(contract.catalogue.rememberPictures, { names: [name], addresses: {}, looks: {} });
  await ask(contract.catalogue.rememberLooks, { looks, after: 0 });
}

const of = (category: string) => goods.filter((one) => one.category === category).map(({ id }) => id);
const results = await rows<{ id: number; category: string }>(db)`
  SELECT p.product_id AS id, c.slug AS category FROM products p JOIN categories c USING (category_id) WHERE p.available = 1 ORDER BY 1`;
const goods = results;

const found = async (hex: string, category: string | null = null) =>
  (await ask(contract.products.tinted, { tint: canonicalTint(hex), category })).map(({ id }) => id);

test("the nearest colour comes first, what is of another is not there, less of a colour comes after more, and a trace is none", async () => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = goods.map(({ id }) => id);
  await picture(one, ["a01030", 0.9]);
  await picture(two, ["c02030", 0.9]);
  await picture(three, ["ffffff", 0.7], ["c02030", 0.3]);
  await picture(five, ["ffffff", 0.98], ["c02030", 0.02]);
  await picture(four, ["1f4fa3", 0.9]);
  expect(await found("c02030")).toEqual([two, one, three]);
  expect(await found("2040a0")).toEqual([four]);
  expect(await found("00ff00")).toEqual([]);
  expect(await ask(contract.products.tints, { id: three })).toMatchObject([
    { share: expect.closeTo(0.7, 1) },
    {},
  ]);
  expect(await ask(contract.products.tints, { id: 999_999 })).toEqual([]);
});

test("narrowed, only what is for them and of that area is there; a leaf and a made-up category have nothing", async () => {
  const [dress = 0] = of("vestiti-donna");
  const [shoe = 0] = of("sneakers-donna");
  const [his = 0] = of("sneakers-uomo");
  for (const id of [dress, shoe, his]) await picture(id, ["2f8f3e", 1]);
  expect((await found("2f8f3e")).sort()).toEqual([dress, shoe, his].sort());
  expect((await found("2f8f3e", "donna")).sort()).toEqual([dress, shoe].sort());
  expect(await found("2f8f3e", "scarpe-donna")).toEqual([shoe]);
  expect(await found("2f8f3e", "uomo")).toEqual([his]);
  expect(await found("2f8f3e", "sneakers-uomo")).toEqual([]);
  expect(await found("2f8f3e", "inventata")).toEqual([]);
});

test("another picture is another colour, and what is sold out or hidden is not shown", async () => {
  const [id = 0] = of("vestiti-donna");
  await picture(id, ["b4d335", 1]);
  expect(await found("b4d335")).toEqual([id]);
  await picture(id, ["6b3a8c", 1]);
  expect(await found("b4d335")).toEqual([]);
  expect(await found("6b3a8c")).toEqual([id]);
  await db.prepare("UPDATE products SET available = 0 WHERE product_id = ?").bind(id).run();
  expect(await found("6b3a8c")).toEqual([]);
  await rows(db)`UPDATE products SET available = 1, hidden_at = '2026-01-01' WHERE product_id = ${id}`;
  expect(await found("6b3a8c")).toEqual([]);
});

test("of a product with several near colours the nearest counts, of equally far ones the most popular comes first, and at most 48 are shown", () => {
  const candidate = (product_id: number, hex: string, share = 255, popularity = 0) => ({
    product_id,
    offer_id: 1,
    colour: Number.parseInt(hex, 16),
    share,
    popularity,
  });
  const many = Array.from({ length: 60 }, (_, at) => candidate(at + 10, "a82030", 255, at));
  const shown = nearest(labOfHex("c02030"), [
    ...many,
    candidate(1, "a01030"),
    candidate(1, "c02030"),
    candidate(2, "b01830"),
  ]);
  expect(shown).toHaveLength(48);
  expect(shown.slice(0, 3).map(({ product_id }) => product_id)).toEqual([1, 2, 69]);
});
