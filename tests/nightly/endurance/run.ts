/** Mixed traffic at a steady rate on an upstream with faults: what the visitors got, and what the isolate held meanwhile. */
import { settings } from "../../../server/settings";
import { paths } from "../../bench/wander";
import { interpose, type Meddling } from "../../tools/interpose";
import { random } from "../../tools/random";
import { delivered, startSite } from "../../tools/site";
import { startUpstream } from "../../tools/upstream";

export interface Plan {
  perSecond: number;
  /** Seconds between two looks at the memory, and how many there are. */
  part: number;
  parts: number;
  /** In so many of the first parts caches fill, while the rate grows evenly. */
  warming: number;
  /** Share of upstream calls that fail. */
  faults: number;
  seed: number;
}

export interface Outcome {
  answered: number;
  injected: number;
  /** Answers with 502, 503 or 504 to a page not seen before, one of whose own calls was injected a fault. */
  excused: number;
  /** The same without a fault, of which the whole deadline of the page was used up: the machine is too busy to tell. */
  late: string[];
  /** What no fault excuses: a 500, a failure of a page seen before, one without a fault, or no answer at all. */
  broken: string[];
  /** Bytes of heap after a collection, at the end of each part. */
  heaps: number[];
}

/** The upstream fails in each of these ways in turn. */
const ways: Meddling[] = [
  { status: 500 },
  { status: 503 },
  { rubbish: "<html>" },
  { delayMs: 2_000 },
  { never: true },
];

/** When the calls of an answer have ended, in milliseconds; the setting's default. */
const deadline = Number(settings.PAGE_TIMEOUT_MS.default);

/** Runs the plan; `say` hears after each part what the isolate holds. */
export async function endure(plan: Plan, say: (line: string) => void): Promise<Outcome> {
  const chance = random(plan.seed);
  const upstream = await startUpstream();
  const between = await interpose(upstream.url);
  const site = await startSite(
    { ...delivered, API_BASE_URL: between.url.origin, UPSTREAM_TIMEOUT_MS: "3000", LOG: "off" },
    { strict: false, inspect: true },
  );
  const outcome: Outcome = { answered: 0, injected: 0, excused: 0, late: [], broken: [], heaps: [] };
  /** Requests, by their id, one of whose calls was injected a fault. */
  const faulty = new Set<string>();
  const seen = new Set<string>();
  try {
    const next = await paths(site, chance);
    between.meddle((_, headers) => {
      if (chance() >= plan.faults) return undefined;
      outcome.injected += 1;
      faulty.add(String(headers["x-request-id"]));
      return ways[outcome.injected % ways.length];
    });
    for (let part = 0; part < plan.parts; part++) {
      // A site that nobody has seen yet is not found by everybody at once.
      const rate = plan.perSecond * Math.min(1, (part + 1) / (plan.warming + 1));
      await traffic(rate, plan.part, () => visit(next()));
      outcome.heaps.push(await site.heap());
      say(told(part + 1, outcome));
    }
  } finally {
    await site.stop();
    await between.stop();
    await upstream.stop();
  }
  return outcome;

  async function visit(path: string): Promise<void> {
    try {
      const wasSeen = seen.has(path);
      const response = await asked(new URL(path, site.url));
      // Some visitors leave before the page is whole.
      if (chance() < 0.05) await response.body?.cancel();
      else await response.arrayBuffer();
      outcome.answered += 1;
      if (response.status === 200) seen.add(path);
      if (response.status >= 500) judge(response, path, wasSeen);
    } catch (error) {
      outcome.broken.push(`${error} (${(error as Error).cause}) ${path}`);
    }
  }

  /** Each failure belongs to a fault of its own request, or to nobody's. */
  function judge(response: Response, path: string, wasSeen: boolean): void {
    const { status, headers } = response;
    if (status === 500) outcome.broken.push(`500 ${path}`);
    else if (wasSeen) outcome.broken.push(`${status} of a page seen before ${path}`);
    else if (faulty.has(headers.get("x-request-id") ?? "")) outcome.excused += 1;
    else if (spent(response) >= deadline) outcome.late.push(`${status} ${path}`);
    else outcome.broken.push(`${status} without a fault ${path}`);
  }
}

/** How long the site itself took, in milliseconds, as it says in `Server-Timing`. */
function spent({ headers }: Response): number {
  return Number(/edge;dur=(\d+)/.exec(headers.get("server-timing") ?? "")?.[1] ?? 0);
}

/**
 * As browsers do, asks again when the connection was gone: kept ones that the server has just closed, because they were idle,
 * are found out about when they are used again, the more often the busier this process is, and several after each other.
 */
async function asked(url: URL, tries = 4): Promise<Response> {
  try {
    return await fetch(url, { redirect: "manual" });
  } catch (error) {
    if (tries === 1) throw error;
    return asked(url, tries - 1);
  }
}

/** One part: visitors come at this rate, whether or not earlier ones have been answered. */
async function traffic(perSecond: number, part: number, visit: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const visits: Promise<void>[] = [];
  for (let at = 0; at < perSecond * part; at++) {
    const early = began + (at * 1_000) / perSecond - performance.now();
    if (early > 0) await new Promise((wake) => setTimeout(wake, early));
    visits.push(visit());
  }
  await Promise.all(visits);
}

/** Growth in bytes per part: the slope of the line through the figures. */
export function slope(figures: number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const up = figures.reduce((sum, figure, at) => sum + (at - middle) * (figure - mean), 0);
  return up / figures.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

function told(part: number, { answered, excused, late, injected, broken, heaps }: Outcome): string {
  const heap = ((heaps.at(-1) ?? 0) / 2 ** 20).toFixed(1);
  return `${part}: ${answered} answers, ${excused} of ${injected} faults seen, ${late.length} late, ${broken.length} broken, heap ${heap} MB`;
}
