/**
 * `npm run bench:feeds -- 10000`: so many hostile feeds of each kind through the readers that stores and operators use; prints the
 * worst growth of work (steps at four times the size) and the worst processor time of a megabyte.
 */
import { checkFeed } from "server/feeds/check";
import { trialLimits } from "server/feeds/trial";
import { nobodys, uploadLimits } from "server/feeds/upload";
import { hostileFeed, hostileKinds } from "../harness/hostile/feeds";
import { stepsOf } from "../harness/hostile/steps";

const [count = 1_000, first = 1] = process.argv.slice(2).map(Number);
const small = 12_000;
const judged = 60_000;
const largest = 1_000_000;
const slowest = 12;

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
for (const kind of hostileKinds) {
  const times: { seed: number; time: number }[] = [];
  let growth = { ratio: 0, name: "" };
  for (let seed = first; seed < first + count; seed++) {
    const feed = hostileFeed(kind, seed);
    const file = feed.ofSize(judged);
    times.push({ seed, time: await milliseconds(() => check(file, "desk")) });
    const few = await stepsOf(() => check(feed.ofSize(small), "desk"));
    const many = await stepsOf(() => check(feed.ofSize(4 * small), "desk"));
    const ratio = many.steps / (few.steps + 6_000);
    if (ratio > growth.ratio) growth = { ratio, name: feed.name };
  }
  console.log(
    `${kind}: ${count} shapes, work grows at most ${growth.ratio.toFixed(2)} times: ${growth.name}`,
  );
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
