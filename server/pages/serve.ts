/** Serves pages: a kept one, else one rendered as for nobody and kept on its way; each filled for the person who asked. */
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import { policyOf } from "../cache";
import { isFlood } from "../flood";
import { behind, type EdgeContext, originOf, type Visit, wantsWhole } from "../visit";
import { createPageCache, type KeptPage, type PageCache, type PageFlight, pageAddress } from "./page-cache";
import { tooMany } from "./plain-page";
import { savesData } from "./saved-data";
import { aboutPage, createSender, type Rendered, type Renderer, renderPage, type Sender } from "./send";
import type { Template } from "./template";

export type { Renderer } from "./send";

/** A page too old to go out unasked, with prices of yesterday perhaps, stands in when rendering fails or takes longer, in milliseconds. */
const softTimeout = 1_000;
/** A product's page is rendered anew after this, whatever its version says: it also shows what is beside the product, in milliseconds. */
const wholeFor = 600_000;
/** A version that is later than its page is not waited for, in milliseconds. */
const versionSoftTimeout = 50;
/** After a failure a page is not rendered anew for this long, in milliseconds: the upstream has enough to do. */
const failurePause = 2_000;
/** A page of which a part failed is not rendered anew for this long, in milliseconds. */
const flawedFor = 5_000;
/** The Cache API is given this long where there is nothing else to send but a failure, in milliseconds. */
const lastLook = 300;

const isolateCache = createPageCache();
/** When rendering a page anew failed last. */
const failures = new Lru<string, number>(500);

interface PageRequest {
  key: string;
  path: string;
  edge: EdgeContext;
  visit: Visit;
  renderer: Renderer;
  cache: PageCache;
  send: Sender;
}

export async function servePage(
  edge: EdgeContext,
  visit: Visit,
  renderer: Renderer,
  cache: PageCache = isolateCache,
): Promise<Response> {
  const { method } = edge.request;
  const isRead = method === "GET" || method === "HEAD";
  const { path, marks } = pageAddress(visit.url, isRead);
  const send = createSender(edge, visit, renderer.slotRenderer, marks);
  const variant = savesData(edge.request) ? "-risparmio" : "";
  const key = `${originOf(visit)}/.pagine/${renderer.build}${variant}${path}`;
  const question: PageRequest = { key, path, edge, visit, renderer, cache, send };
  const mayKeep = isRead && visit.env.CACHE_SHORT_SECONDS > 0;
  const kept = mayKeep ? await keptPage(question) : null;
  if (kept) return send.kept(kept);
  if (isRead && (await isFlood(visit.env, "RENDER_LIMIT", edge.request.headers.get("CF-Connecting-IP"))))
    return tooMany(visit.nonce);
  if (!mayKeep || method === "HEAD") return send.rendered(await renderPage(edge, visit, renderer, path));
  // No moment may pass between the question whether somebody renders and the beginning.
  const ahead = cache.flights.of(key) && !cache.isUnkept(key) ? await others(question) : null;
  return ahead ?? first(question);
}

type Age = "fresh" | "stale" | "old";

/** Null: not for this request. */
function ageOf(
  { checkedAt, catalogue, flawed, streamed }: KeptPage,
  { edge, cache, visit, renderer }: PageRequest,
): Age | null {
  if (streamed && wantsWhole(edge.request)) return null;
  const age = cache.now() - checkedAt;
  if (flawed) return age < flawedFor ? "fresh" : null;
  const { CACHE_SHORT_SECONDS: short } = visit.env;
  const policy = policyOf("short", { short, long: short }) ?? { fresh: 0, stale: 0 };
  const known = renderer.catalogue();
  // What came in parts comes in one piece the second time: its data is there.
  if (!streamed && age < policy.fresh * 1000 && (known === null || catalogue === null || known <= catalogue))
    return "fresh";
  return age < policy.stale * 1000 ? "stale" : "old";
}

/** The page to send without rendering it for this request; null when there is none. */
async function keptPage(question: PageRequest): Promise<KeptPage | null> {
  const { key, cache, edge, visit, renderer } = question;
  let page = cache.recall(key);
  visit.source = "memory";
  let age = page && ageOf(page, question);
  if (!page || age === null || age === "old") {
    const elsewhere = await cache.fetch(key);
    if (elsewhere) {
      page = elsewhere;
      visit.source = "edge";
      age = ageOf(page, question);
    }
  }
  if (!page || age === null) {
    visit.source = "rendered";
    return null;
  }
  if (age === "fresh") return page;
  const change = await changeOf(page, question);
  if (change === "none" && !page.streamed && cache.now() - page.storedAt < wholeFor)
    return cache.checked(key, page, renderer.catalogue());
  visit.source = "stale";
  const renewed = renewal(question) ?? (change === "some" ? othersRenewal(question, page) : null);
  if (!renewed) return page;
  edge.waitUntil(renewed);
  const mayBeOld = change === "none" || (change === null && age === "stale");
  if (mayBeOld) return page;
  return (await inTime(renewed, softTimeout)) ?? page;
}

/** Whether this product's page would say something else now; null where it shows no one product, or nobody can tell in time. */
async function changeOf(
  { version, flawed }: KeptPage,
  { path, renderer }: PageRequest,
): Promise<"none" | "some" | null> {
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
function renewal(question: PageRequest): Promise<KeptPage | null> | null {
  const { key, cache } = question;
  const failed = failures.get(key);
  if (cache.flights.of(key) || (failed !== undefined && cache.now() - failed < failurePause)) return null;
  const flight = cache.flights.begin(key, { coming: null });
  return renewed(question).finally(() => cache.flights.end(key, flight));
}

async function renewed(question: PageRequest): Promise<KeptPage | null> {
  const { key, cache, renderer, path } = question;
  const before = cache.recall(key);
  const elsewhere = await cache.fetch(key);
  if (elsewhere && elsewhere !== before && ageOf(elsewhere, question) === "fresh") return elsewhere;
  const edge = behind(question.edge, question.visit);
  const visit = edge.data.visit as Visit;
  try {
    // Asked for before the page is: a change in between shows as one the next time.
    const version = renderer.version(path);
    const rendered = await renderPage(edge, visit, renderer, path);
    const template = await wholeOf(rendered);
    if (template && rendered.shared && !visit.troubled)
      return await kept(question, rendered, visit, template, version);
    const refused = rendered.status < 500 && !visit.troubled;
    // An upstream that says 404, or 403, to everything has lost more than this page.
    const saysGone = [403, 404, 410].includes(rendered.status);
    if (refused && (!saysGone || (await renderer.isWell(edge))))
      cache.drop(key, (work) => edge.waitUntil(work));
    else failed(key, cache);
  } catch {
    failed(key, cache);
  }
  return null;
}

function failed(key: string, cache: PageCache): void {
  failures.set(key, cache.now());
}

async function wholeOf({ content }: Rendered): Promise<Template | null> {
  if (!content) return null;
  return "whole" in content ? content.whole : content.done;
}

async function kept(
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

/** What somebody else is rendering at this moment, or has just rendered; null when this request has to. */
async function others({ key, cache, edge, send }: PageRequest): Promise<Response | null> {
  const { flights } = cache;
  for (let flight = flights.of(key); flight; flight = flights.of(key)) {
    const { coming } = flight;
    // It broke off before anything was sent to this visitor, who gets a rendering of their own.
    if (coming?.buffer.state === "broken") return null;
    // A crawler gets the whole of it; and until a part is there, this request can still render for itself.
    const mayPass = coming !== null && !wantsWhole(edge.request);
    if (mayPass && coming.buffer.parts.length > 0) return send.coming(coming);
    await flights.newsOf(flight, mayPass ? coming.buffer.news : flight.news);
  }
  const page = cache.recall(key);
  return page && !(page.streamed && wantsWhole(edge.request)) ? send.kept(page) : null;
}

async function first(question: PageRequest): Promise<Response> {
  const { key, path, cache, edge, visit, renderer, send } = question;
  const flight = cache.flights.begin(key, { coming: null });
  let ended = () => cache.flights.end(key, flight);
  try {
    const version = edge.request.method === "GET" ? renderer.version(path) : Promise.resolve(null);
    const rendered = await renderPage(edge, visit, renderer, path);
    // A page that was seen before outlives a failure, if only as it was without one of its parts.
    const before = rendered.status >= 500 ? (cache.recall(key) ?? (await cache.fetch(key, lastLook))) : null;
    if (before) {
      visit.source = "stale";
      return send.kept(before);
    }
    if (!rendered.shared && rendered.status < 400) cache.neverKeep(key);
    if (!rendered.shared || !rendered.content) return send.rendered(rendered);
    if ("whole" in rendered.content) {
      await kept(question, rendered, visit, rendered.content.whole, version);
      return send.rendered(rendered);
    }
    announce(flight, rendered, question);
    const whole = rendered.content.done.then(
      // Its status was decided before a part of it failed.
      (template) => (template && !visit.troubled ? kept(question, rendered, visit, template, version) : null),
    );
    edge.waitUntil(whole.finally(ended));
    ended = () => undefined;
    return send.rendered(rendered);
  } finally {
    ended();
  }
}

function announce(flight: PageFlight, rendered: Rendered, { visit, renderer, cache }: PageRequest): void {
  if (!rendered.content || "whole" in rendered.content) return;
  flight.coming = {
    buffer: rendered.content.buffer,
    page: aboutPage(rendered, visit, renderer, cache.now()),
  };
  flight.news.notify();
}
