/** At the desk of the built worker, without scripts: many products found, ticked, looked at, changed and put back. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, saidBy } from "./at-desk";
import { plainForms, textOf } from "./html";

const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0" }));
const desk = await deskOf(site);

const home = "/gestione/catalogo";
const word = "sneakers";
const hiddenNow = () =>
  site.db.prepare("SELECT COUNT(*) AS n FROM products WHERE hidden_at IS NOT NULL").first<number>("n");

/** The form around the products that were found, filled in as a person would. */
async function previewOf(fields: Record<string, string>, ticked: string[] = []) {
  const { html } = await desk.get(`${home}?cerca=${word}`);
  const form =
    /<form method="get" action="\/gestione\/catalogo\/modifica">[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  for (const name of ["cerca", "prodotto", "tutti", "azione", "categoria", "marca"])
    expect(form).toContain(`name="${name}"`);
  const query = new URLSearchParams({ cerca: word, categoria: "", marca: "", ...fields });
  for (const id of ticked) query.append("prodotto", id);
  return desk.get(`${home}/modifica?${query}`);
}

test("all that was found are taken off the site after a look, and put back by one press", async () => {
  const before = await hiddenNow();
  const preview = await previewOf({ tutti: "1", azione: "nascondi" });
  expect(preview.status).toBe(200);
  const [, said] = /Prodotti che cambiano: (\d+) su/.exec(textOf(preview.html, "main")) ?? [];
  expect(Number(said)).toBeGreaterThan(1);
  expect(await hiddenNow()).toBe(before);
  const form = plainForms(preview.html).find(({ action }) => action === `${home}/modifica`);
  const applied = await desk.post(`${home}/modifica`, form?.fields ?? {});
  expect(applied.headers.get("location")).toBe(`${home}/modifiche?esito=insieme`);
  expect(await hiddenNow()).toBe((before ?? 0) + Number(said));
  expect(await desk.log("bulkEdits.apply")).toHaveLength(1);
  const { html } = await desk.get(`${home}/modifiche?esito=insieme`);
  expect(saidBy(html)).toContain("da qui si può annullare");
  await desk.fill(`${home}/modifiche`, { modifica: "1" });
  expect(await hiddenNow()).toBe(before);
  expect((await desk.get(`${home}/modifiche`)).html).toContain("annullata ");
});

test("ticked ones alone change; nothing ticked, and a brand that nobody has, are answered with a sentence", async () => {
  const { html } = await desk.get(`${home}?cerca=${word}`);
  const [box = ""] = /<input[^>]*name="prodotto"[^>]*>/.exec(html) ?? [];
  const [, id = ""] = /value="(\d+)"/.exec(box) ?? [];
  const preview = await previewOf({ azione: "nascondi" }, [id]);
  expect(textOf(preview.html, "main")).toContain("Prodotti che cambiano: 1 su 1.");
  expect((await previewOf({ azione: "nascondi" })).html).toContain("Nessun prodotto scelto");
  const wrong = await previewOf({ azione: "marca", marca: "Marca che non esiste" }, [id]);
  expect([wrong.status, textOf(wrong.html, "main").includes("Nessun prodotto ha questa marca")]).toEqual([
    422,
    true,
  ]);
});
