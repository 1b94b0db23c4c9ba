/** Mixed traffic at a steady rate on an upstream with faults: what the visitors got, and what the isolate held meanwhile. */
import { interpose, type Meddling } from "../../harness/interpose";
import { random } from "../../harness/random";
import { startSite } from "../../harness/site";
import { startUpstream } from "../../harness/upstream";
import { paths } from "../wander";

export interface Plan {
  perSecond: number;
  /** Seconds between two looks at the memory, and how many there are. */
  part: number;
  parts: number;
  /** Share of upstream calls that fail. */
  faults: number;
  seed: number;
}

export interface Outcome {
  answered: number;
  /** Answers with 502, 503 or 504, of which there may be as many as faults. */
  troubled: number;
  injected: number;
  /** What no fault excuses: a 500, or no answer at all. */
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

/** Runs the plan; `say` hears after each part what the isolate holds. */
export async function endure(plan: Plan, say: (line: string) => void): Promise<Outcome> {
  const chance = random(plan.seed);
  const upstream = await startUpstream();
  const between = await interpose(upstream.url);
  const site = await startSite(
    { API_BASE_URL: between.url.origin, UPSTREAM_TIMEOUT_MS: "3000", LOG: "off" },
    { strict: false, inspect: true },
  );
  const outcome: Outcome = { answered: 0, troubled: 0, injected: 0, broken: [], heaps: [] };
  try {
    const next = await paths(site, chance);
    between.meddle(() => {
      if (chance() >= plan.faults) return undefined;
      outcome.injected += 1;
      return ways[outcome.injected % ways.length];
    });
    for (let part = 0; part < plan.parts; part++) {
      await traffic(plan, () => visit(next()));
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
      const response = await asked(new URL(path, site.url));
      // Some visitors leave before the page is whole.
      if (chance() < 0.05) await response.body?.cancel();
      else await response.arrayBuffer();
      outcome.answered += 1;
      if (response.status === 500) outcome.broken.push(`500 ${path}`);
      else if (response.status > 500) outcome.troubled += 1;
    } catch (error) {
      outcome.broken.push(`${error} (${(error as Error).cause}) ${path}`);
    }
  }
}

/**
 * As browsers do, asks once more when the connection was gone: a kept one that the server has just closed, because it was idle,
 * is found out about when it is used again, the more often the busier this process is.
 */
async function asked(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: "manual" });
  } catch {
    return fetch(url, { redirect: "manual", headers: { connection: "close" } });
  }
}

/** One part: visitors come at the rate of the plan, whether or not earlier ones have been answered. */
async function traffic({ perSecond, part }: Plan, visit: () => Promise<void>): Promise<void> {
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

function told(part: number, { answered, troubled, injected, broken, heaps }: Outcome): string {
  const heap = ((heaps.at(-1) ?? 0) / 2 ** 20).toFixed(1);
  return `${part}: ${answered} answers, ${troubled} of ${injected} faults seen, ${broken.length} broken, heap ${heap} MB`;
}
