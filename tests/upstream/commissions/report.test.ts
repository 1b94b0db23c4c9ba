/**
 * Three thousand clicks on signed ways out become three hundred transactions of three networks, delivered twice and out of order; what the
 * reports say is what plain SQL says of what really happened, to the cent.
 */

import { type CommissionGroup, deskActs, type ReportGroup, reportGroups } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { describe, expect, test } from "vitest";
import { openDatabase, openLogs } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { happened, now, pressAll, visitors } from "./pressed";
import { bySql, salesWanted, sellAll, truth } from "./sold";

const upstream = () => createUpstream({ DB: base.db, LOGS: logs.db, now: () => now });

const base = await forFile(openDatabase());
const logs = await forFile(openLogs());
await pressAll({ db: base.db, logs: logs.db });
await sellAll(upstream());
await truth(base.db);

const whole = { from: "2026-10-01", to: "2026-11-20" };
async function reported(by: ReportGroup, period = whole) {
  return deskActs.commissionReport.report.row.output.parse(
    await upstream().call(deskActs.commissionReport.report.row, { ...period, by }),
  );
}
const plain = (groups: readonly CommissionGroup[]) =>
  groups
    .map(({ key, clicks, orders, declined, sales, pending, approved, paid, lost }) => ({
      ...{ key, clicks, orders, declined, sales, pending, approved, paid, lost },
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

describe("reports", () => {
  test.each(reportGroups)("by %s say what plain SQL says, to the cent", async (by) => {
    const { groups, total, more } = await reported(by);
    expect(more).toBe(0);
    expect(plain(groups)).toEqual(await bySql(base.db, by));
    expect(total.clicks).toBe(happened.filter(({ isPerson }) => isPerson).length);
    expect(total.orders + total.declined).toBe(salesWanted);
    expect(groups.every(({ key, name }) => name !== "" || by === "giorno" || key === "")).toBe(true);
  });

  test("of parts of the time add up to the whole, over what is summed and what is not", async () => {
    const [before, after, all] = await Promise.all([
      reported("negozio", { from: whole.from, to: "2026-11-17" }),
      reported("negozio", { from: "2026-11-18", to: whole.to }),
      reported("negozio"),
    ]);
    const sum = Object.fromEntries(
      Object.entries(before.total).map(([name, value]) => [
        name,
        value + after.total[name as keyof typeof after.total],
      ]),
    );
    expect(sum).toEqual(all.total);
    expect(after.total.clicks).toBeGreaterThan(0);
  });

  test("name no visitor: no click, no address, no number of an advertisement, no search of one person", async () => {
    const all = JSON.stringify(await Promise.all(reportGroups.map((by) => reported(by))));
    const kept = JSON.stringify((await base.db.prepare("SELECT * FROM network_sales").all()).results);
    const found = [...visitors].filter(
      (told) => all.includes(told) || kept.includes(told) || kept.includes(told.slice(0, 20)),
    );
    expect(found).toEqual([]);
    for (const personal of ["EAIaIQob", "maria rossi"]) expect(all).not.toContain(personal);
  });

  test("have every transaction but those without a reference at its click, second presses too", async () => {
    const { withoutClick, withoutRate } = await reported("negozio");
    expect([withoutClick, withoutRate]).toEqual([salesWanted / 15, 0]);
    const aliases = await base.db.prepare("SELECT COUNT(*) AS n FROM click_aliases").first<number>("n");
    expect(aliases).toBeGreaterThan(50);
  });
});

test("an empty period, one that ends before it begins and one without end are told apart", async () => {
  expect((await reported("giorno", { from: "2025-01-01", to: "2025-01-31" })).groups).toEqual([]);
  await expect(reported("giorno", { from: "2026-02-01", to: "2026-01-01" })).rejects.toMatchObject({
    status: 422,
    field: "to",
  });
  await expect(reported("giorno", { from: "2020-01-01", to: "2026-01-01" })).rejects.toMatchObject({
    status: 422,
  });
});
