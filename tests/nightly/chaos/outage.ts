/** One run without a database: it fails, then it does not even answer, and visitors leave all the while; then it is back. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Site, startSite } from "../../tools/site";
import { crowd, type Leaving, percentile } from "./crowd";
import { told } from "./run";
import { startTracker } from "./tracker";

export interface Outage {
  perSecond: number;
  /** Seconds with the database, without it, and while it does not answer. */
  well: number;
  gone: number;
  hangs: number;
  /** Longest wait for the last row once it is back, in seconds: a batch that was refused often comes after ten minutes. */
  patience: number;
}

export async function runOutage(plan: Outage, say: (line: string) => void) {
  const tracker = await startTracker();
  const settings = { API_BASE_URL: tracker.url.origin, LOG: "off" };
  const site = await startSite(settings, { entry: "no-database.js" });
  try {
    await crowd(site.url, plan.perSecond, 1);
    say(`${plan.perSecond} clicks a second for ${plan.well} s with the database`);
    const calm = await crowd(site.url, plan.perSecond, plan.well);
    const gone = await during(site, "gone", plan.perSecond, plan.gone, say);
    const hung = await during(site, "hangs", plan.perSecond, plan.hangs, say);
    await site.get("/prova/database?is=well");
    say("the database is back");
    const all = [...calm, ...gone, ...hung];
    const back = Date.now();
    const ends = back + plan.patience * 1_000;
    while (told(all, tracker).missing > 0 && Date.now() < ends) {
      await sleep(500);
      await site.runScheduled();
    }
    return {
      ...told(all, tracker),
      turnedAway: all.filter(({ answered }) => !answered).length,
      rows: await clicksIn(site, all),
      calm: percentile(calm, 0.99),
      gone: percentile(gone, 0.99),
      hangs: percentile(hung, 0.99),
      seconds: (Date.now() - back) / 1_000,
    };
  } finally {
    await site.stop();
    await tracker.stop();
  }
}

async function during(
  site: Site,
  how: "gone" | "hangs",
  perSecond: number,
  seconds: number,
  say: (line: string) => void,
): Promise<Leaving[]> {
  say(`${seconds} s while it ${how === "gone" ? "refuses every call" : "does not answer"}`);
  await site.get(`/prova/database?is=${how}`);
  return crowd(site.url, perSecond, seconds);
}

async function clicksIn(site: Site, all: Leaving[]): Promise<{ lost: number; double: number }> {
  const { results } = await site.db
    .prepare(
      "SELECT url, COUNT(*) AS n FROM (SELECT url FROM new_clicks UNION ALL SELECT url FROM clicks) GROUP BY url",
    )
    .all<{ url: string; n: number }>();
  const counted = new Map(results.map(({ url, n }) => [url, n]));
  return {
    lost: all.filter(({ url, answered }) => answered && !counted.has(url)).length,
    double: results.filter(({ n }) => n > 1).length,
  };
}
