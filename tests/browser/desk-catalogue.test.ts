/** An operator mends the catalogue in a browser, with scripts and without: products, words of feeds, a store's feed, reported prices. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../harness/browser";
import { atDesk, changes, field, press, put, search } from "../../harness/desk";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0", LOG: "errors" });
});
afterAll(() => shop.close());

/** Both journeys change the same shop: each has things of its own. */
const journeys = [
  { js: false, turn: 0 },
  { js: true, turn: 1 },
];

/** The n-th product that all stores sell. */
async function soldByAll(turn: number) {
  const found = await shop.site.db
    .prepare(
      `SELECT p.product_id AS id, p.name, p.slug, MIN(v.gtin) AS gtin FROM products p JOIN variants v USING (product_id)
        WHERE p.offer_count = 3 AND v.gtin IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT 1 OFFSET ?`,
    )
    .bind(turn)
    .first<{ id: number; name: string; slug: string; gtin: string }>();
  if (!found) throw new Error("no product is sold by all stores");
  return found;
}

/** What a visitor finds at an address: the brand, and the stores that offer it; nothing of a product that is gone. */
async function visited(page: Page, address: string) {
  const status = (await page.goto(address, { waitUntil: "domcontentloaded" }))?.status();
  const stores = await page.locator("tbody th b, .merchant b").allTextContents();
  const [brand = null] = await page.locator(".buying .brand").allTextContents();
  return { status, brand, stores: [...new Set(stores)].sort() };
}

const all = ["Bottega Nord", "Moda Milano", "Passo Svelto"];

test.each(journeys)(
  "a product is found, corrected, hidden and shown again (scripts $js)",
  async ({ js, turn }) => {
    const { id, name, slug, gtin } = await soldByAll(turn);
    const { page, context, complaints } = await atDesk(shop, { js });
    for (const words of [name, gtin]) {
      await search(page, "/gestione/catalogo", words);
      expect(await page.getByRole("link", { name, exact: true }).count(), words).toBe(1);
    }
    await page.getByRole("link", { name, exact: true }).click();
    await field(page, "Categoria").selectOption({ label: "Donna › Borse › Borse a mano" });
    await field(page, "Marca").fill("Calvin Klein");
    await press(page, "Salva le correzioni", "Modifica salvata.");
    expect(await visited(page, `/${slug}`)).toEqual({ status: 200, brand: "Calvin Klein", stores: all });
    expect(await page.locator("nav ol li").allTextContents()).toContain("Borse a mano");
    await page.goto(`/gestione/catalogo/${id}`);
    await field(page, "Marca").fill("Nessuna così");
    await press(page, "Salva le correzioni", "scegli una marca del catalogo");
    expect(await field(page, "Marca").inputValue(), "what was typed stays").toBe("Nessuna così");
    expect(await field(page, "Categoria").inputValue()).toBe("borse-a-mano-donna");

    const variants = page.getByRole("region", { name: "Colori delle varianti" });
    await variants.getByRole("checkbox").first().check();
    await field(page, "Colore delle varianti scelte").selectOption("Viola");
    await press(page, "Salva il colore", "Modifica salvata.");
    expect(await variants.getByRole("row").nth(1).getByRole("cell").allTextContents()).toEqual([
      "",
      expect.any(String),
      "Viola",
      "al banco",
    ]);

    await press(page, "Togli dal sito", "Tolto dal sito");
    expect((await visited(page, `/${slug}`)).status).toBe(410);
    await search(page, "/gestione/catalogo", String(id));
    await page
      .getByRole("cell", { name: "Nascosto, Categoria corretta, Marca corretta, Colori corretti" })
      .waitFor();
    await page.getByRole("link", { name, exact: true }).click();
    await press(page, "Rimetti sul sito", "Rimesso sul sito.");
    expect(await visited(page, `/${slug}`)).toEqual({ status: 200, brand: "Calvin Klein", stores: all });
    const told = await changes(page, `"id":${id},`);
    expect(told).toEqual(["curation.correct", "curation.paint", "curation.hide", "curation.hide"]);
    expect(complaints.filter((line) => !/status of (410|422)/.test(line))).toEqual([]);
    await context.close();
  },
);

test.each(journeys)(
  "a store's offers are parted from a product, and joined to it again (scripts $js)",
  async ({ js, turn }) => {
    const { id, name, slug } = await soldByAll(turn + 2);
    const { page, context, complaints } = await atDesk(shop, { js });
    await page.goto(`/gestione/catalogo/${id}`);
    await press(page, "Separa le offerte scelte", "Scegli almeno un’offerta da separare.");
    for (const box of await page.getByRole("checkbox", { name: /^Bottega Nord/ }).all()) await box.check();
    await press(page, "Separa le offerte scelte", "Separate: questo è il nuovo prodotto.");
    const parted = new URL(page.url()).pathname.split("/").at(-1);
    const address = (await page.locator("dd a[href^='/']").first().getAttribute("href")) ?? "";
    expect((await visited(page, `/${slug}`)).stores).toEqual(["Moda Milano", "Passo Svelto"]);
    expect((await visited(page, address)).stores).toEqual(["Bottega Nord"]);
    await page.goto(`/gestione/catalogo/${id}`);
    await press(page, `Unisci a questo: ${name}`, "Uniti: le offerte dell’altro prodotto sono qui.");
    expect((await visited(page, `/${slug}`)).stores).toEqual(all);
    expect((await visited(page, address)).stores, "the address of the other one leads here").toEqual(all);
    expect(await changes(page, `"id":${id},`)).toEqual(["curation.split", "curation.join"]);
    expect(await changes(page, `"other":${parted}`)).toEqual(["curation.join"]);
    expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
    await context.close();
  },
);

test.each(journeys)(
  "words of feeds get a meaning with one press, are let go and taken back (scripts $js)",
  async ({ js, turn }) => {
    const [kind, colour, nothing] = [`kaftanix${turn}`, `petuniax${turn}`, `come da foto ${turn}`];
    await put(
      shop,
      "INSERT INTO unknown_words (store, words) VALUES (?, ?)",
      `negozio-${turn}`,
      JSON.stringify([
        ["categoria", kind, 12, "K-1", "Kaftano Marrakech"],
        ["colore", colour, 3, "K-2", "Abito lungo"],
        ["colore", nothing, 2, "K-3", "Abito corto"],
      ]),
    );
    const { page, context, complaints } = await atDesk(shop, { js });
    await page.goto("/gestione");
    await page.getByRole("link", { name: "Parole dei feed" }).click();
    await page.getByLabel(`Categoria di ${kind}`).selectOption("Sneakers");
    await press(page, `Salva che cosa significa: ${kind}`, "Fatto:");
    expect(await page.getByText(kind).count()).toBe(0);
    await page.getByRole("link", { name: "Colori", exact: true }).click();
    await page.getByLabel(`Colore di ${colour}`).selectOption("Rosso");
    await press(page, `Salva che cosa significa: ${colour}`, "Fatto:");
    await press(page, `Non è un colore: ${nothing}`, "Fatto:");
    expect(await page.getByText(nothing).count()).toBe(0);
    await page.getByRole("link", { name: "Colori ignorati" }).click();
    await press(page, `Non ignorare più: ${nothing}`, "Fatto:");
    await page.getByRole("link", { name: "Colori", exact: true }).click();
    expect(await page.getByText(nothing).count()).toBe(1);

    await page.getByRole("link", { name: "Marche", exact: true }).click();
    await field(page, "Come la scrivono i feed").fill(`Adidos ${turn}`);
    await field(page, "Marca del catalogo").fill("Adidas");
    await press(page, "Salva la marca", "Fatto:");
    await page.goto(`/prodotti?cerca=${kind}+${colour}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(kind);
    expect(await page.locator("article").count(), "visitors find red sneakers").toBeGreaterThan(0);

    await page.goto("/gestione/parole");
    await page.getByRole("link", { name: "Tutte le parole aggiunte" }).click();
    await page.getByRole("link", { name: `Adidos ${turn} = Adidas (marca dei feed)` }).click();
    await press(page, "Elimina", "Eliminato.");
    expect(await page.getByRole("link", { name: `Adidos ${turn} = Adidas (marca dei feed)` }).count()).toBe(
      0,
    );
    const told = (await changes(page, "vocabulary.")).slice(-6);
    expect(told).toEqual(
      ["create", "create", "ignore", "ignore", "create", "remove"].map((call) => `vocabulary.${call}`),
    );
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(journeys)(
  "a feed is tried, read line by line, imported, and the import taken back (scripts $js)",
  async ({ js, turn }) => {
    const store = ["Passo Svelto", "Bottega Nord"][turn] ?? "";
    const host = `www.${store.toLowerCase().replace(" ", "-")}.example`;
    const name = `Vestito di prova ${turn}`;
    const line = (id: string, title: string, price: string, type: string) =>
      `${id},${title},https://${host}/p/${id},in_stock,${price},Aurora,${type},rosso,M`;
    const feed = [
      "id,title,link,availability,price,brand,product_type,color,size",
      line(`prova-${turn}`, name, "59.90 EUR", "Donna > Vestiti"),
      line("senza-prezzo", name, "gratis", "Donna > Vestiti"),
      line("senza-posto", "Cosa bella", "12.00 EUR", "Qualcosa"),
    ].join("\n");
    const { page, context, complaints } = await atDesk(shop, { js });
    await page.goto("/gestione");
    await page.getByRole("link", { name: "Negozi e feed" }).click();
    await page.getByRole("link", { name: store }).click();
    const before = await page.locator("#contenuto p").first().textContent();
    await page.getByLabel(/^File/).setInputFiles({
      name: "feed.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(feed),
    });
    await press(
      page,
      "Prova senza importare",
      "Righe lette 3: 1 offerte nuove, 0 cambiate, 0 invariate, 2 rifiutate;",
    );
    const refused = page.getByRole("region", { name: "Righe rifiutate" }).getByRole("row");
    expect(await refused.nth(1).getByRole("cell").allTextContents()).toEqual([
      "3",
      "senza-prezzo",
      "il prezzo «gratis» non è un importo",
    ]);
    expect(await refused.nth(2).getByRole("cell").allTextContents()).toEqual([
      "4",
      "senza-posto",
      expect.any(String),
    ]);
    await press(page, "Importa questo feed", "conferma che è giusto così");
    await page.getByLabel(/devono sparire$/).check();
    await page.getByRole("button", { name: "Importa questo feed" }).click();
    await finished(page, "Fatto: il feed è nel catalogo.");
    const run = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await search(page, "/gestione/catalogo", `prova-${turn}`);
    await page.getByRole("link", { name }).click();
    await page.locator("dd a[href^='/']").first().click();
    const address = new URL(page.url()).pathname;
    expect(await visited(page, address)).toEqual({ status: 200, brand: "Aurora", stores: [store] });
    expect(await page.getByText("59,90").count()).toBeGreaterThan(0);

    await page.goto("/gestione/negozi");
    await page.getByRole("link", { name: store }).click();
    await page.getByRole("link", { name: /^Annulla l’importazione del/ }).click();
    await page.getByText("1 offerte nuove spariscono;").waitFor();
    await page.getByRole("button", { name: "Annulla questa importazione" }).click();
    await finished(page, "Fatto: le offerte del negozio sono come prima dell’importazione.");
    await page.getByRole("link", { name: "Torna al negozio" }).click();
    expect((await page.locator("#contenuto p").first().textContent())?.split("·")[1]).toBe(
      before?.split("·")[1],
    );
    await page.getByRole("cell", { name: /annullata$/ }).waitFor();
    expect(await visited(page, address)).toEqual({ status: 200, brand: "Aurora", stores: [] });
    expect(await changes(page, run)).toEqual(["catalogue.apply", "feeds.undo"]);
    expect(complaints.filter((line) => !/status of 422/.test(line))).toEqual([]);
    await context.close();
  },
);

/** Presses 'Aggiorna' until the run is done: its steps go on behind the answers. */
async function finished(page: Page, said: string): Promise<void> {
  await page.waitForURL("**/importazioni/*");
  while ((await page.getByText(said).count()) === 0)
    await page.getByRole("link", { name: "Aggiorna" }).click();
}

test.each(journeys)(
  "reported prices are judged: what was reported for nothing is no longer marked (scripts $js)",
  async ({ js, turn }) => {
    const { id, slug, name } = await soldByAll(turn + 4);
    const { results } = await shop.site.db
      .prepare(
        "SELECT offer_id AS offer FROM offers WHERE product_id = ? GROUP BY store_id ORDER BY 1 LIMIT 2",
      )
      .bind(id)
      .all<{ offer: number }>();
    const at = new Date().toISOString();
    for (const { offer } of results)
      for (const visitor of ["a", "b", "c"])
        await put(
          shop,
          "INSERT INTO price_reports (offer_id, day, visitor, seen_cents, note, reported_at) VALUES (?, ?, ?, 4950, ?, ?)",
          offer,
          at.slice(0, 10),
          visitor,
          `alla cassa ${visitor}`,
          at,
        );
    const { page, context, complaints } = await atDesk(shop, { js });
    const marked = async () => {
      await page.goto(`/${slug}`);
      return page.getByText("Segnalato: prezzo da verificare").count();
    };
    const before = await marked();
    expect(before).toBeGreaterThan(0);
    await page.goto("/gestione");
    await page.getByRole("link", { name: "Prezzi segnalati" }).click();
    const row = page.getByRole("row", { name: new RegExp(name) });
    expect(await row.count()).toBe(2);
    expect(await row.first().textContent()).toMatch(/Segnata sul sito.*49,50.*alla cassa a/);
    await page
      .getByRole("button", { name: `Infondata: ${name}` })
      .first()
      .click();
    await page.getByText("Stato aggiornato.").waitFor();
    expect(await marked()).toBeLessThan(before);
    await page.goto("/gestione/prezzi-segnalati");
    await press(page, `Prezzo sbagliato: ${name}`, "Stato aggiornato.");
    expect(await row.count()).toBe(0);
    await page.getByRole("link", { name: "Controllati" }).click();
    expect((await row.locator("td:last-child").allTextContents()).sort()).toEqual([
      "Infondata",
      "Prezzo sbagliato",
    ]);
    expect((await changes(page, "priceReports.close")).length).toBe(2 * (turn + 1));
    expect(complaints).toEqual([]);
    await context.close();
  },
);
