/** An operator writes what the site says, and readers read it, in a browser with scripts and without. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../harness/browser";
import { atDesk, bothWays, changes, field, press, search } from "../../harness/desk";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0", LOG: "errors" });
  await shop.site.db
    .prepare(
      "INSERT INTO suggestions (slug, term, folded, uses) VALUES ('gilet-di-lana', 'gilet di lana', 'gilet di lana', 9)",
    )
    .run();
});
afterAll(() => shop.close());

const home = "/gestione/contenuti";

interface Made {
  kind: string;
  creates: string;
  /** By label; `#` stands for what tells the two journeys apart. */
  fields: Record<string, string>;
  /** A field with another text, which readers then see. */
  change: [label: string, text: string];
  /** Where readers see it; null for nowhere by itself, undefined where the editor leads to. */
  place?: string | null;
  calls: string[];
  preview?: true;
}

const writes = (domain: string) => ["create", "update", "remove"].map((call) => `${domain}.${call}`);
const saves = (domain: string) => ["save", "save", "remove"].map((call) => `${domain}.${call}`);
const html = "<p>Passo <b>uno</b></p><script>alert(1)</script>";
const text = { "Testo (HTML)": html };

const made: Made[] = [
  {
    kind: "menu",
    creates: "Nuova voce",
    fields: { Nome: "Voce #", Indirizzo: "/offerte", Posizione: "1" },
    change: ["Nome", "Voce rivista #"],
    place: "/",
    calls: writes("menu"),
  },
  {
    kind: "banner",
    creates: "Nuovo banner",
    fields: { Titolo: "Striscione #", Indirizzo: "/offerte" },
    change: ["Titolo", "Striscione rivisto #"],
    place: null,
    calls: writes("banners"),
  },
  {
    kind: "pagine",
    creates: "Nuova pagina",
    fields: { Indirizzo: "pagina-#", Titolo: "Pagina #", ...text },
    change: ["Titolo", "Pagina rivista #"],
    calls: saves("pages"),
    preview: true,
  },
  {
    kind: "guide",
    creates: "Nuova guida",
    fields: { Indirizzo: "guida-#", Titolo: "Guida #", ...text },
    change: ["Titolo", "Guida rivista #"],
    calls: saves("guides"),
    preview: true,
  },
  {
    kind: "articoli",
    creates: "Nuovo articolo",
    fields: { Titolo: "Articolo #", ...text, Tag: "lino, estate" },
    change: ["Titolo", "Articolo rivisto #"],
    calls: writes("blogs"),
    preview: true,
  },
  {
    kind: "termini",
    creates: "Nuova sezione",
    fields: { Titolo: "Sezione #", ...text },
    change: ["Titolo", "Sezione rivista #"],
    calls: writes("terms"),
    preview: true,
  },
  {
    kind: "privacy",
    creates: "Nuova versione",
    fields: { Versione: "9.#", ...text },
    change: ["Versione", "10.#"],
    place: null,
    calls: writes("privacy"),
    preview: true,
  },
  {
    kind: "cookie",
    creates: "Nuova sezione",
    fields: { Titolo: "Cookie #", ...text },
    change: ["Titolo", "Cookie rivisti #"],
    calls: writes("cookiePolicy"),
    preview: true,
  },
  {
    kind: "suggerimenti",
    creates: "Nuovo suggerimento",
    fields: { Termine: "suggerimento #", Usi: "3" },
    change: ["Termine", "suggerimento rivisto #"],
    place: null,
    calls: writes("suggestions"),
  },
  {
    kind: "parole",
    creates: "Nuova parola",
    fields: { Parola: "polacchetto#", Significa: "stivaletti" },
    change: ["Parola", "polacchetta#"],
    place: null,
    calls: writes("vocabulary"),
  },
  {
    kind: "promozioni",
    creates: "Nuova promozione",
    fields: {
      Titolo: "Sconto #",
      Negozio: "moda-milano",
      Codice: "PROVA#",
      "Pagina del negozio": "https://www.moda-milano.example/",
      "Termini (HTML)": html,
    },
    change: ["Titolo", "Sconto rivisto #"],
    calls: writes("promotions"),
    preview: true,
  },
];

/** The desk itself has no scripts: with them only what readers see can be another thing. */
const journeys = bothWays(made).filter(({ js, place }) => !js || place !== null);

test.each(journeys)("$kind: made with a preview, changed, read and deleted (scripts $js)", async (one) => {
  const { js, kind, creates, fields, calls, preview } = one;
  const own = (words: string) => words.replaceAll("#", js ? "con" : "senza");
  const [label, changed] = [one.change[0], own(one.change[1])];
  const { page, context, complaints } = await atDesk(shop, { js });
  await page.goto(`${home}/${kind}`);
  await page.getByRole("link", { name: creates }).click();
  for (const [name, words] of Object.entries(fields)) await field(page, name).fill(own(words));
  if (preview) {
    await page.getByRole("button", { name: "Anteprima" }).click();
    expect((await page.locator(".preview").innerHTML()).trim()).toBe("<p>Passo <strong>uno</strong></p>");
  }
  await press(page, "Salva", "Creato.");
  await edit(page, kind, own(fields[label] ?? ""));
  await field(page, label).fill(changed);
  await press(page, "Salva", "Modifica salvata.");
  const editor = page.url();
  const leads = page.getByRole("link", { name: "Vedi sul sito" });
  const place = one.place === undefined ? await leads.getAttribute("href") : one.place;
  if (place !== null) expect(await isRead(page, place, changed), place).toBe(true);
  await page.goto(editor);
  await press(page, "Elimina", "Eliminato.");
  if (place !== null) expect(await isRead(page, place, changed), place).toBe(false);
  expect((await changes(page, calls[0]?.split(".")[0] ?? "")).slice(-3)).toEqual(calls);
  expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
  await context.close();
});

/** Opens the editor of the only content of a kind that some words find. */
async function edit(page: Page, kind: string, words: string): Promise<void> {
  await page.goto(`${home}/${kind}?${new URLSearchParams({ cerca: words })}`);
  await page.locator("tbody a").click();
}

async function isRead(page: Page, path: string, words: string): Promise<boolean> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return (await page.locator("body").getByText(words).count()) > 0;
}

const kept = [
  {
    kind: "categorie",
    words: "(borse-donna)",
    label: "Descrizione",
    read: "/prodotti?categoria=borse-donna",
    call: "categories.update",
  },
  { kind: "banner", words: "Saldi 1", label: "Descrizione", read: "/", call: "banners.update" },
  { kind: "pagine", words: "chi siamo", label: "Testo (HTML)", read: "/chi-siamo", call: "pages.save" },
  {
    kind: "marchi",
    words: "Aurora",
    label: "Titolo per i motori di ricerca",
    read: "/prodotti?brand=aurora",
    call: "brands.update",
  },
  {
    kind: "suggerimenti",
    words: "gilet di lana",
    label: "Titolo per i motori di ricerca",
    read: "/prodotti?cerca=gilet%20di%20lana",
    call: "suggestions.update",
  },
];

test.each(bothWays(kept))(
  "$kind: what the site has already gets another text (scripts $js)",
  async ({ kind, words, label, read, call, js }) => {
    const said = `Parole nuove ${js ? "con" : "senza"} script`;
    const { page, context, complaints } = await atDesk(shop, { js });
    await search(page, `${home}/${kind}`, words);
    await page.locator("tbody a").first().click();
    await field(page, label).fill(said);
    await press(page, "Salva", "Modifica salvata.");
    await page.goto(read);
    expect((await page.title()) + (await page.locator("body").textContent())).toContain(said);
    expect((await changes(page, said)).at(-1)).toBe(call);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
