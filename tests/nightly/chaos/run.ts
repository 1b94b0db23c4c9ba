/** One run of trouble for the ways out: first none, then a tracker that dies, fails and dawdles, then a killed worker. */
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { copyOfCatalogue, startSite } from "../../tools/site";
import { crowd, type Leaving, percentile } from "./crowd";
import { startSiteProcess } from "./site-process";
import { type Mood, startTracker, type Tracker } from "./tracker";

export interface Plan {
  perSecond: number;
  /** Seconds without a fault, to compare with. */
  well: number;
  /** The tracker's moods and how many seconds each lasts. */
  moods: [mood: Mood, seconds: number][];
  /** Seconds of clicks before the worker is killed under them. */
  beforeKill: number;
  /** Longest wait for the last delivery; a killed worker's leases run for 60 s. */
  patience: number;
}

export interface Outcome {
  /** Visitors whose page went out, and those who got none while the worker was alive. */
  answered: number;
  turnedAway: number;
  copied: number;
  /** 99th percentile of the time to a whole page, in ms. */
  calm: number;
  troubled: number;
  /** Answered clicks that the tracker never got, or got under two keys. */
  missing: number;
  doubled: number;
  /** Deliveries that the tracker already had. */
  repeated: number;
}

export async function runChaos(plan: Plan, say: (line: string) => void): Promise<Outcome> {
  const folder = copyOfCatalogue();
  const tracker = await startTracker();
  const settings = { API_BASE_URL: tracker.url.origin, LOG: "off", CLICK_SALT: "a salt for both lives" };
  const first = await startSiteProcess(folder, settings);
  try {
    await crowd(first.url, plan.perSecond, 1);
    say(`${plan.perSecond} clicks a second for ${plan.well} s, tracker well`);
    const calm = await crowd(first.url, plan.perSecond, plan.well);
    const troubled: Leaving[] = [];
    for (const [mood, seconds] of plan.moods) {
      say(`${seconds} s with the tracker ${mood}`);
      tracker.be(mood);
      troubled.push(...(await crowd(first.url, plan.perSecond, seconds)));
    }
    tracker.be("well");
    say(`worker killed after ${plan.beforeKill} s of clicks, and started again on the same database`);
    const [cutShort] = await Promise.all([
      crowd(first.url, plan.perSecond, plan.beforeKill + 0.5),
      sleep(plan.beforeKill * 1_000).then(() => first.kill()),
    ]);
    const second = await startSite(settings, { inside: folder });
    const all = [...calm, ...troubled, ...cutShort];
    try {
      say("later visitors take along what waits; the leases of the killed worker run for 60 s");
      all.push(...(await later(second.url, tracker, all, plan.patience)));
    } finally {
      await second.stop();
    }
    return {
      ...told(all, tracker),
      turnedAway: [...calm, ...troubled].filter(({ answered }) => !answered).length,
      calm: percentile(calm, 0.99),
      troubled: percentile(troubled, 0.99),
    };
  } finally {
    await first.kill().catch(() => undefined);
    await tracker.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Visitors of quieter times, until the tracker has every answered click or `patience` seconds are over. @internal a test kills what it starts */
export async function later(
  site: URL,
  tracker: Tracker,
  all: Leaving[],
  patience: number,
): Promise<Leaving[]> {
  const more: Leaving[] = [];
  const ends = Date.now() + patience * 1_000;
  do {
    more.push(...(await crowd(site, 5, 1)));
    await sleep(500);
  } while (told([...all, ...more], tracker).missing > 0 && Date.now() < ends);
  return more;
}

export function told(all: Leaving[], tracker: Tracker) {
  const counted = [...tracker.clicks.values()];
  const once = new Set(counted);
  const left = all.filter(({ answered }) => answered);
  return {
    answered: left.length,
    copied: all.filter(({ copied }) => copied).length,
    missing: left.filter(({ url }) => !once.has(url)).length,
    doubled: counted.length - once.size,
    repeated: tracker.repeated(),
  };
}
