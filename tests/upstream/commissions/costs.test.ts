/** What the site cost stands beside what it earned: the plan, what goes beyond it by the list, and the commissions of the month. */
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase, openLogs } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import said from "./costs.json";

const base = await forFile(openDatabase({ seeded: false }));
const logs = await forFile(openLogs());
const upstream = createUpstream({ DB: base.db, LOGS: logs.db, now: () => new Date("2026-11-24T10:00:00Z") });
const { row } = deskActs.commissionReport.costs;
const told = async () => row.output.parse(await upstream.call(row, {}));
const rounded = (cents = 0) => Math.round(cents ?? 0);

test("months are told by cost and commissions, in euros once a rate is known, with the items of the newest", async () => {
  expect((await told()).months).toEqual([]);
  await logs.db.prepare(said.logs).run();
  for (const text of said.shop) await base.db.prepare(text).run();
  const { months, bill } = await told();
  expect(months).toMatchObject([
    { month: "2026-11", pages: 10_000_000, expected: 1_200, confirmed: 800, euros: null },
    { month: "2026-10", dollars: 500, expected: 0 },
  ]);
  const beyond = bill.filter(({ dollars }) => dollars > 0);
  expect(beyond.map(({ name, dollars }) => [name, rounded(dollars)])).toEqual(said.beyond);
  expect(rounded(months[0]?.dollars)).toBe(1_363);
  await base.db.prepare("INSERT INTO exchange_rates VALUES ('USD', '2026-11-20', 1250000)").run();
  expect(rounded((await told()).months[0]?.euros ?? 0)).toBe(1_090);
});
