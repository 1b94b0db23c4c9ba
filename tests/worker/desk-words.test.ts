/** At the desk of the built worker, without scripts: words of feeds get their meaning, and the next feed obeys. */
import { firstRow, rows } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, importDone } from "./at-desk";
import { plainForms } from "./html";
import { run, value } from "./sql";

const site = await forFile(startSite());
const desk = await deskOf(site);
const { post } = desk;

const store = "/gestione/negozi/moda-milano";
const words = "/gestione/parole";
const show = async (path: string) => (await desk.get(path)).html;

const head = "id,title,link,availability,price,brand,item_group_id,product_type,color,size";
const line = (id: string, type: string, colour: string) =>
  `${id},Cosa bella,https://www.moda-milano.example/p/${id},in_stock,59.90 EUR,Aurora,G-${id},${type},${colour},M`;
const table = [
  head,
  line("p-1", "Donna > Kaftanix", "Petunia"),
  line("p-2", "Donna > Vestiti", "Petunia"),
].join("\n");

async function tried(content = table) {
  return (await desk.upload(store, { feed: new File([content], "feed.csv") })).html;
}

async function imported(content = table): Promise<void> {
  const form = plainForms(await tried(content)).find(({ fields }) => fields.atto === "importa");
  const answer = await post(store, { ...form?.fields, conferma: "1" });
  await importDone(site, () => show(answer.headers.get("location") ?? ""));
}

/** Presses the button of the row that speaks of a word. */
async function press(path: string, word: string, act: string, more: Record<string, string> = {}) {
  const form = plainForms(await show(path)).find(
    ({ fields }) => fields.parola === word && fields.atto === act,
  );
  if (!form) throw new Error(`no form to ${act} ${word}`);
  return post(form.action.replaceAll("&amp;", "&"), { ...form.fields, ...more });
}

test("an operator maps unknown words with one press each, and trying the same feed again shows that it obeys", async () => {
  expect(await tried()).toContain("1 offerte nuove");
  await imported();
  const categories = await show(words);
  expect(categories).toMatch(
    /<b class="long">kaftanix<\/b><\/div><\/td><td class="n" data-head="Prodotti"><div>1<\/div>/,
  );
  expect(categories).toContain("Moda Milano");
  expect(await show(`${words}?di=colore`)).toMatch(
    /<b class="long">Petunia<\/b><\/div><\/td><td class="n" data-head="Prodotti"><div>2<\/div>/,
  );
  const unsure = await press(words, "kaftanix", "significa", { significa: "" });
  expect([unsure.status, unsure.html.includes('role="alert"')]).toEqual([422, true]);
  const mapped = await press(words, "kaftanix", "significa", { significa: "Vestiti" });
  expect([mapped.status, mapped.headers.get("location")]).toEqual([
    303,
    `${words}?di=categoria&stato=nuove&esito=parola`,
  ]);
  expect(await show(words)).not.toContain("kaftanix");
  await press(`${words}?di=colore`, "Petunia", "significa", { significa: "Rosa" });
  const again = await tried();
  expect(again).toContain("1 offerte nuove, 1");
  expect(again).not.toContain("non è nella tavolozza");
  await imported();
  const results = await rows(site.db)`SELECT o.external_id, c.slug AS category, f.slug AS colour
    FROM offers o JOIN variants v USING (variant_id) JOIN products p ON p.product_id = o.product_id
    JOIN categories c USING (category_id) JOIN facet_values f ON f.value_id = v.colour_id
    WHERE o.external_id LIKE 'p-%' ORDER BY 1`;
  expect(results).toEqual([
    { external_id: "p-1", category: "vestiti-donna", colour: "rosa" },
    { external_id: "p-2", category: "vestiti-donna", colour: "rosa" },
  ]);
});

test("a word that means nothing is ignored until it is taken back; all of it stands in the log", async () => {
  await run(site.db)`INSERT OR REPLACE INTO unknown_words (store, words) VALUES
    ('altrove', ${JSON.stringify([["colore", "Come da foto", 7, "x-1", "Abito"]])})`;
  const colours = `${words}?di=colore`;
  expect((await press(colours, "Come da foto", "ignora")).status).toBe(303);
  expect(await show(colours)).not.toContain("Come da foto");
  expect((await press(`${colours}&stato=ignorate`, "Come da foto", "riprendi")).status).toBe(303);
  expect(await show(colours)).toContain("Come da foto");
  const log = await show("/gestione/registro");
  for (const call of ["vocabulary.create", "vocabulary.ignore"]) expect(log).toContain(call);
});

test("a brand that looks like another one is mapped with one press, its next feed obeys, and the rule stands among the words", async () => {
  const brands = `${words}?di=marca`;
  const often = await firstRow<{ label: string; slug: string }>(site.db)`SELECT f.label, f.slug
    FROM products p JOIN facet_values f ON f.value_id = p.brand_id WHERE p.offer_count > 0 AND LENGTH(f.slug) > 4
    AND f.label NOT GLOB '*[^A-Za-z ]*' GROUP BY f.value_id ORDER BY COUNT(*) DESC LIMIT 1`;
  const { label = "", slug = "" } = often ?? {};
  const wrong = `${label}x`;
  const misspelt = table.replace("Aurora,G-p-1", `${wrong},G-p-1`);
  await imported(misspelt);
  const listed = `<b class="long">${wrong}</b>`;
  // Counts are the listing's, which reads its new version behind an answer.
  await expect
    .poll(() => show(brands))
    .toContain(`${listed}</div></td><td class="n" data-head="Prodotti"><div>1</div>`);
  const mapped = await press(brands, wrong, "significa", { significa: label });
  expect([mapped.status, mapped.headers.get("location")]).toEqual([
    303,
    `${words}?di=marca&stato=nuove&esito=parola`,
  ]);
  expect(await show(brands)).not.toContain(listed);
  const brandOf = () =>
    value<string>(site.db)`SELECT f.slug FROM offers o JOIN products p ON p.product_id = o.product_id
      JOIN facet_values f ON f.value_id = p.brand_id WHERE o.external_id = 'p-1'`;
  expect(await brandOf()).toBe(`${slug}x`);
  expect(await tried(misspelt)).toContain("0 offerte nuove, 1");
  await imported(misspelt);
  expect(await brandOf()).toBe(slug);
  const lost = await post(brands, { atto: "significa", parola: "YSL", significa: "Nessuna <b>" });
  expect([lost.status, lost.html.includes('value="YSL"'), lost.html.includes('role="alert"')]).toEqual([
    422,
    true,
    true,
  ]);
  expect(await show("/gestione/contenuti/parole")).toContain(`${wrong} = ${label} (marca dei feed)`);
});

test("an operator corrects the colour of one variant on its product's page", async () => {
  const variant = await firstRow<{ id: number; product: number }>(site.db)`SELECT v.variant_id AS id,
    v.product_id AS product FROM offers o JOIN variants v USING (variant_id) JOIN stores s USING (store_id)
    WHERE s.slug = 'moda-milano' LIMIT 1`;
  const path = `/gestione/catalogo/${variant?.product}`;
  const none = await post(path, { atto: "colora", colore: "viola" });
  expect([none.status, none.html.includes("Scegli almeno una variante.")]).toEqual([422, true]);
  const painted = await post(path, { atto: "colora", variante: String(variant?.id), colore: "viola" });
  expect([painted.status, painted.headers.get("location")]).toEqual([303, `${path}?esito=salvato`]);
  expect(await show(path)).toMatch(/<div>Viola<\/div><\/td><td data-head="Deciso"><div>al banco<\/div>/);
  expect(await show("/gestione/catalogo")).toContain("Colori corretti");
  expect(await show("/gestione/registro")).toContain("curation.paint");
});

test("before a word is saved the desk shows what its search finds now, and what it would find", async () => {
  const place = "/gestione/contenuti/parole/nuovo";
  const form = plainForms(await show(place)).find(({ fields }) => "phrase" in fields);
  const typed = { ...form?.fields, phrase: "giubbino", means: "maglione lino adulti e bambini" };
  const trial = await post(place, { ...typed, atto: "prova" });
  const [, before, after] =
    /Oggi «giubbino» trova.*?<li>(.*?)<.*Dopo troverebbe.*?<li>(.*?)</s.exec(trial.html) ?? [];
  expect(before).toBeTruthy();
  expect(after).toContain("Maglione in lino");
  expect((await site.page("/prodotti?cerca=giubbino")).html).not.toContain(after);
  expect(plainForms(trial.html).some(({ fields }) => fields.means === typed.means)).toBe(true);
  expect((await post(place, { ...typed, atto: "salva" })).status).toBe(303);
});
