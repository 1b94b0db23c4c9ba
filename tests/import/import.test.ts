/** Whole imports on a database: what a second, third and broken run does. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BrokenFeed } from "../../scripts/import/read/record";
import { type ImportOptions, importFeed, TooManyGone } from "../../scripts/import/run";
import type { PictureFile } from "../../scripts/import/target";
import { targetOn } from "../../scripts/import/target-local";
import { openDatabase, type TestDatabase } from "../fixtures/database";

let database: TestDatabase;
let folder: string;
let files: PictureFile[];

beforeEach(async () => {
  database = await openDatabase({ seeded: false });
  folder = mkdtempSync(join(tmpdir(), "vetrina-import-"));
  files = [];
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const header =
  "id\ttitle\tlink\tavailability\tprice\tsale_price\tbrand\tgtin\titem_group_id\tproduct_type\tcolor\tsize\tgender\timage_link";
const codes = ["8000000000019", "8000000000026", "8000000000033", "8000000000040", "8000000000057"];
const sizes = ["S", "M", "L", "XL", "XXL"];

function feed(
  change: (cells: Record<string, string>, index: number) => Record<string, string> | null = (row) => row,
) {
  const rows = sizes.flatMap((size, index) => {
    const row = change(
      {
        id: `A-${size}`,
        title: `Felpa Chaz - Black - ${size}`,
        link: `https://www.negozio.example/p/chaz?v=${size}`,
        availability: "in_stock",
        price: "65.00 EUR",
        sale_price: "",
        brand: "Luma",
        gtin: codes[index] ?? "",
        item_group_id: "A",
        product_type: "Women > Tops > Hoodies",
        color: "Black",
        size,
        gender: "female",
        image_link: "https://media.example/a.webp",
      },
      index,
    );
    return row
      ? [
          header
            .split("\t")
            .map((name) => row[name] ?? "")
            .join("\t"),
        ]
      : [];
  });
  return [header, ...rows].join("\n");
}

function written(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function run(content: string | Buffer, options: Partial<ImportOptions> = {}) {
  const target = targetOn(database.db, async (stored) => {
    files.push(...stored);
  });
  const images = folder;
  return importFeed({ target, file: written("feed", content), store: "negozio", images, ...options });
}

async function rows<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await database.db.prepare(sql).all<Row>()).results;
}

async function everything(): Promise<string> {
  const tables = [
    "stores",
    "facet_values",
    "products",
    "variants",
    "offers",
    "price_points",
    "product_values",
    "product_categories",
    "product_groups",
    "exit_hosts",
    "import_rows",
    "import_gone",
  ];
  return JSON.stringify(await Promise.all(tables.map((table) => rows(`SELECT * FROM ${table}`))));
}

const figures = (report: {
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  refused: unknown[];
}) => [report.new, report.changed, report.unchanged, report.gone, report.refused.length];

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
      await rows("SELECT c.slug FROM product_categories JOIN categories c USING (category_id) ORDER BY 1"),
    ).toEqual(["abbigliamento-donna", "donna", "felpe-donna"].map((slug) => ({ slug })));
    const facets = await rows<{ is: string }>(
      "SELECT facet || ':' || slug AS 'is' FROM product_values JOIN facet_values USING (value_id) ORDER BY 1",
    );
    expect(facets.map((row) => row.is)).toEqual([
      "brand:luma",
      "colour:nero",
      "gender:donna",
      "productType:felpe",
      "size:l",
      "size:m",
      "size:s",
      "size:xl",
      "store:negozio",
    ]);
    expect(await rows("SELECT slug FROM variants ORDER BY position LIMIT 1")).toEqual([
      { slug: "felpa-chaz-luma-nero-s" },
    ]);
    expect(
      await rows("SELECT rowid FROM product_search WHERE product_search MATCH 'felpe nero'"),
    ).toHaveLength(1);
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
    await expect(run(less)).rejects.toThrow(TooManyGone);
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

describe("files", () => {
  const semicolons =
    'id;title;link;price;availability;brand;product_type;description\n1;"Felpa ""Uno"";\nbella";https://n.example/1;49,90 EUR;disponibile;Luma;Felpe;"a;b"';
  const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>x</title><item><g:id>1</g:id>
    <title><![CDATA[Felpa & co]]></title><link>https://n.example/1</link><g:price>49.90 EUR</g:price><g:availability>in stock</g:availability>
    <g:brand>Luma</g:brand><g:product_type>Felpe</g:product_type><g:shipping><g:country>IT</g:country><g:price>4.90 EUR</g:price></g:shipping>
    <g:product_detail><g:attribute_name>Tipo di collo</g:attribute_name><g:attribute_value>Con cappuccio</g:attribute_value></g:product_detail></item></channel></rss>`;
  const line = {
    id: "1",
    title: "Felpa",
    link: "https://n.example/1",
    price: "49.90 EUR",
    availability: "in_stock",
    brand: "Luma",
    product_type: "felpe-donna",
    attributes: { heelType: ["Basso"] },
    tags: ["Capsule"],
    first_seen: "2026-01-01T08:00:00Z",
    price_history: [
      ["2026-01-01T08:00:00Z", 5990, null, true],
      ["2026-02-01T08:00:00Z", 5990, null, true],
      ["2026-03-01T08:00:00Z", 4990, 5990, true],
    ],
  };

  test.each([
    ["a semicolon CSV with a byte order mark", `\ufeff${semicolons}`],
    ["a CSV in Windows-1252", Buffer.from(semicolons.replace("bella", "pi\u00f9"), "latin1")],
    [
      "a gzipped TSV",
      gzipSync(
        "id\ttitle\tlink\tprice\tavailability\tbrand\n1\tFelpa\thttps://n.example/1\t49.90 EUR\tin stock\tLuma",
      ),
    ],
    ["an XML feed", xml],
    ["JSON lines", JSON.stringify(line)],
    [
      "Awin's columns",
      "aw_deep_link,product_name,merchant_product_id,search_price,in_stock,brand_name,merchant_category\nhttps://www.awin1.com/p?1,Felpa,1,49.90,1,Luma,Felpe",
    ],
  ])("%s is read", async (_, content) => {
    const report = await run(content);
    expect(report.refused).toEqual([]);
    expect(figures(report)).toEqual([1, 0, 0, 0, 0]);
    expect(await rows("SELECT price_cents, availability FROM offers")).toEqual([
      { price_cents: 4990, availability: "in_stock" },
    ]);
  });

  test.each([
    ["a truncated gzip file", gzipSync(feed().repeat(200)).subarray(0, 600)],
    ["a file without known columns", "a,b,c\n1,2,3"],
    ["malformed XML", xml.replace("</g:brand>", "")],
    ["XML that ends too early", xml.slice(0, -40)],
    ["an empty file", ""],
  ])("%s changes nothing", async (_, content) => {
    await run(feed());
    const before = await everything();
    await expect(run(content)).rejects.toThrow(BrokenFeed);
    expect(await everything()).toBe(before);
  });

  test("a told history counts only when the feed is trusted", async () => {
    await run(JSON.stringify(line), { store: "estraneo" });
    expect(await rows("SELECT * FROM price_points")).toHaveLength(1);
    await run(JSON.stringify({ ...line, brand: "Nostra" }), { trustHistory: true });
    const points = await rows(
      "SELECT price_points.price_cents FROM price_points JOIN offers USING (offer_id) JOIN stores USING (store_id) WHERE slug = 'negozio'",
    );
    expect(points.map((point) => point.price_cents)).toEqual([5990, 4990]);
    expect(await rows("SELECT inserted_on, tags FROM products ORDER BY product_id DESC LIMIT 1")).toEqual([
      { inserted_on: "2026-01-01", tags: "Capsule" },
    ]);
  });
});

describe("pictures", () => {
  test("a photograph is stored in its widths once, and a missing one is counted", async () => {
    const photo = sharp({ create: { width: 400, height: 500, channels: 3, background: "#a33" } });
    writeFileSync(join(folder, "a.webp"), await photo.webp().toBuffer());
    const two = feed((row, index) =>
      index === 0 ? { ...row, image_link: "https://media.example/none.webp" } : row,
    );
    const report = await run(two);
    expect(report.missingPictures).toEqual(["https://media.example/none.webp"]);
    const stem = /^uploads\/[0-9a-f]{16}_400x500/;
    expect(files.map(({ key }) => key.replace(stem, ""))).toEqual([
      "/160.avif",
      "/160.webp",
      "/320.avif",
      "/320.webp",
      ".webp",
    ]);
    files = [];
    expect((await run(feed((row) => ({ ...row, price: "1 EUR" })))).storedPictures).toBe(0);
    expect(files).toEqual([]);
  });

  test("a vector picture is stored once, without anything that could act", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50" onload="x()"><script>x()</script>
      <foreignObject><p>x</p></foreignObject><a href="javascript:x"><rect width="9"/></a><rect fill="url(#g)" width="4" height="5"/></svg>`;
    writeFileSync(join(folder, "a.svg"), svg);
    await run(feed((row) => ({ ...row, image_link: "a.svg" })));
    expect(files).toHaveLength(1);
    expect(files[0]?.key).toMatch(/^uploads\/[0-9a-f]{16}_40x50\.svg$/);
    const text = Buffer.from(files[0]?.body ?? "").toString();
    expect(text).toContain('<rect fill="url(#g)" width="4" height="5"/>');
    expect(text).not.toMatch(/script|onload|foreignObject|<p|<a /);
  });
});
