/** Transactions come in by files, calls and addresses, in any order and as often as networks like, and are counted once. */

import { contract, type Sale } from "contract";
import { forgetSearches } from "upstream/commissions/sums";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { emptied } from "../../fixtures/emptied";
import { openDatabase, openLogs } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { random } from "../../tools/random";
import { blank, counting } from "../../tools/watched";

const base = await forFile(openDatabase());
const logs = await forFile(openLogs());
beforeEach(async () => {
  await emptied(base.db, "network_sales network_accounts exchange_rates clicks click_aliases click_sums");
  await logs.db.prepare("DELETE FROM clicks").run();
});

const now = new Date("2026-11-20T12:00:00Z");
const sessionKeys = [{ id: "k1", secret: "x".repeat(32) }];
const upstream = (at = now) => createUpstream({ DB: base.db, LOGS: logs.db, now: () => at, sessionKeys });
const take = (sales: Partial<Sale>[], network: "cj" | "webgains" = "cj") =>
  upstream().call(contract.commissions.take, {
    network,
    sales: sales.map((sale) => ({ ...example, ...sale })),
  }) as Promise<Record<string, number>>;
const stored = async (columns = "network_id AS id, state, commission") =>
  (await base.db.prepare(`SELECT ${columns} FROM network_sales ORDER BY network, network_id`).all()).results;

const example: Sale = {
  id: "1",
  reference: null,
  state: "pending",
  orderedAt: "2026-11-10T10:00:00.000Z",
  modifiedAt: null,
  currency: "EUR",
  sale: 10_000,
  commission: 800,
  merchant: null,
};

async function click(id: string, more: Record<string, string | number | null> = {}, db = base.db) {
  const row = {
    click_id: id,
    url: "https://www.awin1.com/cread.php",
    host: "www.awin1.com",
    route: "vai",
    clicked_at: "2026-11-09T23:30:00.000Z",
    product_id: 1,
    offer_id: 1,
    place: "listing",
    ...more,
  };
  const names = Object.keys(row);
  await db
    .prepare(`INSERT INTO clicks (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
    .bind(...Object.values(row))
    .run();
}
const clickId = "0123456789abcdef0123456789abcdef";
const reference = clickId.slice(0, 20);

describe("several versions of one transaction", () => {
  const versions: Partial<Sale>[] = [
    { state: "pending", modifiedAt: "2026-11-10T10:00:00.000Z" },
    { state: "approved", modifiedAt: "2026-11-12T10:00:00.000Z", commission: 750 },
    { state: "declined", modifiedAt: "2026-11-14T10:00:00.000Z", commission: 0 },
    { state: "paid", modifiedAt: null },
    { state: "approved", modifiedAt: null, commission: 900 },
    { state: "approved", modifiedAt: null, commission: 700 },
  ];

  test("end in the newest by the network's clock, whatever order they come in and however often", async () => {
    const chance = random(20_261_123);
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      await base.db.prepare("DELETE FROM network_sales").run();
      const order = [...versions, ...versions]
        .map((one) => ({ one, at: chance() }))
        .sort((a, b) => a.at - b.at);
      for (const { one } of order) await take([one]);
      outcomes.add(JSON.stringify(await stored()));
    }
    expect([...outcomes]).toEqual([JSON.stringify([{ id: "1", state: "declined", commission: 0 }])]);
  });

  test("that no clock tells apart end in the further state, and in the lower commission", async () => {
    const without = versions.filter(({ modifiedAt }) => modifiedAt === null);
    for (const order of [without, without.toReversed()]) {
      await base.db.prepare("DELETE FROM network_sales").run();
      for (const one of order) await take([one]);
      expect(await stored()).toEqual([{ id: "1", state: "paid", commission: 800 }]);
    }
    for (const order of [
      [900, 700],
      [700, 900],
    ]) {
      await base.db.prepare("DELETE FROM network_sales").run();
      for (const commission of order) await take([{ state: "approved", commission }]);
      expect(await stored("commission")).toEqual([{ commission: 700 }]);
    }
  });

  test("tell what came of a delivery: new, changed, and nothing the second time", async () => {
    expect(await take([{ id: "1" }, { id: "2" }])).toMatchObject({ read: 2, fresh: 2, changed: 0 });
    expect(await take([{ id: "1" }, { id: "2", state: "approved" }])).toMatchObject({ fresh: 0, changed: 1 });
    expect(await take([{ id: "1" }, { id: "2" }])).toMatchObject({ fresh: 0, changed: 0 });
    expect(await take([{ id: "1" }], "webgains")).toMatchObject({ fresh: 1 });
  });
});

describe("the click behind a transaction", () => {
  test("is found by the beginning of its id; what it was about is kept, and no way back to it", async () => {
    const offer = await base.db
      .prepare("SELECT MIN(offer_id) AS id FROM offers WHERE store_id = 1")
      .first<number>("id");
    await click(clickId, {
      offer_id: offer,
      search: "vestito lino",
      campaign: "utm_source=lettera&utm_campaign=estate&gclid=abc123",
    });
    await take([{ reference }]);
    const [sale] = await stored("*");
    expect(sale).toMatchObject({
      click_known: 1,
      reference: null,
      counted_day: "2026-11-10",
      order_day: "2026-11-10",
      store_id: 1,
      product_id: 1,
      place: "listing",
      search: "vestito lino",
      campaign: "lettera / estate",
    });
    expect(JSON.stringify(sale)).not.toContain(reference);
    expect(JSON.stringify(sale)).not.toContain("abc123");
  });

  test("is found where it has moved to, and by the id of its second press", async () => {
    await click(clickId, {}, logs.db);
    const second = "fedcba9876543210fedc";
    await rows(base.db)`INSERT INTO click_aliases VALUES (${second}, ${clickId}, ${now.toISOString()})`;
    await take([
      { id: "moved", reference },
      { id: "second", reference: second },
      { id: "strange", reference: "mio-appunto" },
    ]);
    expect(await stored("network_id AS id, click_known, reference")).toEqual([
      { id: "moved", click_known: 1, reference: null },
      { id: "second", click_known: 1, reference: null },
      { id: "strange", click_known: 0, reference: "mio-appunto" },
    ]);
  });

  test("may be written later than its transaction comes, and its reference may come with an older version", async () => {
    await take([{ state: "approved", modifiedAt: "2026-11-12T00:00:00.000Z" }]);
    await take([{ reference }]);
    expect(await stored("state, reference")).toEqual([{ state: "approved", reference }]);
    await click(clickId);
    await take([{ reference }]);
    expect(await stored("state, click_known, counted_day")).toEqual([
      { state: "approved", click_known: 1, counted_day: "2026-11-10" },
    ]);
  });
});

test("the searches of old clicks go as the log of searches does, the clicks stay", async () => {
  await click(clickId, { search: "vestito" });
  await click("f".repeat(32), { search: "vestito", clicked_at: "2026-05-20T10:00:00.000Z" });
  await click("e".repeat(32), { search: "vestito", clicked_at: "2026-05-20T10:00:00.000Z" }, logs.db);
  await forgetSearches({ db: base.db, logs: logs.db }, 180, now);
  const kept = async (db: D1Database) =>
    (await db.prepare("SELECT search FROM clicks ORDER BY clicked_at").all()).results;
  expect([await kept(base.db), await kept(logs.db)]).toEqual([
    [{ search: null }, { search: "vestito" }],
    [{ search: null }],
  ]);
});

describe("euros", () => {
  const csv = "Date,USD,JPY,ISK,\n2026-11-06,1.0812,162.45,N/A,\n2026-11-13,1.1000,160.00,150.1,\n";

  test("are reckoned by the rate of the day, on a Sunday by Friday's, and never guessed", async () => {
    await upstream().call(contract.commissions.takeRates, { csv });
    await take([
      { id: "sunday", currency: "USD", orderedAt: "2026-11-08T10:00:00Z", commission: 1_000, sale: -5_406 },
      { id: "yen", currency: "JPY", orderedAt: "2026-11-13T10:00:00Z", commission: 500, sale: 16_000 },
      { id: "later", currency: "USD", orderedAt: "2026-11-12T10:00:00Z" },
      { id: "unknown", currency: "THB" },
    ]);
    expect(await stored("network_id AS id, sale_cents, commission_cents")).toEqual([
      { id: "later", sale_cents: null, commission_cents: null },
      { id: "sunday", sale_cents: -5_000, commission_cents: 925 },
      { id: "unknown", sale_cents: null, commission_cents: null },
      { id: "yen", sale_cents: 10_000, commission_cents: 313 },
    ]);
    const rates = deskActs.commissions.rates.row.output.parse(
      await upstream().call(deskActs.commissions.rates.row, {}),
    );
    expect(rates.missing.map(({ currency, sales }) => [currency, sales])).toEqual([
      ["THB", 1],
      ["USD", 1],
    ]);
  });

  test("come with the rate, when that comes later, in the bank's form of a day too", async () => {
    await take([{ currency: "USD", orderedAt: "2026-11-20T08:00:00Z", commission: 1_100 }]);
    const day = "Date, USD, JPY, \n20 November 2026, 1.1, 160, \n";
    expect(await upstream().call(contract.commissions.takeRates, { csv: day })).toEqual({
      rates: 2,
      converted: 1,
    });
    expect(await stored("commission_cents")).toEqual([{ commission_cents: 1_000 }]);
    await expect(upstream().call(contract.commissions.takeRates, { csv: "<html>" })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("the address that a network calls", () => {
  const said = {
    id: "P-1",
    state: "Approved",
    sale: "100,00",
    commission: "8.00",
    currency: "EUR",
    orderedAt: "2026-11-10 10:00:00",
    modifiedAt: "",
  };
  const call = (secret: string, more: object = {}) =>
    upstream().call(contract.commissions.postback, { network: "partnerize", secret, ...said, ...more });

  test("opens with the secret that was told once, counts a notice once, and tells nobody more than that", async () => {
    await expect(call("")).rejects.toMatchObject({ status: 401 });
    const { secret } = (await upstream().call(deskActs.commissions.newSecret.row, {
      network: "partnerize",
    })) as { secret: string };
    await expect(call("")).rejects.toMatchObject({ status: 401 });
    await expect(call(`${secret}x`)).rejects.toMatchObject({ status: 401 });
    await call(secret);
    await call(secret);
    expect(await stored("network, state, sale, commission")).toEqual([
      { network: "partnerize", state: "approved", sale: 10_000, commission: 800 },
    ]);
    const kept = JSON.stringify((await base.db.prepare("SELECT * FROM network_accounts").all()).results);
    expect(kept).not.toContain(secret);
    await upstream().call(deskActs.commissions.newSecret.row, { network: "partnerize" });
    await expect(call(secret)).rejects.toMatchObject({ status: 401 });
  });

  test("says what is wrong with a notice by the name of the field", async () => {
    const { secret } = (await upstream().call(deskActs.commissions.newSecret.row, {
      network: "partnerize",
    })) as { secret: string };
    const cases: [object, string][] = [
      [{ id: "" }, "id"],
      [{ state: "boh" }, "stato"],
      [{ commission: "otto" }, "commissione"],
      [{ currency: "euro" }, "valuta"],
      [{ orderedAt: "ieri" }, "ordine"],
    ];
    for (const [change, field] of cases)
      await expect(call(secret, change)).rejects.toMatchObject({ status: 422, field });
    expect(await stored()).toEqual([]);
  });
});

test("what a table costs does not grow with the transactions that are there, nor with those of its days", async () => {
  await rows(base.db)`
    INSERT INTO clicks (click_id, url, host, route, clicked_at, search)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1599)
       SELECT printf('%032d', i), 'https://negozio.it/', 'negozio.it', 'vai', '2026-11-10T10:00:00.000Z', 'vestito' FROM n`;
  const sales = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `n${from + at}`,
      reference: String(from + at)
        .padStart(32, "0")
        .slice(12),
    }));
  await base.db.prepare("UPDATE clicks SET click_id = substr(click_id, 13) || '000000000000'").run();
  await rows(base.db)`
    INSERT INTO click_sums VALUES ('day', '2026-11-10', '2026-11-10', 1600), ('search', '2026-11-10', 'vestito', 1600)`;
  await take(sales(0, 1_500));
  const tally = blank();
  const counted = createUpstream({
    DB: counting(base.db, tally),
    LOGS: logs.db,
    now: () => now,
    sessionKeys,
  });
  const more = sales(1_500, 100).map((sale) => ({ ...example, ...sale }));
  const { withoutClick } = (await counted.call(contract.commissions.take, {
    network: "cj",
    sales: more,
  })) as Record<string, number>;
  expect(withoutClick).toBe(0);
  expect(tally.read / more.length).toBeLessThan(30);
});
