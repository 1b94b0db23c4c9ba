/** Women's landings, /offerte, /black-friday, /speciale-estate: content, empty rows, failures (product.md 'Landings', 'Offers'). */
import { afterAll, expect, test } from "vitest";
import { startTroubledSite } from "../tools/troubled-site";
import { cardCount, isFramed, links, robots, textOf } from "./html";

const { site, between, stop } = await startTroubledSite();
afterAll(stop);

const categories = ["abbigliamento", "accessori", "borse", "gioielli", "scarpe"].map(
  (area) => `${area}-donna`,
);
/** Gets the whole page at once. */
const crawler = { headers: { "user-agent": "Googlebot/2.1" } };
const failure = "Impossibile caricare i dati. Riprova più tardi.";
const calm = () => between.meddle(() => undefined);

test.each(categories)(
  "/%s shows its banner, at most 20 recommended products and the way to all",
  async (slug) => {
    calm();
    const { status, html } = await site.page(`/${slug}`);
    expect(status).toBe(200);
    expect(textOf(html, "h1")).toBe(slug.replace("-", " "));
    expect(html).toContain("/media/banner/c0ffee04");
    // The tests' slice of the catalogue has products of these two.
    if (/^(abbigliamento|scarpe)/.test(slug)) expect(cardCount(html)).toBeGreaterThan(0);
    expect(cardCount(html)).toBeLessThanOrEqual(20);
    expect(html).toMatch(new RegExp(`href="/prodotti\\?categoria=${slug}">Scopri tutte le offerte`));
    expect(html).toContain(`rel="canonical" href="${site.url.origin}/${slug}"`);
    expect(html).toContain("Testo della pagina.");
  },
);

test("Black Friday shows discounted products only and leads to everything on sale", async () => {
  calm();
  const { html } = await site.page("/black-friday");
  expect(cardCount(html)).toBeGreaterThan(0);
  expect(html.match(/class="badge off"/g)?.length).toBe(cardCount(html));
  expect(html).toMatch(/href="\/prodotti\?inSconto=true">Scopri tutte le offerte/);
});

test("the summer special shows the women's section, and links to what is on sale", async () => {
  calm();
  const { html } = await site.page("/speciale-estate");
  expect(cardCount(html)).toBeGreaterThan(0);
  expect(links(html)).toContain("/prodotti?inSconto=true");
});

test("/offerte has a card for every landing that exists, and none that leads nowhere, even without its discounts", async () => {
  between.meddle((path) => (path.startsWith("/products/verified-discounts") ? { status: 500 } : undefined));
  const { status, html } = await site.page("/offerte", crawler);
  expect(status).toBe(200);
  expect(html).toContain("Errore nel caricamento dei prodotti. Riprova più tardi.");
  expect(html).toContain("Scopri le Migliori Offerte Moda Donna");
  // All six have goods, five are written.
  const shown = new Set(links(html).filter((href) => /^\/[a-z]+-donna$/.test(href)));
  expect(shown).toEqual(new Set([...categories.map((slug) => `/${slug}`), "/orologi-donna"]));
  for (const slug of categories) expect((await site.page(`/${slug}`)).status).toBe(200);
});

test("/offerte begins with the verified discounts of women, men and children, and says so when there are none", async () => {
  const rows = ["Sconti verificati Donna", "Sconti verificati Uomo", "Sconti verificati Bambini"];
  const some = JSON.stringify([
    {
      prodotto_id: 1,
      nome_prodotto: "Abito in offerta",
      slug: "abito-in-offerta",
      prezzo: 20,
      prezzo_scontato: 10,
    },
  ]);
  between.meddle((path) =>
    path.startsWith("/products/verified-discounts") ? { rewrite: () => some } : undefined,
  );
  const { html } = await site.page("/offerte?prova=1", crawler);
  const places = [...rows, "Scopri le Migliori Offerte Moda Donna"].map((heading) =>
    html.indexOf(`>${heading}</h2>`),
  );
  expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
  expect(cardCount(html)).toBe(3);
  expect(links(html)).toContain("/prodotti?categoria=uomo&inSconto=true&ordinamento=in_sconto");
  for (const meddling of [{ rewrite: () => "[]" }, { status: 404 }]) {
    between.meddle((path) => (path.startsWith("/products/verified-discounts") ? meddling : undefined));
    const page = await site.page(`/offerte?prova=${JSON.stringify(meddling)}`, crawler);
    expect(page.status).toBe(200);
    expect(page.html).toContain("Oggi nessuno sconto è verificato.");
    for (const heading of rows) expect(page.html).not.toContain(heading);
  }
});

test("/offerte says so when no landing has goods", async () => {
  between.meddle((path) => (path.startsWith("/categorie") ? { rewrite: () => "[]" } : undefined));
  const { status, html } = await site.page("/offerte");
  expect(status).toBe(200);
  expect(html).toContain("Nessuna offerta disponibile al momento.");
});

test("a category's landing needs goods or a text: with neither it is missing, without text and banner its goods open it, each once", async () => {
  const without = (path: string) => {
    if (path.startsWith("/api/pages/")) return { status: 404 };
    return path === "/api/banners" ? { rewrite: () => '{"banners":[]}' } : undefined;
  };
  between.meddle(without);
  const { status, html } = await site.page("/scarpe-donna?prova=1");
  expect(status).toBe(200);
  expect(html).toContain("<h1>Scarpe donna</h1>");
  const [opening = ""] = /<div class="hero-picture hero-goods">.*?<\/div>/s.exec(html) ?? [];
  const shown = links(opening);
  expect(shown).toHaveLength(2);
  const rest = links(html.replace(opening, ""));
  for (const href of shown) expect(rest).not.toContain(href);
  between.meddle((path) =>
    path.startsWith("/api/prodotti?")
      ? { rewrite: () => '{"data":[],"totalPages":0,"totalResults":0}' }
      : without(path),
  );
  const missing = await site.page("/scarpe-donna?prova=2");
  expect(missing.status).toBe(404);
  expect(missing.html).toContain("Oops! La pagina che stai cercando non esiste.");
  expect(robots(missing.html)).toContain("noindex");
});

test("a landing without products or banner says both and stays useful", async () => {
  between.meddle((path) => {
    if (path.startsWith("/api/prodotti?"))
      return { rewrite: () => '{"data":[],"totalPages":0,"totalResults":0}' };
    return path === "/api/banners" ? { rewrite: () => '{"banners":[]}' } : undefined;
  });
  const { status, html } = await site.page("/borse-donna?prova=3");
  expect(status).toBe(200);
  expect(html).toContain("Nessun banner attivo disponibile al momento.");
  expect(html).toContain("Nessun prodotto in questa sezione al momento.");
});

test.each([
  ["answers 500", { status: 500 }, 502],
  ["never answers", { never: true as const }, 504],
])("each is replaced by the failure message when the upstream %s", async (_name, meddling, status) => {
  between.meddle(() => meddling);
  const paths = ["/borse-donna", "/black-friday", "/speciale-estate", "/offerte"];
  // At once: they wait for the same deadline.
  const pages = await Promise.all(paths.map((path) => site.page(path)));
  for (const [at, page] of pages.entries()) {
    expect([paths[at], page.status]).toEqual([paths[at], status]);
    expect(isFramed(page.html)).toBe(true);
    expect(page.html).toContain(failure);
    expect(robots(page.html)).toContain("noindex");
    expect(page.headers.get("cache-control")).toContain("no-store");
  }
});
