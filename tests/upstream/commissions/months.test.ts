/** Reports of long times read sums of months, and say what the sums of days say. */
import { dayAfter } from "domain/moments";
import { sumClicks } from "upstream/commissions/sums";
import { type CommissionGroup, deskActs, type ReportGroup, reportGroups } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { random } from "../../tools/random";
import { blank, counting } from "../../tools/watched";
import said from "./months.json";

const now = new Date("2026-11-20T12:00:00Z");
const first = "2026-06-10";
const lastSummed = "2026-11-15";

/** Days as the clock has summed them, before it knew of months. */
const base = await forFile(openDatabase({ seeded: false }));
const chance = random(7);
const rows: [string, string, string, number][] = [];
for (let day = first; day <= lastSummed; day = dayAfter(day)) {
  rows.push(["day", day, day, 30]);
  for (const dimension of said.dimensions)
    for (const key of ["1", "2", "/abito", ""])
      if (chance() < 0.7) rows.push([dimension, day, key, 1 + Math.floor(chance() * 20)]);
}
const insert = base.db.prepare(
  "INSERT INTO click_sums SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)",
);
await insert.bind(JSON.stringify(rows)).run();

async function reported(by: ReportGroup, from: string, to: string) {
  const tally = blank();
  const upstream = createUpstream({ DB: counting(base.db, tally), LOGS: base.db, now: () => now });
  const { groups } = (await upstream.call(deskActs.commissionReport.report.row, { from, to, by })) as {
    groups: CommissionGroup[];
  };
  return { clicks: new Map(groups.map(({ key, clicks }) => [key, clicks])), read: tally.read };
}

const periods = said.periods as [from: string, to: string][];

test("months change no report, whatever days it begins and ends with, and a long one reads far less", async () => {
  const all = () =>
    Promise.all(reportGroups.map((by) => Promise.all(periods.map((period) => reported(by, ...period)))));
  const before = await all();
  let turns = 0;
  while (await sumClicks(base.db, new Date("2026-11-18T12:00:00Z"))) turns++;
  expect(turns).toBe(4);
  const after = await all();
  expect(after.map((one) => one.map(({ clicks }) => clicks))).toEqual(
    before.map((one) => one.map(({ clicks }) => clicks)),
  );
  const product = reportGroups.indexOf("prodotto");
  const [long] = periods.keys();
  expect((after[product]?.[long ?? 0]?.read ?? 0) * 2).toBeLessThan(before[product]?.[long ?? 0]?.read ?? 0);
});

test("a month that is not over is not added up, and no month knows searches", async () => {
  expect(await sumClicks(base.db, new Date("2026-11-18T12:00:00Z"))).toBe(false);
  const { results } = await base.db
    .prepare("SELECT DISTINCT month FROM click_months ORDER BY month")
    .all<{ month: string }>();
  expect(results.map(({ month }) => month)).toEqual(["2026-06", "2026-07", "2026-08", "2026-09", "2026-10"]);
  const searched = await base.db
    .prepare("SELECT COUNT(*) AS n FROM click_months WHERE dimension IN ('search', 'day')")
    .first("n");
  expect(searched).toBe(0);
});
