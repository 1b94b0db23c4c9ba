/** What operators decide about products, and that the imports to come obey it: hide, correct, join, split. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { expect, test } from "vitest";
import { asking } from "../fixtures/ask";
import inserts from "./followers.json";
import { anewForEveryTest, db, feed, figures, rows, run, wide } from "./import-set";

anewForEveryTest();

const now = new Date();
const operator = () => asking(db(), now);
const listed = async () => (await operator()(contract.products.list, emptyListing)).products;
/** The same goods in another store, as its feed tells them. */
const elsewhere = (change: Record<string, string> = {}) =>
  feed((row) => ({ ...row, link: row.link?.replace("negozio", "altro") ?? "", ...change }));
const other = { store: "altro" };
/** The desk, and the products in the order in which they came. */
async function opened() {
  const ids = await rows<{ id: number }>("SELECT product_id AS id FROM products ORDER BY 1");
  const [first = 0, second = 0, third = 0] = ids.map(({ id }) => id);
  return { ask: operator(), first, second, third };
}

test("two products that are one are joined, and stay so through imports", async () => {
  await run(feed());
  await run(elsewhere({ gtin: "" }), other);
  const { ask, first, second } = await opened();
  const { alike } = await ask(deskActs.curation.product.row, { id: first });
  expect(alike.map(({ id, partings }) => [id, partings])).toEqual([[second, ["senza-gtin"]]]);
  const { slug } = await ask(contract.products.byId, { id: second });
  await ask(deskActs.curation.join.row, { id: first, other: second });
  await ask(deskActs.curation.join.row, { id: first, other: second });
  expect((await listed()).map(({ id, offerCount }) => [id, offerCount])).toEqual([[first, 2]]);
  expect((await ask(contract.products.bySlug, { slug: slug ?? "" })).id).toBe(first);
  expect(figures(await run(elsewhere({ gtin: "" }), other))).toEqual([0, 0, 5, 0, 0]);
  await run(elsewhere({ gtin: "", price: "50.00 EUR" }), other);
  expect((await listed()).map(({ id, price }) => [id, price?.current])).toEqual([[first, 5_000]]);
  const { offers } = await ask(deskActs.curation.product.row, { id: first });
  expect(new Set(offers.map(({ store, placing }) => `${store} ${placing}`))).toEqual(
    new Set(["Altro regola", "Negozio gruppo"]),
  );
  expect(offers.find(({ store }) => store === "Altro")?.history.map(({ priceCents }) => priceCents)).toEqual([
    5_000, 6_500,
  ]);
});

test("offers that met on a wrong GTIN are parted, and stay so; sizes to come follow them", async () => {
  await run(feed());
  await run(elsewhere().split("\n").slice(0, 5).join("\n"), other);
  const { ask, first } = await opened();
  const { offers } = await ask(deskActs.curation.product.row, { id: first });
  const wrong = offers.filter(({ store }) => store === "Altro");
  expect(wrong.map(({ placing }) => placing)).toEqual(["gtin", "gtin", "gtin", "gtin"]);
  await expect(
    ask(deskActs.curation.split.row, { id: first, offers: offers.map(({ id }) => id) }),
  ).rejects.toThrow("restare");
  const made = await ask(deskActs.curation.split.row, { id: first, offers: wrong.map(({ id }) => id) });
  const { alike } = await ask(deskActs.curation.product.row, { id: first });
  expect(alike.map(({ id, partings }) => [id, partings[0]])).toEqual([[made.id, "regola"]]);
  expect((await listed()).map(({ id }) => id).sort()).toEqual([first, made.id]);
  await run(elsewhere({ price: "44.00 EUR" }), other);
  await run(feed((row) => ({ ...row, price: "60.00 EUR" })));
  const placed = await rows("SELECT product_id AS id, COUNT(*) AS n FROM offers GROUP BY 1");
  expect(placed).toEqual([first, made.id].map((id) => ({ id, n: 5 })));
  expect((await listed()).map(({ price }) => price?.current).sort()).toEqual([4_400, 6_000]);
});

const following = ["reviews", "wishlist_items", "visitor_saves", "cart_lines", "alerts"];
async function follow(who: number, product: number): Promise<void> {
  for (const insert of Object.values(inserts)) await db().prepare(insert).bind(who, product).run();
}
const productsOf = async (table: string) =>
  (await rows<{ id: number }>(`SELECT product_id AS id FROM ${table} ORDER BY rowid`)).map(({ id }) => id);
const followed = () => Promise.all(following.map(productsOf));
const all = (...ids: number[]) => following.map(() => ids);

test.each(["split", "unjoin"] as const)(
  "what was joined by mistake comes back as it was (%s), with who followed it, and stays through imports",
  async (by) => {
    await run(feed());
    const own = { gtin: "", title: "Modello 53" };
    await run(elsewhere(own), other);
    const { ask, first, second } = await opened();
    await follow(1, first);
    await follow(2, second);
    const { slug } = await ask(contract.products.byId, { id: second });
    const state = () =>
      rows(`SELECT variant_id, slug FROM variants WHERE product_id = 2 UNION ALL SELECT list_id, variant_id FROM wishlist_items WHERE list_id < 3
        UNION ALL SELECT owner, variant_id FROM cart_lines WHERE owner < '3' UNION ALL SELECT watcher_id, subject FROM alerts WHERE watcher_id < 3`);
    const before = await state();
    await ask(deskActs.curation.join.row, { id: first, other: second });
    expect(await followed()).toEqual(all(first, first));
    await follow(3, first);
    const { offers } = await ask(deskActs.curation.product.row, { id: first });
    const wrong = offers.filter(({ store }) => store === "Altro").map(({ id }) => id);
    if (by === "unjoin") await ask(deskActs.curation.unjoin.row, { id: second });
    else expect(await ask(deskActs.curation.split.row, { id: first, offers: wrong })).toEqual({ id: second });
    expect(await followed()).toEqual(all(first, second, first));
    expect(await state()).toEqual(before);
    expect(await rows("SELECT rating FROM products")).toEqual([{ rating: 5 }, { rating: 5 }]);
    const back = await ask(contract.products.bySlug, { slug: slug ?? "" });
    expect([back.id, back.name]).toEqual([second, "Modello 53"]);
    await run(elsewhere({ ...own, price: "44.00 EUR" }), other);
    await run(feed((row) => ({ ...row, price: "60.00 EUR" })));
    expect((await listed()).map(({ id, price }) => [id, price?.current]).sort()).toEqual([
      [first, 6_000],
      [second, 4_400],
    ]);
  },
);

test("a join is undone where nothing of it is left, and with what was joined into it before; addresses lead on through all of them", async () => {
  for (const store of ["uno", "due", "tre"])
    await run(elsewhere({ gtin: "", title: `Felpa ${store}` }), { store });
  const { ask, first, second, third } = await opened();
  const offersOf = async (id: number) => (await ask(deskActs.curation.product.row, { id })).offers.length;
  const { slug } = await ask(contract.products.byId, { id: first });
  const shown = async () => (await ask(contract.products.bySlug, { slug: slug ?? "" })).id;
  await follow(1, first);
  await ask(deskActs.curation.join.row, { id: second, other: first });
  await ask(deskActs.curation.join.row, { id: third, other: second });
  expect([await offersOf(third), await followed(), await shown()]).toEqual([15, all(third), third]);
  await ask(deskActs.curation.unjoin.row, { id: second });
  expect([await offersOf(second), await followed(), await shown()]).toEqual([10, all(second), second]);
  await ask(deskActs.curation.unjoin.row, { id: first });
  expect([await offersOf(second), await followed(), await shown()]).toEqual([5, all(first), first]);
  await ask(deskActs.curation.join.row, { id: second, other: first });
  await rows("DELETE FROM offers WHERE store_id = (SELECT store_id FROM stores WHERE slug = 'uno')");
  await ask(deskActs.curation.unjoin.row, { id: first });
  expect([await offersOf(second), await shown()]).toEqual([5, first]);
  // As an import leaves it that gave all offers to another product.
  await rows(`UPDATE products SET moved_into = ${second} WHERE product_id = ${first}`);
  await ask(deskActs.curation.join.row, { id: third, other: second });
  expect([await shown(), (await ask(contract.products.byId, { id: first })).id]).toEqual([third, third]);
  await expect(ask(deskActs.curation.unjoin.row, { id: first })).rejects.toMatchObject({ status: 409 });
});

test("the address of a variant that is gone leads to its good, and to what that was joined with", async () => {
  await run(feed());
  const own = { gtin: "", title: "Modello 53" };
  await run(elsewhere(own), other);
  const { ask, first, second } = await opened();
  const at = async (slug: string) => (await ask(contract.products.bySlug, { slug })).id;
  const mediums = () => rows<{ slug: string }>("SELECT slug FROM variants WHERE slug LIKE '%-m'");
  const slugs = (await mediums()).map(({ slug }) => slug);
  const without = (text: string) => text.replace(/^A-M\t.*\n/m, "");
  await run(without(feed()));
  await run(without(elsewhere(own)), other);
  expect(await mediums()).toEqual([]);
  expect(await Promise.all(slugs.map(at))).toEqual([first, second]);
  await ask(deskActs.curation.join.row, { id: first, other: second });
  expect(await Promise.all(slugs.map(at))).toEqual([first, first]);
  await expect(at("felpa-di-nessuno-m")).rejects.toMatchObject({ status: 404 });
});

test("what is hidden is found nowhere and stays hidden; what is corrected stays corrected", async () => {
  await run(feed());
  const { ask, first: id } = await opened();
  const page = () => ask(contract.products.byId, { id });
  await ask(deskActs.curation.hide.row, { id, hidden: true });
  const changed = feed((row) => ({ ...row, title: "Felpa nuova", price: "61.00 EUR" }));
  for (const step of [async () => undefined, () => run(changed)]) {
    await step();
    expect(await listed()).toEqual([]);
    await expect(page()).rejects.toMatchObject({ status: 410 });
    expect((await ask(contract.seo.sitemap, { page: 1 })).products).toEqual([]);
    expect(await ask(contract.products.recentlyViewed, { ids: String(id) })).toEqual([]);
  }
  expect(
    (await ask(deskActs.curation.find.row, { changed: true, page: 1 })).products.map(
      (found) => found.hiddenAt,
    ),
  ).toEqual([now.toISOString()]);
  await ask(deskActs.curation.hide.row, { id, hidden: false });
  expect((await listed()).map(({ price }) => price?.current)).toEqual([6_100]);
  await ask(deskActs.curation.correct.row, { id, category: "scarpe-donna", brand: null });
  await expect(
    ask(deskActs.curation.correct.row, { id, category: null, brand: "ignota" }),
  ).rejects.toMatchObject({ status: 422 });
  await run(feed());
  const found = await ask(deskActs.curation.find.row, { search: "8000000000019", changed: false, page: 1 });
  expect(found.products.map(({ name, category, fixed }) => [name, category, fixed])).toEqual([
    ["Felpa Chaz", "Scarpe", ["category"]],
  ]);
  expect(await ask(contract.products.list, { ...emptyListing, category: "scarpe-donna" })).toMatchObject({
    products: [{ id }],
  });
  await ask(deskActs.curation.correct.row, { id, category: null, brand: null });
  await run(changed);
  expect((await ask(deskActs.curation.product.row, { id })).categorySlug).toBe("felpe-donna");
});

test("a corrected title and text outlive imports, stand on every page of the product, and go back to the feed by themselves", async () => {
  await run(feed());
  const { ask, first: id } = await opened();
  const correct = (said: object) =>
    ask(deskActs.curation.correct.row, { id, category: null, brand: null, ...said });
  const told = async () => {
    const { name, description } = await ask(contract.products.byId, { id });
    return [name, description, (await ask(deskActs.curation.product.row, { id })).fixed];
  };
  const was = await told();
  await correct({ name: was[0], description: "" });
  expect(await told()).toEqual(was);
  await correct({ name: "Felpa col cappuccio", description: "<p>Calda.</p><script>1</script>" });
  await run(feed((row) => ({ ...row, title: "Felpa nuova", price: "61.00 EUR" })));
  const corrected = ["Felpa col cappuccio", "<p>Calda.</p>", ["name", "description"]];
  expect(await told()).toEqual(corrected);
  const [{ slug } = { slug: "" }] = await rows<{ slug: string }>("SELECT slug FROM variants LIMIT 1");
  expect((await ask(contract.products.bySlug, { slug })).name).toBe("Felpa col cappuccio");
  expect((await listed()).map(({ name }) => name)).toEqual(["Felpa col cappuccio"]);
  await correct({ name: null, description: null });
  await run(feed((row) => ({ ...row, title: "Felpa nuova", price: "61.00 EUR" })));
  expect(await told()).toEqual(["Felpa nuova", null, []]);
});

test("a brand that no product has is made where the operator says that it is new", async () => {
  await run(feed());
  const { ask, first: id } = await opened();
  const correct = { id, category: null, brand: "casa-nuova" };
  await expect(ask(deskActs.curation.correct.row, correct)).rejects.toMatchObject({ status: 422 });
  await ask(deskActs.curation.correct.row, { ...correct, newBrand: "Casa Nuova" });
  expect((await ask(contract.products.byId, { id })).brand?.name).toBe("Casa Nuova");
  const named = { ...emptyListing, facets: { brand: ["casa-nuova"] } };
  expect((await ask(contract.products.list, named)).totalResults).toBe(1);
});

test("a corrected brand obeys no feed, and is the feed's again once the correction goes", async () => {
  await run(feed());
  await run(elsewhere({ brand: "Corvo", item_group_id: "C" }).replaceAll("A-", "C-"), other);
  const { ask, first: id } = await opened();
  const brand = async () => {
    const { brandSlug, fixed } = await ask(deskActs.curation.product.row, { id });
    return [brandSlug, fixed];
  };
  const of = async (slug: string) =>
    (await ask(contract.products.list, { ...emptyListing, facets: { brand: [slug] } })).totalResults;
  await ask(deskActs.curation.correct.row, { id, category: null, brand: "corvo" });
  await run(feed((row) => ({ ...row, price: "61.00 EUR" })));
  expect([await brand(), await of("corvo"), await of("luma")]).toEqual([["corvo", ["brand"]], 2, 0]);
  await ask(deskActs.curation.correct.row, { id, category: null, brand: null });
  expect(await brand()).toEqual(["corvo", []]);
  await run(feed((row) => ({ ...row, price: "62.00 EUR" })));
  expect([await brand(), await of("corvo"), await of("luma")]).toEqual([["luma", []], 1, 1]);
});

test("the colour of variants that an operator says is found, and stays when they change, leave and return", async () => {
  await run(feed());
  const { ask, first: id } = await opened();
  const red = async () =>
    (await ask(contract.products.list, { ...emptyListing, facets: { colour: ["rosso"] } })).products.length;
  const shown = async () =>
    (await ask(deskActs.curation.product.row, { id })).variants.map(({ name, colour, fixed }) => [
      name,
      colour,
      fixed,
    ]);
  const { variants } = await ask(deskActs.curation.product.row, { id });
  expect(variants.map(({ name, colour }) => [name, colour])).toContainEqual(["Nero, S", "nero"]);
  const small = variants.filter(({ name }) => name === "Nero, S").map((one) => one.id);
  await ask(deskActs.curation.paint.row, { id, variants: small, colour: "rosso" });
  await ask(deskActs.curation.correct.row, { id, category: "scarpe-donna", brand: null });
  expect(await red()).toBe(1);
  await run(feed((row) => ({ ...row, price: "61.00 EUR" })));
  await run(feed((row, at) => (at === 0 ? null : row)));
  expect([await red(), (await shown()).length]).toEqual([0, 4]);
  await run(feed());
  expect(await shown()).toContainEqual(["Nero, S", "rosso", true]);
  expect(await shown()).toContainEqual(["Nero, M", "nero", false]);
  const [found] = (await ask(deskActs.curation.find.row, { changed: true, page: 1 })).products;
  expect(found?.fixed.toSorted()).toEqual(["category", "colour"]);
  const again = (await ask(deskActs.curation.product.row, { id })).variants.filter(({ fixed }) => fixed);
  await ask(deskActs.curation.paint.row, { id, variants: again.map((one) => one.id), colour: null });
  await run(feed((row) => ({ ...row, price: "62.00 EUR" })));
  expect([await red(), (await shown()).filter(([, colour]) => colour === "nero").length]).toEqual([0, 5]);
  await expect(
    ask(deskActs.curation.paint.row, { id, variants: [999], colour: "rosso" }),
  ).rejects.toMatchObject({ status: 409 });
  await expect(
    ask(deskActs.curation.paint.row, { id, variants: small, colour: "ignoto" }),
  ).rejects.toMatchObject({ status: 422 });
});

test("corrected colours go along with what is joined and with what is parted", async () => {
  await run(feed((row, at) => (at < 2 ? row : null)));
  await run(elsewhere({ gtin: "" }), other);
  const { ask, first, second } = await opened();
  const idOf = async (id: number, wanted: string) =>
    (await ask(deskActs.curation.product.row, { id })).variants.find(({ name }) => name === wanted)?.id ?? 0;
  const painted = async (id: number) =>
    (await ask(deskActs.curation.product.row, { id })).variants
      .filter(({ fixed }) => fixed)
      .map(({ name, colour }) => `${name} ${colour}`)
      .sort();
  await ask(deskActs.curation.paint.row, {
    id: first,
    variants: [await idOf(first, "Nero, M")],
    colour: "blu",
  });
  for (const size of ["S", "M", "L"])
    await ask(deskActs.curation.paint.row, {
      id: second,
      variants: [await idOf(second, `Nero, ${size}`)],
      colour: "rosso",
    });
  await ask(deskActs.curation.join.row, { id: first, other: second });
  // Both had M: what was said of the one that stays wins.
  const all = ["Nero, L rosso", "Nero, M blu", "Nero, S rosso"];
  expect(await painted(first)).toEqual(all);
  await run(elsewhere({ gtin: "", price: "50.00 EUR" }), other);
  await run(feed((row, at) => (at < 2 ? { ...row, price: "51.00 EUR" } : null)));
  expect(await painted(first)).toEqual(all);
  const { offers } = await ask(deskActs.curation.product.row, { id: first });
  const parted = offers.filter(({ store }) => store === "Altro").map(({ id }) => id);
  const made = await ask(deskActs.curation.split.row, { id: first, offers: parted });
  await run(elsewhere({ gtin: "", price: "52.00 EUR" }), other);
  expect(await painted(made.id)).toEqual(all);
  expect(await painted(first)).toEqual(["Nero, M blu", "Nero, S rosso"]);
});

test("one maker's number of one brand lays goods beside each other, whatever stores call them", async () => {
  await run(feed((row) => ({ ...row, gtin: "" })));
  await run(elsewhere({ title: "Felpa dal nome diverso - Black - S", price: "60.00 EUR", gtin: "" }), other);
  const { ask, first, second } = await opened();
  const beside = async () => (await ask(deskActs.curation.product.row, { id: first })).alike;
  expect(await beside()).toEqual([]);
  await db().prepare("UPDATE products SET mpn = 'CHZ-1'").run();
  expect((await beside()).map(({ id }) => id)).toEqual([second]);
});

test("what looks alike is found by indexes, however many products there are", async () => {
  await run(wide(400, () => 10, ["S"]));
  await run(
    feed((row) => ({ ...row, title: "Maglia numero 7", gtin: "", mpn: "" })),
    other,
  );
  const [mine] = await rows<{ id: number }>(
    "SELECT product_id AS id FROM products WHERE name = 'Maglia numero 7'",
  );
  const seen: { text: string; values: unknown[] }[] = [];
  const inner = db();
  const recorded = {
    prepare: (text: string) => ({
      bind(...values: unknown[]) {
        seen.push({ text, values });
        return inner.prepare(text).bind(...values);
      },
    }),
    batch: (statements: D1PreparedStatement[]) => inner.batch(statements),
  } as unknown as D1Database;
  const { alike } = await asking(recorded, now)(deskActs.curation.product.row, { id: mine?.id ?? 0 });
  expect(alike.map(({ name }) => name)).toEqual(["Maglia numero 7"]);
  let read = 0;
  for (const { text, values } of seen.filter((one) => one.text.includes("group_key >="))) {
    const plan = await inner
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>();
    const details = plan.results.map(({ detail }) => detail);
    expect(details.filter((detail) => /^SCAN (me|q|v|w|products|variants)\b/.test(detail))).toEqual([]);
    const { meta } = await inner
      .prepare(text)
      .bind(...values)
      .all();
    read += meta.rows_read;
  }
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(150);
});
