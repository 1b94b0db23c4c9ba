/** What the upstream says of a page replaces the page's own metadata (product.md 'Metadata'), and never holds it up. */
import brand from "brand/brand.json";
import { afterAll, expect, test } from "vitest";
import { startTroubledSite } from "../tools/troubled-site";
import { robots } from "./html";
import said from "./upstream-texts.json";

const { site, between, stop } = await startTroubledSite();
afterAll(stop);

const crawler = { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } };
const isMeta = (path: string) => path.startsWith("/api/seo/meta/");

async function productPath(): Promise<string> {
  const { html } = await site.page("/prodotti");
  return /<h3><a href="(\/[^"]+)"/.exec(html)?.[1] ?? "";
}

test("home, listing, landing, brands and product take title, texts, tags and structured data from the upstream", async () => {
  between.meddle((path) => (isMeta(path) ? { status: 200, body: JSON.stringify(said) } : undefined));
  for (const path of ["/", "/prodotti?categoria=donna", "/scarpe-donna", "/brand", await productPath()]) {
    const { html, status } = await site.page(path, crawler);
    const head = html.slice(0, html.indexOf("</head>"));
    expect([path, status]).toEqual([path, 200]);
    for (const line of [
      "<title>Titolo della redazione</title>",
      '<meta name="description" content="Parole della redazione."/>',
      `<link rel="canonical" href="${site.url.origin}/altrove"/>`,
      '<meta property="og:title" content="Titolo della redazione"/>',
      '<meta property="og:image" content="https://immagini.example/x.jpg"/>',
      '<meta property="og:site_name" content="La Redazione"/>',
      '<meta name="author" content="Anna"/>',
    ])
      expect(head.split(line).length, `${path} ${line}`).toBe(2);
    expect(head, path).not.toContain(`content="${brand.name}"`);
    expect(head.match(/application\/ld\+json/g), path).toHaveLength(1);
    expect(head, path).not.toContain("<b>");
  }
});

test("a page whose metadata fails, is rubbish or never comes says its own", async () => {
  const path = await productPath();
  for (const meddling of [
    { status: 500 },
    { status: 404 },
    { rubbish: "[" },
    { status: 200, body: '{"meta":{"canonical":"http://","image":"https://["}}' },
  ]) {
    between.meddle((asked) => (isMeta(asked) ? meddling : undefined));
    for (const address of ["/", "/brand", path]) {
      const { html, status } = await site.page(address, crawler);
      expect([address, meddling, status]).toEqual([address, meddling, 200]);
      expect(html).toContain(`<link rel="canonical" href="${site.url.origin}${address}"/>`);
      expect(robots(html)).toMatch(/^index, follow, max-image-preview:large/);
    }
  }
  let attempts = 0;
  between.meddle((asked) => {
    if (!isMeta(asked)) return undefined;
    attempts += 1;
    return { never: true };
  });
  expect((await site.page(path)).html).toContain(`<link rel="canonical" href="${site.url.origin}${path}"/>`);
  // A call is tried three times: the page has not waited for the last.
  expect(attempts).toBeLessThan(3);
});
