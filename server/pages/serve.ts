/** Serves pages. The first that has one gives it: what is kept, what another request is rendering, a rendering of its own; each filled for the person who asked. */
import { isFlood } from "../flood";
import { purges } from "../purges";
import { type EdgeContext, originOf, type Visit, wantsWhole } from "../visit";
import { keep, keptPage, type PageRequest } from "./kept";
import { createPageCache, type PageCache, pageAddress } from "./page-cache";
import { tooMany } from "./plain-page";
import { savesData } from "./saved-data";
import { aboutPage, createSender, type Renderer, renderPage, type Sender } from "./send";

export type { Renderer } from "./send";

/** The Cache API is given this long where there is nothing else to send but a failure, in milliseconds. */
const lastLook = 300;

const isolateCache = createPageCache();

interface Serving extends PageRequest {
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
  const serving: Serving = { key, path, edge, visit, renderer, cache, send };
  const mayKeep = isRead && visit.env.CACHE_SHORT_SECONDS > 0;
  if (mayKeep) await purges.look(visit.env.DB, (work) => edge.waitUntil(work));
  const kept = mayKeep ? await keptPage(serving) : null;
  if (kept) return send.kept(kept);
  if (isRead && (await isFlood(visit.env, "RENDER_LIMIT", edge.request.headers.get("CF-Connecting-IP"))))
    return tooMany(visit.nonce);
  if (!mayKeep || method === "HEAD") return send.rendered(await renderPage(edge, visit, renderer, path));
  // No moment may pass between the question whether somebody renders and the beginning.
  const others = cache.flights.of(key) && !cache.isUnkept(key) ? await beingRendered(serving) : null;
  return others ?? renderedForAll(serving);
}

/** What somebody else is rendering at this moment, or has just rendered; null when this request has to. */
async function beingRendered({ key, cache, edge, send }: Serving): Promise<Response | null> {
  const { flights } = cache;
  const flight = flights.of(key);
  while (flight && flights.of(key) === flight) {
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

/** Renders the page, for whoever asks meanwhile too, and keeps it on its way; when that fails, what was kept before goes out. */
async function renderedForAll(serving: Serving): Promise<Response> {
  const { key, path, cache, edge, visit, renderer, send } = serving;
  const flight = cache.flights.begin(key, { coming: null });
  let ended = () => cache.flights.end(key, flight);
  try {
    const version = renderer.version(path);
    const rendered = await renderPage(edge, visit, renderer, path);
    // A page that was seen before outlives a failure, if only as it was without one of its parts.
    const before = rendered.status >= 500 ? (cache.recall(key) ?? (await cache.fetch(key, lastLook))) : null;
    if (before) {
      visit.source = "stale";
      return send.kept(before);
    }
    const { content, shared } = rendered;
    if (!shared && rendered.status < 400) cache.neverKeep(key);
    if (!shared || !content) return send.rendered(rendered);
    if ("whole" in content) {
      await keep(serving, rendered, visit, content.whole, version);
      return send.rendered(rendered);
    }
    flight.coming = { buffer: content.buffer, page: aboutPage(rendered, visit, renderer, cache.now()) };
    flight.news.notify();
    const whole = content.done.then(
      // Its status was decided before a part of it failed.
      (template) => (template && !visit.troubled ? keep(serving, rendered, visit, template, version) : null),
    );
    edge.waitUntil(whole.finally(ended));
    ended = () => undefined;
    return send.rendered(rendered);
  } finally {
    ended();
  }
}
