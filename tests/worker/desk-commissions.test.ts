/** At the desk of the built worker, without scripts: networks are let in, what they tell is counted, and the reports say so. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";
import { startSite, testSettings, visitor } from "../tools/site";
import { deskOf, saidBy } from "./at-desk";

/** What Awin's stand-in was asked, and the transaction that it tells of. */
const asked: string[] = [];
let told: object[] = [];
const isAsked = (what: string) => asked.some((one) => one.includes(what));

const awin = await forFile(
  listening((request, answer) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    answer.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(told));
  }),
);
const site = await forFile(
  startSite({ ...testSettings, AWIN_API_URL: awin.origin, ECB_URL: `${awin.origin}/bce` }),
);
const desk = await deskOf(site);

const home = "/gestione/commissioni";
const networks = `${home}/reti`;

/** A visitor leaves for a store by a link of Awin; the reference that the network gets. */
async function leaveFor(product: number, address: string): Promise<string> {
  const target = `https://www.awin1.com/cread.php?awinmid=1&ued=${encodeURIComponent("https://www.moda-milano.example/p")}`;
  const { status, html } = await site.page(
    `/redirect/${product}/${encodeURIComponent(target)}?cerca=vestito`,
    { headers: { "user-agent": visitor, "cf-connecting-ip": address } },
  );
  expect(status).toBe(200);
  return /clickref=([0-9a-f]{20})/.exec(html)?.[1] ?? "";
}
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .slice(1)
    .map(([, row = ""]) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) =>
        cell.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " "),
      ),
    );

test("before anything is known the desk says so", async () => {
  const { status, html } = await desk.get(home);
  expect(status).toBe(200);
  expect(html).toContain("Nessun clic e nessun ordine");
  expect(html).not.toContain("<script");
  expect((await desk.get(`${home}?dal=31/02/2026`)).status).toBe(422);
  const costs = await desk.get(`${home}/costi`);
  expect([costs.status, costs.html]).toEqual([
    200,
    expect.stringContaining("Righe scritte in D1 (milioni): "),
  ]);
  expect((await site.page(home)).status).toBe(303);
  expect((await site.page(`${home}/resoconto.csv`)).status).toBe(303);
});

test("a network calls its address, and its order stands in the report of the product, once", async () => {
  const reference = await leaveFor(1, "203.0.113.9");
  expect(reference).not.toBe("");
  await leaveFor(1, "203.0.113.10");
  expect(await site.runScheduled()).toBe("ok");
  const made = await desk.post(networks, { atto: "segreto", rete: "tradedoubler" });
  const address = /\/api\/commissioni\/avviso\/tradedoubler\?chiave=[\w-]+/.exec(made.html)?.[0] ?? "";
  const day = new Date().toISOString();
  const notice = `&id=TD-9&riferimento=${reference}&stato=P&vendita=100,00&commissione=8,50&valuta=EUR&ordine=${day}`;
  for (const state of ["P", "A", "P"]) {
    const { status } = await site.page(`${address}${notice.replace("stato=P", `stato=${state}`)}`);
    expect(status).toBe(200);
  }
  expect((await site.page(`${address}x${notice}`)).status).toBe(401);
  expect((await site.page("/api/commissioni/cambi")).status).toBe(401);
  const rows = cellsOf((await desk.get(`${home}?per=prodotto`)).html);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(1)).toEqual(["2", "1", "50 %", "0 %", "100,00 €", "8,50 €", "8,50 €", "4,250 €"]);
  const csv = await desk.get(`${home}/resoconto.csv?per=ricerca`);
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(csv.html.split("\r\n")[0]).toContain("Ricerca,Clic,Ordini");
  expect(csv.html.split("\r\n").at(-2)).toBe("Totale,2,1,0,0,50,100.00,0.00,8.50,0.00,8.50,8.50,0.00,4.25");
});

test("transactions stand one by one, by order or by booking, to match an invoice with; what is clicked and never sold too", async () => {
  const list = `${home}/transazioni`;
  await leaveFor(2, "203.0.113.11");
  const [row] = cellsOf((await desk.get(list)).html);
  expect(row?.slice(2, 4)).toEqual(["Tradedoubler", "TD-9"]);
  expect(row?.slice(6, 9)).toEqual(["100,00 €", "8,50 €", "approvata"]);
  // The network did not say when it approved.
  expect((await desk.get(`${list}?per=contabile`)).html).toContain("Nessuna transazione");
  await site.db.prepare("UPDATE network_sales SET modified_at = '2026-03-05T10:00:00.000Z'").run();
  const march = "dal=2026-03-01&al=2026-03-31";
  const booked = cellsOf((await desk.get(`${list}?per=contabile&${march}`)).html);
  expect(booked.map((cells) => cells.slice(1, 4))).toEqual([["05/03/2026", "Tradedoubler", "TD-9"]]);
  const csv = await desk.get(`${list}.csv?per=contabile&${march}`);
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(csv.html).toMatch(/,2026-03-05,Tradedoubler,TD-9,.*,100\.00,8\.50,EUR,approvata,/);
  expect((await desk.get(`${list}?dal=31/02/2026`)).status).toBe(422);
  expect(await site.runScheduled()).toBe("ok");
  const unsold = cellsOf((await desk.get(`${home}?per=prodotto&solo=mai`)).html);
  expect(unsold.map(([, clicks, orders]) => [clicks, orders])).toEqual([["1", "0"]]);
});

test("Awin is asked by the clock with a token that the desk never shows again", async () => {
  const reference = await leaveFor(2, "203.0.113.11");
  const at = new Date().toISOString().slice(0, 19);
  told = [
    {
      ...{ id: 77, commissionStatus: "approved", transactionDate: at, clickRefs: { clickRef: reference } },
      ...{
        commissionAmount: { amount: 5.59, currency: "USD" },
        saleAmount: { amount: 55.9, currency: "USD" },
      },
    },
  ];
  expect((await desk.fill(networks, { publisher: "dodici", token: "gettone-segreto" })).status).toBe(422);
  expect((await desk.fill(networks, { publisher: "123456", token: "gettone-segreto" })).status).toBe(303);
  expect((await desk.get(networks)).html).not.toContain("gettone-segreto");
  for (
    let minute = 0;
    minute < 40 && !(isAsked("Bearer") && isAsked("/bce/eurofxref-hist-90d.xml"));
    minute++
  )
    expect(await site.runScheduled(new Date(Date.now() + minute * 60_000))).toBe("ok");
  expect(isAsked("/bce/") && isAsked("Bearer gettone-segreto /publishers/123456/transactions/")).toBe(true);
  expect((await desk.get(networks)).html).toContain("Arrivano da soli dalla Banca centrale europea");
  const { html } = await desk.get(home);
  expect(html).toContain("Transazioni senza cambio: 1.");
  expect((await desk.log("commissions.connect"))[0]?.[0]).toBe("commissions.connect");
});

test("the bank's rates and a network's table are read from files; what is wrong with one is said", async () => {
  const day = new Date().toISOString().slice(0, 10);
  const rates = new File([`Date,USD,\n${day},1.118,\n`], "eurofxref-hist.csv");
  expect(saidBy((await desk.upload(networks, { atto: "cambi", cambi: rates })).html)).toContain(
    "transazioni convertite: 1",
  );
  expect((await desk.upload(networks, { atto: "cambi", cambi: new File(["<html>"], "x.csv") })).status).toBe(
    422,
  );
  const table = new File(
    [
      "Commission ID,Event Date,SID,Action Status,Sale Amount,Publisher Commission\n1,ieri,x,new,1,1\n2,2026-01-05,x,new,1,1\n",
    ],
    "cj.csv",
  );
  const read = await desk.upload(networks, { rete: "cj", tabella: table });
  expect(saidBy(read.html)).toContain("Transazioni lette 1: 1 nuove");
  expect(read.html).toContain("la data dell’ordine non si legge");
  const none = await desk.upload(networks, { rete: "cj", tabella: new File(["a,b\n1,2\n"], "cj.csv") });
  expect([none.status, saidBy(none.html)]).toEqual([
    422,
    expect.stringContaining("numero della transazione"),
  ]);
  expect((await desk.get(home)).html).not.toContain("Transazioni senza cambio");
  const networksOf = cellsOf((await desk.get(`${home}?per=rete`)).html).map((cells) => cells.slice(0, 3));
  expect(networksOf).toEqual(expect.arrayContaining([["Awin", "3", "1"]]));
});

test("whoever leaves from a page counts for it, and for the place where its way out stood", async () => {
  const { html } = await site.page("/prodotti");
  const way = /href="(\/vai\/[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const headers = { "user-agent": visitor, "cf-connecting-ip": "203.0.113.12" };
  expect((await site.page(way, { headers })).status).toBe(200);
  expect(await site.runScheduled()).toBe("ok");
  const names = async (per: string) =>
    cellsOf((await desk.get(`${home}?per=${per}`)).html).map(([cell = ""]) => cell);
  expect(await names("pagina")).toContain("/prodotti");
  expect(await names("tipo")).toContain("Elenco");
  expect(await names("posto")).toContain("Elenco: schede dell’elenco");
  const csv = await desk.get(`${home}/resoconto.csv?per=posto`);
  expect(csv.html).toContain("Elenco: schede dell’elenco,1,0");
});
