/** Kinds of feed files, damaged ones, and pictures. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BrokenFeed } from "feeds/read/record";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import line from "./files-line.json";
import { anewForEveryTest, everything, feed, figures, files, folder, rows, run } from "./import-set";

anewForEveryTest();

describe("files", () => {
  const semicolons =
    'id;title;link;price;availability;brand;product_type;description\n1;"Felpa ""Uno"";\nbella";https://n.example/1;49,90 EUR;disponibile;Luma;Felpe;"a;b"';
  const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>x</title><item><g:id>1</g:id>
    <title><![CDATA[Felpa & co]]></title><link>https://n.example/1</link><g:price>49.90 EUR</g:price><g:availability>in stock</g:availability>
    <g:brand>Luma</g:brand><g:product_type>Felpe</g:product_type><g:shipping><g:country>IT</g:country><g:price>4.90 EUR</g:price></g:shipping>
    <g:product_detail><g:attribute_name>Tipo di collo</g:attribute_name><g:attribute_value>Con cappuccio</g:attribute_value></g:product_detail></item></channel></rss>`;

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

  test("bytes that are no UTF-8 are converted wherever they stand", async () => {
    const head = "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\tdescription\n";
    const row = (id: number, title: string) =>
      `${id}\t${title}\thttps://n.example/${id}\t49.90 EUR\tin stock\tLuma\tFelpe\t${"testo ".repeat(400)}\n`;
    const late = [...Array(60).keys()].map((at) => Buffer.from(row(at + 10, "Felpa più calda")));
    const content = Buffer.concat([
      Buffer.from(head),
      ...late,
      Buffer.from(row(1, "Felpa così bella"), "latin1"),
    ]);
    expect(content.indexOf(Buffer.from("così", "latin1"))).toBeGreaterThan(65_536);
    const report = await run(content);
    expect(report.refused).toEqual([]);
    const names = (await rows("SELECT DISTINCT name FROM products")).map(({ name }) => String(name)).join();
    expect(names).toContain("così");
    expect(names).toContain("più");
    expect(names).not.toMatch(/\ufffd|Ã/);
  });

  test("an absurd price refuses its row and no other", async () => {
    for (const price of ["1e308", "99999999999999999999999999 EUR", "1000001 EUR"]) {
      const report = await run(feed((cells, index) => (index === 1 ? { ...cells, price } : cells)));
      expect(report.refused).toMatchObject([{ reason: `price '${price}' is no amount` }]);
    }
    const written = JSON.stringify(line).replace('"49.90 EUR"', "1e308");
    const two = `${written}\n${JSON.stringify({ ...line, id: "2" })}`;
    expect((await run(two, { store: "estraneo" })).refused).toHaveLength(1);
  });

  test.each([
    ["too many columns", `${"id\ttitle\t".repeat(6_000)}x\n1`, /10000 columns/],
    ["a field that is too long", feed().replace("Felpa", "x".repeat(1_100_000)), /longer than 1000000/],
    ["elements too deep", `<rss>${"<a>".repeat(200)}`, /100 elements inside each other/],
    ["an endless text in XML", `<rss><item><title>${"x".repeat(1_100_000)}`, /longer than 1000000/],
    ["an endless line", `{"id":"${"x".repeat(5_000_000)}`, /a line is longer/],
  ])("%s is said in a sentence", async (_, content, sentence) => {
    await expect(run(content)).rejects.toThrow(sentence);
  });

  test("a line of brackets refuses that line", async () => {
    const deep = `{"id":"9","x":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
    const report = await run(`${JSON.stringify(line)}\n${deep}`);
    expect(report.refused).toMatchObject([{ line: 2, reason: expect.stringContaining("100 brackets") }]);
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
    const stem = /^uploads\/[0-9a-f]{16}_400x500-a[0-9a-f]{5}/;
    expect(files.map(({ key }) => key.replace(stem, ""))).toEqual([
      "/320.avif",
      "/320.webp",
      "/160.avif",
      "/160.webp",
      ".webp",
    ]);
    files.length = 0;
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
