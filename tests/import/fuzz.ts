/** What becomes of a hostile feed: results that hold whatever the file says, and work that grows with its size. */

import { readFeed } from "feeds/read/feed";
import { BrokenFeed, type FeedRecord } from "feeds/read/record";
import { checkFeed, type FeedCheck } from "server/feeds/check";
import { nobodys } from "server/feeds/judge";
import type { HostileFeed } from "../tools/hostile/feeds";
import { stepsOf } from "../tools/hostile/steps";
import { random } from "../tools/random";
import { projectVocabulary } from "../tools/vocabulary";

const limits = { bytes: 4_000_000, ratio: 100 };
/** Bytes of the small file; the large one is four times as large. */
export const smallBytes = 12_000;
/** What one file costs whatever its size: names of columns, words that are looked up once. */
const constantSteps = 30_000;
export const mostGrowth = 5;

export const checked = (file: Uint8Array, mostRows = 20_000): Promise<FeedCheck> =>
  checkFeed(file, {
    store: nobodys,
    vocabulary: projectVocabulary,
    mostRows,
    mostUnpacked: limits.bytes,
    now: new Date("2026-11-22T09:00:00Z"),
  });

export interface WorkOf {
  few: number;
  many: number;
  /** How many times the work is of four times the size, what a file costs in any case left out. */
  growth: number;
  patterns: ReadonlySet<string>;
}

/** Steps of the readers at n and at 4n. */
export async function workOf(feed: HostileFeed): Promise<WorkOf> {
  const at = (bytes: number) => {
    const file = feed.ofSize(bytes);
    return stepsOf(() => checked(file));
  };
  const { steps: few } = await at(smallBytes);
  const { steps: many, patterns } = await at(4 * smallBytes);
  const growth = (many - constantSteps) / few;
  if (growth <= mostGrowth) return { few, many, growth, patterns };
  // A file may end otherwise than one a quarter as large, refused at a quote left open: what is too much goes on growing so.
  const { steps: most } = await at(16 * smallBytes);
  return { few, many, growth: Math.min(growth, (most - constantSteps) / many), patterns };
}

/**
 * What is wrong with the results, in sentences: each row is taken or refused, in Italian; and records do not depend on the
 * pieces in which the file arrives.
 */
export async function resultFaults(feed: HostileFeed, seed: number): Promise<string[]> {
  const file = feed.ofSize(smallBytes);
  const { broken, read, rows, refused, advice } = await checked(file);
  const told = [...refused, ...advice].map(({ reason }) => reason);
  const english = [broken ?? "", ...told].filter(isEnglish);
  const whole = JSON.stringify(await recordsOf([file]));
  const inPieces = JSON.stringify(await recordsOf(cut(file, seed)));
  return [
    ...(rows.length + refused.length === read
      ? []
      : [`${read} rows read, ${rows.length} + ${refused.length} answered`]),
    ...english.map((reason) => `said '${reason.slice(0, 80)}'`),
    ...(whole === inPieces ? [] : ["other records when the file comes in pieces"]),
  ];
}

/** What is quoted is the feed's own. */
function isEnglish(reason: string): boolean {
  return /\b(the|is|than|longer|has|file is|no such)\b/.test(reason.replace(/«.*»|: .*$/gs, ""));
}

async function recordsOf(file: Iterable<Uint8Array>): Promise<FeedRecord[] | string> {
  const records: FeedRecord[] = [];
  try {
    for await (const record of readFeed(file, limits)) records.push(record);
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error;
    // On which line a damaged file breaks may depend on what was looked at before.
    return "broken";
  }
  return records;
}

/** The file in pieces of a few bytes to a few thousand. */
function cut(file: Uint8Array, seed: number): Uint8Array[] {
  const chance = random(seed * 13 + 5);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < file.length; ) {
    const next = at + 1 + Math.floor(chance() ** 3 * 4_000);
    parts.push(file.subarray(at, next));
    at = next;
  }
  return parts;
}
