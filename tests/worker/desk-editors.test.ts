/** An operator writes what the site says, and readers read it. */
import { expect, test } from "vitest";
import { all, attribute, type Element, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press, search } from "./at-desk";
import { run } from "./sql";

const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0", LOG: "errors" }));
await run(site.db)`INSERT INTO suggestions (slug, term, folded, uses) VALUES
  ('gilet-di-lana', 'gilet di lana', 'gilet di lana', 9)`;
const desk = await operatorsBrowser(site);

const home = "/gestione/contenuti";

interface Made {
  kind: string;
  creates: string;
  /** By label. */
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
    fields: { Nome: "Voce nuova", Indirizzo: "/offerte", Posizione: "1" },
    change: ["Nome", "Voce rivista"],
    place: "/",
    calls: writes("menu"),
  },
  {
    kind: "banner",
    creates: "Nuovo banner",
    fields: { Titolo: "Striscione", Indirizzo: "/offerte" },
    change: ["Titolo", "Striscione rivisto"],
    place: null,
    calls: writes("banners"),
  },
  {
    kind: "pagine",
    creates: "Nuova pagina",
    fields: { Indirizzo: "pagina-prova", Titolo: "Pagina di prova", ...text },
    change: ["Titolo", "Pagina rivista"],
    calls: saves("pages"),
    preview: true,
  },
  {
    kind: "guide",
    creates: "Nuova guida",
    fields: { Indirizzo: "guida-prova", Titolo: "Guida di prova", ...text },
    change: ["Titolo", "Guida rivista"],
    calls: saves("guides"),
    preview: true,
  },
  {
    kind: "articoli",
    creates: "Nuovo articolo",
    fields: { Titolo: "Articolo di prova", ...text, Tag: "lino, estate" },
    change: ["Titolo", "Articolo rivisto"],
    calls: writes("blogs"),
    preview: true,
  },
  {
    kind: "termini",
    creates: "Nuova sezione",
    fields: { Titolo: "Sezione di prova", ...text },
    change: ["Titolo", "Sezione rivista"],
    calls: writes("terms"),
    preview: true,
  },
  {
    kind: "privacy",
    creates: "Nuova versione",
    fields: { Versione: "9.1", ...text },
    change: ["Versione", "10.1"],
    place: null,
    calls: writes("privacy"),
    preview: true,
  },
  {
    kind: "cookie",
    creates: "Nuova sezione",
    fields: { Titolo: "Cookie di prova", ...text },
    change: ["Titolo", "Cookie rivisti"],
    calls: writes("cookiePolicy"),
    preview: true,
  },
  {
    kind: "suggerimenti",
    creates: "Nuovo suggerimento",
    fields: { Termine: "suggerimento di prova", Usi: "3" },
    change: ["Termine", "suggerimento rivisto"],
    place: null,
    calls: writes("suggestions"),
  },
  {
    kind: "parole",
    creates: "Nuova parola",
    fields: { Parola: "polacchetto", Significa: "stivaletti" },
    change: ["Parola", "polacchetta"],
    place: null,
    calls: writes("vocabulary"),
  },
  {
    kind: "promozioni",
    creates: "Nuova promozione",
    fields: {
      Titolo: "Sconto di prova",
      Negozio: "moda-milano",
      Codice: "PROVA",
      "Pagina del negozio": "https://www.moda-milano.example/",
      "Termini (HTML)": html,
    },
    change: ["Titolo", "Sconto rivisto"],
    calls: writes("promotions"),
    preview: true,
  },
];

test.each(made)("$kind: made with a preview, changed, read and deleted", async (one) => {
  const { kind, creates, fields, calls, preview } = one;
  const [label, changed] = one.change;
  await desk.go(`${home}/${kind}`);
  await desk.follow(creates);
  for (const [name, words] of Object.entries(fields)) put(name, words);
  if (preview) {
    await desk.press("Anteprima");
    expect(desk.html.split('class="preview"')[1]?.trim()).toMatch(
      /^[^>]*>\s*<p>Passo <strong>uno<\/strong><\/p>\s*<\/div>/,
    );
  }
  await press(desk, "Salva", "Creato.");
  await edit(kind, fields[label] ?? "");
  put(label, changed);
  await press(desk, "Salva", "Modifica salvata.");
  const editor = desk.path;
  const [leads] = desk.links("Vedi sul sito");
  const place = one.place === undefined ? attribute(leads as Element, "href") : one.place;
  if (place !== null) expect(await isRead(place, changed), place).toBe(true);
  await desk.go(editor);
  await press(desk, "Elimina", "Eliminato.");
  if (place !== null) expect(await isRead(place, changed), place).toBe(false);
  expect((await changes(desk, calls[0]?.split(".")[0] ?? "")).slice(-3)).toEqual(calls);
});

/** Types into a field, or chooses what has this value. */
function put(label: string, words: string): void {
  const field = desk.field(label);
  if (field.tag === "select") desk.choose(field, words);
  else desk.fill(field, words);
}

/** Opens the editor of the only content of a kind that some words find. */
async function edit(kind: string, words: string): Promise<void> {
  await desk.go(`${home}/${kind}?${new URLSearchParams({ cerca: words })}`);
  const found = all(desk.page, "tbody a");
  expect(found, words).toHaveLength(1);
  await desk.follow(found[0] as Element);
}

async function isRead(path: string, words: string): Promise<boolean> {
  await desk.go(path);
  return all(desk.page, "body").some((body) => textOf(body).includes(words));
}

const kept = [
  ["categorie", "(borse-donna)", "Descrizione", "/prodotti?categoria=borse-donna", "categories.update"],
  ["banner", "Saldi 1", "Descrizione", "/", "banners.update"],
  ["pagine", "chi siamo", "Testo (HTML)", "/chi-siamo", "pages.save"],
  ["marchi", "Aurora", "Titolo per i motori di ricerca", "/prodotti?brand=aurora", "brands.update"],
  [
    ...["suggerimenti", "gilet di lana", "Titolo per i motori di ricerca"],
    ...["/prodotti?cerca=gilet%20di%20lana", "suggestions.update"],
  ],
] as [kind: string, words: string, label: string, read: string, call: string][];

test.each(kept)("%s: what the site has already gets another text", async (kind, words, label, read, call) => {
  const said = `Parole nuove di ${kind}`;
  await search(desk, `${home}/${kind}`, words);
  await desk.follow(all(desk.page, "tbody a")[0] as Element);
  desk.fill(label, said);
  await press(desk, "Salva", "Modifica salvata.");
  await desk.go(read);
  expect(desk.says(said), read).toBe(true);
  expect((await changes(desk, said)).at(-1)).toBe(call);
});

test("the home is ordered, named and hidden: seen at the desk first, on the site once it is published", async () => {
  const onSite = async () => {
    await desk.go("/");
    return desk.texts("main h2");
  };
  const specified = await onSite();
  await desk.go(`${home}/home`);
  desk.fill("Offerte Donna", "Per lei");
  desk.tick("Mostra «I brand in evidenza»", false);
  await press(desk, "Salva la bozza e guardala", "Modifica salvata.");
  for (let step = 0; step < 2; step++) await press(desk, "Su: Offerte Donna", "Modifica salvata.");
  const ordered = ["Per lei", "Le categorie", "Offerte Uomo"];
  expect(desk.texts("main h3").slice(0, 3)).toEqual(ordered);
  expect(await onSite()).toEqual(specified);
  await desk.go(`${home}/home`);
  await press(desk, "Pubblica", "Pubblicato");
  expect((await onSite()).slice(0, 3)).toEqual(ordered);
  expect(await onSite()).not.toContain("I brand in evidenza");
  await desk.go(`${home}/home`);
  await press(desk, "Rimetti l’ordine e i nomi di partenza", "Modifica salvata.");
  await press(desk, "Pubblica", "Pubblicato");
  expect(await onSite()).toEqual(specified);
});
