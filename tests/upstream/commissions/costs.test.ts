/** What the site cost stands beside what it earned: the plan, what goes beyond it by the list, and the commissions of the month. */
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase, openLogs } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const base = await forFile(openDatabase({ seeded: false }));
const logs = await forFile(openLogs());
const upstream = createUpstream({ DB: base.db, LOGS: logs.db, now: () => new Date("2026-11-24T10:00:00Z") });
const told = async () => {
  const { row } = deskActs.commissionReport.costs;
  return row.output.parse(await upstream.call(row, {}));
};
const run = (text: string, db = base.db) => db.prepare(text).run();

test("months are told by cost and commissions, in euros once a rate is known, with the items of the newest", async () => {
  expect((await told()).months).toEqual([]);
  await run(
    "INSERT INTO page_counts VALUES ('2026-11-03', 'home', 6000000), ('2026-11-20', 'home', 4000000), ('2026-10-03', 'home', 9)",
    logs.db,
  );
  await run(
    "INSERT INTO database_days (day, read, written) VALUES ('2026-11-03', 9000, 51000000), ('2026-11-04', 1, 1000000)",
  );
  await run(
    "INSERT INTO storage_days (store, day, bytes) VALUES ('DB', '2026-11-03', 4000000000), ('LOGS', '2026-11-03', 2000000000)",
  );
  for (const [id, state] of ["pending", "approved", "paid", "declined"].entries())
    await run(`INSERT INTO network_sales (network, network_id, state, ordered_at, currency, sale, commission, sale_cents, commission_cents,
        order_day, counted_day, came_at) VALUES ('cj', '${id}', '${state}', '', 'EUR', 1, 1, 5000, 400, '2026-11-05', '2026-11-05', '')`);
  const [november, october, ...more] = (await told()).months;
  expect([more, october?.month, october?.dollars, october?.expected]).toEqual([[], "2026-10", 500, 0]);
  expect(november).toMatchObject({ pages: 10_000_000, expected: 1_200, confirmed: 800, euros: null });
  const { bill } = await told();
  const beyond = bill
    .filter(({ dollars }) => dollars > 0)
    .map(({ name, dollars }) => [name, Math.round(dollars)]);
  expect(beyond).toEqual([
    ["Richieste ai Worker", 54],
    ["Processore, ms", 318],
    ["Righe scritte in D1", 200],
    ["Spazio di D1, byte", 75],
    ["Immagini lette da R2", 216],
  ]);
  expect(Math.round(november?.dollars ?? 0)).toBe(1_363);
  await run("INSERT INTO exchange_rates VALUES ('USD', '2026-11-20', 1250000)");
  expect(Math.round((await told()).months[0]?.euros ?? 0)).toBe(1_090);
});
