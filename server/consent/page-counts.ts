/** Counts openings of pages by day, with no identifier at all: what the operator knows without anybody's consent. */
import { dayOfRome } from "domain/moments";
import { addPageCounts } from "upstream/site-records";
import { errorFields } from "../log";
import { type EdgeContext, isVisit, type Visit } from "../visit";

/** Milliseconds that an isolate gathers counts before it writes them. */
const pause = 2_000;
/** Pages that are gathered at once: Analytics Engine takes 250 points of an invocation. */
const most = 200;
/** Stands for all pages where each is counted elsewhere. */
const allPages = "*";

const gathered = new Map<string, number>();

/** Counts a page that somebody opened; the visitor never waits for it. */
export function countPage(edge: EdgeContext, visit: Visit, answer: Response): void {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (edge.request.method === "POST" || answer.status !== 200 || !isPage) return;
  if (!isVisit(edge.request) || (!gathered.has(pageOf(visit.url)) && gathered.size >= most)) return;
  if (gathered.size === 0) edge.waitUntil(writeLater(visit));
  const page = pageOf(visit.url);
  gathered.set(page, (gathered.get(page) ?? 0) + 1);
}

/** The path, whatever its query says. */
function pageOf({ pathname }: URL): string {
  return pathname.slice(0, 200);
}

/** Written once and never again: a count that may be too low by a moment is better than one that is too high. */
async function writeLater({ env, log }: Visit): Promise<void> {
  await new Promise((wake) => setTimeout(wake, pause));
  const counts = env.VIEWS ? toldApart(env.VIEWS) : [...gathered];
  gathered.clear();
  try {
    await addPageCounts(env.LOGS, dayOfRome(new Date()), counts);
  } catch (error) {
    log.failure("page-counts", errorFields(error));
  }
}

/** Page by page to Analytics Engine, which has no end and names nobody; what is left to write is the number of the day, in one row. */
function toldApart(views: AnalyticsEngineDataset): [page: string, count: number][] {
  let sum = 0;
  for (const [page, count] of gathered) {
    views.writeDataPoint({ blobs: [page], doubles: [count] });
    sum += count;
  }
  return [[allPages, sum]];
}
