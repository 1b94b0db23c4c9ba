/** Promotions as a visitor without JavaScript gets them: shops, cards, the page of one, codes on offers (product.md 'Promotions'). */
import { firstRow, rows } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite, visitor } from "../tools/site";
import { link, links, robots, textOf } from "./html";
import asked from "./promotions.json";

const site = await forFile(startSite({ LOG: "off", FORM_SECONDS: "0" }));
const code = (await site.page("/codici-sconto-coupon?merchant=moda-milano")).html;

const path = "/codici-sconto-coupon/venti-per-cento-con-il-codice-moda-milano";
const cards = (html: string) => [...html.matchAll(/<article class="promo[ "]/g)].length;
const plain = (html: string) => html.replace(/<!-- -->/g, "");

function post(fields: Record<string, string>, address = "203.0.113.7") {
  return site.page(path, {
    method: "POST",
    headers: { "User-Agent": visitor, "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": address },
    body: new URLSearchParams(fields),
  });
}

async function token(): Promise<string> {
  const { html } = await site.page(path);
  return /name="modulo__da" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

describe("the list", () => {
  test("shows shops with their numbers, and what was found", async () => {
    const { html, status } = await site.page("/codici-sconto-coupon");
    expect(status).toBe(200);
    expect(textOf(html, "h1")).toMatch(/^Codici sconto e coupon di [a-z]+ \d{4}$/);
    expect(plain(html)).toContain("1 Codice · 1 Promo");
    expect(plain(html)).toContain("1 Codice · 26 Promo");
    expect(plain(html)).toContain("29 offerte valide trovate");
    expect(html).not.toContain("Ordina per");
    expect(robots(html)).toMatch(/^index/);
  });

  test("of a shop has cards, an order, pages, and apart what is over", async () => {
    expect(textOf(code, "h1")).toMatch(/– Moda Milano$/);
    expect(cards(code)).toBe(3);
    expect(code).toContain("Promozioni scadute");
    expect(code).toContain("Ordina per");
    expect(plain(code)).toContain("2 offerte valide trovate");
    const second = await site.page("/codici-sconto-coupon?merchant=passo-svelto&pagina=2");
    expect(cards(second.html)).toBe(3);
    const least = await site.page("/codici-sconto-coupon?merchant=passo-svelto&ordinamento=discount_desc");
    expect(plain(least.html).indexOf("-26%")).toBeLessThan(plain(least.html).indexOf("-25%"));
  });

  test.each(asked.narrowed as [string, number, string][])(
    "?%s narrows the shop to %d",
    async (query, count, words) => {
      const { html, status } = await site.page(`/codici-sconto-coupon?merchant=moda-milano&${query}`);
      expect(status).toBe(200);
      const valid = html.split("Promozioni scadute")[0] ?? "";
      expect(cards(valid)).toBe(count);
      expect(plain(html)).toContain(words);
      expect(robots(html)).toContain("noindex");
      expect(links(html)).toContain("/codici-sconto-coupon?merchant=moda-milano");
    },
  );

  test.each(asked.canonical)("%s leads to its canonical address", async (address, canonical) => {
    const answer = await site.get(`/codici-sconto-coupon${address}`);
    expect([answer.status, new URL(answer.headers.get("location") ?? "", site.url).href]).toEqual([
      301,
      new URL(`/codici-sconto-coupon${canonical}`, site.url).href,
    ]);
  });

  test.each(["?merchant=mai-visto", "?merchant=moda-milano&pagina=9", "?pagina=9"])(
    "%s is a 404 with a way back",
    async (query) => {
      const { html, status } = await site.page(`/codici-sconto-coupon${query}`);
      expect(status).toBe(404);
      expect(html).toContain(
        query.includes("pagina")
          ? "La pagina 9 non esiste: i risultati finiscono prima."
          : "Nessuna promozione trovata al momento.",
      );
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(links(html).some((href) => /^\/codici-sconto-coupon(\?merchant=[a-z-]+)?$/.test(href))).toBe(
        true,
      );
    },
  );

  test("every filter can be taken away, and a change leads to the first page", async () => {
    const { html } = await site.page("/codici-sconto-coupon?merchant=passo-svelto&tipo=promozione&pagina=2");
    expect(links(html)).toContain("/codici-sconto-coupon?tipo=promozione");
    expect(links(html)).toContain("/codici-sconto-coupon?merchant=passo-svelto&tipo=codice");
    expect(html).toMatch(/href="\/codici-sconto-coupon">Azzera filtri/);
  });
});

describe("a promotion", () => {
  test("keeps its code out of the page, also where its author wrote it into title and terms", async () => {
    const { html, status, headers } = await site.page(path);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    expect(html).not.toContain("PROVA20");
    expect(plain(html)).toContain("PR****20");
    expect(textOf(html, "h1")).toBe("Venti per cento con il codice PR****20");
    expect(html).toContain("Scopri Codice");
    expect(html).not.toContain("alert(1)");
    expect(html).toContain("Spesa minima: 30,00");
    expect(html).toContain('content="Venti per cento con il codice PR****20 – Moda Milano: ');
    expect(code).not.toContain("PROVA20");
  });

  test("shows it to whoever asks, in an answer that nobody keeps, with the way to the shop", async () => {
    const { html, status, headers } = await post({ atto: "scopri" });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(textOf(html, "code")).toContain("PROVA20");
    expect(html).toContain("Vai al negozio");
    expect(link(html, /^\/vai\//)).toBeTruthy();
    expect((await site.page(path)).html).not.toContain("PROVA20");
  });

  test("takes one vote a visitor, three failures running mark it and call the operator, nothing is hidden", async () => {
    const vote = async (esito: string, address: string) =>
      post({ atto: "voto", esito, modulo__da: await token(), nome__conferma: "" }, address);
    for (const [index, esito] of ["si", "no", "no", "no"].entries()) {
      const { status, html } = await vote(esito, `203.0.113.${10 + index}`);
      expect([status, html.includes("Grazie, il tuo voto conta.")]).toEqual([200, true]);
    }
    await vote("no", "203.0.113.11");
    const counted = await firstRow(site.db)`SELECT worked, failed, reported FROM promotions
      WHERE slug = ${path.split("/").at(-1) ?? ""}`;
    expect(counted).toEqual({ worked: 1, failed: 3, reported: 1 });
    const letters = await site.db.prepare("SELECT subject, text FROM mail_outbox").all<{ text: string }>();
    expect(letters.results).toMatchObject([{ subject: "Codice segnalato: Moda Milano" }]);
    expect(letters.results[0]?.text).not.toContain("PROVA20");
    await vote("si", "203.0.113.20");
    expect((await post({ atto: "scopri" })).html).toContain("PROVA20");
  });

  test("that is over says so, apart from the index, and gives its code no longer", async () => {
    const over = "/codici-sconto-coupon/codice-finito-moda-milano";
    const { html, status } = await site.page(over);
    expect(status).toBe(200);
    expect(html).toMatch(/Scaduta il \d{2} [a-z]{3} \d{4}/);
    expect(robots(html)).toContain("noindex");
    expect(html).not.toContain("Scopri Codice");
    const asked = await site.page(over, {
      method: "POST",
      headers: { "User-Agent": visitor, "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ atto: "scopri" }),
    });
    expect(asked.status).toBe(410);
    expect(asked.html).not.toContain("FINITO20");
  });

  test.each(["codice-di-domani-moda-milano", "mai-esistita", "Non%20valida"])(
    "%s is not found",
    async (slug) => {
      const { html, status } = await site.page(`/codici-sconto-coupon/${slug}`);
      expect(status).toBe(404);
      expect(textOf(html, "h1")).toBe("Promozione non trovata");
      expect(robots(html)).toContain("noindex");
    },
  );

  test("tells search engines its time and store, never its code", async () => {
    const { html } = await site.page(path);
    const said = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? "{}"),
    );
    expect(said.find((item) => item["@type"] === "Offer")).toMatchObject({
      url: site.url.origin + path,
      offeredBy: { name: "Moda Milano" },
      validThrough: expect.stringMatching(/Z$/),
    });
    expect(html).toContain(`rel="canonical" href="${site.url.origin}${path}"`);
  });
});

describe("elsewhere", () => {
  test("an offer says what it costs with the code of its store, masked; the order by total can count it", async () => {
    const results = await rows<{ slug: string; cents: number }>(site.db)`SELECT p.slug,
      MIN(o.price_cents) AS cents FROM products p JOIN offers o USING (product_id) JOIN stores s USING
      (store_id) WHERE s.slug = 'moda-milano' AND p.offer_count > 1 AND o.availability = 'in_stock'
      GROUP BY p.product_id ORDER BY cents`;
    const below = results.find(({ cents }) => cents < 3_000);
    const above = results.find(({ cents }) => cents >= 3_000);
    const with20 = plain((await site.page(`/${above?.slug}?offerte=codice`)).html);
    const price = `${Math.floor(((above?.cents ?? 0) - Math.floor((above?.cents ?? 0) / 5)) / 100)},`;
    expect(with20).toMatch(
      new RegExp(
        `PR\\*{4}20</code>\\): ?<b>${price}\\d{2}.€</b>(?:, [\\d,]+.€ con spedizione)? \\(min. 30.€, scade il \\d{2}/\\d{2}\\)`,
      ),
    );
    expect(with20).not.toContain("PROVA20");
    expect(with20).toMatch(/aria-current="true"[^>]*>Totale con codice/);
    // Cards of other products, further down, name the codes of their own prices.
    const [own] = (await site.page(`/${below?.slug}`)).html.split('class="card');
    expect(plain(own ?? "")).not.toContain("PR****20");
    expect(with20).toContain("Vedi promo");
  });

  test("the sitemap names shops and valid promotions, and nothing that is over or to come", async () => {
    const { html } = await site.page("/sitemap/promozioni.xml");
    expect(html).toContain(`${site.url.origin}${path}<`);
    expect(html).toContain("?merchant=passo-svelto<");
    expect(html).not.toMatch(/codice-finito|codice-di-domani/);
    expect((await site.page("/sitemap.xml")).html).toContain("/sitemap/promozioni.xml");
  });
});
