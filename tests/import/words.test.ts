/** What feeds say that nobody knows: counted while importing, mapped by an operator, obeyed by the next import of the same feed. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, figures, rows, run, wide } from "./import-set";

anewForEveryTest();

const operator = () => asking(db(), new Date());
const unknown = async (about: "categoria" | "colore" | "marca", state: "nuove" | "ignorate" = "nuove") =>
  (await operator()(deskActs.vocabulary.unknown.row, { about, state, page: 1 })).words;
const strange = (change: Record<string, string> = {}) =>
  feed((row) => ({
    ...row,
    title: "Qualcosa di bello",
    product_type: "Abbigliamento > Women's Kaftanix",
    color: "Sogno d'Estate",
    ...change,
  }));

test("unknown words are counted by products with an example, and a mapped one is obeyed by the same feed", async () => {
  const other = strange({ item_group_id: "B", title: "Altra cosa" })
    .replaceAll("A-", "B-")
    .split("\n")
    .slice(1);
  const both = [strange(), ...other].join("\n");
  expect(figures(await run(both))).toEqual([10, 0, 0, 0, 0]);
  expect(await unknown("categoria")).toEqual([
    {
      about: "categoria",
      word: "kaftanix",
      products: 2,
      stores: ["Negozio"],
      exampleId: "A-S",
      example: "Qualcosa di bello",
      alike: [],
    },
  ]);
  expect((await unknown("colore")).map(({ word, products }) => [word, products])).toEqual([
    ["Sogno d'Estate", 2],
  ]);
  const ids = await rows("SELECT variant_id, variant_key, slug FROM variants");
  const ask = operator();
  await ask(deskActs.vocabulary.create.row, { phrase: "kaftanix", means: "Vestiti" });
  await ask(deskActs.vocabulary.create.row, { phrase: "Sogno d'Estate", means: "Azzurro" });
  expect([await unknown("categoria"), await unknown("colore")]).toEqual([[], []]);
  expect(figures(await run(both))).toEqual([0, 10, 0, 0, 0]);
  expect(await rows("SELECT variant_id, variant_key, slug FROM variants")).toEqual(ids);
  const found = await ask(contract.products.list, {
    ...emptyListing,
    category: "vestiti-donna",
    facets: { colour: ["azzurro"] },
  });
  expect(found.products).toHaveLength(2);
  expect(figures(await run(both))).toEqual([0, 0, 10, 0, 0]);
  expect([await unknown("categoria"), await unknown("colore")]).toEqual([[], []]);
});

test("a mapping changes only rows that say the word, and one that goes is taken back", async () => {
  const mixed = feed((row, at) => (at < 2 ? { ...row, color: "Petunia" } : row));
  await run(mixed);
  const ask = operator();
  await ask(deskActs.vocabulary.create.row, { phrase: "petunia", means: "Rosa" });
  expect(figures(await run(mixed))).toEqual([0, 2, 3, 0, 0]);
  const colours = () =>
    rows<{ slug: string | null; n: number }>(
      "SELECT f.slug, COUNT(*) AS n FROM variants v LEFT JOIN facet_values f ON f.value_id = v.colour_id GROUP BY 1 ORDER BY 1",
    );
  expect(await colours()).toEqual([
    { slug: "nero", n: 3 },
    { slug: "rosa", n: 2 },
  ]);
  await ask(deskActs.vocabulary.remove.row, { id: 1 });
  expect(figures(await run(mixed))).toEqual([0, 2, 3, 0, 0]);
  expect(await colours()).toEqual([
    { slug: null, n: 2 },
    { slug: "nero", n: 3 },
  ]);
});

test("rows that were refused for a word come in once it is known", async () => {
  const lost = strange({ product_type: "Kaftanix", color: "Black" });
  await expect(run(lost)).rejects.toThrow("5 of 5 rows are refused");
  expect((await unknown("categoria")).map(({ word, products }) => [word, products])).toEqual([
    ["kaftanix", 1],
  ]);
  await operator()(deskActs.vocabulary.create.row, { phrase: "kaftanix", means: "T-shirt" });
  expect(figures(await run(lost))).toEqual([5, 0, 0, 0, 0]);
  expect(await rows("SELECT c.slug FROM products JOIN categories c USING (category_id)")).toEqual([
    { slug: "t-shirt-donna" },
  ]);
});

test("a word that means nothing leaves the list, and can come back", async () => {
  await run(strange());
  const ask = operator();
  await ask(deskActs.vocabulary.ignore.row, { about: "colore", word: "sogno d’estate", ignored: true });
  expect([await unknown("colore"), (await unknown("colore", "ignorate")).length]).toEqual([[], 1]);
  await run(strange({ price: "60.00 EUR" }));
  expect(await unknown("colore")).toEqual([]);
  expect((await unknown("categoria")).length).toBe(1);
  await ask(deskActs.vocabulary.ignore.row, { about: "colore", word: "Sogno d'Estate", ignored: false });
  expect((await unknown("colore")).length).toBe(1);
});

test("every meaning that is offered is one", async () => {
  const ask = operator();
  for (const about of ["categoria", "colore"] as const) {
    const { meanings } = await ask(deskActs.vocabulary.unknown.row, { about, state: "nuove", page: 1 });
    const names = meanings.flatMap(({ names: known }) => known);
    for (const means of about === "colore" ? names : names.filter((_, at) => at % 9 === 0))
      await ask(deskActs.vocabulary.create.row, { phrase: `parola ${means} qqq`, means });
  }
});

test("words of a feed are one row, gone with the feed that says them", async () => {
  const words = () => rows<{ words: string }>("SELECT words FROM unknown_words");
  await run(feed());
  expect(await words()).toEqual([]);
  await run(strange());
  expect((await words()).map((row) => JSON.parse(row.words).length)).toEqual([2]);
  await run(feed());
  expect(await words()).toEqual([{ words: "[]" }]);
});

test("of a feed with many refused rows no offer is confirmed whose row was refused, however late it comes", async () => {
  const good = wide(250, () => 10, ["S"]);
  await run(good);
  const [first, ...others] = good.split("\n");
  const free = others.map((line) => line.replace('"price":"10.00 EUR"', '"price":"0 EUR"'));
  const refused = await run([first, ...free].join("\n"));
  expect(refused.refused).toHaveLength(249);
  expect(await rows("SELECT COUNT(*) AS n FROM refused_offers")).toEqual([{ n: 249 }]);
  await run(good);
  expect(await rows("SELECT COUNT(*) AS n FROM refused_offers")).toEqual([{ n: 0 }]);
});

/** Two products of Luma in another store, and how its brand is written in the first. */
const misspelt = (change: Record<string, string> = {}) =>
  feed((row) => ({ ...row, brand: "Lumma", ...change }));
const luma = () =>
  feed((row, at) => ({ ...row, id: `L-${at}`, item_group_id: at < 2 ? "L" : "M", gtin: "" }));
const other = { store: "altro" };
const mapped = { phrase: "LUMMA", means: "Luma", isBrand: true };

test("a brand that looks like another one is told, and once it stands for it the next feed gives it its products", async () => {
  await run(misspelt());
  await run(luma(), other);
  expect((await unknown("marca")).map(({ word, products, alike }) => [word, products, alike])).toEqual([
    ["Lumma", 1, ["Luma"]],
  ]);
  const shown = () => rows("SELECT product_id, slug, group_key FROM products ORDER BY 1");
  const ask = operator();
  const of = async (brand: string) =>
    (await ask(contract.products.list, { ...emptyListing, facets: { brand: [brand] } })).totalResults;
  const before = await shown();
  expect([await of("lumma"), await of("luma")]).toEqual([1, 2]);
  const { id } = await ask(deskActs.vocabulary.create.row, mapped);
  expect(await unknown("marca")).toEqual([]);
  expect(figures(await run(misspelt()))).toEqual([0, 5, 0, 0, 0]);
  expect([await of("lumma"), await of("luma")]).toEqual([0, 3]);
  expect(figures(await run(misspelt()))).toEqual([0, 0, 5, 0, 0]);
  expect(figures(await run(luma(), other))).toEqual([0, 0, 5, 0, 0]);
  expect(await shown()).toEqual(before);
  const { products } = await ask(contract.products.list, { ...emptyListing, search: "lumma" });
  expect(products).toHaveLength(3);
  await ask(deskActs.vocabulary.remove.row, { id });
  expect(figures(await run(misspelt()))).toEqual([0, 5, 0, 0, 0]);
  expect([await of("lumma"), await of("luma")]).toEqual([1, 2]);
  expect(await shown()).toEqual(before);
});

test("offers of a brand in two spellings meet once they are one, and part again without the rule", async () => {
  await run(feed());
  await run(misspelt(), other);
  const ask = operator();
  const offered = async () =>
    (await ask(contract.products.list, emptyListing)).products.map(({ offerCount }) => offerCount);
  expect(await offered()).toEqual([1, 1]);
  const { id } = await ask(deskActs.vocabulary.create.row, mapped);
  await run(misspelt(), other);
  expect(await offered()).toEqual([2]);
  await ask(deskActs.vocabulary.remove.row, { id });
  await run(misspelt(), other);
  expect(await offered()).toEqual([1, 1]);
});

test("a product all of whose offers went to another one leads there, until it has some again", async () => {
  await run(feed());
  await run(misspelt(), other);
  const ask = operator();
  const [first, second] = (
    await rows<{ id: number }>("SELECT product_id AS id FROM products ORDER BY 1")
  ).map(({ id }) => id);
  const ways = (
    await rows<{ slug: string }>(
      `SELECT slug FROM products WHERE product_id = ${second} UNION SELECT slug FROM variants WHERE product_id = ${second}`,
    )
  ).map(({ slug }) => slug);
  expect(ways).toHaveLength(6);
  const shown = async () =>
    new Set([
      ...(await Promise.all(ways.map(async (slug) => (await ask(contract.products.bySlug, { slug })).id))),
      (await ask(contract.products.byId, { id: second ?? 0 })).id,
    ]);
  const movedInto = async () => (await ask(deskActs.curation.product.row, { id: second ?? 0 })).movedInto;
  const { id } = await ask(deskActs.vocabulary.create.row, mapped);
  await run(misspelt(), other);
  expect([await shown(), await movedInto()]).toEqual([new Set([first]), first]);
  await ask(deskActs.curation.correct.row, { id: second ?? 0, category: null, brand: null });
  expect(figures(await run(misspelt(), other))).toEqual([0, 0, 5, 0, 0]);
  expect(await shown()).toEqual(new Set([first]));
  await ask(deskActs.vocabulary.remove.row, { id });
  await run(misspelt(), other);
  expect([await shown(), await movedInto()]).toEqual([new Set([second]), null]);
  // What merely leaves the feed stays under its address, sold out.
  const another = misspelt({ item_group_id: "B", gtin: "" }).replaceAll("A-", "B-");
  await run(another, { ...other, force: true });
  expect([await shown(), await movedInto()]).toEqual([new Set([second]), null]);
});

test("a brand that was corrected by hand stays, and comes from the feed again when the correction goes", async () => {
  await run(misspelt());
  await run(luma(), other);
  await run(misspelt({ brand: "Corvo", item_group_id: "C", gtin: "" }).replaceAll("A-", "C-"), {
    store: "terzo",
  });
  const ask = operator();
  const [first] = await rows<{ id: number }>("SELECT MIN(product_id) AS id FROM products");
  const brand = async () => (await ask(deskActs.curation.product.row, { id: first?.id ?? 0 })).brandSlug;
  await ask(deskActs.curation.correct.row, { id: first?.id ?? 0, category: null, brand: "corvo" });
  await ask(deskActs.vocabulary.create.row, mapped);
  await run(misspelt());
  expect(await brand()).toBe("corvo");
  await ask(deskActs.curation.correct.row, { id: first?.id ?? 0, category: null, brand: null });
  await run(misspelt({ price: "61.00 EUR" }));
  expect(await brand()).toBe("luma");
});

test("a word stands for a brand of the catalogue and for one only; another brand is left alone", async () => {
  await run(misspelt());
  await run(luma(), other);
  const ask = operator();
  const add = (phrase: string, means: string) =>
    ask(deskActs.vocabulary.create.row, { phrase, means, isBrand: true });
  await expect(add("Lumma", "Ignota")).rejects.toMatchObject({ status: 422, field: "means" });
  await expect(add("luma", "Luma")).rejects.toMatchObject({ status: 422, field: "phrase" });
  await ask(deskActs.vocabulary.ignore.row, { about: "marca", word: "Lumma", ignored: true });
  expect([(await unknown("marca")).length, (await unknown("marca", "ignorate")).length]).toEqual([0, 1]);
  await ask(deskActs.vocabulary.ignore.row, { about: "marca", word: "Lumma", ignored: false });
  // What searches know already may become what feeds mean.
  await ask(deskActs.vocabulary.create.row, { phrase: "lumma", means: "Luma" });
  expect((await unknown("marca")).length).toBe(1);
  await add("Lumma", "Luma");
  await expect(add("Luma", "Lumma")).rejects.toMatchObject({ status: 422, field: "means" });
  await expect(add("Lumma", "Luma")).rejects.toMatchObject({ status: 409 });
});
