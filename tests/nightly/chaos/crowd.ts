/** Visitors who leave for stores at a steady rate, each with an address and a target of their own. */
import { setTimeout as sleep } from "node:timers/promises";
import { mint } from "server/exits/decision";
import { testSettings, visitor } from "../../tools/site";

export interface Leaving {
  /** Where the click leads; no two are alike. */
  url: string;
  /** The page went out, and where it carries a copy of its click, the site has taken that copy. */
  answered: boolean;
  /** The page carried a copy, because the row was not certain after 50 ms. */
  copied: boolean;
  /** From the moment when the visitor wanted to leave to the last byte of the page. */
  milliseconds: number;
}

const [id = "", secret = ""] = testSettings.EXIT_SIGNING_KEYS.split(":");
let visitors = 0;

/** Lets `perSecond` visitors a second leave for `seconds`, whether or not earlier ones have been answered. */
export async function crowd(site: URL, perSecond: number, seconds: number): Promise<Leaving[]> {
  const began = performance.now();
  const leavings: Promise<Leaving>[] = [];
  for (let at = 0; at < perSecond * seconds; at++) {
    const wanted = began + (at * 1_000) / perSecond;
    const early = wanted - performance.now();
    if (early > 0) await sleep(early);
    leavings.push(leave(site, wanted));
  }
  return Promise.all(leavings);
}

async function leave(site: URL, wanted: number): Promise<Leaving> {
  visitors += 1;
  const url = `https://www.moda-milano.example/p/${visitors}`;
  const address = `198.18.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const headers = { "User-Agent": visitor, "CF-Connecting-IP": address };
  const leaving = { url, answered: false, copied: false, milliseconds: 0 };
  try {
    const response = await fetch(new URL(mint(url, { id, secret }), site), { headers });
    const html = await response.text();
    leaving.milliseconds = performance.now() - wanted;
    leaving.answered = response.status === 200 && html.includes("Attendi&#8230;");
    // A browser posts the copy at once.
    const copy = / data-b="([^"]+)"/.exec(html)?.[1];
    if (copy) {
      leaving.copied = true;
      const taken = await fetch(new URL("/clic", site), { method: "POST", body: copy, headers });
      leaving.answered &&= taken.status === 204;
    }
  } catch {
    leaving.answered = false;
  }
  return leaving;
}

/** The time within which `share` of the answered visitors had their page. */
export function percentile(leavings: Leaving[], share: number): number {
  const times = leavings.filter(({ answered }) => answered).map(({ milliseconds }) => milliseconds);
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * share) - 1] ?? 0;
}
