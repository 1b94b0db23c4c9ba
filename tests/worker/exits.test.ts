/** Ways out over HTTP: what counts, what every page of theirs says in its headers, copies of clicks, floods. */

import { decodeAddress, encodeAddress } from "server/exits/address";
import { mint } from "server/exits/decision";
import { rows } from "upstream/sql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { type Site, startSite, testSettings, visitor } from "../tools/site";
import { links } from "./html";

const [id = "", secret = ""] = testSettings.EXIT_SIGNING_KEYS.split(":");
const wayTo = (url: string) => mint(url, { id, secret });
const clicksOf = async (site: Site, url: string) =>
  (await site.db.prepare("SELECT * FROM new_clicks WHERE url = ?").bind(url).all()).results;

const site = await forFile(startSite({ LOG: "off", CACHE_SHORT_SECONDS: "0" }));

const shop = "https://www.moda-milano.example";
const unknown = encodeAddress("https://sconosciuto.example/x");
const pages: [label: string, path: string, status: number][] = [
  ["/vai to a store", wayTo(`${shop}/testata`), 200],
  ["/redirect to a store", `/redirect/1/${encodeURIComponent(`${shop}/testata`)}`, 200],
  ["/vai to an unknown host", `/vai/${unknown}`, 200],
  ["/redirect to an unknown host", `/redirect/1/${unknown}`, 200],
  ["a refused /vai", "/vai/xyz", 400],
  ["a refused /redirect", "/redirect/1/", 400],
];

test.each(pages)(
  "%s is stored by nobody, found by nobody and tells nobody where it was",
  async (_, path, status) => {
    const { status: answered, headers, html } = await site.page(path);
    expect(answered).toBe(status);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
    const policy = headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-(\w+)'/.exec(policy)?.[1];
    expect(policy).toContain(`default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
    for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
  },
);

test("a network's link goes out with the click's id, the row keeps it as it was signed, and nobody else's link changes", async () => {
  const link = "https://www.awin1.com/pclick.php?p=7&a=8&m=9";
  const out = (html: string) => /id="u" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&#38;", "&") ?? "";
  const left = out((await site.page(wayTo(link))).html);
  const [row] = await clicksOf(site, link);
  expect(left).toBe(link.replace("?", `?clickref=${String(row?.click_id).slice(0, 20)}&`));
  expect(out((await site.page(wayTo(`${shop}/senza-rete`))).html)).toBe(`${shop}/senza-rete`);
  // A link preview is no click, and has no name.
  const preview = await site.page(wayTo(link), { headers: { "Sec-Purpose": "prefetch" } });
  expect(out(preview.html)).toBe(link);
});

describe("a campaign", () => {
  const marks = "utm_source=posta&utm_campaign=saldi+estivi&gclid=x1";
  const wayIn = (html: string) => links(html).find((href) => href.startsWith("/vai/")) ?? "";
  /** What a click on this way is kept with. */
  const campaignAfter = async (way: string) => {
    await site.db.prepare("DELETE FROM new_clicks").run();
    expect((await site.page(way)).status).toBe(200);
    return site.db.prepare("SELECT campaign FROM new_clicks").first("campaign");
  };

  test.each([
    ["/prodotti/?insconto=1&", 3],
    ["//prodotti///?categoria=DONNA&pagina=01&", 3],
    ["/prodotti?", 1],
    ["/?", 1],
  ])(
    "survives all the redirects from %s and is kept with the click, without scripts and cookies",
    async (from, steps) => {
      let path = from + marks;
      let answer = await site.page(path);
      for (let left = steps; left > 0 && answer.status >= 300 && answer.status < 400; left--) {
        const { pathname, search } = new URL(answer.headers.get("location") ?? "", site.url);
        path = pathname + search;
        answer = await site.page(path);
      }
      expect([path, answer.status]).toEqual([expect.stringContaining(marks), 200]);
      expect(answer.headers.get("set-cookie") ?? "").not.toContain("posta");
      const way = wayIn(answer.html);
      expect(way).toContain(`&${marks}`);
      expect(await campaignAfter(way)).toBe(marks);
    },
  );

  test("goes with a visitor from the former address of a product to its page, and one page on", async () => {
    const product = /<h3><a href="(\/[^"]+)"/.exec((await site.page("/prodotti")).html)?.[1] ?? "";
    const moved = await site.page(`/prodotto${product}?${marks}`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, `${product}?${marks}`]);
    const next = (referer: string) => site.page("/prodotti?pagina=2", { headers: { referer } });
    const way = wayIn((await next(`${site.url.origin}${product}?${marks}`)).html);
    expect(await campaignAfter(way)).toBe(marks);
    for (const referer of [`https://altrove.example/?${marks}`, `${site.url.origin}${product}`, "?"])
      expect(wayIn((await next(referer)).html)).not.toContain("utm_");
  });

  test("cannot write anything into a page but its own marks", async () => {
    const { html } = await site.page(`/prodotti?utm_source="><script>x</script>&utm_medium='<b>`);
    expect(html).not.toContain("<script>x");
    expect(wayIn(html)).toContain("utm_source=%22%3E%3Cscript%3E");
  });
});

describe("one click is one row", () => {
  test("HEAD, prefetches, previews and data requests do not count, and the visit after them does", async () => {
    const url = `${shop}/prima`;
    await site.get(wayTo(url), { method: "HEAD" });
    for (const name of ["sec-purpose", "purpose"])
      await site.get(wayTo(url), { headers: { [name]: "prefetch" } });
    await site.get(wayTo(url), { headers: { "x-purpose": "preview" } });
    expect((await site.page(wayTo(url).replace("?", ".data?"))).status).toBe(400);
    expect(await clicksOf(site, url)).toEqual([]);
    await site.page(wayTo(url));
    await site.page(wayTo(url));
    expect(await clicksOf(site, url)).toHaveLength(1);
  });

  test("the press on the page of an unknown host counts once and leads there", async () => {
    const pressed = await site.get(`/vai/${unknown}`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get("location")).toBe("https://sconosciuto.example/x");
    expect(pressed.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await clicksOf(site, "https://sconosciuto.example/x")).toHaveLength(1);
  });

  test("a crawler gets the page, and its row is flagged", async () => {
    const url = `${shop}/ragno`;
    const crawled = await site.page(wayTo(url), {
      headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    });
    expect(crawled.status).toBe(200);
    expect(await clicksOf(site, url)).toMatchObject([{ bot: 1 }]);
  });
});

test("who leaves from a listing counts for 'Più venduti' with the next minute", async () => {
  const waysOut = async () => {
    const { html } = await site.page("/prodotti?ordinamento=bestseller");
    return links(html).filter((href) => href.startsWith("/vai/"));
  };
  const last = (await waysOut()).at(-1) ?? "";
  await site.db.prepare("UPDATE listing_version SET refreshed_at = 0").run();
  await site.page(last, {
    headers: { "CF-Connecting-IP": "198.51.100.77", "Sec-Fetch-Site": "same-origin" },
  });
  const [click] = await clicksOf(site, decodeAddress(last.slice(5, last.indexOf("?"))) ?? "");
  expect(click).toMatchObject({
    ...{ place: "listing", spot: "results", page: "/prodotti" },
    product_id: expect.any(Number),
  });
  expect(await site.runScheduled()).toBe("ok");
  await expect.poll(async () => (await waysOut())[0]).toBe(last);
  const results = await rows(site.db)`SELECT click_id, delivered_at FROM clicks
    WHERE url = ${click?.url as string}`;
  expect(results).toEqual([{ click_id: click?.click_id, delivered_at: expect.any(String) }]);
});

test("the search that led to a product goes out with its click, from its page too", async () => {
  const listing = "/prodotti?cerca=felpa+nera";
  const found = await site.page(listing);
  const [product = ""] = /(?<=<h3><a href=")[^"]+/.exec(found.html) ?? [];
  const waysOf = async (from: string) => {
    const { html } = await site.page(product, { headers: { Referer: `${site.url.origin}${from}` } });
    return links(html).filter((href) => href.startsWith("/vai/"));
  };
  const ways = await waysOf(listing);
  expect(ways.filter((href) => !href.includes("cerca=felpa%20nera"))).toEqual([]);
  expect((await waysOf("/prodotti")).filter((href) => href.includes("cerca="))).toEqual([]);
  const [way = ""] = ways;
  await site.page(way);
  expect(await clicksOf(site, decodeAddress(way.slice(5, way.indexOf("?"))) ?? "")).toMatchObject([
    { place: "product", search: "felpa nera" },
  ]);
});

test("without scripts the search outlives what is chosen on the product's page", async () => {
  const [product] = await rows<{ slug: string }>(site.db)`SELECT slug FROM products p WHERE offer_count > 0
    AND (SELECT COUNT(*) FROM variants v WHERE v.product_id = p.product_id) > 3 LIMIT 1`;
  let [before, path] = ["/prodotti?cerca=vestito+lino", `/${product?.slug}`];
  for (let press = 0; press < 3; press++) {
    const { html } = await site.page(path, { headers: { Referer: site.url.origin + before } });
    const found = links(html).filter((href) => href.includes("cerca=vestito%20lino"));
    expect(links(html).filter((href) => href.startsWith("/vai/") && !found.includes(href))).toEqual([]);
    expect(html).not.toMatch(/rel="canonical" href="[^"]*cerca/);
    const choice = found.find((href) => !href.startsWith("/vai/")) ?? "";
    [before, path] = [path, choice.replace(/#.*/, "")];
  }
});

test("who changes what a link leads to leaves all the same, and counts for no product", async () => {
  const { html } = await site.page("/prodotti");
  const way = links(html).findLast((href) => href.startsWith("/vai/")) ?? "";
  const url = decodeAddress(way.slice(5, way.indexOf("?"))) ?? "";
  await site.db.prepare("DELETE FROM new_clicks WHERE url = ?").bind(url).run();
  const { status, html: page } = await site.page(`${way}1`);
  expect(status).toBe(200);
  expect(page).toContain("Attendi&#8230;");
  expect(await clicksOf(site, url)).toMatchObject([
    { product_id: null, offer_id: null, place: null, spot: null, page: null },
  ]);
});

/** Wraps the site as if D1 were in trouble while the page goes out (late-rows.js). */
describe("a page whose row comes", () => {
  let troubled: Site;
  beforeAll(async () => {
    troubled = await startSite({ LOG: "off" }, { entry: "late-rows.js" });
  });
  afterAll(() => troubled.stop());

  test.each(["late", "never"])("%s goes out with a copy, which writes the same row once", async (fault) => {
    const url = `${shop}/copia/${fault}`;
    const browser = { "user-agent": `${visitor} ${fault}` };
    const { status, html, headers } = await troubled.page(wayTo(url), { headers: browser });
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
    const copy = / data-b="([\w.-]+)"/.exec(html)?.[1] ?? "";
    const post = (body: string, from = "same-origin") =>
      troubled.get("/clic", { method: "POST", body, headers: { "sec-fetch-site": from } });
    expect((await post(copy)).status).toBe(204);
    expect((await post(copy)).status).toBe(204);
    expect((await post(`${copy.slice(0, -1)}!`)).status).toBe(400);
    expect((await post(copy, "cross-site")).status).toBe(403);
    expect((await post("x".repeat(12_001))).status).toBe(413);
    expect(await clicksOf(troubled, url)).toHaveLength(1);
  });
});

describe("a flood", () => {
  /** Leaves for `count` stores at once; resolves to the statuses and the rows, and to the minutes that it took. */
  async function flood(name: string, count: number, headers: Record<string, string>) {
    const began = Date.now();
    const asked = Array.from(
      { length: count },
      async (_, at) => (await site.page(wayTo(`${shop}/${name}/${at}`), { headers })).status,
    );
    const statuses = await Promise.all(asked);
    const results = await rows<{ flooded: number; n: number }>(site.db)`SELECT flooded, COUNT(*) AS n
      FROM new_clicks WHERE url LIKE ${`${shop}/${name}/%`} GROUP BY flooded`;
    return { statuses, rows: results, minutes: (Date.now() - began) / 60_000 };
  }

  test.each<[string, number, Record<string, string>, burst: number, perMinute: number]>([
    ["one-address", 150, { "cf-connecting-ip": "203.0.113.9" }, 120, 60],
    [
      "one-browser",
      45,
      { cookie: "anonymousId=0123456789abcdef", "cf-connecting-ip": "203.0.113.10" },
      30,
      20,
    ],
  ])(
    "from %s: everybody leaves, every row is kept, those above the limit are marked",
    async (name, count, headers, burst, perMinute) => {
      const { statuses, rows, minutes } = await flood(name, count, { "user-agent": visitor, ...headers });
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(count);
      const marked = rows.find(({ flooded }) => flooded === 1);
      expect(marked?.n).toBeLessThanOrEqual(count - burst);
      expect(marked?.n).toBeGreaterThanOrEqual(count - burst - Math.ceil(minutes * perMinute));
    },
  );
});
