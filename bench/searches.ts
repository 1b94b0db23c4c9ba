/**
 * How many of the everyday searches (`harness/searches`), and of thousands of questions made from the goods themselves, show
 * the right things first on feeds at hand: `npm run bench:searches -- FEED… [--seed N]`. Exit code 1 below 95 of 100 of the
 * former and 97 of the latter, or when anything is shown that a search leaves out. On the demo `tests/demo` asks the same.
 */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readFeedFile } from "feeds/read/file";
import { exclusionsOf, questionsOf } from "../harness/searches/generated";
import { type HeldFeed, holdFeeds } from "../harness/searches/held";
import { isAnswered, isObeyed, judge } from "../harness/searches/judge";
import { searches } from "../harness/searches/table";
import { storeRecord } from "../scripts/import/store-record";

const wanted = 0.95;
const wantedOfMade = 0.97;
const [questions, exclusions] = [3_000, 1_500];
const now = new Date("2026-11-21T12:00:00Z");

function fromFile(path: string): HeldFeed {
  const slug = basename(path).replace(/\..*$/, "");
  return { store: storeRecord(slug, null, { host: `${slug}.example` }, null), records: readFeedFile(path) };
}

const { positionals: paths, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } },
});
if (paths.length === 0) throw new Error("Usage: npm run bench:searches -- FEED… [--seed N]");
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

const seed = Number(values.seed);
const unanswered = [];
for (const each of questionsOf(held, questions, seed)) {
  const { right, products } = await isAnswered(each, held, now);
  if (!right) unanswered.push(`${each.query}: ${products.map(({ name }) => name).join(" | ") || "nothing"}`);
}
const [disobeyed, broken]: [string[], string[]] = [[], []];
for (const each of exclusionsOf(held, exclusions, seed)) {
  const verdict = await isObeyed(each, held, now);
  if (verdict.broken) broken.push(each.query);
  else if (!verdict.right) disobeyed.push(each.query);
}
for (const line of [...unanswered, ...disobeyed, ...broken]) console.log(line);
const right = (wrong: number, of: number) => `${((1 - wrong / of) * 100).toFixed(1)} %`;
console.log(
  `Made from the goods: ${right(unanswered.length, questions)} of ${questions} questions right; of ${exclusions} exclusions ${broken.length} broken, ${right(disobeyed.length + broken.length, exclusions)} right.`,
);
if (unanswered.length / questions > 1 - wantedOfMade || broken.length > 0) process.exitCode = 1;
