/** Whole imports on a database: what a second, third and broken run does. */
import { describe, expect, test } from "vitest";
import { anewForEveryTest, everything, feed, figures, rows, run } from "./import-set";

anewForEveryTest();

describe("runs of one store", () => {
  test("new, then unchanged without a write, then one changed price with one more point", async () => {
    expect(figures(await run(feed()))).toEqual([5, 0, 0, 0, 0]);
    const before = await everything();
    expect(figures(await run(feed()))).toEqual([0, 0, 5, 0, 0]);
    expect(await everything()).toBe(before);
    const reduced = feed((row, index) => (index === 1 ? { ...row, sale_price: "49,90 EUR" } : row));
    expect(figures(await run(reduced))).toEqual([0, 1, 4, 0, 0]);
    expect(await rows("SELECT price_cents FROM price_points ORDER BY offer_id, observed_at")).toHaveLength(6);
    expect(
      await rows("SELECT price_cents, list_cents, discount_percent, sizes, offer_count FROM products"),
    ).toEqual([
      { price_cents: 4990, list_cents: 6500, discount_percent: 23, sizes: "S,M,L,XL,XXL", offer_count: 1 },
    ]);
    const renamed = feed((row, index) => ({
      ...row,
      title: "Felpa Nuova",
      ...(index === 1 && { sale_price: "49.90" }),
    }));
    expect(figures(await run(renamed))).toEqual([0, 5, 0, 0, 0]);
    expect(await rows("SELECT price_cents FROM price_points")).toHaveLength(6);
    expect(await rows("SELECT name, slug FROM products")).toEqual([
      { name: "Felpa Nuova", slug: "felpa-chaz-luma" },
    ]);
  });

  test("a card gets its category, facets, search row, slugs and exit host", async () => {
    await run(feed((row, index) => (index === 4 ? { ...row, availability: "out_of_stock" } : row)));
    expect(
      await rows(
        "SELECT c.slug FROM products, json_each(path_ids) e JOIN categories c ON c.category_id = e.value ORDER BY 1",
      ),
    ).toEqual(["abbigliamento-donna", "donna", "felpe-donna"].map((slug) => ({ slug })));
    const facets = await rows<{ is: string }>(
      "SELECT f.facet || ':' || f.slug AS 'is' FROM products, json_each(value_ids) e JOIN facet_values f ON f.value_id = e.value ORDER BY 1",
    );
    expect(facets.map((row) => row.is)).toEqual(
      "brand:luma colour:nero gender:donna productType:felpe size:l size:m size:s size:xl".split(" "),
    );
    expect(await rows("SELECT slug FROM variants ORDER BY position LIMIT 1")).toEqual([
      { slug: "felpa-chaz-luma-nero-s" },
    ]);
    expect(await rows("SELECT json_array_length(products) AS products FROM listing_editions")).toEqual([
      { products: 1 },
    ]);
    expect(await rows("SELECT host FROM exit_hosts")).toEqual([{ host: "www.negozio.example" }]);
  });

  test("an offer that left and returns gets its history back", async () => {
    await run(feed(), { now: new Date("2026-11-01T06:00:00Z") });
    const without = feed((row, index) => (index === 0 ? null : row));
    expect(figures(await run(without, { now: new Date("2026-11-02T06:00:00Z") }))).toEqual([0, 0, 4, 1, 0]);
    expect(await rows("SELECT * FROM variants")).toHaveLength(4);
    expect(figures(await run(feed(), { now: new Date("2026-11-03T06:00:00Z") }))).toEqual([1, 0, 4, 0, 0]);
    const points = await rows<{ available: number }>(
      "SELECT available FROM price_points JOIN offers USING (offer_id) WHERE external_id = 'A-S' ORDER BY observed_at",
    );
    expect(points.map((point) => point.available)).toEqual([1, 0, 1]);
  });

  test("a run that would drop more than 30 % stops, and goes on when forced", async () => {
    await run(feed());
    const before = await everything();
    const less = feed((row, index) => (index < 2 ? null : { ...row, price: "70 EUR" }));
    await expect(run(less)).rejects.toThrow("are not in this feed: nothing was changed");
    expect(await everything()).toBe(before);
    expect(figures(await run(less, { force: true }))).toEqual([0, 3, 0, 2, 0]);
  });

  test("a dry run writes nothing and says the same figures", async () => {
    const before = await everything();
    expect(figures(await run(feed(), { dryRun: true }))).toEqual([5, 0, 0, 0, 0]);
    expect(await everything()).toBe(before);
  });

  test("a broken row is refused with its line and reason, and keeps its offer as it was", async () => {
    await run(feed());
    const broken = feed((row, index) =>
      index === 2 ? { ...row, price: "sessanta" } : index === 3 ? { ...row, link: "javascript:x" } : row,
    );
    const report = await run(broken);
    expect(figures(report)).toEqual([0, 0, 3, 0, 2]);
    expect(report.refused.map(({ line, id, reason }) => [line, id, reason])).toEqual([
      [4, "A-L", "price 'sessanta' is no amount"],
      [5, "A-XL", "link 'javascript:x' is no web address"],
    ]);
    expect(await rows("SELECT * FROM offers")).toHaveLength(5);
  });
});

describe("offers of several stores", () => {
  test("meet on a valid GTIN and the same brand, whatever its case", async () => {
    await run(feed((row) => ({ ...row, brand: "LUMA" })));
    const second = feed((row, index) => ({
      ...row,
      id: `B${index}`,
      item_group_id: "Z",
      title: "Chaz hoodie",
      color: "Nero",
      price: "60 EUR",
      gtin: index === 4 ? "" : (row.gtin ?? ""),
      link: `https://www.altro.example/${index}`,
    }));
    await run(second, { store: "altro" });
    expect(await rows("SELECT offer_count, price_cents, name FROM products")).toEqual([
      { offer_count: 2, price_cents: 6000, name: "Felpa Chaz" },
    ]);
    expect(await rows("SELECT * FROM variants")).toHaveLength(5);
    expect(await rows("SELECT label FROM facet_values WHERE facet = 'brand'")).toEqual([{ label: "Luma" }]);
  });

  test("stay apart under another brand or a wrong check digit", async () => {
    await run(feed());
    await run(
      feed((row) => ({ ...row, brand: "Altra" })),
      { store: "altro" },
    );
    await run(
      feed((row) => ({ ...row, gtin: "8000000000018" })),
      { store: "terzo" },
    );
    const slugs = (await rows<{ slug: string }>("SELECT slug FROM products ORDER BY product_id")).map(
      (row) => row.slug,
    );
    expect(slugs).toEqual(["felpa-chaz-luma", "felpa-chaz-altra", "felpa-chaz-luma-n3"]);
  });
});
