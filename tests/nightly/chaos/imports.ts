/**
 * `npm run chaos:imports`: kills the import and its database (SIGKILL) at 20 random instants after its first write, on a real local D1, and looks
 * at what readers then see and what the clock makes of it. `-- --deaths 50 --seed 7` sets instants and seed; the verdict is the exit code.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, emptyListing, type ProductPage } from "contract";
import { createUpstream, keepImports } from "upstream/index";
import { argumentsOf } from "../../../scripts/local/arguments";
import { migrate, openStored } from "../../tools/database";
import { verdict } from "../../tools/promised";
import { random } from "../../tools/random";
import { wideFeed } from "../../tools/wide-feed";

const { whole } = argumentsOf("npm run chaos:imports -- [--deaths 20] [--seed N]", {
  deaths: { type: "string", default: "20" },
  seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
});
const [deaths, seed] = [whole("deaths"), whole("seed", 0)];
/** In two sizes each: seven parts, and more pages of the listing than one. */
const products = 80;
/** Products whose offers, variants and card do not agree. */
const mixed = `SELECT p.product_id FROM products p JOIN variants v USING (product_id) JOIN offers o USING (variant_id)
  GROUP BY p.product_id HAVING COUNT(DISTINCT o.price_cents) > 1 OR MIN(v.price_cents) <> MIN(o.price_cents)
    OR MIN(p.price_cents) <> MIN(o.price_cents)`;

const chance = random(seed);
const folder = mkdtempSync(join(tmpdir(), "vetrina-deaths-"));
const state = join(folder, "state");
const file = join(folder, "feed.jsonl");

console.log(`· ${deaths} deaths, seed ${seed}`);
await looking(migrate);
await imported(10);
const writing = (await imported(11)).wrote;
console.log(`· an import writes for ${writing.toFixed(0)} ms`);
let price = 11;
let now = Date.now();
const wrong: string[] = [];
const ends = { old: 0, half: 0, whole: 0 };
for (let death = 1; death <= deaths; death++) {
  const after = chance() * writing;
  const { ended } = await imported(price + 1, after);
  const found = await looking(afterDeath);
  for (const sentence of found.wrong) wrong.push(`death ${death} after ${after.toFixed(0)} ms: ${sentence}`);
  ends[ended || found.came ? (found.half ? "half" : "whole") : "old"] += 1;
  if (found.came) price += 1;
  console.log(
    `  ${death}: after ${after.toFixed(0)} ms, ${ended ? "too late to kill" : found.half ? "half applied, finished by the clock" : found.came ? "sealed or done" : "the old catalogue"}`,
  );
}
rmSync(folder, { recursive: true, force: true });
for (const sentence of wrong) console.log(`    ${sentence}`);
verdict([
  {
    promise: `imports killed: of ${deaths} deaths a mixture was seen after`,
    figure: `${wrong.length} (${ends.old} old, ${ends.half} half applied, ${ends.whole} whole)`,
    limit: "0",
    holds: wrong.length === 0,
  },
]);

/**
 * Runs an import in a process group of its own, so that its database dies with it; `killAfter` counts from its first write. `wrote`
 * is how long it wrote, in milliseconds.
 */
function imported(euros: number, killAfter?: number): Promise<{ wrote: number; ended: boolean }> {
  const feed = wideFeed(products, () => euros);
  writeFileSync(file, feed);
  const call = ["--import", "tsx", "tests/nightly/chaos/import-once.ts", file, state];
  const child = spawn(process.execPath, call, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let words = "";
  child.stderr.on("data", (part) => {
    words = `${words}${part}`.slice(-2_000);
  });
  let began = 0;
  child.stdout.once("data", () => {
    began = performance.now();
    if (killAfter !== undefined)
      setTimeout(() => child.exitCode === null && process.kill(-(child.pid ?? 0), "SIGKILL"), killAfter);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code !== 0 && signal !== "SIGKILL")
        return reject(new Error(`the import ended with ${code}: ${words}`));
      resolve({ wrote: performance.now() - began, ended: signal === null });
    });
  });
}

async function looking<Found>(look: (db: D1Database) => Promise<Found>): Promise<Found> {
  const { db, close } = await openStored(state);
  try {
    return await look(db);
  } finally {
    await close();
  }
}

/** What readers see right after a death, and what has come of the run after a scheduled run. */
async function afterDeath(db: D1Database) {
  const wrong: string[] = [];
  const rows = async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results;
  const seen = await listed(db);
  if (seen.size !== 1) wrong.push(`the listing shows ${[...seen].join(" and ")}`);
  if ((await rows(mixed)).length > 0) wrong.push("a product shows two states at once");
  const [run] = await rows<{ done: number; parts: number }>(
    "SELECT done, parts FROM import_runs WHERE parts > 0 AND finished_at IS NULL",
  );
  for (let minute = 0; minute < 5; minute++) {
    now += 60_000;
    await keepImports(db, new Date(now));
  }
  const prices = await rows<{ price_cents: number }>("SELECT DISTINCT price_cents FROM offers");
  if (prices.length !== 1) wrong.push("offers of two states were left behind");
  const came = prices[0]?.price_cents === (price + 1) * 100;
  if (run && !came) wrong.push("a sealed run was not finished");
  const after = await listed(db);
  const expected = (came ? price + 1 : price) * 100;
  if (after.size !== 1 || !after.has(expected))
    wrong.push(`the listing then shows ${[...after].join(" and ")}`);
  return { wrong, came, half: run !== undefined && run.done > 0 && run.done < run.parts };
}

/** Prices, in cents, of the first, a middle and a late page of the listing. */
async function listed(db: D1Database): Promise<Set<number | null | undefined>> {
  const upstream = createUpstream({ DB: db });
  const found = new Set<number | null | undefined>();
  for (const page of [1, 2, 4]) {
    const answer = await upstream.call(contract.products.list, { ...emptyListing, page });
    for (const product of (contract.products.list.output.parse(answer) as ProductPage).products)
      found.add(product.price.current);
  }
  return found;
}
