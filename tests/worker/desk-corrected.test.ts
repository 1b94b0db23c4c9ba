/** An operator corrects a product in its pieces and says what is not sold here; and visitors find it so. */
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { all, attribute } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { changes, operatorsBrowser, press, search } from "./at-desk";
import { value } from "./sql";

const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0", LOG: "errors" }));
const desk = await operatorsBrowser(site);

type Good = { id: number } & Record<"slug" | "name" | "images" | "brand" | "label", string>;
const good = await firstRow<Good>(site.db)`SELECT p.product_id AS id, p.slug, p.name, p.images,
  f.slug AS brand, f.label FROM products p JOIN facet_values f ON f.value_id = p.brand_id WHERE p.offer_count > 1 AND p.images LIKE '%,%' ORDER BY 1 LIMIT 1`;
if (!good) throw new Error("no product has two pictures");
const names = good.images.split(",");
const own = `/gestione/catalogo/${good.id}`;

/** The pictures of the product's page, by their names, in their order. */
async function shown(): Promise<string[]> {
  await desk.go(`/${good?.slug}`);
  const [gallery] = all(desk.page, ".gallery");
  const found = all(gallery ?? desk.page, "img").flatMap(
    (picture) => /uploads\/([0-9a-f]+)/.exec(attribute(picture, "src") ?? "")?.[1] ?? [],
  );
  const hashes = names.map((name) => name.split("_")[0] ?? "");
  return [...new Set(found)].filter((hash) => hashes.includes(hash));
}

test("pictures are put in order by a press, one is left out, and they are given back to the feed by one", async () => {
  const hashes = names.map((name) => name.split("_")[0]);
  expect((await shown()).slice(0, 2)).toEqual(hashes.slice(0, 2));
  await desk.go(own);
  await press(desk, "Giù: immagine 1", "Modifica salvata.");
  expect((await shown()).slice(0, 2)).toEqual([hashes[1], hashes[0]]);
  await desk.go(own);
  expect(desk.texts("h2")).toContain("Immagini: decise al banco");
  desk.tick("Mostra l’immagine 1", false);
  await press(desk, "Salva le immagini", "Modifica salvata.");
  expect(await shown()).not.toContain(hashes[1]);
  await desk.go(own);
  for (let at = 1; at < names.length; at++) desk.tick(`Mostra l’immagine ${at}`, false);
  await press(desk, "Salva le immagini", "Almeno un’immagine si deve vedere.");
  expect(desk.status).toBe(422);
  await press(desk, "Rimetti le immagini del feed", "Modifica salvata.");
  expect((await shown()).slice(0, 2)).toEqual(hashes.slice(0, 2));
});

test("an attribute is corrected with a value of the catalogue, marked, and given back; another value is refused and stays typed", async () => {
  await desk.go(own);
  desk.unfold(/^Attributi/);
  const before = desk.value("Materiale");
  const other = await value<string>(site.db)`SELECT label FROM facet_values WHERE facet = 'material'
    AND label <> ${before} LIMIT 1`;
  desk.fill("Materiale", "Kryptonite");
  await press(desk, "Salva gli attributi", "scrivi un valore del catalogo");
  expect([desk.status, desk.value("Materiale")]).toEqual([422, "Kryptonite"]);
  desk.fill("Materiale", other?.toLowerCase() ?? "");
  await press(desk, "Salva gli attributi", "Modifica salvata.");
  expect(desk.texts("dd")[1]).toContain("Attributi corretti");
  desk.unfold("Attributi, decisi al banco: 1");
  expect(desk.value("Materiale (al banco)")).toBe(other);
  desk.fill("Materiale (al banco)", "");
  await press(desk, "Salva gli attributi", "Modifica salvata.");
  desk.unfold("Attributi");
  expect(desk.value("Materiale")).toBe(before);
});

test("a brand is blocked after a look at what goes, is nowhere, and returns with the end of the block", async () => {
  const found = async () => {
    await desk.go(`/prodotti?brand=${good?.brand}`);
    return desk.texts("article .brand").filter((brand) => brand === good?.label).length;
  };
  const page = async () => (await site.page(`/brand/${good?.brand}`)).status;
  expect([(await found()) > 0, await page()]).toEqual([true, 200]);
  await desk.go("/gestione/blocchi");
  desk.fill("Quale", "Nessuna così");
  await press(desk, "Guarda che cosa sparirebbe", "Nessun prodotto ha questa marca.");
  desk.fill("Quale", good?.label ?? "");
  await desk.press("Guarda che cosa sparirebbe");
  expect(desk.texts(".preview b").map(Number)[0]).toBeGreaterThan(0);
  await press(desk, `Blocca «${good?.label}»`, "Bloccata");
  await expect.poll(found).toBe(0);
  expect([await page(), (await site.page(`/${good?.slug}`)).status]).toEqual([404, 410]);
  await search(desk, "/gestione/catalogo", String(good?.id));
  await desk.follow(good?.name ?? "");
  expect(desk.says(`Lo nasconde il blocco di «${good?.brand}»`)).toBe(true);
  await desk.go("/gestione/blocchi");
  await press(desk, `Togli: ${good?.label}`, "Blocco tolto");
  await expect.poll(async () => (await found()) > 0).toBe(true);
  expect(await page()).toBe(200);
  expect(await changes(desk, "blocks.")).toEqual(["blocks.add", "blocks.remove"]);
});
