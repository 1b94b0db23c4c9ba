/**
 * `npm run bench:feeds -- 10000`: so many hostile feeds of each kind through the readers that stores and operators use; prints
 * how many gave results or work that they should not, the worst growth of work (steps at four times the size) and the worst
 * processor time of a megabyte.
 */
import { checkFeed } from "server/feeds/check";
import { trialLimits } from "server/feeds/trial";
import { nobodys, uploadLimits } from "server/feeds/upload";
import { hostileFeed, hostileKinds } from "../harness/hostile/feeds";
import { mostGrowth, resultFaults, workOf } from "../harness/hostile/fuzz";

const [count = 1_000, first = 1] = process.argv.slice(2).map(Number);
const judged = 60_000;
const largest = 1_000_000;
const slowest = 12;
const mostShown = 10;

const places = {
  stores: { mostRows: uploadLimits.rows, mostUnpacked: uploadLimits.unpacked },
  desk: { mostRows: trialLimits.rows, mostUnpacked: trialLimits.unpacked },
};

function check(file: Uint8Array, place: keyof typeof places) {
  return checkFeed(file, { store: nobodys, now: new Date(), ...places[place] });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

await check(hostileFeed("table", 0).ofSize(judged), "desk");
let failures = 0;
for (const kind of hostileKinds) {
  const times: { seed: number; time: number }[] = [];
  let growth = { ratio: 0, name: "" };
  const failed: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const feed = hostileFeed(kind, seed);
    const file = feed.ofSize(judged);
    times.push({ seed, time: await milliseconds(() => check(file, "desk")) });
    const work = await workOf(feed);
    if (work.growth > growth.ratio) growth = { ratio: work.growth, name: feed.name };
    if (work.growth > mostGrowth) failed.push(`${feed.name}: ${work.few} → ${work.many} steps`);
    failed.push(...(await resultFaults(feed, seed)).map((fault) => `${feed.name}: ${fault}`));
  }
  console.log(`${kind}: ${count} tried, ${failed.length} failed`);
  for (const fault of failed.slice(0, mostShown)) console.log(`    ${fault}`);
  failures += failed.length;
  console.log(`  four times the size, work at most ${growth.ratio.toFixed(2)} times: ${growth.name}`);
  times.sort((a, b) => b.time - a.time);
  for (const place of ["stores", "desk"] as const) {
    let worst = { time: 0, name: "" };
    for (const { seed } of times.slice(0, slowest)) {
      const feed = hostileFeed(kind, seed);
      const file = feed.ofSize(largest).subarray(0, largest);
      const time = await milliseconds(() => check(file, place));
      if (time > worst.time) worst = { time, name: feed.name };
    }
    console.log(`  a megabyte, ${place}: at most ${Math.round(worst.time)} ms: ${worst.name}`);
  }
}
process.exit(failures === 0 ? 0 : 1);
