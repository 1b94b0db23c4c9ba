/**
 * `npm run bench:feeds -- 10000 [first seed] [kind]`: so many hostile feeds of each kind through the readers that stores and operators use; prints
 * how many gave results or work that they should not, the worst growth of work (steps at four times the size) and the worst
 * processor time of a megabyte.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type HostileKind, hostileFeed, hostileKinds } from "../harness/hostile/feeds";
import { mostGrowth, resultFaults, workOf } from "../harness/hostile/fuzz";
import type { Place, Timed } from "./feeds-time";

const [count = 1_000, first = 1] = process.argv.slice(2, 4).map(Number);
const kinds = hostileKinds.filter((kind) => !process.argv[4] || process.argv[4] === kind);
const slowest = 12;
const mostShown = 10;

let failures = 0;
for (const kind of kinds) failures += await fuzzed(kind);
for (const [said, place, feeds] of [
  ["a megabyte at the desk", "desk", "costly"],
  ["packed, at the desk", "desk", "costly-packed"],
  ["packed, from stores", "stores", "costly-packed"],
] as const) {
  console.log(`feeds that ask much of one step, ${said}:`);
  for (const { time, name } of timed(place, feeds).slice(0, mostShown))
    console.log(`    ${Math.round(time)} ms: ${name}`);
}
process.exit(failures === 0 ? 0 : 1);

/** Answers how many failed. */
async function fuzzed(kind: HostileKind): Promise<number> {
  const looked: { seed: number; many: number }[] = [];
  let growth = { ratio: 0, name: "" };
  const failed: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const feed = hostileFeed(kind, seed);
    const work = await workOf(feed);
    looked.push({ seed, many: work.many });
    if (work.growth > growth.ratio) growth = { ratio: work.growth, name: feed.name };
    if (work.growth > mostGrowth) failed.push(`${feed.name}: ${work.few} → ${work.many} steps`);
    failed.push(...(await resultFaults(feed, seed)).map((fault) => `${feed.name}: ${fault}`));
  }
  console.log(`${kind}: ${count} tried, ${failed.length} failed`);
  for (const fault of failed.slice(0, mostShown)) console.log(`    ${fault}`);
  console.log(`  four times the size, work at most ${growth.ratio.toFixed(2)} times: ${growth.name}`);
  looked.sort((a, b) => b.many - a.many);
  const seeds = looked.slice(0, slowest).map(({ seed }) => String(seed));
  for (const place of ["stores", "desk"] as const) {
    const [worst] = timed(place, kind, seeds);
    if (worst) console.log(`  a megabyte, ${place}: at most ${Math.round(worst.time)} ms: ${worst.name}`);
  }
  return failed.length;
}

/** The slowest first. */
function timed(place: Place, feeds: string, seeds: readonly string[] = []): Timed[] {
  const program = join(import.meta.dirname, "feeds-time.ts");
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", program, place, feeds, ...seeds], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout) as Timed[];
}
