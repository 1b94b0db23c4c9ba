/**
 * `npm run bench:feeds -- 10000 [first seed] [kind]`: so many hostile feeds of each kind through the readers that stores and operators use; prints
 * how many gave results or work that they should not, the worst growth of work (steps at four times the size) and the worst
 * processor time of a megabyte.
 */
import { gzipSync } from "node:zlib";
import { checkFeed } from "server/feeds/check";
import { readOf } from "server/feeds/trial";
import { nobodys, uploadLimits } from "server/feeds/upload";
import { costlyFeeds } from "../harness/hostile/costly";
import { type HostileFeed, hostileFeed, hostileKinds } from "../harness/hostile/feeds";
import { mostGrowth, resultFaults, workOf } from "../harness/hostile/fuzz";

const [count = 1_000, first = 1] = process.argv.slice(2, 4).map(Number);
const kinds = hostileKinds.filter((kind) => !process.argv[4] || process.argv[4] === kind);
const largest = 1_000_000;
const slowest = 12;
const mostShown = 10;

const places = {
  stores: () => ({ mostRows: uploadLimits.rows, mostUnpacked: uploadLimits.unpacked }),
  desk: ({ length }: Uint8Array) => readOf(length),
};

function check(file: Uint8Array, place: keyof typeof places) {
  return checkFeed(file, { store: nobodys, now: new Date(), ...places[place](file) });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

await check(hostileFeed("table", 0).ofSize(60_000), "desk");
let failures = 0;
for (const kind of kinds) {
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
  failures += failed.length;
  console.log(`  four times the size, work at most ${growth.ratio.toFixed(2)} times: ${growth.name}`);
  looked.sort((a, b) => b.many - a.many);
  for (const place of ["stores", "desk"] as const) {
    let worst = { time: 0, name: "" };
    for (const { seed } of looked.slice(0, slowest)) {
      const feed = hostileFeed(kind, seed);
      const file = feed.ofSize(largest).subarray(0, largest);
      const time = await milliseconds(() => check(file, place));
      if (time > worst.time) worst = { time, name: feed.name };
    }
    console.log(`  a megabyte, ${place}: at most ${Math.round(worst.time)} ms: ${worst.name}`);
  }
}
const sent = (file: Uint8Array) => file.subarray(0, largest);
for (const [said, place, made] of [
  ["a megabyte at the desk", "desk", (feed: HostileFeed) => sent(feed.ofSize(largest))],
  ["packed, at the desk", "desk", packed],
  ["packed, from stores", "stores", packed],
] as const) {
  console.log(`feeds that ask much of one step, ${said}:`);
  const times: { time: number; name: string }[] = [];
  for (const feed of costlyFeeds) {
    const file = made(feed);
    const tried = [
      await milliseconds(() => check(file, place)),
      await milliseconds(() => check(file, place)),
    ];
    times.push({ time: Math.min(...tried), name: feed.name });
  }
  times.sort((a, b) => b.time - a.time);
  for (const { time, name } of times.slice(0, mostShown)) console.log(`    ${Math.round(time)} ms: ${name}`);
}
process.exit(failures === 0 ? 0 : 1);

/** As much as is read of a megabyte that was sent, and more. */
function packed(feed: HostileFeed): Uint8Array {
  return sent(gzipSync(feed.ofSize(3 * largest)));
}
