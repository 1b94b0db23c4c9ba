/** Pictures, attributes, and what is not sold here: what operators say stays through imports, and can be given back. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { moveRun } from "upstream/import/runs";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import { anewForEveryTest, db, feed, rows, run } from "./import-set";

anewForEveryTest();

const now = new Date();
const ask: ReturnType<typeof asking> = (row, input) => asking(db(), now)(row, input);
const { arrange, product } = deskActs.curation;
const id = 1;
const names = ["a", "b", "c"].map((name) => `${name.repeat(20)}_90x120-300.webp`);
const [a = "", b = "", c = ""] = names;

/** Pictures are asked of their addresses. */
const stored = { images: undefined };

/** A feed whose sizes have three pictures, all of which are stored. */
const pictured = (price: string) =>
  feed((row, at) => ({ ...row, price, image_link: `https://media.example/${"abc"[at % 3]}.webp` }));

async function storePictures(): Promise<void> {
  const insert = db().prepare("INSERT INTO media_files (name, used_on, look) VALUES (?, '9999-12-31', 'x')");
  const address = db().prepare("INSERT INTO media_addresses (address, name) VALUES (?, ?)");
  for (const [at, name] of names.entries())
    await db().batch([insert.bind(name), address.bind(`https://media.example/${"abc"[at]}.webp`, name)]);
}

test("pictures stand as an operator says, those that were left out too, until they are given back", async () => {
  await storePictures();
  await run(pictured("65.00 EUR"), stored);
  const shown = async () =>
    (await ask(contract.products.byId, { id })).pictures.map(({ src }) => src.slice(-40, -20));
  const before = (await ask(product.row, { id })).pictures.map(({ name }) => name);
  expect(before.toSorted()).toEqual(names);
  await ask(arrange.row, { id, pictures: [c, `-${a}`, b] });
  const said = async () => (await ask(product.row, { id })).pictures;
  const wanted = [
    { name: c, isOut: false },
    { name: b, isOut: false },
    { name: a, isOut: true },
  ];
  expect(await said()).toEqual(wanted);
  await run(pictured("61.00 EUR"), stored);
  expect(await said()).toEqual(wanted);
  expect((await rows<{ images: string }>("SELECT images FROM variants")).join()).not.toContain(a);
  expect((await shown()).length).toBe(2);
  expect((await ask(product.row, { id })).fixed).toEqual(["pictures"]);
  await ask(arrange.row, { id, pictures: null });
  expect((await said()).map(({ name }) => name)).toEqual(before);
  expect((await ask(product.row, { id })).fixed).toEqual([]);
});

test("an attribute is what an operator says, in filters too, until it is given back; one that no good has is refused", async () => {
  const told = (material: string) =>
    feed((row) => ({ ...row, image_link: material })).replace("image_link", "material");
  await run(
    told("lana")
      .replaceAll("A-", "B-")
      .replaceAll("\tA\t", "\tB\t")
      .replace(/80{9}\d+/g, ""),
  );
  await run(told("cotone"), { store: "altro" });
  const materials = async () => (await ask(product.row, { id: 2 })).attributes.material;
  const found = async (material: string) =>
    (await ask(contract.products.list, { ...emptyListing, facets: { material: [material] } })).products.map(
      (one) => one.id,
    );
  expect([await materials(), await found("lana")]).toEqual([["Cotone"], [1]]);
  await ask(arrange.row, { id: 2, attributes: { material: ["lana"] } });
  expect([await materials(), await found("lana"), await found("cotone")]).toEqual([["Lana"], [1, 2], []]);
  await run(told("cotone").replaceAll("65.00", "61.00"), { store: "altro" });
  expect([await materials(), (await ask(product.row, { id: 2 })).told]).toEqual([["Lana"], ["material"]]);
  await expect(ask(arrange.row, { id: 2, attributes: { material: ["kryptonite"] } })).rejects.toMatchObject({
    status: 422,
  });
  await ask(arrange.row, { id: 2, attributes: { material: [] } });
  expect([await materials(), await found("lana")]).toEqual([["Cotone"], [1]]);
});

async function applied({ run: begun }: { run: string | null }): Promise<void> {
  for (let after = 0; begun !== null; after++) if ((await moveRun(db(), begun, after, now)).finished) return;
}

test("a blocked brand is nowhere, later imports of it neither, and returns with the end of the block", async () => {
  const { add, list, preview, remove } = deskActs.blocks;
  const two = (price: string) =>
    feed((row, at) => ({
      ...row,
      price,
      ...(at > 2 && { brand: "Corvo", item_group_id: "C", title: "Gonna Corvo" }),
    }));
  await run(two("65.00 EUR"));
  const sold = async () =>
    (await ask(contract.products.list, emptyListing)).products.map(({ brand }) => brand?.name);
  const page = () => ask(contract.brands.bySlug, { slug: "corvo" });
  expect((await sold()).toSorted()).toEqual(["Corvo", "Luma"]);
  expect(await ask(preview.row, { kind: "brand", said: "corvo" })).toEqual({
    goods: 1,
    names: ["Gonna Corvo"],
  });
  await applied(await ask(add.row, { kind: "brand", said: "corvo" }));
  expect(await sold()).toEqual(["Luma"]);
  await expect(page()).rejects.toMatchObject({ status: 404 });
  await expect(ask(contract.products.byId, { id: 2 })).rejects.toMatchObject({ status: 410 });
  await run(two("61.00 EUR"));
  await run(
    feed((row) => ({ ...row, brand: "Corvo", item_group_id: "D", id: `D-${row.size}`, gtin: "" })),
    { store: "altro" },
  );
  expect(await sold()).toEqual(["Luma"]);
  await expect(ask(deskActs.curation.hide.row, { id: 2, hidden: false })).rejects.toMatchObject({
    status: 409,
  });
  const [block] = await ask(list.row, {});
  expect(block).toMatchObject({ kind: "brand", said: "Corvo", goods: 2 });
  await applied(await ask(remove.row, { id: block?.id ?? 0 }));
  expect((await sold()).toSorted()).toEqual(["Corvo", "Corvo", "Luma"]);
  expect((await page()).productCount).toBe(2);
});

test("a blocked word hides what has it as a whole word, and what an operator hid stays hidden after it", async () => {
  const { add, list, remove } = deskActs.blocks;
  await run(
    feed((row, at) => ({
      ...row,
      item_group_id: row.id ?? "",
      gtin: "",
      title: ["Felpa di pellìccia", "Felpa con pelliccetta", "Felpa"][at] ?? "Felpa PELLICCIA",
      color: "",
    })),
  );
  const sold = async () =>
    (await ask(contract.products.list, emptyListing)).products.map(({ id }) => id).toSorted();
  expect(await sold()).toEqual([1, 2, 3, 4, 5]);
  await ask(deskActs.curation.hide.row, { id: 5, hidden: true });
  await applied(await ask(add.row, { kind: "word", said: "Pelliccia" }));
  expect(await sold()).toEqual([2, 3]);
  const [block] = await ask(list.row, {});
  await applied(await ask(remove.row, { id: block?.id ?? 0 }));
  expect(await sold()).toEqual([1, 2, 3, 4]);
  await expect(ask(add.row, { kind: "word", said: "!" })).rejects.toMatchObject({ status: 422 });
});
