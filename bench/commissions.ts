/**
 * `npm run bench:commissions [-- --clicks 1000000 --sales 30000 --products 10000 --state DIR]`: what reports of commissions, their tables,
 * what networks bring and the letter of the morning cost after a year of clicks, in rows that D1 reads and in milliseconds. Filling takes
 * some minutes; `--state DIR` fills there once and finds it there again.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contract, reportGroups, type Sale } from "contract";
import { dayAfter, dayOfRome } from "contract/moments";
import { Miniflare } from "miniflare";
import { takeFile } from "server/commissions/upload";
import { attachLate } from "upstream/commissions/clicks-behind";
import { sumClicks } from "upstream/commissions/sums";
import { createUpstream } from "upstream/index";
import { yesterdayOf } from "upstream/upkeep/yesterday";
import { migrate } from "../harness/database";
import { blank, counting } from "../harness/watched";
import { databaseIn, databasesOf } from "../scripts/local/bindings";
import { type Bases, writeYear } from "./commission-year";

const { values } = parseArgs({
  options: {
    clicks: { type: "string", default: "1000000" },
    sales: { type: "string", default: "30000" },
    products: { type: "string", default: "10000" },
    state: { type: "string" },
  },
});
const year = {
  clicks: Number(values.clicks),
  sales: Number(values.sales),
  products: Number(values.products),
  end: new Date("2026-11-20T23:30:00+01:00"),
};
const rounds = 3;
const state = values.state ?? mkdtempSync(join(tmpdir(), "vetrina-commissions-"));
const isMade = existsSync(join(state, "d1"));
const host = new Miniflare({ ...databasesOf(["DB", "LOGS"]), d1Persist: join(state, "d1") });
try {
  const bases: Bases = { db: await databaseIn(host, "DB"), logs: await databaseIn(host, "LOGS") };
  if (!isMade) {
    await migrate(bases.db);
    await migrate(bases.logs, "LOGS");
    const began = performance.now();
    await writeYear(bases, year, (line) => console.error(`· ${line}`));
    console.error(`· filled in ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  // What is whole of them becomes months, as it does hour by hour.
  while (await sumClicks(bases.db, year.end));
  console.log("| what | rows read | rows written | ms |\n|---|---|---|---|");
  await measureReports(bases);
  await measureTaking(bases);
  await measureClock(bases);
} finally {
  await host.dispose();
  if (!values.state) rmSync(state, { recursive: true, force: true });
}

/** The least of some rounds; what writes runs once. */
async function measured(
  what: string,
  { db, logs }: Bases,
  work: (bases: Bases) => Promise<unknown>,
  times = rounds,
): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let tally = blank();
  for (let round = 0; round < times; round++) {
    tally = blank();
    const began = performance.now();
    await work({ db: counting(db, tally), logs: counting(logs, tally) });
    least = Math.min(least, performance.now() - began);
  }
  const figures = [tally.read, tally.written, Math.round(least)].map((figure) => figure.toLocaleString("en"));
  console.log(`| ${[what, ...figures].join(" | ")} |`);
}

function upstreamOf({ db, logs }: Bases) {
  return createUpstream({ DB: db, LOGS: logs, now: () => year.end });
}

async function measureReports(bases: Bases): Promise<void> {
  const to = dayOfRome(year.end);
  for (const span of [30, 365])
    for (const by of reportGroups)
      await measured(`report by ${by}, ${span} days`, bases, (counted) =>
        upstreamOf(counted).call(contract.commissionReport.report, {
          ...{ from: dayAfter(to, 1 - span), to },
          by,
        }),
      );
}

async function measureTaking(bases: Bases): Promise<void> {
  const upstream = upstreamOf(bases);
  const made = (await upstream.call(contract.commissions.newSecret, { network: "webgains" })) as {
    segreto: string;
  };
  const found = await bases.logs
    .prepare(
      "SELECT substr(click_id, 1, 20) AS reference, clicked_at AS at FROM clicks ORDER BY click_id LIMIT 5001",
    )
    .all<{ reference: string; at: string }>();
  const [one, ...others] = found.results;
  if (!one || others.length < 5_000) throw new Error("too few clicks for a table of 5,000");
  await measured(
    "a postback for a click of months ago",
    bases,
    (counted) =>
      upstreamOf(counted).call(contract.commissions.postback, {
        ...{ network: "webgains", secret: made.segreto, id: `p-${Date.now()}`, reference: one.reference },
        ...{ state: "pending", sale: "100", commission: "5", currency: "EUR", orderedAt: one.at },
      }),
    1,
  );
  const table = new Blob([
    "Transaction ID,Click reference,Date,Status,Currency,Value,Commission\n",
    ...others.map(({ reference, at }, row) => `t-${row},${reference},${at},pending,EUR,50.00,4.00\n`),
  ]);
  for (const time of ["first", "second"])
    await measured(
      `a table of 5,000 transactions, the ${time} time`,
      bases,
      async (counted) => {
        const api = {
          commissions: {
            take: async (input: { network: "webgains"; sales: Sale[] }) =>
              contract.commissions.take.output.parse(
                await upstreamOf(counted).call(contract.commissions.take, input),
              ),
          },
        };
        const taken = await takeFile(api as never, table, "webgains");
        if ("problem" in taken || taken.read !== 5_000) throw new Error(JSON.stringify(taken));
      },
      1,
    );
}

async function measureClock(bases: Bases): Promise<void> {
  const today = dayOfRome(year.end);
  const begin = (day: string) => new Date(`${day}T00:00:00+01:00`).toISOString();
  const yesterday = dayAfter(today, -1);
  await measured("the letter of the morning", bases, ({ db, logs }) =>
    yesterdayOf(db, logs, {
      ...{ day: yesterday, from: begin(yesterday), to: begin(today) },
      weekBefore: { from: begin(dayAfter(today, -8)), to: begin(dayAfter(today, -7)) },
    }),
  );
  await measured("points for the order of results", bases, (counted) =>
    upstreamOf(counted).call(contract.ordering.points, {}),
  );
  await measured("looking for clicks again, an hour", bases, (counted) => attachLate(counted, year.end));
  const next = new Date(year.end.getTime() + 86_400_000);
  await measured("summing a day's clicks", bases, ({ db }) => sumClicks(db, next), 1);
}
