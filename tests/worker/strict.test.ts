/** Under production's worst: connections to the database that break before or after a commit, and calls of 30 ms, one at a time. */
import { mintToken } from "server/forms/form-token";
import { afterAll, expect, test } from "vitest";
import { openJar } from "../../harness/jar";
import { type Site, startSite } from "../../harness/site";
import { cardCount, isFramed, leaksInternals } from "./html";

const keys = { CLICK_SALT: "sale-di-prova", FORM_SECONDS: 2 };
const seed = String(Math.floor(Math.random() * 2 ** 31));
const sites: Site[] = [];
afterAll(() => Promise.all(sites.map((site) => site.stop())));

async function siteWhose(database: "slow" | "lost"): Promise<Site> {
  const settings = { CLICK_SALT: keys.CLICK_SALT, LOG: "off", STRICT_D1: database, STRICT_SEED: seed };
  const site = await startSite(settings);
  sites.push(site);
  return site;
}

test("whoever presses again after a lost connection has sent one message, and put one piece into the cart", async () => {
  const site = await siteWhose("lost");
  const message = {
    nome: "Giulia",
    cognome: "Prova",
    email: "giulia@posta.example",
    messaggio: "Una volta sola, per favore.",
    modulo__da: mintToken(keys, Date.now() - 60_000),
    nome__conferma: "",
  };
  const jar = openJar(site, { "cf-connecting-ip": "203.0.113.7" });
  const offer = await site.db
    .prepare(
      "SELECT offer_id, product_id, variant_id FROM offers JOIN products USING (product_id) WHERE available = 1 LIMIT 1",
    )
    .first<Record<string, number>>();
  const piece = {
    atto: "aggiungi",
    chiave: "una-volta-sola",
    quantita: "1",
    prodotto: String(offer?.product_id),
    variante: String(offer?.variant_id),
    offerta: String(offer?.offer_id),
  };
  for (const [path, fields] of [
    ["/contatti", message],
    ["/carrello", piece],
  ] as const) {
    const statuses: number[] = [];
    for (let press = 0; press < 8 && statuses.filter((status) => status === 303).length < 2; press++)
      statuses.push((await jar.post(path, fields)).status);
    expect(statuses, `${path}, seed ${seed}`).toContain(303);
  }
  const count = (sql: string) => site.db.prepare(sql).first("n");
  expect(await count("SELECT COUNT(*) AS n FROM contact_messages"), `seed ${seed}`).toBe(1);
  expect(await count("SELECT SUM(quantity) AS n FROM cart_lines"), `seed ${seed}`).toBe(1);
}, 60_000);

test("pages stand, or say in Italian what they lack, however often a connection is lost", async () => {
  const site = sites[0] ?? (await siteWhose("lost"));
  const { results } = await site.db.prepare("SELECT slug FROM products LIMIT 30").all<{ slug: string }>();
  for (const path of ["/", "/prodotti", "/magazine", "/brand", ...results.map(({ slug }) => `/${slug}`)]) {
    const { status, html } = await site.page(path);
    expect([200, 502, 504], `${path}, seed ${seed}`).toContain(status);
    expect([path, isFramed(html), leaksInternals(html)]).toEqual([path, true, false]);
  }
}, 60_000);

test("calls of 30 ms, one at a time, leave pages whole within their deadline", async () => {
  const site = await siteWhose("slow");
  for (const path of [
    "/",
    "/prodotti",
    "/prodotti?categoria=donna&ordinamento=prezzo_asc",
    "/scarpe-donna",
  ]) {
    const { status, html } = await site.page(path);
    expect([path, status, cardCount(html) > 0]).toEqual([path, 200, true]);
  }
}, 60_000);
