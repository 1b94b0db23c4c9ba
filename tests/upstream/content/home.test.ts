/** What the home and the menu are composed of where nobody made banners, pictures and entries, on a real local D1. */
import { contract } from "contract";
import { bestOf } from "upstream/catalogue/best-goods";
import type { CardRow } from "upstream/catalogue/card-row";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { db, ask } = await fixtureShop();
const written = (statement: string) => db.prepare(statement).run();

test("while a banner opens the home no goods do, and the four main categories that have goods are its tiles", async () => {
  const { goods, tiles } = await ask(contract.home.composed, {});
  expect(goods).toEqual([]);
  expect(tiles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["donna", "uomo"]));
  const stocked = await ask(contract.categories.list, { withProducts: "true" });
  for (const { slug } of tiles) expect(stocked.map((category) => category.slug)).toContain(slug);
});

test("without a banner goods open it, no good stands twice, and a tile shows one of its own", async () => {
  await written("UPDATE banners SET image = NULL");
  const { goods, tiles } = await ask(contract.home.composed, {});
  expect(goods.length).toBeGreaterThan(0);
  const shown = [...goods.map(({ id }) => id), ...tiles.flatMap(({ product }) => product ?? [])];
  expect(new Set(shown).size).toBe(shown.length);
  for (const { slug, product, picture } of tiles.filter((tile) => tile.product !== null)) {
    const own = await ask(contract.products.list, { ...listingOf(slug) });
    expect(own.products.map(({ id }) => id)).toContain(product);
    expect(picture).not.toBeNull();
  }
});

test("a menu has no entry for a category without goods, and one that nobody wrote is made of those that have some", async () => {
  const entry = "INSERT INTO menu_items (menu_id, parent_id, name, href, position) VALUES";
  await written(`${entry} (90, NULL, 'Neonato', '/prodotti?categoria=prima-infanzia', 9)`);
  await written(`${entry} (91, NULL, 'Gioielli', '/gioielli-donna', 9)`);
  await written(`${entry} (92, NULL, 'Magazine', '/magazine', 9)`);
  await ask(contract.categories.list, {});
  const names = (await ask(contract.menu.list, {})).map(({ name }) => name);
  expect(names).toEqual(["Donna", "Vestiti", "Magazine"]);
  await written("DELETE FROM menu_items");
  const composed = await ask(contract.menu.list, {});
  expect(composed.filter(({ parentId }) => parentId === null).map(({ name }) => name)).toEqual([
    "Donna",
    "Uomo",
    "Brand",
  ]);
  expect(composed).toContainEqual(
    expect.objectContaining({
      name: "Vestiti",
      group: "Abbigliamento",
      href: "/prodotti?categoria=vestiti-donna",
    }),
  );
});

const listingOf = (category: string) => ({
  category,
  facets: {},
  onSale: false,
  newArrivals: false,
  sort: "consigliati" as const,
  page: 1,
});

describe("the best goods", () => {
  const good = (id: number, slugs: string, images = `${id}.webp`) =>
    ({ product_id: id, images, category_slugs: JSON.stringify(slugs.split(" ")) }) as CardRow;
  const coat = good(1, "cappotti-donna abbigliamento-donna donna");
  const jacket = good(2, "giacche-donna abbigliamento-donna donna");
  const jumper = good(3, "maglie-uomo abbigliamento-uomo uomo");
  const sandals = good(4, "sandali-donna scarpe-donna donna");
  const all = [sandals, coat, jacket, jumper, good(5, "felpe-uomo abbigliamento-uomo uomo", "")];
  const ids = (cards: CardRow[]) => cards.map(({ product_id }) => product_id);
  const [winter, summer] = [new Date("2026-11-24T12:00:00Z"), new Date("2026-07-01T12:00:00Z")];

  test("are in season, of different kinds and for different people, and have a picture", () => {
    expect(ids(bestOf(all, 2, winter))).toEqual([1, 3]);
    expect(ids(bestOf(all, 1, summer))).toEqual([4]);
    expect(ids(bestOf(all, 9, winter))).toHaveLength(4);
  });

  test("are not those that stand above, and rather of another kind than those", () => {
    const second = good(6, "cappotti-donna abbigliamento-donna donna");
    expect(ids(bestOf([second, jacket, sandals], 1, winter, [coat]))).toEqual([2]);
    expect(ids(bestOf([coat, sandals], 1, winter, [coat]))).toEqual([4]);
  });
});
