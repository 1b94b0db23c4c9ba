/** An operator mends the catalogue: products, words of feeds, a store's feed, reported prices; and visitors find it so. */
import { firstRow, rows } from "upstream/sql";
import { expect, test } from "vitest";
import { put } from "../tools/desk";
import { all, attribute, type Element } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press, search } from "./at-desk";

const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0", LOG: "errors" }));
const desk = await operatorsBrowser(site);

/** The n-th product that all stores sell: each journey changes one of its own. */
async function soldByAll(turn: number) {
  const found = await firstRow<{ id: number; name: string; slug: string; gtin: string }>(site.db)`SELECT
    p.product_id AS id, p.name, p.slug, MIN(v.gtin) AS gtin FROM products p JOIN variants v USING (product_id)
    WHERE p.offer_count = 3 AND v.gtin IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT 1 OFFSET ${turn}`;
  if (!found) throw new Error("no product is sold by all stores");
  return found;
}

/** What a visitor finds at an address: the brand, and the stores that offer it; nothing of a product that is gone. */
async function visited(address: string) {
  await desk.go(address);
  const stores = desk.texts("tbody th b, .merchant b");
  const [brand = null] = desk.texts(".buying .brand");
  return { status: desk.status, brand, stores: [...new Set(stores)].sort() };
}

const stores = ["Bottega Nord", "Moda Milano", "Passo Svelto"];

test("six groups lead to every screen; one search finds screens and goods, and goods stand there before anything is typed", async () => {
  await desk.go("/gestione/fonti");
  const groups = "Oggi Catalogo Negozi_e_feed Contenuti Entrate Sistema"
    .split(" ")
    .map((name) => name.replaceAll("_", " "));
  const within = ["Domande dei feed", "Fonti dei feed"];
  expect(desk.texts("nav[aria-label=Banco] a")).toEqual([
    ...groups.slice(0, 3),
    ...within,
    ...groups.slice(3),
  ]);
  expect(desk.texts("nav [aria-current=page]")).toEqual(["Fonti dei feed"]);
  await desk.go("/gestione/catalogo");
  expect(all(desk.page, "tbody tr").length).toBeGreaterThan(20);
  await desk.follow("Solo quelli modificati al banco");
  expect(all(desk.page, "tbody tr").length).toBeLessThan(20);
  const { id, name } = await soldByAll(0);
  for (const [words, link, path] of [
    ["lettori", "Lettori dei feed", "/gestione/lettori"],
    ["promo", "Promozioni", "/gestione/contenuti/promozioni"],
    [name, name, `/gestione/catalogo/${id}`],
  ] as const) {
    desk.fill("Pagine e prodotti", words);
    await desk.press("Trova");
    await desk.follow(link);
    expect(desk.path, words).toBe(path);
  }
  await desk.go("/gestione/cerca");
  expect(desk.says("Pagine del banco")).toBe(false);
  await desk.go("/gestione/cerca?cerca=zzzz");
  expect(desk.texts(".empty").join(" ")).toMatch(/Nessuna pagina.*Nessun prodotto/);
  await desk.go("/gestione/utenti?cerca=zzzz");
  expect(desk.says("in tutto")).toBe(false);
});

test("a product is found, corrected, hidden and shown again", async () => {
  const { id, name, slug, gtin } = await soldByAll(0);
  for (const words of [name, gtin]) {
    await search(desk, "/gestione/catalogo", words);
    expect(desk.links(name).length, words).toBe(1);
  }
  await desk.follow(name);
  desk.choose("Categoria", "Donna › Borse › Borse a mano");
  desk.fill("Marca", "Calvin Klein");
  await press(desk, "Salva le correzioni", "Modifica salvata.");
  expect(await visited(`/${slug}`)).toEqual({ status: 200, brand: "Calvin Klein", stores });
  expect(desk.texts("nav ol li")).toContain("Borse a mano");
  await desk.go(`/gestione/catalogo/${id}`);
  desk.fill("Marca", "Nessuna così");
  await press(desk, "Salva le correzioni", "se è nuova, dillo qui sotto");
  expect(desk.status).toBe(422);
  expect(desk.value("Marca"), "what was typed stays").toBe("Nessuna così");
  expect(desk.value("Categoria")).toBe("borse-a-mano-donna");

  desk.fill("Marca", "Calvin Klein");
  desk.fill("Titolo", "Sneakers di prova");
  await press(desk, "Salva le correzioni", "Modifica salvata.");
  expect(desk.texts("h1")).toEqual(["Sneakers di prova"]);
  desk.fill("Titolo", name);
  await press(desk, "Salva le correzioni", "Modifica salvata.");

  const variants = () => desk.region("Colori delle varianti");
  desk.tick(all(variants(), "input[type=checkbox]")[0] as Element);
  desk.choose("Colore delle varianti scelte", "Viola");
  await press(desk, "Salva il colore", "Modifica salvata.");
  expect(desk.rows(variants())[1]).toEqual(["", expect.any(String), "Viola", "al banco"]);

  await press(desk, "Togli dal sito", "Tolto dal sito");
  expect((await visited(`/${slug}`)).status).toBe(410);
  await search(desk, "/gestione/catalogo", String(id));
  expect(desk.texts("td")).toContain(
    "Nascosto, Categoria corretta, Marca corretta, Colori corretti, Titolo corretto",
  );
  await desk.follow(name);
  await press(desk, "Rimetti sul sito", "Rimesso sul sito.");
  expect(await visited(`/${slug}`)).toEqual({ status: 200, brand: "Calvin Klein", stores });
  const told = await changes(desk, `"id":${id},`);
  expect(told).toEqual([
    ...Array(3).fill("curation.correct"),
    "curation.paint",
    "curation.hide",
    "curation.hide",
  ]);
});

test("a store's offers are parted from a product, and joined to it again", async () => {
  const { id, name, slug } = await soldByAll(2);
  await desk.go(`/gestione/catalogo/${id}`);
  await press(desk, "Separa le offerte scelte", "Scegli almeno un’offerta da separare.");
  expect(desk.status).toBe(422);
  for (const box of desk.fields(/^Bottega Nord/)) desk.tick(box);
  await press(desk, "Separa le offerte scelte", "Separate: questo è il nuovo prodotto.");
  const parted = new URL(desk.path, site.url).pathname.split("/").at(-1);
  const address = attribute(all(desk.page, "dd a[href^='/']")[0] as Element, "href") ?? "";
  expect((await visited(`/${slug}`)).stores).toEqual(["Moda Milano", "Passo Svelto"]);
  expect((await visited(address)).stores).toEqual(["Bottega Nord"]);
  await desk.go(`/gestione/catalogo/${id}`);
  await press(desk, `Unisci a questo: ${name}`, "Uniti: le offerte dell’altro prodotto sono qui.");
  expect((await visited(`/${slug}`)).stores).toEqual(stores);
  expect((await visited(address)).stores, "the address of the other one leads here").toEqual(stores);
  const leads = (path: string) => site.get(path).then((seen) => [seen.status, seen.headers.get("location")]);
  expect(await leads(address), "for good").toEqual([301, `/${slug}`]);
  await desk.go(`/gestione/catalogo/${parted}`);
  await press(desk, "Annulla l’unione", "Unione annullata");
  expect((await visited(`/${slug}`)).stores).toEqual(["Moda Milano", "Passo Svelto"]);
  expect((await visited(address)).stores).toEqual(["Bottega Nord"]);
  expect(await leads(`/${slug}-colore-che-fu`), "an address of a variant that is gone").toEqual([
    301,
    `/${slug}`,
  ]);
  expect(await changes(desk, `"id":${id},`)).toEqual(["curation.split", "curation.join"]);
  expect(await changes(desk, `"other":${parted}`)).toEqual(["curation.join"]);
});

test("words of feeds get a meaning with one press, are let go and taken back", async () => {
  const words = [
    ["categoria", "kaftanix", 12, "K-1", "Kaftano Marrakech"],
    ["colore", "petuniax", 3, "K-2", "Abito lungo"],
    ["colore", "come da foto", 2, "K-3", "Abito corto"],
  ];
  await put(site, "INSERT INTO unknown_words (store, words) VALUES ('negozio', ?)", JSON.stringify(words));
  await desk.go("/gestione");
  await desk.follow("Catalogo");
  await desk.follow("Parole dei feed");
  desk.choose("Categoria di kaftanix", "Sneakers");
  await press(desk, "Salva che cosa significa: kaftanix", "Fatto:");
  expect(desk.says("kaftanix")).toBe(false);
  await desk.follow("Colori");
  desk.choose("Colore di petuniax", "Rosso");
  await press(desk, "Salva che cosa significa: petuniax", "Fatto:");
  await press(desk, "Non è un colore: come da foto", "Fatto:");
  expect(desk.says("come da foto")).toBe(false);
  await desk.follow("Colori ignorati");
  await press(desk, "Non ignorare più: come da foto", "Fatto:");
  await desk.follow("Colori");
  expect(desk.says("come da foto")).toBe(true);

  await desk.follow("Marche");
  desk.fill("Come la scrivono i feed", "Adidos");
  desk.fill("Marca del catalogo", "Adidas");
  await press(desk, "Salva la marca", "Fatto:");
  const found = async () => {
    await desk.go("/prodotti?cerca=kaftanix+petuniax+adulti+e+bambini");
    const read = ["Sneakers", "Rosso"].every((word) => desk.says(`Togli dalla ricerca ${word}`));
    return read && all(desk.page, "article").length > 0;
  };
  await expect.poll(found).toBe(true);
  expect(desk.texts("h1").join()).toContain("kaftanix");

  await desk.go("/gestione/parole");
  await desk.follow("Tutte le parole aggiunte");
  await desk.follow("Adidos = Adidas (marca dei feed)");
  await press(desk, "Elimina", "Eliminato.");
  expect(desk.links("Adidos = Adidas (marca dei feed)")).toEqual([]);
  const told = (await changes(desk, "vocabulary.")).slice(-6);
  expect(told).toEqual(
    ["create", "create", "ignore", "ignore", "create", "remove"].map((call) => `vocabulary.${call}`),
  );
});

const line = (id: string, title: string, price: string, type: string) =>
  `${id},${title},https://www.passo-svelto.example/p/${id},in_stock,${price},Aurora,${type},rosso,M`;
const feed = [
  "id,title,link,availability,price,brand,product_type,color,size",
  line("prova-0", "Vestito di prova", "59.90 EUR", "Donna > Vestiti"),
  line("senza-prezzo", "Vestito di prova", "gratis", "Donna > Vestiti"),
  line("senza-posto", "Cosa bella", "12.00 EUR", "Qualcosa"),
].join("\n");

test("a feed is tried, read line by line, imported, and the import taken back", async () => {
  await desk.go("/gestione");
  await desk.follow("Negozi e feed");
  await desk.follow("Passo Svelto");
  const before = desk.texts("#contenuto p")[0]?.split("·")[1];
  desk.attach(/^File/, new File([feed], "feed.csv", { type: "text/csv" }));
  await press(
    desk,
    "Prova senza importare",
    "Righe lette 3: 1 offerte nuove, 0 cambiate, 0 invariate, 2 rifiutate;",
  );
  expect(desk.rows(desk.region("Righe rifiutate")).slice(1)).toEqual([
    ["3", "senza-prezzo", "il prezzo «gratis» non è un importo"],
    ["4", "senza-posto", expect.any(String)],
  ]);
  await press(desk, "Importa questo feed", "conferma che è giusto così");
  desk.tick(/devono sparire$/);
  await desk.press("Importa questo feed");
  await finished("Fatto: il feed è nel catalogo.");
  const run = new URL(desk.path, site.url).pathname.split("/").at(-1) ?? "";

  await search(desk, "/gestione/catalogo", "prova-0");
  await desk.follow("Vestito di prova");
  await desk.follow(all(desk.page, "dd a[href^='/']")[0] as Element);
  const address = desk.path;
  expect(await visited(address)).toEqual({ status: 200, brand: "Aurora", stores: ["Passo Svelto"] });
  expect(desk.says("59,90")).toBe(true);

  await desk.go("/gestione/negozi");
  await desk.follow("Passo Svelto");
  await desk.follow(/^Annulla l’importazione del/);
  expect(desk.says("1 offerte nuove spariscono;")).toBe(true);
  await desk.press("Annulla questa importazione");
  await finished("Fatto: le offerte del negozio sono come prima dell’importazione.");
  await desk.follow("Torna al negozio");
  expect(desk.texts("#contenuto p")[0]?.split("·")[1]).toBe(before);
  expect(desk.texts("td").filter((cell) => cell.endsWith("annullata"))).toHaveLength(1);
  expect(await visited(address)).toEqual({ status: 200, brand: "Aurora", stores: [] });
  expect(await changes(desk, run)).toEqual(["catalogue.apply", "feeds.undo"]);
});

/** Presses 'Aggiorna' until the run is done: its steps go on behind the answers. */
async function finished(said: string): Promise<void> {
  expect(desk.path).toContain("/importazioni/");
  while (!desk.says(said)) await desk.follow("Aggiorna");
}

test("reported prices are judged: what was reported for nothing is no longer marked", async () => {
  const { id, slug, name } = await soldByAll(4);
  const results = await rows<{ offer: number }>(site.db)`SELECT offer_id AS offer FROM offers
    WHERE product_id = ${id} GROUP BY store_id ORDER BY 1 LIMIT 2`;
  const at = new Date().toISOString();
  for (const { offer } of results)
    for (const visitor of ["a", "b", "c"])
      await put(
        site,
        "INSERT INTO price_reports (offer_id, day, visitor, seen_cents, note, reported_at) VALUES (?, ?, ?, 4950, ?, ?)",
        offer,
        at.slice(0, 10),
        visitor,
        `alla cassa ${visitor}`,
        at,
      );
  const marked = async () => {
    await desk.go(`/${slug}`);
    return desk.texts("main *").filter((words) => words === "Segnalato: prezzo da verificare").length;
  };
  const before = await marked();
  expect(before).toBeGreaterThan(0);
  await desk.go("/gestione");
  await desk.follow("Catalogo");
  await desk.follow("Prezzi segnalati");
  const reported = () => desk.rows().filter((row) => row.join().includes(name));
  expect(reported()).toHaveLength(2);
  expect(reported()[0]?.join()).toMatch(/Segnata sul sito.*49,50.*alla cassa a/);
  await desk.press(desk.buttons(`Infondata: ${name}`)[0] as Element);
  expect(desk.texts(".message")).toEqual(["Stato aggiornato."]);
  expect(await marked()).toBeLessThan(before);
  await desk.go("/gestione/prezzi-segnalati");
  await press(desk, `Prezzo sbagliato: ${name}`, "Stato aggiornato.");
  expect(reported()).toEqual([]);
  await desk.follow("Controllati");
  expect(
    reported()
      .map((row) => row.at(-1))
      .sort(),
  ).toEqual(["Infondata", "Prezzo sbagliato"]);
  expect(await changes(desk, "priceReports.close")).toHaveLength(2);
});
