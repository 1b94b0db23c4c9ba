/** An operator writes what the site says, and readers read it. */
import { expect, test } from "vitest";
import { all, attribute, type Element, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press, search } from "./at-desk";
import made from "./desk-editors.json";
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

test.each(made as unknown as Made[])("$kind: made with a preview, changed, read and deleted", async (one) => {
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
  ["pagine", "chi siamo", "Testo", "/chi-siamo", "pages.save"],
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

test("a text in light markup is seen before it is saved; each change says who, when and what, and leads back", async () => {
  const editor = `${home}/pagine/dove-siamo`;
  await desk.go(`${home}/pagine/nuovo`);
  put("Indirizzo", "dove-siamo");
  put("Titolo", "Dove siamo");
  put(
    "Testo",
    "## Il negozio\n\nIn via **Roma**, dal [2019](https://esempio.example/a).\n\n<script>x</script>",
  );
  await desk.press("Anteprima");
  expect(desk.html).toContain("<h2>Il negozio</h2>\n<p>In via <strong>Roma</strong>, dal <a");
  await press(desk, "Salva", "Creato.");
  expect(await isRead("/pagine/dove-siamo", "In via Roma, dal 2019.")).toBe(true);
  await desk.go(editor);
  // As it was typed, and a program's HTML afterwards.
  expect(desk.texts("textarea").join()).toContain("In via **Roma**");
  put(
    "Testo",
    "## Il negozio\n\nIn via **Milano**, dal [2019](https://esempio.example/a).\n\n<script>x</script>",
  );
  await press(desk, "Salva", "Modifica salvata.");
  await run(site.db)`UPDATE pages SET body = '<p>Chiuso.</p>' WHERE slug = 'dove-siamo'`;
  await desk.go(editor);
  put("Titolo", "Dove eravamo");
  await press(desk, "Salva", "Modifica salvata.");

  await desk.follow("Versioni");
  const [, ...rows] = desk.rows(desk.region("Versioni")).map(([, who = ""]) => who.includes("@"));
  expect(rows).toEqual([true, false, true, true]);
  // The latest is told at once.
  expect([desk.texts("del"), desk.texts("ins")]).toEqual([["siamo"], ["eravamo"]]);
  expect(desk.says("siamo eravamo")).toBe(true);
  await desk.follow(all(desk.page, "tbody a")[2] as Element);
  expect([desk.texts("del"), desk.texts("ins")]).toEqual([["Roma"], ["Milano"]]);
  await desk.follow("Riprendi questa versione");
  expect(desk.says("premi «Salva» per rimetterla")).toBe(true);
  await press(desk, "Salva", "Modifica salvata.");
  expect(await isRead("/pagine/dove-siamo", "In via Milano, dal 2019.")).toBe(true);
  await desk.go(editor);
  await press(desk, "Elimina", "Eliminato.");
  await desk.go(`${editor}/versioni`);
  expect(desk.says("Nessuno ha ancora cambiato")).toBe(true);
});

test("a picture is chosen from those of its folder, and what was typed comes back with it or without", async () => {
  await run(site.db)`INSERT INTO uploaded_pictures (name, folder, alt, type, bytes, uploaded_at) VALUES
    ('mare_4x3-intera.png', 'blog', 'Il mare', 'image/png', 1, '2026-01-01'), ('logo_4x3-intera.png', 'logos', 'Un logo', 'image/png', 1, '2026-01-01')`;
  await desk.go(`${home}/articoli/nuovo`);
  put("Titolo", "Al mare");
  put("Testo", "Si va.");
  await desk.press("Scegli dalla libreria: Immagine");
  expect(desk.texts("main fieldset label").map((words) => words.trim())).toEqual([
    "Nessuna immagine",
    "Il mare",
  ]);
  desk.tick("Il mare");
  await desk.press("Torna senza cambiare");
  expect([desk.value("Immagine"), desk.value("Titolo")]).toEqual(["", "Al mare"]);
  await run(site.db)`INSERT INTO uploaded_pictures (name, folder, alt, type, bytes, uploaded_at)
    SELECT value || '.png', 'blog', value, 'image/png', 1, '2025-01-01' FROM json_each(${JSON.stringify([...Array(48).keys()])})`;
  await desk.press("Scegli dalla libreria: Immagine");
  desk.tick("Il mare");
  for (let turn = 0; turn < 2; turn++) await desk.press("Altre immagini");
  expect(desk.buttons("Altre immagini")).toEqual([]);
  await desk.press("Usa questa");
  await press(desk, "Salva", "Creato.");
  expect(desk.value("Immagine")).toBe("mare_4x3-intera.png");
  await desk.go("/magazine/al-mare");
  expect(desk.html).toContain('src="/media/blog/mare_4x3-intera.png"');
});
