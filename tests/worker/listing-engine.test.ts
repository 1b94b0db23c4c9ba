/** A site whose listing ClickHouse answers: filled by the clock, the same pages, and an Italian sentence whenever the engine fails. */
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { clickHouse } from "upstream/listing/clickhouse/client";
import { current } from "upstream/listing/clickhouse/tables";
import { afterAll, expect, test } from "vitest";
import { openClickHouse } from "../tools/clickhouse";
import { type Site, startSite } from "../tools/site";
import { isFramed, leaksInternals } from "./html";

const servers = await openClickHouse();
/** The second answers the same catalogue from memory. */
const [site, plain] = await Promise.all([startSite({ LISTING_URL: servers.settings[0]?.url }), startSite()]);
afterAll(async () => {
  await Promise.all([site.stop(), plain.stop(), servers.close()]);
});

const questions = [
  "/prodotti?inSconto=true",
  "/prodotti?ordinamento=prezzo_asc&pagina=2",
  "/prodotti?cerca=camicia",
];

/** Names of the cards of a page, in order. */
function cards(html: string): string[] {
  return [...html.matchAll(/<article class="card[\s\S]*?href="\/([^"?]+)"/g)].map((match) =>
    String(match[1]),
  );
}

/** A crawler gets the exact status, a visitor the sentence. */
async function expectSentence(asked: Site, path: string) {
  const { status } = await asked.page(path, { headers: { "user-agent": "Googlebot/2.1" } });
  expect([502, 504]).toContain(status);
  const { html } = await asked.page(path);
  expect(html).toContain("Errore nel caricamento dei prodotti. Riprova più tardi.");
  expect([isFramed(html), leaksInternals(html), html.includes("ClickHouse")]).toEqual([true, false, false]);
}

test("before the engine holds a catalogue the listing says that it cannot answer; the next minute fills it", async () => {
  await expectSentence(site, "/prodotti?colore=nero");
  expect(await site.runScheduled()).toBe("ok");
  const answer = await site.page("/prodotti?colore=nero");
  expect(answer.status).toBe(200);
  expect(cards(answer.html).length).toBeGreaterThan(0);
});

test.each(questions)("%s is the page that memory makes", async (path) => {
  const [there, here] = await Promise.all([site.page(path), plain.page(path)]);
  expect(there.status).toBe(200);
  expect(cards(there.html)).toEqual(cards(here.html));
  expect(cards(there.html).length).toBeGreaterThan(0);
});

test("an engine that is ahead of the database is not believed, and filled anew within a minute", async () => {
  const server = clickHouse(servers.settings[0] ?? { url: "", user: "", password: "" });
  await server.run(`DROP TABLE ${current.state}`);
  await server.run(`CREATE TABLE ${current.state} (version UInt32) ENGINE = MergeTree ORDER BY version`);
  await server.run(`INSERT INTO ${current.state} VALUES (4000000000)`);
  await expectSentence(site, "/prodotti?colore=rosso");
  // Kept from before.
  expect((await site.page("/prodotti?colore=nero")).status).toBe(200);
  expect(await site.runScheduled()).toBe("ok");
  expect((await site.page("/prodotti?colore=rosso")).status).toBe(200);
});

test("when the engine dies, pages seen before go on, and others say so", async () => {
  await servers.close();
  for (const path of questions) {
    const answer = await site.page(path);
    expect(answer.status).toBe(200);
    expect(cards(answer.html).length).toBeGreaterThan(0);
  }
  await expectSentence(site, "/prodotti?colore=blu");
});

test("an engine that accepts and never answers is not waited for", async () => {
  const sockets = new Set<Socket>();
  const silent: Server = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const waiting = await startSite({
    LISTING_URL: `http://127.0.0.1:${port}/default`,
    UPSTREAM_TIMEOUT_MS: "200",
  });
  try {
    await expectSentence(waiting, "/prodotti");
  } finally {
    await waiting.stop();
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});
