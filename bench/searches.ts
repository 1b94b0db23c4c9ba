/**
 * How many of the everyday searches (`harness/searches`) show the right things first on feeds at hand:
 * `npm run bench:searches -- FEED…`. Exit code 1 below 95 of 100. On the demo `tests/demo/searches.test.ts` asks the same.
 */
import { basename } from "node:path";
import { type HeldFeed, holdFeeds } from "../harness/searches/held";
import { judge } from "../harness/searches/judge";
import { searches } from "../harness/searches/table";
import { readFeedFile } from "../scripts/import/read/file";
import { storeRecord } from "../scripts/import/store-record";

const wanted = 0.95;
const now = new Date("2026-11-21T12:00:00Z");

function fromFile(path: string): HeldFeed {
  const slug = basename(path).replace(/\..*$/, "");
  return { store: storeRecord(slug, null, { host: `${slug}.example` }, null), records: readFeedFile(path) };
}

const paths = process.argv.slice(2);
if (paths.length === 0) throw new Error("Usage: npm run bench:searches -- FEED…");
const held = await holdFeeds(paths.map(fromFile), now);
const verdicts = [];
for (const expected of searches) verdicts.push(await judge(expected, held, now));
const told = verdicts.filter(({ untold }) => !untold);
const wrong = told.filter(({ right }) => !right);
for (const { query, total, first } of wrong)
  console.log(`${query} (${total}): ${first.map(({ name }) => name).join(" | ") || "nothing"}`);
const empty = verdicts.filter(({ total }) => total === 0);
const share = (told.length - wrong.length) / told.length;
console.log(
  `${held.products.length} products; of ${verdicts.length} searches ${told.length} are about something that is sold: ${(share * 100).toFixed(1)} % right. ${empty.length} find nothing${empty.map(({ query }) => `, '${query}'`).join("")}.`,
);
if (share < wanted) process.exitCode = 1;
