/** Whatever is typed into the address, a page answers: never a 500, never a stack. */
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { sharedSite } from "../tools/site";
import said from "./bad-input.json";
import { cardCount, isFramed, leaksInternals, link, robots, textOf } from "./html";

const site = await forFile(sharedSite());

const missing = "Oops! La pagina che stai cercando non esiste.";

describe("what does not exist", () => {
  test.each(said.missing)("%s is a 404 page with noindex, header, footer and search", async (path) => {
    const { status, html, headers } = await site.page(path);
    expect(status).toBe(404);
    expect(textOf(html, "h1")).toBe(missing);
    expect(robots(html)).toContain("noindex");
    expect(isFramed(html)).toBe(true);
    expect(headers.get("cache-control")).toContain("no-store");
  });

  test("a combination of filters that finds nothing says so and offers what to drop", async () => {
    const { status, html } = await site.follow("/prodotti?prezzoMin=999&prezzoMax=1000&cerca=zzzz");
    expect(status).toBe(200);
    expect(html).toContain("0 risultati");
    expect(robots(html)).toContain("noindex");
    expect(html.match(/<nav class="near"[^>]*><h3[^>]*>Prova con<\/h3>/g)).toHaveLength(1);
    expect(html).toContain('<div class="vh"><h2 id="quanti">');
    expect(link(html, /^\/prodotti/)).toBeTruthy();
  });
});

describe("a page behind the last one", () => {
  test.each([
    ["/prodotti?pagina=102", /^\/prodotti\?pagina=\d+$/],
    ["/prodotti?categoria=donna&pagina=77", /^\/prodotti\?categoria=donna/],
    ["/magazine?pagina=99", /^\/magazine$/],
  ])("%s is 404, out of the index, with a way back", async (path, back) => {
    const { status, html } = await site.page(path);
    expect(status).toBe(404);
    expect(robots(html)).toContain("noindex");
    expect(html.slice(html.indexOf("<main"))).toMatch(/Vai all’ultima pagina|Torna alla prima pagina/);
    expect(link(html.slice(html.indexOf("<main")), back)).toBeTruthy();
  });
});

test("prices in the wrong order and a second category are not put right in silence", async () => {
  const prices = await site.page("/prodotti?prezzoMin=900&prezzoMax=10");
  expect(prices.status).toBe(200);
  expect(prices.html).toContain("Il prezzo minimo era più alto del massimo: li abbiamo scambiati.");
  expect(cardCount(prices.html)).toBeGreaterThan(0);
  const two = await site.page("/prodotti?categoria=donna,uomo");
  expect(two.html).toContain("Si può scegliere una sola categoria alla volta");
  expect(two.html).toMatch(/rel="canonical" href="[^"]*\/prodotti\?categoria=donna"/);
});

describe("nonsense in the listing's address", () => {
  const nonsense = [
    ...said.nonsense,
    `cerca=${"lungo ".repeat(1_700)}`,
    `brand=${Array.from({ length: 1_500 }, (_, index) => `m${index}`).join(",")}`,
    `${"x=1&".repeat(2_500)}`,
  ];
  test.each(nonsense.map((query) => ({ query, name: query.slice(0, 60) })))(
    "/prodotti?$name is a page",
    async ({ query }) => {
      const { status, html } = await site.follow(`/prodotti?${query}`);
      expect([200, 404]).toContain(status);
      expect(isFramed(html)).toBe(true);
      expect(leaksInternals(html)).toBe(false);
      expect(html).not.toContain("<script>alert(1)");
    },
  );

  test.each(["pagina=-1", "prezzoMin=abc", "taglia=,,"])(
    "%s is ignored: the products are there",
    async (query) => {
      const { html } = await site.follow(`/prodotti?${query}`);
      expect(cardCount(html)).toBeGreaterThan(0);
    },
  );

  test("'insconto' of the Black Friday page means 'inSconto'", async () => {
    const both = [await site.follow("/prodotti?insconto=1"), await site.follow("/prodotti?inSconto=true")];
    expect(cardCount(both[0]?.html ?? "")).toBe(cardCount(both[1]?.html ?? ""));
  });
});

describe("malformed addresses", () => {
  test.each([...said.malformed, `/${"a".repeat(8_000)}`])("%.40s is never a 500", async (path) => {
    const { status, html } = await site.page(path);
    expect(status).toBeLessThan(500);
    expect(leaksInternals(html)).toBe(false);
  });
});

describe("ways out that nobody may take", () => {
  const encode = (address: string) => Buffer.from(address).toString("base64url");
  const refused = [...said.refused, `https://shop.example/${"x".repeat(2_100)}`];
  test.each(refused)("/vai refuses %.40s", async (address) => {
    const page = await site.page(`/vai/${encode(address)}`);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBeLessThan(500);
    expect(page.html).toContain("URL non valido.");
    expect(page.html).toContain("Torna alla Home");
    expect(page.html).not.toContain("http-equiv");
  });

  test.each(["", "/", "/%", "/%%%", "/!!!!"])("/vai%s is refused too", async (rest) => {
    const page = await site.page(`/vai${rest}`);
    expect(page.status).toBeLessThan(500);
    expect(page.html).toContain("URL non valido.");
  });

  test("an unknown host is named and waits for a press, and counts no click before", async () => {
    const page = await site.page(`/vai/${encode("https://sconosciuto.example/offerta")}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain("sconosciuto.example");
    expect(page.html).not.toContain('http-equiv="refresh"');
    expect(await site.db.prepare("SELECT COUNT(*) AS n FROM new_clicks").first("n")).toBe(0);
  });

  test("a changed signature does not open an unknown host by itself", async () => {
    const page = await site.page(
      `/vai/${encode("https://sconosciuto.example/")}?k=prova&s=${"A".repeat(22)}`,
    );
    expect(page.html).not.toContain('http-equiv="refresh"');
  });

  test("/redirect without an address says so", async () => {
    const page = await site.page("/redirect/12/");
    expect(page.status).toBeLessThan(500);
    expect(page.html).toContain("Errore: URL non valido o mancante.");
  });
});
