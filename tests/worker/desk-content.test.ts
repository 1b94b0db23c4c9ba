/** At the desk of the built worker, without scripts: whatever is published is reachable and says where, refusals name fields by their labels. */
import { seedTaxonomy } from "upstream/import/runs";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, saidBy } from "./at-desk";
import { cardCount, textOf } from "./html";

/** Slug of a product. */
const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0" }));
const desk = await deskOf(site);
const known =
  (await site.db.prepare("SELECT slug FROM products WHERE offer_count > 0 LIMIT 1").first("slug")) ?? "";

const contents = "/gestione/contenuti";
/** Where a form that was done leads. */
const led = ({ headers }: { headers: { get(name: string): string | null } }) => headers.get("location") ?? "";
const day = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`;
};

test("a page that is made at the desk is read where its editor says, stands in the sitemap and in the log", async () => {
  const page = { slug: "guida-taglie-ops", title: "Guida alle taglie", body: "<p>Misura il girovita.</p>" };
  const made = await desk.fill(`${contents}/pagine/nuovo`, page);
  expect(led(made)).toBe(`${contents}/pagine/guida-taglie-ops?esito=creato`);
  const editor = await desk.get(led(made));
  expect(editor.html).toContain('<a href="/pagine/guida-taglie-ops">Vedi sul sito</a>');
  const read = await site.page("/pagine/guida-taglie-ops");
  expect([read.status, read.html.includes("Misura il girovita.")]).toEqual([200, true]);
  expect((await site.page("/sitemap/pagine.xml")).html).toContain("/pagine/guida-taglie-ops</loc>");
  expect(await desk.log("pages.save")).toEqual([["pages.save", "guida-taglie-ops"]]);
});

test("a page with goods of a listing is a landing, found under its short address too; what is no listing is refused", async () => {
  const page = {
    slug: "idee-scarpe",
    title: "Idee per i piedi",
    body: "<p>Scelte da noi.</p>",
    atto: "salva",
  };
  const made = (goods: string) => desk.post(`${contents}/pagine/nuovo`, { ...page, goods });
  expect(saidBy((await made("/offerte")).html)).toContain("Non è l’indirizzo di un elenco di prodotti");
  await made("https://www.esempio.example/prodotti?colore=rosso&categoria=scarpe-donna");
  expect((await desk.get(`${contents}/pagine/idee-scarpe`)).html).toContain(
    'value="/prodotti?categoria=scarpe-donna&amp;colore=rosso"',
  );
  await desk.post(`${contents}/pagine/idee-scarpe`, { ...page, goods: "/prodotti?categoria=scarpe-donna" });
  const tried = await desk.post(`${contents}/pagine/idee-scarpe`, {
    ...page,
    goods: "scarpe",
    atto: "prova",
  });
  expect(tried.html).toMatch(/I prodotti di questa pagina<\/h2><p>\d+ prodotti/);
  const { status, html } = await site.page("/pagine/idee-scarpe");
  expect([status, textOf(html, "h1"), cardCount(html) > 0]).toEqual([200, "Idee per i piedi", true]);
  expect(html).toContain('href="/prodotti?categoria=scarpe-donna">Scopri tutte le offerte');
  expect(html).toContain(`rel="canonical" href="${site.url.origin}/pagine/idee-scarpe"`);
  expect(html).toContain("Scelte da noi.");
  const short = await site.page("/idee-scarpe");
  expect([short.status, short.headers.get("location")]).toEqual([302, "/pagine/idee-scarpe"]);
  expect((await site.page("/idee-che-non-ci-sono")).status).toBe(404);
  expect((await site.page("/sitemap/pagine.xml")).html).toContain("/pagine/idee-scarpe</loc>");
});

test("the texts of a route have its address alone, and what is one person's is on no map", async () => {
  await desk.fill(`${contents}/pagine/nuovo`, { slug: "account", title: "Profilo", body: "<p>Ecco.</p>" });
  const editor = await desk.get(`${contents}/pagine/account`);
  expect(editor.html).toContain('<a href="/account">Vedi sul sito</a>');
  const own = { "chi-siamo": "/chi-siamo", "privacy-e-policy": "/privacy", home: "/" };
  for (const [slug, path] of Object.entries(own)) {
    const { status, headers } = await site.page(`/pagine/${slug}`);
    expect([status, headers.get("location")]).toEqual([301, path]);
  }
  expect((await site.page("/sitemap/pagine.xml")).html).not.toContain("account</loc>");
  expect((await site.page("/pagine/nessuna")).status).toBe(404);
});

test("a banner that somebody pays for says so on the page, and by whom", async () => {
  const paid = { title: "Offerta del mese", place: "10", active: "1", paidBy: "Moda Milano" };
  await desk.fill(`${contents}/banner/nuovo`, paid);
  const { html } = await site.page("/");
  expect(/<small>Pubblicità: Moda Milano<\/small> <b>Offerta del mese/.test(html)).toBe(true);
});

test("a category is called and stands as the desk says, everywhere and after an import too", async () => {
  const id = await site.db.prepare("SELECT category_id FROM categories WHERE slug = 'scarpe-donna'").first();
  const at = `${contents}/categorie/${id?.category_id}`;
  expect(led(await desk.fill(at, { name: "Calzature", position: "0" }))).toContain("esito=salvato");
  const listing = await site.page("/prodotti?categoria=scarpe-donna");
  expect(listing.html).toMatch(/<h1[^>]*>Calzature/);
  expect(listing.html).toMatch(/aria-current="page">Calzature|<li>Calzature/);
  const seeding = seedTaxonomy();
  await site.db
    .prepare(seeding.text)
    .bind(...seeding.values)
    .run();
  expect(await desk.get(at)).toMatchObject({ html: expect.stringContaining('value="Calzature"') });
  expect(await desk.log("categories.update")).toEqual([["categories.update", "Calzature"]]);
});

test("a new banner shows at its place, and each that does not show says why not", async () => {
  const banner = { title: "Saldi di prova", place: "1", active: "1", picture: "saldi_1600x600.svg" };
  const made = async (fields: Record<string, string>) =>
    (await desk.get(led(await desk.post(`${contents}/banner/nuovo`, { ...banner, ...fields })))).html;
  // The twelfth, whose number is that of a place.
  const nowhere = await made({ title: "Senza posto", place: "" });
  const shown = await made({});
  const early = await made({ title: "In anticipo", startsAt: day(3) });
  const over = await made({ title: "Passato", startsAt: "1/2/2026", endsAt: "3.2.2026" });
  const off = await made({ title: "Spento", active: "" });
  expect(early).toContain("Adesso: programmato (Home, in apertura).");
  expect(over).toContain("Adesso: finito");
  expect(over).toMatch(/name="endsAt" type="date"[^>]* value="2026-02-03"/);
  expect(nowhere).toContain("Adesso: senza posto: non si vede.");
  // A box without a value is ticked: an empty one is left out by browsers.
  expect(off).toContain("Adesso: ");
  expect(shown).toContain("Home, in apertura");
  const { html } = await site.page("/");
  expect(html).toContain("saldi_1600x600.svg");
  expect(html).not.toMatch(/In anticipo|Senza posto/);
  expect((await desk.get(`${contents}/banner/1`)).html).toContain(
    "coperto da un banner più nuovo nello stesso posto",
  );
  expect((await desk.log("banners.create")).map(([, subject]) => subject).join()).toContain("Saldi di prova");
});

test("an article names products that exist, also by their whole address; an unknown one is refused by name", async () => {
  const article = { title: "Il lino d’estate", body: "<p>Fresco.</p>" };
  const wrong = await desk.fill(`${contents}/articoli/nuovo`, {
    ...article,
    products: `${known}, scarpe-che-non-ci-sono`,
  });
  expect([wrong.status, saidBy(wrong.html)]).toEqual([
    422,
    "«Prodotti menzionati»: Nessun prodotto ha l’indirizzo «scarpe-che-non-ci-sono».",
  ]);
  expect(wrong.html).toMatch(/<input id="products"[^>]*aria-invalid="true"/);
  expect(wrong.html).toContain(`value="${known}, scarpe-che-non-ci-sono"`);
  const right = await desk.fill(`${contents}/articoli/nuovo`, {
    ...article,
    products: `https://www.vetrina.example/${known}?taglia=m`,
  });
  expect(led(right)).toMatch(/\/articoli\/\d+\?esito=creato$/);
  expect((await site.page("/magazine/il-lino-d-estate")).html).toContain(`href="/${known}`);
});

test("an article for a day to come says when and where it will be read", async () => {
  const made = await desk.fill(`${contents}/articoli/nuovo`, {
    title: "Articolo di domani",
    body: "<p>Domani.</p>",
    publishedAt: `${day(2)} 9:30`,
  });
  const { html } = await desk.get(led(made));
  expect(html).toMatch(/In attesa: dal [\d/]+, 09:30 si legge a \/magazine\/articolo-di-domani/);
  expect(html).toMatch(/type="datetime-local"[^>]* value="\d{4}-\d\d-\d\dT09:30"/);
  expect(html).not.toContain("Vedi sul sito");
  expect((await site.page("/magazine/articolo-di-domani")).status).toBe(404);
});

const promotion = {
  title: "Sconto di dicembre",
  storeSlug: "moda-milano",
  url: "https://www.moda-milano.example/",
};

test("dates are taken as people write them; what is none is refused by its label and given back", async () => {
  const made = await desk.fill(`${contents}/promozioni/nuovo`, {
    ...promotion,
    startsAt: "3/12/2026",
    endsAt: "24 dicembre 2026",
  });
  const { html } = await desk.get(
    led(made).replace(/\?.*$/, "").endsWith("promozioni") ? await editorOf("Sconto di dicembre") : led(made),
  );
  expect(html).toMatch(/name="startsAt" type="date"[^>]* value="2026-12-03"/);
  expect(html).toMatch(/name="endsAt" type="date"[^>]* value="2026-12-24"/);
  const wrong = await desk.fill(`${contents}/promozioni/nuovo`, { ...promotion, startsAt: "31/6/2026" });
  expect([wrong.status, saidBy(wrong.html)]).toEqual([422, "Valore non valido per «Inizio»."]);
  expect(wrong.html).toMatch(/name="startsAt" type="text"[^>]*aria-invalid="true"[^>]* value="31\/6\/2026"/);
});

async function editorOf(title: string): Promise<string> {
  const { html } = await desk.get(`${contents}/promozioni?${new URLSearchParams({ cerca: title })}`);
  return (
    /<a href="(\/gestione\/contenuti\/promozioni\/[^"]+)">/.exec(html.slice(html.indexOf("<tbody")))?.[1] ??
    ""
  );
}

test.each([
  ["pagine", { slug: "Con Spazi", title: "x", body: "y" }, "Indirizzo"],
  ["pagine", { slug: "lunga", title: "x".repeat(201), body: "y" }, "Titolo"],
  ["menu", { name: "Voce", href: "javascript:alert(1)" }, "Indirizzo"],
  ["menu", { name: "Voce", parentId: "99999" }, "Voce superiore"],
  ["banner", { title: "x", endsAt: "1/2/2026", startsAt: "2/2/2026" }, "Al"],
  ["promozioni", { ...promotion, value: "-4", kind: "percent" }, "Valore"],
  ["promozioni", { ...promotion, storeSlug: "nessun-negozio" }, "Negozio"],
  ["promozioni", { ...promotion, structured: "1", minimum: "-1" }, "Spesa minima in euro"],
])("a refusal of %s names the field by its label: %j", async (kind, fields, label) => {
  const refused = await desk.post(`${contents}/${kind}/nuovo`, fields as Record<string, string>);
  expect(refused.status).toBe(422);
  expect(saidBy(refused.html).toLowerCase()).toContain(label.toLowerCase());
  expect(refused.html).toContain('class="field refused"');
  for (const name of Object.keys(fields)) expect(saidBy(refused.html)).not.toContain(`'${name}'`);
});

test("a picture is told by its bytes, needs words, and is shown with them where it is named", async () => {
  const bytes = Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0));
  const png = new File([bytes], "foto.exe", { type: "application/x-msdownload" });
  const mute = await desk.upload("/gestione/immagini", { file: png, folder: "pages", alt: " " });
  expect([mute.status, saidBy(mute.html)]).toEqual([
    422,
    "«Che cosa mostra»: scrivilo, per chi non la vede.",
  ]);
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "foto.png", { type: "image/png" });
  const fake = await desk.upload("/gestione/immagini", { file: svg, folder: "pages", alt: "Una foto" });
  expect([fake.status, saidBy(fake.html)]).toEqual([422, "Il file non è un’immagine JPEG, PNG o WebP."]);
  expect(fake.html).toContain('value="Una foto"');
  const kept = await desk.upload("/gestione/immagini", { file: png, folder: "pages", alt: "Un punto rosso" });
  const name = /<code class="wrap">([0-9a-f]+_1x1-intera\.png)<\/code>/.exec(kept.html)?.[1] ?? "";
  const served = await site.get(`/media/pages/${name}`);
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
  await desk.fill(`${contents}/pagine/nuovo`, {
    slug: "con-foto",
    title: "Con foto",
    body: "<p>x</p>",
    picture: name,
  });
  const { html } = await site.page("/pagine/con-foto");
  expect(html).toMatch(
    new RegExp(`<img[^>]*${name}[^>]*alt="Un punto rosso"|alt="Un punto rosso"[^>]*${name}`),
  );
  expect(html).toMatch(/width="1"/);
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test("tables of sizes are written or brought as a file, the guide answers by them and says whose they are, and one goes again", async () => {
  const guides = "/gestione/taglie";
  const written = {
    brandName: "Corvo",
    kind: "scarpe-uomo",
    source: "Corvo, per i negozi",
    rows: "42; 260; 267",
  };
  const wrong = await desk.fill(guides, { ...written, rows: "42; 267; 260" });
  expect([wrong.status, saidBy(wrong.html)]).toEqual([
    422,
    "«Taglie e misure»: Riga 1: la misura «da» di 42 deve essere più piccola di «a».",
  ]);
  expect(wrong.html).toContain("42; 267; 260");
  expect(led(await desk.fill(guides, written))).toBe(`${guides}/corvo/scarpe-uomo?esito=salvato`);
  const lines = [
    "marca,capo,taglia,da,a,fonte",
    "Nuvola,scarpe-uomo,8 UK,262,266,Nuvola",
    "Nuvola,cappelli,M,57,58,Nuvola",
  ];
  const file = new File([lines.join("\n")], "tabelle.csv");
  const taken = await desk.upload(guides, { atto: "file", tabelle: file });
  expect(saidBy(taken.html)).toBe("Tabelle salvate 1, rifiutate 1.");
  expect(taken.html).toContain("il capo «cappelli» non c’è.");
  const asked = "/taglie/guida?tipo=scarpe-uomo&taglia=42&porto=Corvo&voglio=Nuvola";
  const answer = (await site.page(asked)).html.replaceAll("<!-- -->", "");
  expect(answer).toContain("Di Nuvola prendi la 8 UK");
  expect(answer).toContain("Corvo, per i negozi");
  const gone = await desk.post(`${guides}/corvo/scarpe-uomo`, { atto: "elimina" });
  expect(led(gone)).toBe(`${guides}?esito=eliminato`);
  expect((await desk.get(`${guides}/corvo/scarpe-uomo`)).status).toBe(404);
  expect((await desk.log("sizeGuides")).map(([call]) => call)).toEqual([
    "sizeGuides.remove",
    "sizeGuides.save",
    "sizeGuides.save",
  ]);
});

test("tables to take along have their heads when they are empty, and run nothing in a spreadsheet", async () => {
  const lines = async (path: string) => (await desk.get(path)).html.split("\r\n");
  expect((await lines("/gestione/messaggi.csv?cerca=nessuno"))[0]).toBe(
    "data,stato,email,nome,cognome,messaggio",
  );
  expect((await lines("/gestione/candidature.csv"))[0]).toContain("negozio,azienda,referente");
  expect(await lines("/gestione/esportazioni/clic.csv?dal=1/1/2020&al=2/1/2020")).toEqual([
    "Quando,Negozio,Host,Prodotto,Nome del prodotto,Offerta,Da dove,Dispositivo,Campagna,Automatico,Indirizzo,Pagina,Posto nella pagina",
    "",
  ]);
  await site.db.batch([
    site.db.prepare("UPDATE products SET name = '=1+1 \"x\", y' WHERE slug = ?").bind(known),
    site.db.prepare(
      `INSERT INTO clicks (click_id, url, host, route, clicked_at, place, product_id, campaign) VALUES ('c1',
        'https://www.moda-milano.example/p', 'www.moda-milano.example', 'vai', '2026-03-02T10:00:00.000Z', 'product',
        (SELECT product_id FROM products WHERE slug = '${known}'), '@sum(1)')`,
    ),
  ]);
  const [, click = ""] = await lines("/gestione/esportazioni/clic.csv?dal=2026-03-02&al=2/3/2026");
  expect(click).toContain(`,Moda Milano,www.moda-milano.example,`);
  expect(click).toContain(`"'=1+1 ""x"", y"`);
  expect(click).toContain(`"'@sum(1)"`);
  const wrong = await desk.get("/gestione/esportazioni/clic.csv?dal=ieri&al=2/3/2026");
  expect([wrong.status, saidBy(wrong.html)]).toEqual([422, "«Dal»: scrivi una data, come 3/12/2026."]);
  const counted = await site.db.prepare("SELECT COUNT(*) AS n FROM offers").first<number>("n");
  expect((await lines("/gestione/esportazioni/offerte.csv")).length).toBe((counted ?? 0) + 2);
  const own = await lines("/gestione/esportazioni/offerte.csv?negozio=moda-milano");
  expect(own.slice(1, -1).every((line) => /Moda Milano.*,\d+\.\d\d,/.test(line))).toBe(true);
  expect((await lines("/gestione/esportazioni/prodotti.csv"))[0]).toContain("Prodotto,Indirizzo,Nome,Marca");
});
