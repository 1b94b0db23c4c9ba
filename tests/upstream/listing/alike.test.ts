/** What stands as similar beside a product: the same in what texts tell of it and in what its picture shows. */
import { contract } from "contract";
import { cloth, edges, type Look } from "domain/look-of-pixels";
import { packedLook } from "upstream/looks/look";
import { expect, test } from "vitest";
import { asking } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";
import type { Product } from "../../tools/catalogue/product";
import { writeCatalogue } from "../../tools/catalogue/write";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const stores = [{ id: 1, slug: "uno", name: "Uno", host: "uno.example", shipping: 500, freeFrom: null }];

const red: Look["colours"] = [{ lab: [0.5, 0.18, 0.1], share: 1 }];
const blue: Look["colours"] = [{ lab: [0.4, -0.02, -0.2], share: 1 }];

/** Cloth that fills the upper rows of its box. */
function look(colours: Look["colours"], rows: number): string {
  const outline = Uint8Array.from({ length: cloth.columns * cloth.rows }, (_, cell) =>
    cell < rows * cloth.columns ? 15 : 0,
  );
  const flat = new Uint8Array(edges.columns * edges.rows * edges.directions);
  return packedLook({ colours, cloth: outline, edges: flat, aspect: 128, skin: 0 });
}

type Told = Partial<Pick<Product, "name" | "brand" | "category" | "values">> & {
  colour?: string;
  price?: number;
  look?: string;
  soldOut?: true;
};

/** What two goods of one kind differ in: the first is as the product is, the second is not, and costs what the product costs. */
const differing: Record<string, [own: Told, like: Told, unlike: Told]> = {
  kind: [{ category: "cappotti-donna" }, { category: "cappotti-donna" }, { category: "piumini-donna" }],
  cut: [
    { category: "felpe-donna", name: "Felpa con cappuccio" },
    { category: "felpe-donna", name: "Capo con cappuccio" },
    { category: "felpe-donna", name: "Felpa girocollo" },
  ],
  colour: [
    { category: "gonne-donna", colour: "Rosso" },
    { category: "gonne-donna", colour: "Rosso" },
    { category: "gonne-donna", colour: "Blu" },
  ],
  ...Object.fromEntries(
    [
      ["pattern", "camicie-donna", "Righe", "Quadri"],
      ["material", "sandali-donna", "Pelle", "Tessuto"],
      ["length", "pantaloni-donna", "Lungo", "Corto"],
    ].map(([facet = "", category = "", own = "", other = ""]) => {
      const of = (label: string) => ({ category, values: { [facet]: [label] } });
      return [facet, [of(own), of(own), of(other)]];
    }),
  ),
  "shape in its picture": [
    { category: "jeans-donna", look: look(red, 10) },
    { category: "jeans-donna", look: look(red, 9) },
    { category: "jeans-donna", look: look(red, 2) },
  ],
  "colour in its picture": [
    { category: "polo-uomo", look: look(red, 10) },
    { category: "polo-uomo", look: look(red, 10) },
    { category: "polo-uomo", look: look(blue, 10) },
  ],
};

const coats: Told[] = [
  { look: look(red, 10) },
  { look: look(red, 10), brand: "Altra", price: 9_000 },
  { look: look(red, 9), price: 4_000 },
  { look: look(blue, 10), brand: "Altra" },
  { look: look(red, 10), brand: "Altra", soldOut: true },
  { brand: "Altra" },
].map((told) => ({ category: "cappotti-uomo", name: "Cappotto doppio", ...told }) as Told);

const ids = new Map<Told, number>();

const database = await forFile(openDatabase({ seeded: false }));
// The unlike one comes first and is nearer in price: only what it is can put it behind.
const all = [...Object.values(differing).flatMap(([own, like, unlike]) => [own, unlike, like]), ...coats];
const likes = new Set(Object.values(differing).map(([, like]) => like));
const products = all.map((told, index): Product => {
  ids.set(told, index + 1);
  const { name = "Capo", brand = "Una", category = "", values = {}, colour = "Nero", soldOut } = told;
  const price = told.price ?? (likes.has(told) ? 7_000 : 5_000);
  const common = { brand, category, values, age: 1, popularity: 1 };
  const variants = [{ colour, offers: [{ store: 1, price, soldOut }] }];
  return {
    id: index + 1,
    slug: `capo-${index + 1}`,
    name,
    images: [`capo-${index + 1}_8x10.webp`],
    ...common,
    variants,
  };
});
await writeCatalogue(database.db, { stores, products, at: today });
const ask = asking(database.db);
const looks = [...ids].flatMap(([told, id]) => (told.look ? [[`capo-${id}_8x10.webp`, told.look]] : []));
await ask(
  contract.catalogue.rememberPictures,
  { names: looks.map(([name = ""]) => name), addresses: {}, looks: Object.fromEntries(looks) },
  { hasAdminKey: true },
);

const besides = (told: Told | undefined) =>
  ask(contract.products.related, { id: (told && ids.get(told)) ?? 0 });

test.each(Object.entries(differing))(
  "of two goods the one of the same %s comes first, though it is further in price",
  async (_, [own, like, unlike]) => {
    expect((await besides(own)).map(({ id }) => id).slice(0, 2)).toEqual([ids.get(like), ids.get(unlike)]);
  },
);

test("what is the same of another brand is marked, and nothing stands there that cannot be bought", async () => {
  const [own, twin, cheaper, blueOne, soldOut, unseen] = coats;
  const found = await besides(own);
  expect(found.map(({ id, twin: isTwin }) => [id, isTwin])).toEqual([
    [ids.get(twin as Told), true],
    [ids.get(cheaper as Told), false],
    [ids.get(blueOne as Told), false],
    [ids.get(unseen as Told), false],
  ]);
  expect(found.map(({ id }) => id)).not.toContain(ids.get(soldOut as Told));
});

test("pictures that nobody has read are told, and are not once they were", async () => {
  const operator = { hasAdminKey: true } as const;
  const { pictures, next } = await ask(contract.catalogue.unseen, { after: 0 }, operator);
  const [own] = differing.cut as [Told, Told, Told];
  const name = `capo-${ids.get(own)}_8x10.webp`;
  expect([pictures.includes(name), next]).toEqual([true, null]);
  await ask(contract.catalogue.rememberPictures, { names: [name], addresses: {} }, operator);
  await ask(contract.catalogue.rememberLooks, { looks: { [name]: look(red, 10) } }, operator);
  expect((await ask(contract.catalogue.unseen, { after: 0 }, operator)).pictures).not.toContain(name);
});
