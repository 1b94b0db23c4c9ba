/** The product page over plain HTTP: what search engines read, what the address changes, what is remembered and counted. */

import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { links, robots } from "./html";
import tables from "./product.json";
import { faultsOf, lowest, productOf } from "./schema-org";
import { run, value } from "./sql";

const site = await forFile(startSite());
const found = await site.db
  .prepare("SELECT product_id, slug, offer_count FROM products ORDER BY product_id LIMIT 110")
  .all<{ product_id: number; slug: string; offer_count: number }>();
const products = found.results;

const shared = () => products.find(({ offer_count }) => offer_count > 1) as (typeof products)[number];

test("the structured data of 100 products has no fault, and its price stands on the page", async () => {
  const wrong: string[] = [];
  for (const { slug } of products.slice(0, 100)) {
    const { html } = await site.page(`/${slug}`);
    const found = faultsOf(html);
    const amount = found.length > 0 ? "" : lowest(productOf(html).offers).toFixed(2).replace(".", ",");
    if (!html.replace(/<script[\s\S]*?<\/script>/g, "").includes(`${amount}\u00a0€`))
      found.push("price on page");
    if (found.length > 0) wrong.push(`${slug}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test("a product is the group of its variants, and each variant's page a product of that group", async () => {
  const { slug, product_id } = shared();
  const group = productOf((await site.page(`/${slug}`)).html);
  if (group["@type"] !== "ProductGroup") throw new Error("not a group");
  expect(group.productGroupID).toBe(String(product_id));
  expect(group.variesBy).toEqual(["https://schema.org/color", "https://schema.org/size"]);
  expect(group.hasVariant).toHaveLength(6);
  const [variant] = group.hasVariant;
  const { html } = await site.page(new URL(String(variant?.url)).pathname);
  expect(faultsOf(html)).toEqual([]);
  expect(productOf(html)).toMatchObject({
    "@type": "Product",
    inProductGroupWithID: String(product_id),
    url: variant?.url,
    gtin: variant?.gtin,
    offers: { availability: variant?.offers.availability },
  });
  expect(lowest(productOf(html).offers)).toBe(variant && lowest(variant.offers));
  expect(html).toContain(`<link rel="canonical" href="${site.url.origin}/${slug}"/>`);
});

test.each([
  ["one store", "="],
  ["several stores", ">"],
])(
  "a recommended price of %s stands as a fact of its own: not struck through, no percentage, not told to search engines",
  async (_, compared) => {
    const goods = await site.db
      .prepare(
        `SELECT slug, product_id, price_cents FROM products WHERE list_cents IS NULL AND available = 1 AND offer_count ${compared} 1
        AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.product_id = products.product_id AND o.list_cents IS NOT NULL)
        ORDER BY product_id DESC LIMIT 1`,
      )
      .first<{ slug: string; product_id: number; price_cents: number }>();
    if (!goods) throw new Error("no such product");
    const said = goods.price_cents + 12_345;
    await run(site.db)`UPDATE offers SET recommended_cents = ${said}, updated_at = ${new Date().toISOString()}
      WHERE product_id = ${goods.product_id}`;
    const { html } = await site.page(`/${goods.slug}`);
    const amount = (said / 100).toFixed(2).replace(".", ",");
    const box = html.slice(html.indexOf('class="buying"'), html.indexOf('class="about"'));
    expect(box).toMatch(new RegExp(`Prezzo di listino consigliato: (<!-- -->)?${amount}`));
    expect(box).not.toMatch(/<del>|class="off"/);
    expect(faultsOf(html)).toEqual([]);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => json,
    );
    expect(data.join()).not.toContain((said / 100).toFixed(2));
  },
);

test("of several offers the best total stands beside the pictures with the large way out, the others in a table", async () => {
  const large = />\s*Vai al Negozio/g;
  const { html } = await site.page(`/${shared().slug}`);
  const buying = html.slice(html.indexOf('class="buying"'), html.indexOf('class="about"'));
  const rows = buying.match(/<tr class[\s\S]*?<\/tr>|<tr><th scope="row"[\s\S]*?<\/tr>/g) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.join()).not.toMatch(large);
  expect(buying.match(large)).toHaveLength(1);
  expect(buying.indexOf("button out")).toBeLessThan(buying.indexOf("<table"));
  const single = products.find(({ offer_count }) => offer_count === 1);
  const alone = await site.page(`/${single?.slug}`);
  expect(alone.html).toContain("button out");
  expect(alone.html).not.toContain('<table><thead><tr><th scope="col">Negozio');
});

test("options change the page and not its canonical address", async () => {
  const { slug } = shared();
  const { html } = await site.page(`/${slug}?offerte=prezzo&storico=30`);
  expect(html).toContain(`<link rel="canonical" href="${site.url.origin}/${slug}"/>`);
  const current = [...html.matchAll(/<a href="([^"]*)" aria-current="true"[^>]*data-soft/g)].map(String);
  expect(current.some((line) => line.includes("#offerte"))).toBe(true);
  const stores = (page: string) =>
    [...page.matchAll(/<td class="cost[^"]*">[\s\S]*?<b[^>]*>([^<]*)<\/b>/g)].map((match) => match[1]);
  const prices = stores(html).map((price) => Number(price?.replace(/[^\d]/g, "")));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices.length).toBeGreaterThan(1);
});

test("the history is a drawing of less than 4 KB with a table of the same", async () => {
  const { html } = await site.page(`/${shared().slug}`);
  const drawing = /<div class="chart[^"]*">.*?(<svg.*?<\/svg>)/s.exec(html)?.[1] ?? "";
  expect(drawing).toMatch(/role="img" aria-label="Negli ultimi 90 giorni/);
  expect(drawing.length).toBeLessThan(4096);
  expect(html).toMatch(/<details class="data"><summary>Tutti i cambi di prezzo<\/summary><table>/);
  expect(html).toContain("Prezzo più basso degli ultimi 30 giorni");
});

test("every share target is a plain link, and the heart is the button of a form", async () => {
  const { html } = await site.page(`/${shared().slug}`);
  const all = links(html);
  for (const start of tables.shares)
    expect(
      all.some((href) => href.startsWith(start)),
      start,
    ).toBe(true);
  expect(html).toMatch(new RegExp(`<button[^>]*form[aA]ction="/wishlist/salva\\?prodotto=${shared().slug}`));
});

describe("what a visitor opened", () => {
  test("is remembered newest first, at most 20, and shown without scripts", async () => {
    const [first, second] = products;
    const opened = await site.page(`/${first?.slug}`);
    expect(opened.headers.get("set-cookie")).toMatch(
      new RegExp(`^visti=${first?.product_id}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`),
    );
    expect(opened.headers.get("cache-control")).toBe("private, no-cache");
    expect(opened.html).not.toContain("Visti di recente");
    const many = Array.from({ length: 20 }, (_, index) => products[index]?.product_id);
    const next = await site.page(`/${second?.slug}`, { headers: { cookie: `visti=${many.join(".")}` } });
    expect(next.html).toContain("Visti di recente");
    const ids = /^visti=([\d.]+)/.exec(next.headers.get("set-cookie") ?? "")?.[1]?.split(".");
    expect(ids).toHaveLength(20);
    expect(ids?.slice(0, 2)).toEqual([String(second?.product_id), String(first?.product_id)]);
  });

  test("is remembered for each visitor although the page itself is kept for all", async () => {
    const path = `/${products[2]?.slug}`;
    const opening = (cookie: Record<string, string> = {}) => site.page(path, { headers: cookie });
    // The first answers fill the caches; a whole page is kept.
    await opening();
    await opening();
    const [one, two] = [await opening(), await opening()];
    for (const { headers } of [one, two]) {
      expect(headers.get("set-cookie")).toMatch(new RegExp(`^visti=${products[2]?.product_id};`));
      expect(headers.get("server-timing")).toContain("0 calls");
    }
    expect((await opening({ cookie: "visti=1" })).html).toContain("Visti di recente");
    expect((await opening()).html).not.toContain("Visti di recente");
    const crawled = await opening({ "user-agent": "Googlebot/2.1" });
    expect(crawled.headers.get("set-cookie")).toBeNull();
  });

  test.each<[string, RequestInit & { headers?: Record<string, string> }]>([
    ["a crawler", { headers: { "user-agent": "Googlebot/2.1" } }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch" } }],
    ["HEAD", { method: "HEAD" }],
    ["the same product again", { headers: { cookie: "visti=1" } }],
  ])("is not remembered for %s", async (_, init) => {
    const one = await site.db.prepare("SELECT slug FROM products WHERE product_id = 1").first<string>("slug");
    const { headers } = await site.page(`/${one}`, init as never);
    expect(headers.get("set-cookie")).toBeNull();
  });
});

test("reviews appear with the statement on their origin and a rating for search engines", async () => {
  const { slug, product_id } = products[105] as (typeof products)[number];
  const insert = site.db.prepare(
    "INSERT INTO reviews (state, product_id, author, rating, body, store_id, purchase_checked, written_at) VALUES ('published', ?, 'Anna', ?, 'Bello', 1, ?, '2026-10-01T10:00:00Z')",
  );
  await site.db.batch([insert.bind(product_id, 5, 1), insert.bind(product_id, 4, 0)]);
  const { html } = await site.page(`/${slug}`);
  expect(html).toContain("1 su 2 provengono da acquisti che il negozio ha confermato");
  expect(faultsOf(html)).toEqual([]);
  expect(productOf(html).aggregateRating).toMatchObject({ ratingValue: "4.5", reviewCount: 2 });
});

test("a product that does not exist is a 404 page for no index", async () => {
  const { status, html } = await site.page("/questo-prodotto-non-esiste");
  expect([status, robots(html)]).toEqual([404, "noindex, follow"]);
});

test("goods like a product have a page of their own, of which search engines keep nothing", async () => {
  const slug = await value<string>(site.db)`SELECT p.slug FROM products p JOIN products q USING (category_id)
    WHERE p.product_id <> q.product_id AND p.available = 1 AND q.available = 1 ORDER BY p.product_id LIMIT 1`;
  const { status, html } = await site.page(`/simili/${slug}`);
  expect([status, robots(html)]).toEqual([200, "noindex, follow"]);
  expect(html).toMatch(/<article class="card/);
  expect(links(html)).toContain(`/${slug}`);
  for (const path of ["/simili/non-esiste-davvero", "/simili/%00"])
    expect((await site.page(path)).status).toBe(404);
});
