/** Awin's programmes and offers come by themselves, with the account of its transactions: a stand-in of its API over HTTP. */
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { askAwinOffers } from "upstream/promotions/ask-awin";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { listening } from "../../tools/listening";

const base = await forFile(openDatabase());
const asked: string[] = [];
let refused = false;
let offers: Record<string, unknown>[] = [];
const awin = await forFile(
  listening(async (request, answer) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
    if (refused) return answer.writeHead(401).end();
    const { page = 1 } = body ? (JSON.parse(body) as { pagination: { page: number } }).pagination : {};
    const programmes = [
      { id: 1001, name: "Uno", validDomains: [{ domain: "www.uno.example" }, { domain: null }] },
      { id: 1002, name: "Due", validDomains: [{ domain: "due.example" }] },
      { id: 1003, name: "Tre", validDomains: [] },
    ];
    answer.end(JSON.stringify(body ? { data: offers.slice((page - 1) * 200, page * 200) } : programmes));
  }),
);
const keys = [{ id: "k1", secret: "x".repeat(32) }];
const now = new Date("2026-11-20T10:00:00Z");
const ask = () => askAwinOffers(base.db, { url: awin.origin, keys }, now);
async function account() {
  const { row } = deskActs.commissions.accounts;
  const answer = row.output.parse(await createUpstream({ DB: base.db, sessionKeys: keys }).call(row, {}));
  return answer.find(({ network }) => network === "awin");
}
const offer = (promotionId: number) => ({
  ...{
    promotionId,
    type: "voucher",
    title: `Sconto ${promotionId}`,
    voucher: { code: `CODICE${promotionId}` },
  },
  advertiser: { id: 1001, name: "Uno", joined: true },
  ...{ startDate: "2026-11-01T00:00:00", endDate: "2026-12-01T00:00:00", regions: { all: true, list: [] } },
  ...{ url: "https://www.uno.example/saldi", urlTracking: "https://www.awin1.com/cread.php?awinmid=1001" },
});

test("offers of joined programmes are asked page by page and come in, and a store gets the programme of its host", async () => {
  expect(await ask()).toBe(false);
  expect(asked).toEqual([]);
  for (const said of [
    "host = 'uno.example', programme = NULL, programme_id = NULL WHERE store_id = 1",
    "host = 'www.due.example', programme = 'diretto', programme_id = NULL WHERE store_id = 2",
  ])
    await base.db.prepare(`UPDATE stores SET ${said}`).run();
  const connect = deskActs.commissions.connect.row;
  await createUpstream({ DB: base.db, sessionKeys: keys, now: () => now }).call(connect, {
    ...{ publisher: "123456", token: "gettone-segreto", since: "2026-11-01" },
  });
  offers = Array.from({ length: 201 }, (_, at) => offer(at + 1));
  await ask();
  expect(asked.map((one) => one.split(" ").slice(0, 4).join(" "))).toEqual([
    "GET /publishers/123456/programmes?relationship=joined Bearer gettone-segreto",
    ...Array.from({ length: 2 }, () => "POST /publisher/123456/promotions Bearer gettone-segreto"),
  ]);
  expect(asked[2]).toContain('"pagination":{"page":2,"pageSize":200}');
  const stored = base.db.prepare(
    "SELECT COUNT(*) AS n FROM promotions WHERE origin LIKE 'awin:%' AND store_id = 1",
  );
  expect(await stored.first("n")).toBe(201);
  const results = await rows(base.db)`
    SELECT programme, programme_id AS number FROM stores WHERE store_id IN (1, 2) ORDER BY store_id`;
  expect(results).toEqual([
    { programme: "awin", number: "1001" },
    { programme: "diretto", number: null },
  ]);
});

test("a round goes on over turns, and what Awin refuses is told until it is well again", async () => {
  offers = Array.from({ length: 900 }, (_, at) => offer(at + 1));
  asked.length = 0;
  expect([await ask(), await ask()]).toEqual([true, false]);
  expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(5);
  const problem = async () => (await account())?.problem;
  refused = true;
  expect([await ask(), await problem()]).toEqual([false, "Awin rifiuta il gettone o l’editore."]);
  refused = false;
  await ask();
  expect(await problem()).toBeNull();
});

test("what a round left out is told with its reason, over all turns, until the next round", async () => {
  while (await ask()) offers = [];
  const untitled = { ...offer(7), title: "" };
  offers = [untitled, ...Array.from({ length: 899 }, (_, at) => offer(at + 1_001))];
  expect(await ask()).toBe(true);
  offers.push({ ...offer(8), voucher: null });
  expect(await ask()).toBe(false);
  expect((await account())?.leftOut).toMatchObject([
    { id: "1003", reason: "no validDomains" },
    { id: "7", reason: "no title" },
    { id: "8", reason: "no code" },
  ]);
  offers = [offer(9)];
  await ask();
  expect((await account())?.leftOut).toHaveLength(1);
});
