/** The kept page of an address: whether it may go out, and how it is rendered anew behind the answer. One clock, the cache's; all times in milliseconds. */
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import { policyOf } from "../cache";
import { type EdgeContext, type Visit, visitBehind, wantsWhole } from "../visit";
import type { KeptPage, PageCache } from "./page-cache";
import { aboutPage, type Rendered, type Renderer, renderPage } from "./send";
import type { Template } from "./template";

/** A page of which a part failed stands in for this long. */
const flawedFor = 5_000;
/** A product's page is rendered anew after this, whatever its version says: it also shows what is beside the product. */
const wholeFor = 600_000;
/** Whether its product has changed, and then the new page, are waited for this long before an old one goes out. */
const softTimeout = 1_000;
/** The version of a page that is rendered already is waited for this long. */
const versionSoftTimeout = 50;
/** After a failure a page is not rendered anew for this long: the upstream has enough to do. */
const failurePause = 2_000;

/** When rendering a page anew failed last. */
const failures = new Lru<string, number>(500);

export interface PageRequest {
  key: string;
  path: string;
  edge: EdgeContext;
  visit: Visit;
  renderer: Renderer;
  cache: PageCache;
}

/** Stale: may go out while it is rendered anew; old: only where that fails, takes too long, or changes nothing. */
type Age = "fresh" | "stale" | "old";

/** Null: not for this request. */
function ageOf(page: KeptPage, { edge, cache, visit, renderer }: PageRequest): Age | null {
  const { checkedAt, catalogue, flawed, streamed } = page;
  if (streamed && wantsWhole(edge.request)) return null;
  const age = cache.now() - checkedAt;
  if (flawed) return age < flawedFor ? "fresh" : null;
  if (cache.isOutdated(checkedAt)) return "old";
  const { CACHE_SHORT_SECONDS: short } = visit.env;
  const policy = policyOf("short", { short, long: short }) ?? { fresh: 0, stale: 0 };
  const known = renderer.catalogue();
  // What came in parts comes in one piece the second time: its data is there.
  if (!streamed && age < policy.fresh * 1000 && (known === null || catalogue === null || known <= catalogue))
    return "fresh";
  return age < policy.stale * 1000 ? "stale" : "old";
}

/** The page to send without rendering it for this request; null when there is none. Says in `visit.source` where it is from. */
export async function keptPage(request: PageRequest): Promise<KeptPage | null> {
  const { key, cache, edge, visit, renderer } = request;
  const found = await nearest(request);
  visit.source = found?.source ?? "rendered";
  if (!found) return null;
  const { page, age } = found;
  if (age === "fresh") return page;
  const change = await changeOf(page, request);
  if (change === "none" && !page.streamed && cache.now() - page.storedAt < wholeFor)
    return cache.checked(key, page, renderer.catalogue());
  visit.source = "stale";
  const renewed = renewal(request) ?? (change === "some" ? othersRenewal(request, page) : null);
  if (!renewed) return page;
  edge.waitUntil(renewed);
  const mayGoOut = change === "none" || (change === null && age === "stale");
  return (mayGoOut ? null : await inTime(renewed, softTimeout)) ?? page;
}

/** In memory, else, or where that one is old, on the Cache API. */
async function nearest(request: PageRequest) {
  const { cache, key } = request;
  const aged = (page: KeptPage | null, source: "memory" | "edge") => {
    const age = page && ageOf(page, request);
    return page && age && { page, age, source };
  };
  const held = aged(cache.recall(key), "memory");
  if (held && held.age !== "old") return held;
  const elsewhere = await cache.fetch(key);
  return elsewhere ? aged(elsewhere, "edge") : held;
}

/** Whether this product's page would say something else now; null where it shows no one product, or nobody can tell in time. */
async function changeOf({ version, flawed }: KeptPage, { path, renderer }: PageRequest) {
  if (version === null || flawed) return null;
  const now = await inTime(renderer.version(path), softTimeout);
  return now === null ? null : now === version ? "none" : "some";
}

/** What somebody else is rendering at this moment, once it is there. */
async function othersRenewal({ key, cache }: PageRequest, before: KeptPage): Promise<KeptPage | null> {
  await cache.flights.landed(key);
  const page = cache.recall(key);
  return page && page.storedAt > before.storedAt ? page : null;
}

/** Renders a kept page anew, behind the answer; null when somebody else does, or when it has just failed. */
function renewal(request: PageRequest): Promise<KeptPage | null> | null {
  const { key, cache } = request;
  const failed = failures.get(key);
  if (cache.flights.of(key) || (failed !== undefined && cache.now() - failed < failurePause)) return null;
  const flight = cache.flights.begin(key, { coming: null });
  return renewed(request).finally(() => cache.flights.end(key, flight));
}

async function renewed(request: PageRequest): Promise<KeptPage | null> {
  const { key, cache, renderer, path } = request;
  const before = cache.recall(key);
  const elsewhere = await cache.fetch(key);
  if (elsewhere && elsewhere !== before && ageOf(elsewhere, request) === "fresh") return elsewhere;
  const edge = visitBehind(request.edge, request.visit);
  const visit = edge.data.visit as Visit;
  const failed = () => failures.set(key, cache.now());
  try {
    // Asked for before the page is: a change in between shows as one the next time.
    const version = renderer.version(path);
    const rendered = await renderPage(edge, visit, renderer, path);
    const { content, status } = rendered;
    const template = content && ("whole" in content ? content.whole : await content.done);
    if (template && rendered.shared && !visit.troubled)
      return await keep(request, rendered, visit, template, version);
    const refused = status < 500 && !visit.troubled;
    // An upstream that says 404, or 403, to everything has lost more than this page.
    if (refused && (![403, 404, 410].includes(status) || (await renderer.isWell(edge))))
      cache.drop(key, (work) => edge.waitUntil(work));
    else failed();
  } catch {
    failed();
  }
  return null;
}

/** Keeps what was rendered; `version` is its product's, asked for before. */
export async function keep(
  { key, cache, renderer, edge }: PageRequest,
  rendered: Rendered,
  visit: Visit,
  template: Template,
  version: Promise<string | null>,
): Promise<KeptPage> {
  const about = aboutPage(rendered, visit, renderer, cache.now());
  const page = { ...about, template, version: (await inTime(version, versionSoftTimeout)) || null };
  cache.keep(key, page, (work) => edge.waitUntil(work));
  failures.delete(key);
  return page;
}
