/**
 * Milliseconds of processor that a megabyte of a feed takes: for `bench:feeds`, in a process of its own. Whoever counts steps has
 * replaced functions of the language, and patterns are slow from then on, also when those are put back.
 */
import { gzipSync } from "node:zlib";
import { checkFeed } from "server/feeds/check";
import { nobodys, uploadLimits } from "server/feeds/judge";
import { readOf } from "server/feeds/trial";
import { costlyFeeds } from "../harness/hostile/costly";
import { type HostileFeed, type HostileKind, hostileFeed } from "../harness/hostile/feeds";
import { projectVocabulary } from "../harness/vocabulary";

export interface Timed {
  time: number;
  name: string;
}

export type Place = "stores" | "desk";

const largest = 1_000_000;
const places = {
  stores: () => ({ mostRows: uploadLimits.rows, mostUnpacked: uploadLimits.unpacked }),
  desk: ({ length }: Uint8Array) => readOf(length),
};

const [place = "desk", kind = "costly", ...seeds] = process.argv.slice(2);
const feeds: readonly HostileFeed[] = kind.startsWith("costly")
  ? costlyFeeds
  : seeds.map((seed: string) => hostileFeed(kind as HostileKind, Number(seed)));
const packed = kind === "costly-packed";

await check(hostileFeed("table", 0).ofSize(60_000));
const times: Timed[] = [];
for (const feed of feeds) {
  const file = fileOf(feed);
  const tried = [await milliseconds(() => check(file)), await milliseconds(() => check(file))];
  times.push({ time: Math.min(...tried), name: feed.name });
}
console.log(JSON.stringify(times.sort((a, b) => b.time - a.time)));

/** What is sent; of a packed one as much as is read of a megabyte, and more. */
function fileOf(feed: HostileFeed): Uint8Array {
  const file = packed ? gzipSync(feed.ofSize(3 * largest)) : feed.ofSize(largest);
  return file.subarray(0, largest);
}

function check(file: Uint8Array) {
  return checkFeed(file, {
    store: nobodys,
    vocabulary: projectVocabulary,
    now: new Date(),
    ...places[place as Place](file),
  });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
