/** Three hundred transactions of those clicks, delivered twice and out of order by three ways, and what plain SQL says of them. */

import { contract, type Sale } from "contract";
import { csvOf } from "domain/csv";
import { readSales } from "feeds/sales/read";
import { deskActs, type ReportGroup } from "upstream/desk";
import type { Upstream } from "upstream/index";
import { chance, days, firstMoment, type Happened, happened, now, oneOf, romeDay, upTo } from "./pressed";

export const salesWanted = 300;

interface Ordered {
  network: "cj" | "webgains" | "partnerize";
  versions: Sale[];
  /** Null: nobody knows its click. */
  click: Happened | null;
}
const orders: Ordered[] = [];
const rates: Record<string, number> = { EUR: 1_000_000, USD: 1_081_200, GBP: 842_550, JPY: 162_450_000 };

function orderOf(index: number): Ordered {
  const click = index % 15 === 0 ? null : oneOf(happened);
  const currency = oneOf(Object.keys(rates));
  const orderedAt = new Date(Date.parse(`${click?.day ?? "2026-11-01"}T10:00:00Z`)).toISOString();
  const first: Sale = {
    id: `T-${index}`,
    reference: click?.reference ?? null,
    state: "pending",
    orderedAt,
    modifiedAt: "2026-11-15T00:00:00.000Z",
    currency,
    sale: 1_000 + upTo(30_000),
    commission: 50 + upTo(3_000),
    merchant: null,
  };
  const decided = {
    ...first,
    modifiedAt: "2026-11-16T00:00:00.000Z",
    commission: first.commission - upTo(40),
  };
  const later = [[], [{ ...decided, state: "approved" }], [{ ...decided, state: "declined" }]][
    index % 3
  ] as Sale[];
  return { network: oneOf(["cj", "webgains", "partnerize"]), versions: [first, ...later], click };
}

/** Everything twice, shuffled; one network by calls, one by tables, one by notices. */
export async function sellAll(upstream: Upstream): Promise<void> {
  for (let index = 0; index < salesWanted; index++) orders.push(orderOf(index));
  const header = `Date,USD,GBP,JPY,\n`;
  const csv =
    header +
    Array.from(
      { length: days },
      (_, at) => `${romeDay.format(firstMoment + at * 86_400_000)},1.0812,0.84255,162.45,`,
    ).join("\n");
  await upstream.call(contract.commissions.takeRates, { csv });
  const { secret } = (await upstream.call(deskActs.commissions.newSecret.row, { network: "partnerize" })) as {
    secret: string;
  };
  const told = orders.flatMap(({ network, versions }) => versions.map((sale) => ({ network, sale })));
  const deliveries = [...told, ...told].map((one) => ({ one, at: chance() })).sort((a, b) => a.at - b.at);
  const size = 60;
  for (let at = 0; at < deliveries.length; at += size) {
    const part = deliveries.slice(at, at + size).map(({ one }) => one);
    const of = (network: Ordered["network"]) =>
      part.filter((one) => one.network === network).map(({ sale }) => sale);
    await upstream.call(contract.commissions.take, { network: "cj", sales: of("cj") });
    const table = await readSales(new TextEncoder().encode(tableOf(of("webgains"))), "webgains", now);
    if (table.refused.length > 0) throw new Error("the table does not read");
    await upstream.call(contract.commissions.take, { network: "webgains", sales: table.sales });
    for (const sale of of("partnerize"))
      await upstream.call(contract.commissions.postback, {
        network: "partnerize",
        secret,
        ...saidOf(sale),
        id: sale.id,
      });
  }
}

const inUnits = (minor: number, currency: string) =>
  currency === "JPY" ? String(minor) : (minor / 100).toFixed(2);
const saidOf = ({ reference, state, sale, commission, currency, orderedAt, modifiedAt }: Sale) => ({
  reference: reference ?? "",
  state,
  sale: inUnits(sale, currency),
  commission: inUnits(commission, currency),
  currency,
  orderedAt,
  modifiedAt: modifiedAt ?? "",
});
const tableOf = (sales: readonly Sale[]) =>
  csvOf(
    sales.map((sale) => {
      const said = saidOf(sale);
      return {
        "Transaction ID": sale.id,
        "Click reference": said.reference,
        Date: said.orderedAt,
        "Last updated": said.modifiedAt,
        Status: said.state,
        Currency: said.currency,
        Value: said.sale,
        Commission: said.commission,
      };
    }),
    [
      "Transaction ID",
      "Click reference",
      "Date",
      "Last updated",
      "Status",
      "Currency",
      "Value",
      "Commission",
    ],
  );

/** What happened as two plain tables, and what SQL says of them. */
export async function truth(db: D1Database): Promise<void> {
  const facts = (one: Happened | null, of: string) => factsOf(one, of).map((value) => value ?? "");
  const factsOf = (one: Happened | null, of: string) => [
    one?.day ?? of,
    ...[one?.store, one?.product, one?.brand, one?.category, one?.page ?? one?.place, one?.place],
    one?.spot ? `${one.place}.${one.spot}` : one?.place,
    ...[one?.search, one?.campaign, "awin"],
  ];
  const clicks = happened.filter(({ isPerson }) => isPerson).map((one) => facts(one, ""));
  const cents = (minor: number, currency: string) =>
    Math.round((minor * 1_000_000 * (currency === "JPY" ? 100 : 1)) / (rates[currency] ?? 1));
  const sold = orders.map(({ network, versions, click }) => {
    const last = versions.at(-1) as Sale;
    const known = click === null ? 0 : 1;
    return [
      ...facts(click, last.orderedAt.slice(0, 10)).slice(0, -1),
      network,
      known,
      last.state,
      cents(last.sale, last.currency),
      cents(last.commission, last.currency),
    ];
  });
  const names = "giorno negozio prodotto marca categoria pagina tipo posto ricerca campagna rete".split(" ");
  const columns = names.map((name, at) => `value ->> ${at} AS ${name}`).join(", ");
  await db.batch([
    db.prepare(`CREATE TABLE t_clicks AS SELECT ${columns} FROM json_each(?)`).bind(JSON.stringify(clicks)),
    db
      .prepare(
        `CREATE TABLE t_sales AS SELECT ${columns}, value ->> 11 AS known, value ->> 12 AS state, value ->> 13 AS sale,
           value ->> 14 AS commission FROM json_each(?)`,
      )
      .bind(JSON.stringify(sold)),
    db.prepare(
      `CREATE TABLE t_named AS SELECT DISTINCT ricerca, giorno FROM t_clicks GROUP BY ricerca, giorno HAVING COUNT(*) >= 3`,
    ),
  ]);
  for (const table of ["t_clicks", "t_sales"])
    await db
      .prepare(
        `UPDATE ${table} SET ricerca = '' WHERE (ricerca, giorno) NOT IN (SELECT ricerca, giorno FROM t_named)`,
      )
      .run();
}

export async function bySql(db: D1Database, group: ReportGroup): Promise<unknown[]> {
  const key = ["giorno", "rete"].includes(group) ? group : `CASE WHEN known THEN ${group} ELSE '?' END`;
  const { results } = await db
    .prepare(
      `SELECT key, SUM(clicks) AS clicks, SUM(orders) AS orders, SUM(declined) AS declined, SUM(sales) AS sales,
         SUM(pending) AS pending, SUM(approved) AS approved, 0 AS paid, SUM(lost) AS lost FROM (
         SELECT CAST(${group} AS TEXT) AS key, 1 AS clicks, 0 AS orders, 0 AS declined, 0 AS sales, 0 AS pending, 0 AS approved,
           0 AS lost FROM t_clicks
         UNION ALL SELECT CAST(${key} AS TEXT), 0, state <> 'declined', state = 'declined', iif(state = 'declined', 0, sale),
           iif(state = 'pending', commission, 0), iif(state = 'approved', commission, 0), iif(state = 'declined', commission, 0)
         FROM t_sales) GROUP BY key ORDER BY key`,
    )
    .all();
  return results;
}
