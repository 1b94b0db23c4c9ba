/** How search engines find the site, and how the site hears what visitors search for. */
import { sorts } from "contract/listing/query";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { robots } from "./html";
import asked from "./robots.json";

const site = await forFile(startSite({ LOG: "off" }));

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
  return pathname + search;
};

test("every address of the sitemap answers 200 as its own canonical page that may be indexed", async () => {
  const index = await site.page("/sitemap.xml");
  expect(index.status).toBe(200);
  expect(index.headers.get("content-type")).toContain("application/xml");
  const files = await Promise.all(locations(index.html).map((file) => site.page(pathOf(file))));
  const addresses = files.flatMap(({ status, html }) => {
    expect(status).toBe(200);
    const found = locations(html);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(50_000);
    return found;
  });
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(200);

  const step = Math.ceil(addresses.length / 40);
  for (const address of addresses.filter((_, place) => place % step === 0)) {
    const { status, html } = await site.page(pathOf(address));
    expect([address, status]).toEqual([address, 200]);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(robots(html)).toMatch(/^index/);
  }
});

test("how every sort is computed is told, even where no editor has written about it", async () => {
  await site.db.prepare("DELETE FROM pages WHERE slug = 'come-ordiniamo'").run();
  const { html, status } = await site.page("/come-ordiniamo");
  expect(status).toBe(200);
  for (const heading of Object.values(sorts)) expect(html).toContain(`<h3>${heading}</h3>`);
  expect(html).toContain("Nessun ordinamento tiene conto delle commissioni");
  for (const address of ["/prodotti", "/prodotti?cerca=abito&ordinamento=prezzo_asc", "/", "/scarpe-donna"])
    expect((await site.page(address)).html).toContain('href="/come-ordiniamo"');
});

test("files that are not part of the sitemap do not exist", async () => {
  for (const name of ["altro.xml", "prodotti-0.xml", "prodotti-99.xml", "prodotti-1e9.xml", "%2e%2e.xml"])
    expect((await site.page(`/sitemap/${name}`)).status).toBe(404);
});

test("robots.txt closes ways out and faceted addresses and names the sitemap", async () => {
  const { html, status } = await site.page("/robots.txt");
  expect(status).toBe(200);
  const closed = [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule ?? "");
  const isClosed = (path: string) =>
    closed.some((rule) =>
      new RegExp(`^${rule.replace(/[.?+^$()[\]\\|]/g, "\\$&").replaceAll("*", ".*")}`).test(path),
    );
  for (const path of asked.closed) expect([path, isClosed(path)]).toEqual([path, true]);
  for (const path of asked.open) expect([path, isClosed(path)]).toEqual([path, false]);
  expect(html).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m);
});

test("suggestions begin with what was typed, whatever its case and accents", async () => {
  const ask = async (q: string) =>
    JSON.parse((await site.page(`/suggerimenti?q=${encodeURIComponent(q)}`)).html).words;
  expect(await ask("MAGLIONE DI L")).toContain("maglione di lino");
  expect(await ask("maglióne di l")).toContain("maglione di lino");
  for (const q of ["", "   ", "%_", "'", "no", "x".repeat(500)]) expect(await ask(q)).toEqual([]);
});

test("some goods of what is suggested first come along, once two letters stand there", async () => {
  const ask = async (q: string) => JSON.parse((await site.page(`/suggerimenti?q=${q}`)).html).goods;
  expect(await ask("m")).toEqual([]);
  const goods = await ask("scarp");
  expect(goods.length).toBeGreaterThan(1);
  expect(goods.length).toBeLessThanOrEqual(4);
  for (const [name, href, price, picture] of goods) {
    expect(price).toMatch(/^\d[\d.]*,\d\d\u00a0€$/);
    const { status, html } = await site.page(href);
    expect([status, html.includes(name)]).toEqual([200, true]);
    expect((await site.get(picture)).headers.get("content-type")).toMatch(/^image\//);
  }
});

test("a search that a person makes is told to the upstream; crawlers, HEAD and prefetches are not", async () => {
  const told = () =>
    site.logs
      .prepare("SELECT term FROM search_terms")
      .all()
      .then(({ results }) => results);
  const address = "/prodotti?cerca=abito+lungo";
  await site.get(address, { method: "HEAD" });
  await site.get(address, { headers: { "sec-purpose": "prefetch" } });
  await site.get(address, { headers: { "user-agent": "Googlebot/2.1" } });
  await site.get(`${address}&taglia=m`);
  await site.page(address);
  await expect.poll(told).toEqual([{ term: "abito lungo" }]);
  await expect
    .poll(() =>
      site.db.prepare("SELECT COUNT(*) AS n FROM suggestions WHERE slug = 'abito-lungo'").first("n"),
    )
    .toBe(1);
});

test("one sentence above what a search found says what was corrected and what gave way, each with a way back", async () => {
  const { html } = await site.page("/prodotti?cerca=abbito+xqzw");
  const above = html.slice(html.indexOf('class="asked"'), html.indexOf('id="quanti"'));
  expect(above.match(/role="status"/g)).toHaveLength(1);
  expect(above.replace(/<[^>]*>/g, "")).toContain(
    "Forse cercavi “abito”. Cerca invece “abbito”. Nessun risultato per “xqzw”",
  );
  expect(above).not.toContain('class="notice"');
});
