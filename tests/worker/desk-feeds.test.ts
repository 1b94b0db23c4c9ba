/** At the desk of the built worker, without scripts: what imports do not decide, columns that nobody knows, imports that stopped. */
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, importDone } from "./at-desk";
import { plainForms } from "./html";
import { value } from "./sql";

const site = await forFile(startSite());
const desk = await deskOf(site);
const { post } = desk;

const stores = "/gestione/negozi";
const store = `${stores}/moda-milano`;
const questions = "/gestione/domande";
const show = async (path: string) => (await desk.get(path)).html;

async function tried(content: string): Promise<string> {
  return (await desk.upload(store, { feed: new File([content], "feed.csv") })).html;
}

/** Follows an import to its end. */
async function finished(answer: Awaited<ReturnType<typeof post>>): Promise<void> {
  expect(answer.status).toBe(303);
  const progress = answer.headers.get("location") ?? "";
  await importDone(site, () => show(progress));
}

async function imported(content: string): Promise<void> {
  const form = plainForms(await tried(content)).find(({ fields }) => fields.atto === "importa");
  await finished(await post(store, { ...form?.fields, conferma: "1" }));
}

const head = "id,title,link,availability,price,brand,product_type";
const goods = (price: string) =>
  `${head}\nd-1,Cosa dubbia,https://www.moda-milano.example/p/d-1,in_stock,${price},Aurora,Donna > Vestiti`;
const offers = async () =>
  (await site.db.prepare("SELECT price_cents, availability FROM offers WHERE external_id = 'd-1'").all())
    .results;

test("a doubted price waits at the desk, and comes in with one press", async () => {
  await imported(goods("59.90 EUR"));
  await imported(goods("1.00 EUR"));
  expect(await offers()).toEqual([{ price_cents: 5_990, availability: "in_stock" }]);
  expect(await show(stores)).toContain("Una domanda delle importazioni aspetta");
  const page = await show(questions);
  expect(page).toContain("è sceso di oltre il 70");
  const form = plainForms(page).find(({ fields }) => fields.id === "d-1");
  await finished(await post(questions, { ...form?.fields, risposta: "yes" }));
  expect(await offers()).toEqual([{ price_cents: 100, availability: "in_stock" }]);
  expect(await show(questions)).toContain("Nessuna domanda");
});

test("many doubted prices of one reading are one question, answered by one press", async () => {
  const many = (price: string) =>
    [1, 2, 3, 4, 5, 6].reduce(
      (file, at) =>
        `${file}\nm-${at},Cosa ${at},https://www.moda-milano.example/p/m-${at},in_stock,${price},Aurora,Donna > Vestiti`,
      head,
    );
  await imported(many("59.90 EUR"));
  await imported(many("0.60 EUR"));
  const page = await show(questions);
  expect(page.replaceAll("<!-- -->", "")).toMatch(
    /Moda Milano: 6 prezzi della lettura del .*Di solito divisi per 99,83: Cosa \d da 59,90\s€ a 0,60\s€/s,
  );
  const whole = plainForms(page).find(({ fields }) => fields.lettura);
  await post(questions, { ...whole?.fields, risposta: "no" });
  expect(await show(questions)).toContain("Nessuna domanda");
  await imported(many("0.60 EUR"));
  expect(await show(questions)).toContain("Nessuna domanda");
  const results = await rows(site.db)`SELECT DISTINCT price_cents AS p FROM offers
    WHERE external_id GLOB 'm-*'`;
  expect(results).toEqual([{ p: 5_990 }]);
});

test("a feed of which too many rows are refused says why when it is tried, and at the desk until one goes well", async () => {
  const dollars = goods("59.90 EUR")
    .replace(/d-1(.*)$/m, "d-1$1\nd-2$1")
    .replace(/(d-2.*)EUR/, "$1USD");
  const why = "1 riga rifiutata su 2, 1 perché la valuta USD non è EUR: riga 3 (d-2).";
  expect(await tried(dollars)).toContain(`Il feed non va bene così: ${why}`);
  await imported(dollars);
  for (const page of [stores, store]) expect(await show(page)).toContain(why);
  await imported(goods("60.90 EUR"));
  expect(await show(stores)).not.toContain(why);
});

test("a tried feed whose prices all move by one odd factor wants a tick, and comes in whole with it", async () => {
  const row = (at: number, cents: number) =>
    `o-${at},Cosa ${at},https://www.moda-milano.example/p/o-${at},in_stock,${(cents / 100).toFixed(2)} EUR,Aurora,Donna > Vestiti`;
  const some = (factor: number) =>
    [head, ...[0, 1, 2, 3, 4, 5].map((at) => row(at, Math.round((4_990 + at * 1_000) * factor)))].join("\n");
  await imported(some(1));
  const form = plainForms(await tried(some(1.22))).find(({ fields }) => fields.atto === "importa");
  const refused = await post(store, { ...form?.fields, conferma: "1" });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain("6 prezzi moltiplicati per 1,22, come se l’IVA ci fosse due volte");
  const again = plainForms(refused.html).find(({ fields }) => fields.atto === "importa");
  await finished(await post(store, { ...again?.fields, conferma: "1", prezzi: "1" }));
  const results = await rows(site.db)`SELECT MIN(price_cents) AS p FROM offers WHERE external_id GLOB 'o-*'`;
  expect(results).toEqual([{ p: 6_088 }]);
});

test("a price that stood by mistake is struck at the desk, alone or a reading's, and the log says so", async () => {
  const two = (price: string) => goods(price).replace(/d-1(.*)$/m, "d-1$1\nd-3$1");
  await imported(two("70.00 EUR"));
  await imported(two("50.00 EUR"));
  const offer = await value<number>(site.db)`SELECT offer_id AS id FROM offers WHERE external_id = 'd-1'`;
  const page = await show(`/gestione/prezzi/${offer}`);
  const form = plainForms(page).find(({ fields }) => fields.quando);
  expect(page.replace(/\s/g, " ")).toContain("Cancella: 50,00 €");
  const cents = (id: string) =>
    site.db.prepare("SELECT price_cents AS p FROM offers WHERE external_id = ?").bind(id).first<number>("p");
  const answer = await post(`/gestione/prezzi/${offer}`, form?.fields ?? {});
  expect(answer.headers.get("location")).toBe(`/gestione/prezzi/${offer}?esito=dimenticato`);
  await expect.poll(() => cents("d-1")).toBe(7_000);
  expect(await cents("d-3")).toBe(5_000);
  const link = /href="(\/gestione\/negozi\/moda-milano\/prezzi\/[^"]+)"/.exec(await show(store))?.[1] ?? "";
  expect((await show(link)).replaceAll("<!-- -->", "")).toMatch(/: 1 prezzi ancora nella storia/);
  await post(link, {});
  await expect.poll(() => cents("d-3")).toBe(7_000);
  expect(await show("/gestione/registro")).toContain("priceStrikes.strikeReading");
});

test("columns that nobody knows are proposed, confirmed once, and known from then on", async () => {
  const own = goods("80.00 EUR").replace(head, "Codice,Nome,Indirizzo,Disponibilità,Prezzo,Marca,Categoria");
  const asked = await tried(own);
  expect(asked).toContain("Che cosa dicono le colonne?");
  const form = plainForms(asked).find(({ fields }) => fields.atto === "colonne");
  const chosen = ["id", "title", "link", "availability", "price", "brand", "product_type"];
  for (const [place, column] of chosen.entries())
    expect(asked).toMatch(new RegExp(`id="colonna-${place}"[^]*?<option value="${column}" selected`));
  const columns = Object.fromEntries(chosen.map((column, place) => [`colonna-${place}`, column]));
  const short = await post(store, { ...form?.fields, ...columns, "colonna-4": "" });
  expect([short.status, short.html.includes("Manca ancora: Prezzo")]).toEqual([422, true]);
  const answer = await post(store, { ...form?.fields, ...columns });
  expect(answer.headers.get("location")).toBe(`${store}?esito=colonne`);
  expect(await tried(own)).toContain("Righe lette 1");
});

test("a tried feed says where it leads; one that the store's network does not track is imported only by a yes", async () => {
  const led = (link: string) => goods("59.90 EUR").replace("https://www.moda-milano.example/p/d-1", link);
  const page = await tried(led("https://www.awin1.com/pclick.php?p=1&a=2&m=3"));
  expect(page).toContain("1 indirizzo, tracciato da awin1.com");
  await site.db.prepare("UPDATE stores SET programme = 'awin' WHERE slug = 'moda-milano'").run();
  const asked = await tried(led("https://www.moda-milano.example/p/d-2"));
  expect(asked).toContain("1 indirizzo, nessuno tracciato");
  expect(asked).toContain("Sì, importa anche se nessun indirizzo è tracciato da Awin");
  const form = plainForms(asked).find(({ fields }) => fields.atto === "importa");
  const refused = await post(store, { ...form?.fields, conferma: "1" });
  expect([refused.status, refused.html.includes("Nessun indirizzo di questo feed è tracciato")]).toEqual([
    422,
    true,
  ]);
  const again = plainForms(refused.html).find(({ fields }) => fields.atto === "importa");
  await finished(await post(store, { ...again?.fields, conferma: "1", "non-tracciati": "1" }));
  expect(await show(store)).toContain("1 indirizzo, nessuno tracciato");
  await site.db.prepare("UPDATE stores SET programme = NULL WHERE slug = 'moda-milano'").run();
});

test("imports that stopped are listed, and given up aloud", async () => {
  const old = new Date(Date.now() - 600_000).toISOString();
  await site.db
    .prepare("INSERT INTO import_runs (run_id, begun_at, moved_at) VALUES ('morta-del-mattino', ?1, ?1)")
    .bind(old)
    .run();
  const page = await show(stores);
  expect(page).toContain("Importazioni non finite");
  expect(page).toContain("In preparazione, ferma da");
  const form = plainForms(page).find(({ fields }) => fields.importazione === "morta-del-mattino");
  const answer = await post(stores, { ...form?.fields, atto: "rinuncia" });
  expect(answer.headers.get("location")).toBe(`${stores}?esito=rinunciato`);
  expect(await show(stores)).not.toContain("Importazioni non finite");
});
