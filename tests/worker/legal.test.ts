/** Legal pages, guides, 'Chi siamo', accessibility: what they say, say when empty, and when failing (product.md 'Content pages'). */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTroubledSite } from "../tools/troubled-site";
import { isFramed, links, robots, textOf } from "./html";
import texts from "./legal.json";

const { site, between, stop } = await startTroubledSite();
afterAll(stop);
beforeEach(() => between.meddle(() => undefined));

const year = new Date().getFullYear();

test("the terms are numbered sections, each with the date of its last change", async () => {
  const { html, status } = await site.page("/termini-e-condizioni");
  expect(status).toBe(200);
  expect(html).toMatch(/<h2>1\. Il servizio<\/h2>[\s\S]*<h2>2\. I prezzi<\/h2>/);
  expect(html.match(new RegExp(`Ultima modifica: \\d+ [a-z]+ ${year}`, "g"))?.length).toBe(2);
  expect(robots(html)).toMatch(/^index/);
});

test("the privacy policy tells its version and date", async () => {
  const { html } = await site.page("/privacy");
  expect(html).toContain("Chi tratta i dati.");
  expect(html).toMatch(new RegExp(`Versione 3\\.1 · Ultima modifica: \\d+ [a-z]+ ${year}`));
});

test("the cookie policy has a path and its items", async () => {
  const { html } = await site.page("/cookie-policy");
  expect(html).toMatch(/aria-label="Percorso"/);
  expect(html).toMatch(/<h2>Il servizio<\/h2>[\s\S]*<h2>I prezzi<\/h2>/);
});

test("how it works shows the guides in their order", async () => {
  const { html } = await site.page("/come-funziona");
  expect(html).toMatch(/<h2>Cerca e filtra<\/h2>[\s\S]*<h2>Confronta le offerte<\/h2>/);
});

/** The same site, as if only these pages were written. */
const onlyWritten = (...slugs: string[]) =>
  between.meddle((path) =>
    path === "/api/pages"
      ? { rewrite: () => JSON.stringify({ pages: slugs.map((slug) => ({ slug })) }) }
      : undefined,
  );
/** Gets the whole page at once. */
const crawler = { headers: { "user-agent": "Googlebot/2.1" } };
const form = { "content-type": "application/x-www-form-urlencoded" };
const off = "Questo modulo non è ancora attivo";

test("the footer links to no text that nobody has written, and to all while that is not known", async () => {
  onlyWritten("chi-siamo", "cookie-policy");
  const footOf = async (path: string) =>
    links((await site.page(path, crawler)).html.split('class="foot"')[1] ?? "");
  const some = await footOf("/taglie/guida?prova=1");
  for (const path of ["/chi-siamo", "/cookie-policy", "/accessibilita"]) expect(some).toContain(path);
  const owed = [
    "/privacy",
    "/termini-e-condizioni",
    "/informativa-affiliazione",
    "/magazine",
    "/come-funziona",
  ];
  for (const path of owed) expect(some).not.toContain(path);
  between.meddle((path) => (path === "/api/pages" ? { status: 500 } : undefined));
  expect(await footOf("/taglie/guida?prova=2")).toEqual(expect.arrayContaining(["/chi-siamo", ...owed]));
});

test("a form that asks consent to a text that nobody has written is off, shown or sent; on an error it is not", async () => {
  const forms = ["/newsletter", "/partner-program"];
  onlyWritten("termini-e-condizioni");
  for (const path of forms) {
    const page = await site.page(`${path}?prova=1`, crawler);
    expect(page.html, path).toContain(off);
    expect(page.html).not.toContain('name="email"');
    const sent = await site.page(path, { method: "POST", headers: form, body: "email=sara%40posta.example" });
    expect(sent.status).toBe(409);
  }
  expect((await site.page("/?prova=1", crawler)).html).not.toContain("Iscriviti alla newsletter");
  between.meddle((path) => (path === "/api/pages" ? { status: 500 } : undefined));
  for (const path of forms) expect((await site.page(`${path}?prova=2`, crawler)).html).not.toContain(off);
});

describe.each(texts)("$path", ({ path, call, empty, failure }) => {
  test("says that there is nothing, and stays out of the index", async () => {
    const nothing = call === "/privacy-policy/1" ? { status: 404 } : { rewrite: () => "[]" };
    between.meddle((asked) => (asked === call ? nothing : undefined));
    const { html, status } = await site.page(path);
    expect(status).toBe(200);
    expect(html).toContain(empty);
    expect(robots(html)).toContain("noindex");
  });

  test("says what failed, with the upstream's own sentence where it has one", async () => {
    between.meddle((asked) => (asked === call ? { status: 500, body: "{}" } : undefined));
    const ours = await site.page(path);
    expect(ours.status).toBe(502);
    expect(ours.html).toContain(failure);
    expect(ours.headers.get("cache-control")).toContain("no-store");
    between.meddle((asked) =>
      asked === call ? { status: 500, body: '{"error":"Archivio in manutenzione."}' } : undefined,
    );
    expect((await site.page(path)).html).toContain("Archivio in manutenzione.");
  });

  test("has its own title where no editor has written a page", async () => {
    between.meddle((asked) => (/^\/api\/(pages|seo)\//.test(asked) ? { status: 404 } : undefined));
    const { html, status } = await site.page(path);
    expect(status).toBe(200);
    expect(textOf(html, "h1")).toMatch(/^(Termini e condizioni|Informativa sulla privacy|Cookie policy)$/);
  });

  test("is framed when nothing at all answers", async () => {
    between.meddle(() => ({ status: 500, body: "{}" }));
    const { html, status } = await site.page(path);
    expect(status).toBe(502);
    expect(isFramed(html)).toBe(true);
    expect(html).toContain(failure);
  });
});

test("each of them is a 504 when its texts take too long", async () => {
  between.meddle((asked) => (texts.some(({ call }) => asked === call) ? { never: true } : undefined));
  // At once: they wait for the same deadline.
  const pages = await Promise.all(texts.map(({ path }) => site.page(path)));
  for (const [at, { failure, path }] of texts.entries()) {
    expect([path, pages[at]?.status]).toEqual([path, 504]);
    expect(pages[at]?.html).toContain(failure);
  }
});

test("how it works says that there are no guides, and stands without its page", async () => {
  between.meddle((asked) => (/guides|pages|seo/.test(asked) ? { status: 500 } : undefined));
  const { html, status } = await site.page("/come-funziona");
  expect(status).toBe(200);
  expect(textOf(html, "h1")).toBe("Come funziona");
  expect(html).toContain('Non hai trovato la risposta che cercavi? <a href="/contatti">Contattaci.</a>');
  expect(html).toContain("Nessuna guida disponibile al momento.");
});

describe("/chi-siamo", () => {
  test("counts brands, discounts and stores, rounded down, and leads back without scripts", async () => {
    const { html } = await site.page("/chi-siamo");
    const figures = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd>(\+ [\d.]+)<\/dd>/g)].map(
      ([, name, count]) => [name, count],
    );
    expect(figures).toEqual([
      ["Brand Partner", "+ 8"],
      ["Sconti Disponibili", "+ 70"],
      ["Negozi Online", "+ 3"],
    ]);
    expect(html).toMatch(/<a class="button quiet" href="\/"[^>]*>Torna Indietro<\/a>/);
    expect(html).toContain("Ragione sociale");
  });

  test("leaves a figure out that cannot be counted", async () => {
    between.meddle((asked) => (asked === "/api/negozi" ? { status: 500 } : undefined));
    const { html, status } = await site.page("/chi-siamo");
    expect(status).toBe(200);
    expect(html).toContain("Brand Partner");
    expect(html).not.toContain("Negozi Online");
  });

  test("is replaced by its failure message", async () => {
    between.meddle((asked) => (asked.startsWith("/api/pages/") ? { status: 500 } : undefined));
    const { html, status } = await site.page("/chi-siamo");
    expect(status).toBe(502);
    expect(html).toContain("Errore nel caricamento della pagina. Riprova più tardi.");
  });
});

test("the accessibility statement is dated, names a contact, and every page leads to it", async () => {
  between.meddle(() => ({ status: 500 }));
  const { html, status } = await site.page("/accessibilita");
  expect(status).toBe(200);
  expect(html).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">\d+ [a-z]+ \d{4}<\/time>/);
  expect(html).toContain('href="mailto:info@vetrina.example"');
  expect(html).toMatch(/<footer[\s\S]*href="\/accessibilita"/);
});
