/** Awin's API, by a stand-in over HTTP: no question spans more than 31 days, what is undecided is asked about again, trouble loses nothing. */

import { askAwin } from "upstream/commissions/awin";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { beforeEach, expect, test } from "vitest";
import { emptied } from "../../fixtures/emptied";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { listening } from "../../tools/listening";

interface Booked {
  id: number;
  at: string;
  commissionStatus: string;
  paidToPublisher?: boolean;
  commission: number;
}

/** What Awin knows, what it was asked, and how it misbehaves. */
let booked: Booked[];
let asked: { from: string; to: string; token: string | undefined }[];
let trouble: "none" | "error" | "cut" | "html" | "large";
/** Days of one question that it still answers in a size which can be read. */
let mostDays = 31;

const base = await forFile(openDatabase());
const awin = await forFile(
  listening((request, answer) => {
    const { searchParams, pathname } = new URL(request.url ?? "", "http://awin");
    const [from, to] = [searchParams.get("startDate") ?? "", searchParams.get("endDate") ?? ""];
    asked.push({ from, to, token: request.headers.authorization });
    if (pathname !== "/publishers/123456/transactions/" || trouble === "error")
      return answer.writeHead(500).end();
    if (trouble === "html") return answer.end("<html>Manutenzione</html>");
    const isLarge = trouble === "large" && Date.parse(to) - Date.parse(from) > mostDays * 86_400_000;
    if (isLarge) return answer.end(" ".repeat(16_000_001));
    const found = booked.filter(({ at }) => at >= from && at <= to).map(transaction);
    const text = JSON.stringify(found);
    answer.writeHead(200, { "Content-Type": "application/json", "Content-Length": text.length });
    if (trouble !== "cut") return answer.end(text);
    answer.write(text.slice(0, text.length / 2));
    return answer.destroy();
  }),
);
beforeEach(async () => {
  [booked, asked, trouble] = [[], [], "none"];
  await emptied(base.db, "network_sales network_accounts");
});

/** As Awin's documents show one, with all that it says of the buyer. */
function transaction({ id, at, commissionStatus, paidToPublisher = false, commission }: Booked) {
  return {
    id,
    url: "http://www.moda-milano.example/p/100",
    advertiserId: 1001,
    publisherId: 123456,
    siteName: "Vetrina",
    commissionStatus,
    commissionAmount: { amount: commission, currency: "EUR" },
    saleAmount: { amount: 55.96, currency: "EUR" },
    ipHash: "-66667778889991112223",
    customerCountry: "IT",
    clickRefs: { clickRef: "0123456789abcdef0123", clickRef2: "altro" },
    clickDate: at,
    transactionDate: at,
    validationDate: null,
    clickDevice: "iPhone",
    transactionDevice: "Windows",
    orderRef: "ordine-di-giulia-rossi",
    customParameters: [{ key: "1", value: "giulia@posta.example" }],
    paidToPublisher,
    paymentId: 0,
  };
}

const sessionKeys = [{ id: "k1", secret: "x".repeat(32) }];
const connect = (at: string, since: string) =>
  createUpstream({ DB: base.db, sessionKeys, now: () => new Date(at) }).call(
    deskActs.commissions.connect.row,
    { publisher: "123456", token: "gettone-segreto", since },
  );
/** A round, a minute a question; how many questions it took. */
async function round(at: string): Promise<number> {
  const before = asked.length;
  for (let minute = 0; minute < 30; minute++) {
    const now = new Date(Date.parse(at) + minute * 60_000);
    if (!(await askAwin({ db: base.db, logs: base.db }, { url: awin.origin, keys: sessionKeys }, now))) break;
  }
  return asked.length - before;
}
const stored = async (columns = "network_id AS id, state, commission") =>
  (await base.db.prepare(`SELECT ${columns} FROM network_sales ORDER BY network_id`).all()).results;
const problem = async () =>
  base.db.prepare("SELECT problem FROM network_accounts WHERE network = 'awin'").first<string>("problem");

test("the first round asks from the named day on, 31 days at a time, with a token that is kept sealed", async () => {
  booked = [
    {
      id: 1,
      at: "2026-09-02T10:00:00",
      commissionStatus: "approved",
      paidToPublisher: true,
      commission: 5.59,
    },
    { id: 2, at: "2026-11-20T09:59:00", commissionStatus: "pending", commission: 1.005 },
  ];
  await connect("2026-11-20T10:00:00Z", "2026-09-01");
  expect(await round("2026-11-20T10:00:00Z")).toBe(3);
  for (const { from, to } of asked)
    expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(31 * 86_400_000);
  expect([asked[0]?.from, asked[0]?.token]).toEqual(["2026-08-31T22:00:00", "Bearer gettone-segreto"]);
  expect(asked.slice(1).map(({ from }) => from)).toEqual(asked.slice(0, -1).map(({ to }) => to));
  expect(await stored()).toEqual([
    { id: "1", state: "paid", commission: 559 },
    { id: "2", state: "pending", commission: 101 },
  ]);
  const kept = JSON.stringify((await base.db.prepare("SELECT * FROM network_accounts").all()).results);
  expect(kept).not.toContain("gettone-segreto");
});

test("what is undecided or unpaid is asked about until it is not; a round is four a day", async () => {
  booked = [
    { id: 1, at: "2026-10-01T10:00:00", commissionStatus: "pending", commission: 5 },
    { id: 2, at: "2026-10-02T10:00:00", commissionStatus: "pending", commission: 6 },
  ];
  await connect("2026-10-03T10:00:00Z", "2026-09-20");
  await round("2026-10-03T10:00:00Z");
  expect(await round("2026-10-03T12:00:00Z")).toBe(0);
  booked = [
    { ...(booked[0] as Booked), commissionStatus: "deleted" },
    { ...(booked[1] as Booked), commissionStatus: "approved", commission: 7 },
  ];
  expect(await round("2026-11-20T10:00:00Z")).toBe(2);
  expect(await stored()).toEqual([
    { id: "1", state: "declined", commission: 500 },
    { id: "2", state: "approved", commission: 700 },
  ]);
  booked = [{ ...(booked[1] as Booked), paidToPublisher: true }];
  await round("2026-11-21T10:00:00Z");
  expect(await stored("state")).toEqual([{ state: "declined" }, { state: "paid" }]);
  // Nothing is open any more: the last 45 days are looked at, for what was booked late or amended after it was paid.
  booked = [
    { ...(booked[0] as Booked), at: "2026-10-09T10:00:00", commission: 3 },
    { id: 3, at: "2026-11-12T10:00:00", commissionStatus: "pending", commission: 9 },
  ];
  expect(await round("2026-11-22T10:00:00Z")).toBe(2);
  expect(asked.at(-2)?.from.slice(0, 10)).toBe("2026-10-07");
  expect(await stored("network_id AS id, commission")).toEqual([
    { id: "1", commission: 500 },
    { id: "2", commission: 300 },
    { id: "3", commission: 900 },
  ]);
});

test("where an answer is too large a shorter span is asked, until even half a day is", async () => {
  booked = [
    { id: 1, at: "2026-10-01T10:00:00", commissionStatus: "approved", commission: 5 },
    { id: 2, at: "2026-10-18T10:00:00", commissionStatus: "approved", commission: 6 },
  ];
  await connect("2026-10-20T10:00:00Z", "2026-10-01");
  [trouble, mostDays] = ["large", 12];
  await round("2026-10-20T10:00:00Z");
  expect([await problem(), await stored("network_id AS id")]).toEqual([null, [{ id: "1" }, { id: "2" }]]);
  expect(asked.length).toBe(3);
  mostDays = 0;
  await round("2026-10-22T10:00:00Z");
  expect(await problem()).toBe("La risposta di Awin è troppo grande.");
});

test.each([
  ["error", "Awin risponde 500."],
  ["cut", expect.stringMatching(/^(La risposta di Awin si è interrotta|Awin non risponde)\.$/)],
  ["html", "La risposta di Awin è incompleta."],
] as const)(
  "an answer in trouble (%s) is told, leaves what is known, and its days are asked about again",
  async (kind, said) => {
    booked = [{ id: 1, at: "2026-10-01T10:00:00", commissionStatus: "pending", commission: 5 }];
    await connect("2026-10-03T10:00:00Z", "2026-08-20");
    trouble = kind;
    expect(await round("2026-10-03T10:00:00Z")).toBe(1);
    expect([await problem(), await stored()]).toEqual([said, []]);
    // Not before its pause is over.
    expect(await round("2026-10-03T10:05:00Z")).toBe(0);
    trouble = "none";
    expect(await round("2026-10-03T10:11:00Z")).toBe(2);
    expect([await problem(), await stored("network_id AS id")]).toEqual([null, [{ id: "1" }]]);
    expect(asked[1]?.from).toBe(asked[0]?.from);
  },
);

test("nothing that Awin says of the buyer is kept", async () => {
  booked = [{ id: 1, at: "2026-10-01T10:00:00", commissionStatus: "approved", commission: 5 }];
  await connect("2026-10-03T10:00:00Z", "2026-09-20");
  await round("2026-10-03T10:00:00Z");
  const kept = JSON.stringify(await stored("*"));
  for (const personal of ["66667778889991112223", "giulia", "ordine", "iPhone", "Windows"])
    expect(kept).not.toContain(personal);
});

test("an order without a click of ours stands with the store that has Awin's number at the desk", async () => {
  await rows(base.db)`UPDATE stores SET programme = 'awin', programme_id = '1001' WHERE store_id = 1`;
  booked = [{ id: 1, at: "2026-10-01T10:00:00", commissionStatus: "approved", commission: 5 }];
  await connect("2026-10-03T10:00:00Z", "2026-09-20");
  await round("2026-10-03T10:00:00Z");
  expect(await stored("click_known, store_id, merchant")).toEqual([
    { click_known: 0, store_id: 1, merchant: "1001" },
  ]);
});
