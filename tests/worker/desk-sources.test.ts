/** At the desk of the built worker, without scripts: where feeds come from, what they ask, who may read them. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, saidBy } from "./at-desk";
import { run, value } from "./sql";

const site = await forFile(startSite());
const desk = await deskOf(site);

const store = "/gestione/negozi/moda-milano";
const written = {
  address: "https://feed.moda-milano.example/apikey/SegretoSegreto12/feed.csv.gz",
  user: "milano",
  password: "parola-di-accesso",
  network: "awin",
  hours: "6, 13 e 20",
  mostGone: "25",
  mostMoved: "50",
};

let home = "";

test("a source is added to a store, and shown without its secrets", async () => {
  expect((await desk.get(store)).html).toContain("Nessuna fonte");
  const answer = await desk.fill(`${store}/fonti/nuova`, written);
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  home = location.split("?")[0] ?? "";
  const page = await desk.get(location);
  expect(saidBy(page.html)).toContain("Fonte aggiunta");
  expect(page.html).toContain("https://feed.moda-milano.example/apikey/•••/feed.csv.gz");
  for (const secret of ["SegretoSegreto12", "parola-di-accesso"]) expect(page.html).not.toContain(secret);
  expect(page.html).toContain("6, 13, 20, ore di Roma");
  expect((await desk.get(store)).html).toContain(home);
  expect((await desk.get("/gestione/fonti")).html).toContain("6, 13, 20");
  expect((await desk.log("feedSources"))[0]).toEqual(["feedSources.create", "moda-milano 1"]);
});

test("what is wrong is named by its label, and nothing typed is lost but secrets", async () => {
  const cases: [Record<string, string>, string][] = [
    [{ address: "feed.example/a.csv" }, "«Indirizzo del feed»"],
    [{ hours: "quando capita" }, "«Quando leggerlo (ore di Roma)»"],
    [{ mostGone: "tanto" }, "«Chiedi se sparisce più di, per cento»"],
    [{ user: "" }, "anche l’utente"],
  ];
  for (const [change, label] of cases) {
    const answer = await desk.fill(`${store}/fonti/nuova`, { ...written, ...change });
    expect([answer.status, saidBy(answer.html)]).toEqual([422, expect.stringContaining(label)]);
    expect(answer.html).toContain(`value="${change.hours ?? written.hours}"`);
    expect(answer.html).not.toContain("parola-di-accesso");
  }
});

test("a change keeps what a form cannot show, and a source can be stopped and removed", async () => {
  const answer = await desk.fill(`${home}/modifica`, { hours: "ogni ora", mostGone: "40" });
  expect(answer.headers.get("location")).toBe(`${home}?esito=salvato`);
  const page = (await desk.get(`${home}/modifica`)).html;
  expect(page).toContain('value="ogni ora"');
  expect(page).toContain("Ce n’è una: vuoto, resta quella.");
  expect((await desk.get(home)).html).not.toContain("ferma");
  const other = await desk.fill(`${store}/fonti/nuova`, { ...written, password: "", user: "" });
  const path = (other.headers.get("location") ?? "").split("?")[0] ?? "";
  await desk.post(`${path}/modifica`, { atto: "togli" });
  expect((await desk.get(path)).status).toBe(404);
});

test("a feed that changes too much is shown with its difference, and decided by one press", async () => {
  const asks = {
    at: "2026-03-10T05:00:00.000Z",
    leaving: { gone: 400, known: 1_000, lately: 150, examples: ["A-1", "A-2"] },
    movement: { compared: 600, up: 10, down: 50, median: -62.5, largest: [["A-9", "Felpa", 9_000, 2_900]] },
  };
  await site.db.prepare("UPDATE feed_sources SET question = ?").bind(JSON.stringify(asks)).run();
  await run(site.db)`INSERT INTO feed_readings (source_id, lease, runner, begun_at, outcome)
    SELECT source_id, 'a', 'a', ${asks.at}, 'chiede' FROM feed_sources`;
  for (const path of ["/gestione/negozi", store, "/gestione/fonti"])
    expect((await desk.get(path)).html, path).toContain("conferma o lascia com’è");
  const page = (await desk.get(home)).html;
  const parts = "400 offerte su 1000|40 %|oltre a 150 nei sette giorni prima|−62,5 %|Felpa (A-9)|90,00";
  for (const part of parts.split("|")) expect(page, part).toContain(part);
  const answer = await desk.fill(home, {}, ["atto", "si"]);
  expect(saidBy((await desk.get(answer.headers.get("location") ?? "")).html)).toContain("Ammesso");
  const decided = (await desk.get(home)).html;
  expect(page).toContain('class="bad">chiede una decisione');
  expect([decided.includes("Da decidere"), decided.includes(">chiede una")]).toEqual([false, false]);
  expect(decided).toContain("ha chiesto una decisione");
});

test("a feed whose addresses nobody tracks is shown as that, and where it is mended", async () => {
  const asks = {
    ...{ at: "2026-03-10T05:00:00.000Z", leaving: null, movement: null },
    addresses: { all: 41_200, tracked: 0, hosts: [], network: "awin" },
  };
  await site.db.prepare("UPDATE feed_sources SET question = ?").bind(JSON.stringify(asks)).run();
  expect((await desk.get("/gestione/fonti")).html).toContain(
    "nessun indirizzo del feed è tracciato, conferma",
  );
  const page = (await desk.get(home)).html;
  for (const part of [
    "41.200 indirizzi, nessuno tracciato",
    "Il negozio è di Awin",
    "Accordo diretto",
    `${store}/scheda`,
  ])
    expect(page, part).toContain(part);
  await desk.fill(home, {}, ["atto", "si"]);
  const allowed = await site.db.prepare("SELECT allowed FROM feed_sources").first<string>("allowed");
  expect(JSON.parse(allowed ?? "")).toMatchObject({ untracked: true });
});

test("columns that nobody knows are told with one press, and the source is read again", async () => {
  const columns = {
    names: ["codice", "nome", "indirizzo", "prezzo"],
    proposal: { codice: "id", nome: "title", indirizzo: "link", prezzo: "price" },
  };
  await run(site.db)`UPDATE feed_sources
    SET columns = ${JSON.stringify(columns)}, due_at = '2099-01-01T00:00:00.000Z'`;
  const answer = await desk.fill(home, {}, ["atto", "colonne"]);
  expect(answer.headers.get("location")).toBe(`${home}?esito=presto`);
  const kept = await value(site.db)`SELECT columns FROM feed_columns WHERE store = 'moda-milano'`;
  expect(JSON.parse(String(kept))).toEqual(columns.proposal);
  const due = await site.db.prepare("SELECT due_at FROM feed_sources").first<string>("due_at");
  expect(Date.parse(due ?? "")).toBeLessThanOrEqual(Date.now());
});

test("a reader gets its token once, may then do its work over /api without any other key, and can be put out", async () => {
  const made = await desk.fill("/gestione/lettori", { name: "Server di casa" });
  const [token = ""] = /lf_[\w-]{40,}/.exec(made.html) ?? [];
  const list = (await desk.get("/gestione/lettori")).html;
  expect([list.includes("Server di casa"), list.includes(token)]).toEqual([true, false]);
  const take = (path: string, body: object) =>
    site.page(path, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const work = JSON.parse((await take("/api/feed/lavoro", { lease: "lettura-di-prova-1" })).html);
  expect(work).toMatchObject({ address: written.address, user: "milano", password: written.password });
  expect((await take("/api/catalogue/looks", { looks: {} })).status).toBe(403);
  const reading = (await desk.get(home)).html;
  expect(reading).toContain("in corso: scarica il file");
  await desk.fill("/gestione/lettori", {}, ["atto", "togli"]);
  expect((await take("/api/feed/lavoro", { lease: "lettura-di-prova-2" })).status).toBe(401);
});
