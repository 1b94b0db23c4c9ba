/**
 * `npm run bench:month [-- --pages 1200]`: a piece of a month at one and at ten million pages, on empty tables and on tables as after a
 * year, made longer to a month: rows that D1 charges, processor, requests, and the price by the list. Each request comes at its
 * simulated time, so that kept pages are as old as they would be; what comes by the day or the week is played once and counted as
 * often as it comes. The bill has every item of the platform's lists; pictures come from the bucket's own domain, as `npm run setup`
 * leaves it, and the last line says what they cost through `/media`. Goal: at most 6 $ and 20 $ a month, the same in month 1 and 12.
 */
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOf } from "../../scripts/local/arguments";
import setup from "../tools/global-setup";
import { processorMilliseconds } from "../tools/processes";
import { type Site, startSite } from "../tools/site";
import { play, postponeSlow, rounds, workedOff } from "./month-rounds";
import { shopOf, yearOf } from "./month-shops";
import { openTraffic } from "./month-traffic";
import { billOf, billTable, keptOfMonth, type MonthBill, type Usage } from "./prices";

const { values, whole, wrong } = argumentsOf(
  "npm run bench:month -- [--pages 1200] [--scale 1] [--products 100000] [--built]",
  {
    pages: { type: "string", default: "1200" },
    scale: { type: "string", default: "1" },
    products: { type: "string", default: "100000" },
    built: { type: "boolean" },
  },
);
const pages = whole("pages");
const products = whole("products");
const scale = Number(values.scale) > 0 ? Number(values.scale) : wrong("--scale is a share of a year's rows.");

/** What one page brings with it: of 1,000,000 a month 100,000 lead to a click and 75,000 to an event, 8 pictures are new to a browser. */
const share = { clicks: 0.1, events: 0.075, pictures: 8 };
/** Of a line of the log: 0.3 KB are ours, what Cloudflare adds to them is assumed to be nine times as much. */
const lineBytes = 3_000;
const perMonth = { runs: 43_200 };

interface Tally {
  read: number;
  written: number;
  statements: number;
}

interface Measured extends Tally {
  processor: number;
  count: number;
}

if (!values.built) await setup();
const shop = await shopOf(products);
const year = await yearOf(shop, products, scale);
const rows: string[] = [];
const bills: MonthBill[] = [];
for (const [name, state, factor] of [
  ["1×, month 1", shop, 1],
  ["1×, month 12", year, 1],
  ["10×, month 1", shop, 10],
  ["10×, month 12", year, 10],
] as const)
  rows.push(await simulated(name, state, factor));
const heads = [
  "",
  "rows read",
  "rows written",
  "processor, s",
  "requests",
  "D1, GB",
  "$ a month",
  "a page: read, written, ms",
  "a scheduled run: read, written, ms",
];
console.log([heads, heads.map(() => "---")].map((cells) => `| ${cells.join(" | ")} |`).join("\n"));
console.log(rows.join("\n"));
console.log(billTable(bills));

async function simulated(name: string, state: string, factor: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-month-"));
  cpSync(state, folder, { recursive: true });
  const site = await startSite(
    { LOG: "off", CLICK_SALT: "sale-di-prova" },
    { strict: false, entry: "tally.js", inside: folder },
  );
  try {
    const traffic = await openTraffic(site, factor);
    for (let n = 0; n < 100; n++) await traffic.page();
    await workedOff(site, traffic);
    for (let n = 0; n < 60; n++) await traffic.runScheduled();
    await postponeSlow(site);
    const page = await measure(site, pages, traffic.page);
    const scheduledRun = await measure(site, 120, traffic.runScheduled);
    const click = await measure(site, pages * share.clicks, traffic.click);
    const event = await measure(site, pages * share.events, traffic.event);
    const picture = await measure(site, 200, traffic.picture);
    const played: [Measured, number][] = [];
    for (const round of rounds)
      played.push([await measure(site, 1, () => play(site, traffic, round)), round.timesAMonth]);
    const seen = 1e6 * factor;
    const requests: [Measured, number][] = [
      [page, seen],
      [click, seen * share.clicks],
      [event, seen * share.events],
      [picture, seen * share.pictures],
    ];
    const parts = [...requests, [scheduledRun, perMonth.runs] as const, ...played];
    const sum = (of: (one: Measured) => number) =>
      parts.reduce((all, [one, times]) => all + of(one) * times, 0);
    const answered = seen * (1 + share.clicks + share.events);
    const usage: Usage = {
      "Workers, requests": answered,
      "Workers, processor, ms": parts
        .filter(([one]) => one !== picture)
        .reduce((all, [{ processor }, times]) => all + processor * times, 0),
      "static files": seen * 2,
      // One line a request, and what fails; pictures leave none.
      "Workers Logs, events": answered,
      "Workers Logs, bytes taken in": answered * lineBytes,
      "Workers Logs, bytes kept": answered * lineBytes * keptOfMonth,
      "D1, rows read": sum(({ read }) => read),
      "D1, rows written": sum(({ written }) => written),
      "D1, bytes": await bytesOf(join(folder, "d1")),
      // Six sizes of a picture each, in two formats, 100 KB together.
      "R2, bytes": products * 100_000,
      "R2, writes and lists (class A)": 30 * products * 0.001 * 12,
      // Of pictures that are new to a browser one in five is to the location.
      "R2, reads (class B)": seen * share.pictures * 0.2,
      "Queues, operations": 0,
      "Analytics Engine, points": 0,
      "Analytics Engine, questions": 0,
      "Cache API, rate limits, service bindings": seen,
    };
    // By the list that holds when a month that begins now has ended.
    const ends = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const bill = billOf(usage, ends);
    const shown = seen * share.pictures;
    const processor = usage["Workers, processor, ms"] + picture.processor * shown;
    const through = { "Workers, requests": answered + shown, "Workers, processor, ms": processor };
    const throughWorker = billOf({ ...usage, ...through }, ends);
    bills.push({ name, bill, throughWorker: throughWorker.total });
    const millions = (count: number) => `${(count / 1e6).toFixed(1)} M`;
    const told = ({ read, written, processor }: Measured) =>
      `${read.toFixed(1)}, ${written.toFixed(1)}, ${processor.toFixed(1)}`;
    const cells = [
      name,
      millions(usage["D1, rows read"]),
      millions(usage["D1, rows written"]),
      (usage["Workers, processor, ms"] / 1_000).toFixed(0),
      millions(usage["Workers, requests"]),
      (usage["D1, bytes"] / 1e9).toFixed(2),
      bill.total.toFixed(2),
      told(page),
      told(scheduledRun),
    ];
    const periodic = rounds.map(
      (round, at) => `${round.name} ${told((played[at] as [Measured, number])[0])}`,
    );
    console.error(
      `· ${name}: click ${told(click)}; event ${told(event)}; picture ${told(picture)}; ${periodic.join("; ")}`,
    );
    return `| ${cells.join(" | ")} |`;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(site: Site, times: number, work: () => Promise<unknown>): Promise<Measured> {
  const tally = async () => (await (await site.get("/__tally")).json()) as Tally;
  const count = Math.max(1, Math.round(times));
  await tally();
  const before = processorMilliseconds() ?? 0;
  for (let n = 0; n < count; n++) await work();
  // What goes on after the answer belongs to it.
  await new Promise((wake) => setTimeout(wake, 2_500));
  const processor = (processorMilliseconds() ?? 0) - before;
  const { read, written, statements } = await tally();
  return {
    read: read / count,
    written: written / count,
    statements: statements / count,
    processor: processor / count,
    count,
  };
}

async function bytesOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".sqlite"))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
