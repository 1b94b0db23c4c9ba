/**
 * What comes round by the day and the week, for `bench:month`: two hours of a month hold it or not by chance, so each is played once
 * and counted as often as it comes.
 */
import { chores, type Stores } from "upstream/chores";
import type { KeptDays } from "upstream/retention";
import type { Site } from "../tools/site";
import { run, value } from "../worker/sql";

const day = 86_400_000;
/** The most that the clock may be told: none of a bench. */
const never = 8_640_000_000_000_000;
const mostRuns = 5_000;

/** Of all kinds only their names and rhythms are asked. */
const all = chores({ db: {}, logs: {}, media: {} } as Stores, {} as KeptDays, new Date(0));
const kinds = all.map(({ kind }) => kind);
const named = (isMeant: (every: number) => boolean) =>
  all.filter(({ every }) => isMeant(every)).map(({ kind }) => kind);
const each = (every: number) => named((one) => one === every);

export interface Round {
  name: string;
  timesAMonth: number;
  /** Days since the round before, of which it has the work. */
  after: number;
  kinds: readonly string[];
  /** Before it is played. */
  prepared?: string;
}

/** Tables are counted by the week; large ones once in four (`upstream/storage/measure.ts`). */
export const rounds: readonly Round[] = [
  { name: "a day", timesAMonth: 30, after: 1, kinds: each(day) },
  { name: "a week", timesAMonth: 30 / 7, after: 6, kinds: [...each(7 * day), "storage"] },
  {
    name: "a count of all tables",
    timesAMonth: 30 / 28,
    after: 0,
    kinds: ["storage"],
    prepared: "UPDATE storage_tables SET counted_on = '2000-01-01'",
  },
];

interface Clock {
  runScheduled(): Promise<void>;
  pass(milliseconds: number): void;
  now(): number;
}

/** From now on the minutes hold nothing that comes by the day or more rarely. */
export function postponeSlow(site: Site): Promise<void> {
  return due(
    site,
    named((every) => every >= day),
    never,
  );
}

/** Works off what a filled database has left to do, as a site that has run for a year has done. */
export async function workedOff(site: Site, clock: Clock): Promise<void> {
  await due(site, kinds, 0);
  await until(site, clock, kinds);
}

/** Only the kinds of this round: what else is due by then belongs to other minutes. */
export async function play(site: Site, clock: Clock, { after, kinds: own, prepared }: Round): Promise<void> {
  clock.pass(after * day);
  await due(site, kinds, never);
  if (prepared) await site.db.prepare(prepared).run();
  await due(site, own, 0);
  await until(site, clock, own);
}

async function due(site: Site, kinds: readonly string[], at: number): Promise<void> {
  await run(
    site.db,
  )`INSERT INTO clock (kind, due_at) SELECT value, ${at} FROM json_each(${JSON.stringify(kinds)})
    WHERE true ON CONFLICT DO UPDATE SET due_at = excluded.due_at`;
}

async function until(site: Site, clock: Clock, kinds: readonly string[]): Promise<void> {
  for (let runs = 0; runs < mostRuns; runs++) {
    await clock.runScheduled();
    const left = await value<number>(site.db)`SELECT COUNT(*) FROM clock WHERE due_at <= ${clock.now()}
      AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))`;
    if (left === 0) return;
  }
  throw new Error(`${kinds.join(", ")}: not done after ${mostRuns} runs`);
}
