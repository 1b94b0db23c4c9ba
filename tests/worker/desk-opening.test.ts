/** What an operator is told before the shop opens, and the presses that settle it, without scripts. */
import { expect, test } from "vitest";
import { all, type Element, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press } from "./at-desk";

const unkept = { CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0" };
const site = await forFile(startSite({ ...unkept, LOG: "errors", DNS_URL: "http://127.0.0.1:9" }));
const desk = await operatorsBrowser(site);

const screen = "/gestione/apertura";

test("the first screen counts what is to be done and leads there; what is done there is ticked, and logged", async () => {
  await desk.go("/gestione");
  const [before = ""] = desk.texts(`a[href="${screen}"]`).filter((text) => /\d/.test(text));
  const open = Number(/\d+/.exec(before)?.[0]);
  await desk.follow(before);
  expect(desk.path).toBe(screen);
  expect(desk.texts("main li")).toHaveLength(open);
  expect(desk.html).toContain("COMPANY_VAT");
  await press(desk, "Controlla", "Il DNS non ha risposto");
  await press(desk, /^Fatto: Nessuna copia di riserva/, "Modifica salvata.");
  await press(desk, /^Fatto: Non è provato/, "Modifica salvata.");
  expect(desk.texts("main li")).toHaveLength(open - 2);
  await desk.go("/gestione");
  expect(desk.texts(`a[href="${screen}"]`).join()).toContain(`${open - 2} cose da fare`);
  expect(await changes(desk, "prima di aprire")).toEqual(["watch.rule", "watch.rule"]);
});

test("a draft is on the site once it was read and published, corrected or not, and not before", async () => {
  for (const table of ["legal_texts", "text_versions"]) await site.db.prepare(`DELETE FROM ${table}`).run();
  await site.db.prepare("DELETE FROM pages WHERE slug = 'informativa-affiliazione'").run();
  await desk.go("/gestione/contenuti/testi");
  await desk.follow("Informativa sulla privacy");
  expect(desk.texts("h1")).toEqual(["Bozza: Informativa sulla privacy"]);
  expect((await site.page("/privacy?prova=1")).html).toContain("Nessuna politica sulla privacy trovata.");
  desk.fill(desk.field("Testo"), "<p>Parole nostre</p><script>x</script>");
  await desk.press("Anteprima");
  expect(textOf(all(desk.page, ".preview")[0] ?? desk.page)).toBe("Parole nostre");
  await press(desk, "Ho letto: pubblica", "Pubblicato");
  expect((await site.page("/privacy?prova=2")).html).toContain("Parole nostre");
  await desk.follow("Termini e condizioni");
  await press(desk, "Ho letto: pubblica", "Pubblicato");
  const terms = (await site.page("/termini-e-condizioni?prova=2")).html;
  expect(terms).toMatch(/<h2>1\. Chi gestisce il sito<\/h2>[\s\S]*<h2>2\. Il servizio<\/h2>/);
  await desk.follow("Informativa sull’affiliazione");
  await press(desk, "Ho letto: pubblica", "Pubblicato");
  expect((await site.page("/informativa-affiliazione?prova=2")).status).toBe(200);
  await desk.go("/gestione/contenuti/testi/privacy");
  expect(desk.html).toContain("è già sul sito");
  // The first words are a version too, of each section.
  await desk.go("/gestione/contenuti/termini/2/versioni");
  expect(desk.rows(desk.region("Versioni"))).toHaveLength(2);
  await desk.go("/gestione/contenuti/privacy/1");
  desk.fill("Testo", "Parole di altri");
  await press(desk, "Salva", "Modifica salvata.");
  await desk.follow("Versioni");
  await desk.follow(all(desk.page, "tbody a")[1] as Element);
  await desk.follow("Riprendi questa versione");
  await press(desk, "Salva", "Modifica salvata.");
  expect((await site.page("/privacy?prova=3")).html).toContain("<p>Parole nostre</p>");
});
