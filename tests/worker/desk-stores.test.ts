/** At the desk of the built worker, without scripts: stores made, kept and paused, single offers hidden, messages answered. */
import { batch, rows, sql } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, importDone, saidBy } from "./at-desk";
import { plainForms } from "./html";
import { run } from "./sql";

const site = await forFile(startSite({ CACHE_SHORT_SECONDS: "0", CACHE_LONG_SECONDS: "0" }));
const desk = await deskOf(site);

const led = ({ headers }: { headers: { get(name: string): string | null } }) => headers.get("location") ?? "";
const first = <Row>(text: string, ...values: unknown[]) =>
  site.db
    .prepare(text)
    .bind(...values)
    .first<Row>();

/** A product that several stores offer, with the offer that leads. */
async function soldTwice() {
  const found = await first<{ product_id: number; slug: string; best_offer_id: number; external_id: string }>(
    `SELECT p.product_id, p.slug, p.best_offer_id, o.external_id FROM products p JOIN offers o ON o.offer_id = p.best_offer_id
      WHERE p.offer_count > 1 AND p.available = 1 ORDER BY p.product_id LIMIT 1`,
  );
  if (!found) throw new Error("no product of two stores");
  return found;
}

test("one press hides a single offer, another shows it again; lists and page follow at once", async () => {
  const { product_id: id, slug, best_offer_id: offer, external_id: code } = await soldTwice();
  const path = `/gestione/catalogo/${id}`;
  const before = (await site.page(`/${slug}`)).html;
  const hidden = await desk.post(path, { "offerta-sola": `nascondi-offerta:${offer}` });
  expect(led(hidden)).toBe(`${path}?esito=offerta`);
  const now = await first<{ best_offer_id: number }>(
    "SELECT best_offer_id FROM products WHERE product_id = ?",
    id,
  );
  expect(now?.best_offer_id).not.toBe(offer);
  const page = (await site.page(`/${slug}`)).html;
  const of = (html: string) => html.includes(`offerta=${offer}"`) || html.includes(`value="${offer}"`);
  expect([of(before), of(page)]).toEqual([true, false]);
  expect((await desk.get(path)).html).toContain("Nascosta dal");
  expect(await desk.log("curation.hideOffer")).toEqual([["curation.hideOffer", String(offer)]]);
  expect((await desk.get("/gestione/esportazioni/offerte.csv")).html).toMatch(
    new RegExp(`${code}.*T.*Z,.*T.*Z,`),
  );
  const shown = await desk.post(path, { "offerta-sola": `mostra-offerta:${offer}` });
  expect(led(shown)).toBe(`${path}?esito=offerta-mostrata`);
  expect(of((await site.page(`/${slug}`)).html)).toBe(true);
});

test("an offer whose page is gone is shown with its reason, and put back by one press", async () => {
  const { best_offer_id: offer, external_id: code, product_id: id } = await soldTwice();
  const at = "2026-03-01T10:00:00.000Z";
  await batch(site.db, [
    sql`INSERT INTO hidden_offers (store_id, external_id, hidden_at, why)
      SELECT store_id, external_id, ${at}, 'sparita' FROM offers WHERE offer_id = ${offer}`,
    sql`INSERT INTO destination_doubts
      SELECT store_id, external_id, 'sparita', 3, ${at}, ${at}, 0 FROM offers WHERE offer_id = ${offer}`,
  ]);
  const path = "/gestione/destinazioni";
  const { html } = await desk.get(path);
  expect(html).toContain("la pagina non c’è più");
  expect(html).toContain(`href="/gestione/catalogo/${id}"`);
  const shown = await desk.fill(path, { offerta: String(offer) });
  expect(led(shown)).toBe(`${path}?esito=offerta-mostrata`);
  expect((await desk.get(path)).html).toContain("Nessuna offerta è nascosta per la sua pagina.");
  expect((await desk.get(`${path}?stato=dubbie`)).html).toContain("sì, deciso al banco");
  expect(await first("SELECT 1 FROM hidden_offers WHERE external_id = ?", code)).toBeNull();
});

const application = `INSERT INTO store_applications (idempotency_key, contact_name, company, store_name, site, email, received_at)
  VALUES ('cand-1', 'Ada Neri', 'Neri S.r.l.', 'Néri & Figli', 'https://www.neri-figli.example/moda', 'ada@posta.example', ?)`;

test("a store is made of its application, kept with its shipping, and refusals name the labels", async () => {
  await site.db.prepare(application).bind(new Date().toISOString()).run();
  const item = (await desk.get("/gestione/candidature/cand-1")).html;
  const way = /href="(\/gestione\/negozi\/nuovo[^"]*)">Crea un negozio/.exec(item)?.[1] ?? "";
  const form = plainForms((await desk.get(way)).html).find(
    ({ action }) => action === "/gestione/negozi/nuovo",
  );
  expect(form?.fields).toMatchObject({
    slug: "neri-figli",
    name: "Néri & Figli",
    host: "www.neri-figli.example",
    candidatura: "cand-1",
  });
  const wrong = await desk.post("/gestione/negozi/nuovo", { ...form?.fields, shipping: "molto" });
  expect([wrong.status, saidBy(wrong.html)]).toEqual([
    422,
    "Valore non valido per «Spedizione in euro»: serve un numero.",
  ]);
  expect(wrong.html).toContain('value="molto"');
  const made = await desk.post("/gestione/negozi/nuovo", {
    ...form?.fields,
    shipping: "4,90",
    freeFrom: "79",
  });
  expect(led(made)).toBe("/gestione/negozi/neri-figli?esito=creato");
  const again = await desk.post("/gestione/negozi/nuovo", { ...form?.fields });
  expect(saidBy(again.html)).toBe("«Indirizzo nel sito»: Un negozio ha già questo indirizzo.");
  const card = "/gestione/negozi/neri-figli/scheda";
  const late = await desk.fill(card, { returnDays: "900" });
  expect([late.status, saidBy(late.html)]).toEqual([
    422,
    "Valore non valido per «Giorni per il reso»: al massimo 730.",
  ]);
  const deepLink = "https://www.awin1.com/cread.php?awinmid=12345&awinaffid=1&ued={url_encoded}";
  const elsewhere = await desk.fill(card, { programme: "awin", deepLink: deepLink.replace("awin1", "evil") });
  expect([elsewhere.status, saidBy(elsewhere.html)]).toEqual([
    422,
    "«Modello dei link (deep link)»: Scrivi un indirizzo https di Awin (awin1.com), come lo dà la rete.",
  ]);
  expect(elsewhere.html).toContain("https://www.evil.com/cread.php");
  const promised = { returnDays: "30", freeReturns: "si", payments: "PayPal, Visa", rating: "4,6" };
  const named = { delivery: "24 ore", programme: "awin", programmeId: "12345", deepLink };
  const kept = await desk.fill(card, { ...named, ...promised });
  expect(led(kept)).toBe(`${card}?esito=salvato`);
  const { html } = await desk.get(card);
  for (const value of [
    "4,90",
    "79,00",
    "24 ore",
    "12345",
    "30",
    "PayPal, Visa",
    "4,6",
    deepLink.replaceAll("&", "&amp;"),
  ])
    expect(html).toContain(`value="${value}"`);
  expect((await desk.get("/gestione/candidature/cand-1")).html).toContain("<dd>Fatto</dd>");
  expect((await desk.log("storeKeeping")).map(([, subject]) => subject)).toEqual([
    "neri-figli",
    "neri-figli",
  ]);
});

test("a message is answered by a letter that is kept with it, once however often it is pressed", async () => {
  const at = new Date().toISOString();
  await run(site.db)`INSERT INTO contact_messages VALUES
    ('mess-1', 'Eva', 'Prova', 'eva@posta.example', 'Dov’è il mio pacco?', ${at})`;
  const path = "/gestione/messaggi/mess-1";
  const empty = await desk.post(path, { atto: "rispondi", body: " " });
  expect([empty.status, saidBy(empty.html)]).toEqual([422, "Scrivi la risposta."]);
  const body = "Ciao Eva,\n\nlo spedisce il negozio: <b>scrivi</b> a loro.";
  for (const _ of [1, 2])
    expect(led(await desk.post(path, { atto: "rispondi", body }))).toBe(`${path}?esito=risposta`);
  const results = await rows<{ text: string; html: string }>(site.db)`SELECT
    subject, text, html, reply_to, urgency FROM mail_outbox WHERE recipient = 'eva@posta.example'`;
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ reply_to: "info@vetrina.example", urgency: 2 });
  expect(results[0]?.text).toContain("> Dov’è il mio pacco?");
  expect(results[0]?.html).not.toContain("<b>scrivi</b>");
  const { html } = await desk.get(path);
  expect(html).toContain(desk.email);
  expect(html).toContain("in partenza");
  expect(html).toContain("&lt;b&gt;scrivi&lt;/b&gt;");
  expect(html).toContain("<dd>In corso</dd>");
  await run(site.db)`UPDATE mail_outbox SET sent_at = ${at} WHERE recipient = 'eva@posta.example'`;
  expect((await desk.get(path)).html).toContain("inviata ");
});

test("a paused store is not shown and not led to, and the way out says so; then it goes on", async () => {
  const store = await first<{ slug: string; name: string; host: string }>(
    `SELECT s.slug, s.name, s.host FROM stores s WHERE s.host IS NOT NULL AND EXISTS (SELECT 1 FROM products p
      JOIN offers o ON o.offer_id = p.best_offer_id WHERE o.store_id = s.store_id AND p.available = 1) ORDER BY s.slug LIMIT 1`,
  );
  const { slug = "", name = "", host = "" } = store ?? {};
  const goods = await first<{ slug: string; url: string }>(
    `SELECT p.slug, o.url FROM products p JOIN offers o ON o.offer_id = p.best_offer_id JOIN stores s USING (store_id)
      WHERE s.slug = ? AND p.available = 1 ORDER BY p.product_id LIMIT 1`,
    slug,
  );
  const card = `/gestione/negozi/${slug}/scheda`;
  const listed = async () => (await site.page(`/prodotti?negozio=${slug}`)).status;
  const shop = async () => (await site.page(`/${goods?.slug}`)).html.includes(`>${name}<`);
  expect([await listed(), await shop()]).toEqual([200, true]);
  expect(led(await desk.post(card, { atto: "sospendi" }))).toBe(`${card}?esito=sospeso`);
  // The page follows at once, lists with the run behind the answer.
  expect(await shop()).toBe(false);
  await expect
    .poll(() =>
      first<{ n: number }>("SELECT COUNT(*) AS n FROM import_runs WHERE finished_at IS NULL AND derives = 1"),
    )
    .toEqual({ n: 0 });
  const left = await first<{ n: number }>(
    `SELECT COUNT(*) AS n FROM products p JOIN offers o ON o.offer_id = p.best_offer_id JOIN stores s USING (store_id)
      WHERE s.slug = ?`,
    slug,
  );
  expect(left).toEqual({ n: 0 });
  const cards = await site.page(`/prodotti?negozio=${slug}`);
  expect(cards.html).not.toContain(`href="/${goods?.slug}"`);
  const out = await site.page(
    `/vai/${btoa(goods?.url ?? `https://${host}/`)
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=+$/, "")}`,
  );
  expect([out.status, out.html.includes(`${name} è in pausa`)]).toEqual([404, true]);
  expect(await first("SELECT COUNT(*) AS n FROM new_clicks")).toEqual({ n: 0 });
  expect((await desk.get("/gestione/negozi")).html).toContain("in pausa");
  expect((await desk.get(`/gestione/negozi/${slug}`)).html).toContain("In pausa dal");
  expect(led(await desk.post(card, { atto: "riprendi" }))).toBe(`${card}?esito=ripreso`);
  await expect.poll(shop).toBe(true);
  expect((await desk.log("storeKeeping.pause")).map(([, subject]) => subject)).toEqual([slug, slug]);
});

const head = "id,title,link,availability,price,brand,item_group_id,product_type,color,size";
const line = (id: string, title: string, type: string) =>
  `${id},${title},https://www.neri.example/p/${id},in_stock,59.90 EUR,Aurora,G-${id},${type},rosso,M`;

async function imported(store: string, rows: string[]): Promise<void> {
  const tried = await desk.upload(store, { feed: new File([[head, ...rows].join("\n")], "feed.csv") });
  const form = plainForms(tried.html).find(({ fields }) => fields.atto === "importa");
  const answer = await desk.post(store, { ...form?.fields, conferma: "1" });
  await importDone(site, async () => (await desk.get(led(answer))).html);
}

test("a hidden offer stays hidden through imports, and a product says why it lies in its category", async () => {
  await desk.post("/gestione/negozi/nuovo", {
    slug: "neri",
    name: "Neri",
    host: "www.neri.example",
    programme: "",
  });
  const store = "/gestione/negozi/neri";
  const heels = line("n-2", "Stivaletti con tacco", "Donna > Novità");
  await imported(store, [line("n-1", "Cosa bella", "Donna > Vestiti eleganti"), heels]);
  const found = async (code: string) =>
    first<{ product_id: number; offer_id: number; offer_count: number }>(
      "SELECT p.product_id, o.offer_id, p.offer_count FROM offers o JOIN products p USING (product_id) WHERE o.external_id = ?",
      code,
    );
  const dress = await found("n-1");
  const boots = await found("n-2");
  const why = async (id: number | undefined) => {
    const { html } = await desk.get(`/gestione/catalogo/${id}`);
    return /Perché in questa categoria<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1];
  };
  expect(await why(dress?.product_id)).toMatch(/^Nel percorso del feed c’è «Vestiti» → Vestiti/);
  expect(await why(boots?.product_id)).toMatch(/^Il percorso non basta: nel titolo c’è «Stivaletti» → /);
  await desk.post(`/gestione/catalogo/${dress?.product_id}`, {
    "offerta-sola": `nascondi-offerta:${dress?.offer_id}`,
  });
  const both = [line("n-1", "Cosa bellissima", "Donna > Vestiti eleganti"), heels];
  await imported(store, both);
  expect(await found("n-1")).toMatchObject({ offer_count: 0 });
  await imported(store, [heels]);
  await imported(store, both);
  expect(await found("n-1")).toMatchObject({ offer_count: 0 });
  // What the desk says of the store stands above what the feed's importer guesses.
  expect(await first("SELECT name FROM stores WHERE slug = 'neri'")).toEqual({ name: "Neri" });
});
