/** Answers `/vai`, `/redirect` and `/clic`: decides, records the click before anything goes out, and picks the page. */
import { domainToUnicode } from "node:url";
import { listingLimits } from "contract/listing/query";
import { textWithin } from "upstream/limited-body";
import type { ClickRow } from "upstream/site-records";
import { campaignOf } from "../pages/campaign-ways";
import { tellChoice } from "../pages/side-effects";
import { backgroundApiOf, type EdgeContext, type Visit, visitOf } from "../visit";
import { readCopy, signedCopy } from "./click-copy";
import { withReference } from "./click-reference";
import { countsAsClick, keepClick, recordClick } from "./clicks";
import { decide, type ExitPolicy, type ExitRequest, exitKeysOf } from "./decision";
import { askPage, connectPage, goPage, pausedPage, refusePage } from "./exit-page";
import { type KnownStores, knownNow, knownSoon, pausedStore, storeName } from "./known-stores";
import { drainSoon } from "./outbox";
import type { DomainOf } from "./registrable-domain";

/** Milliseconds that a first visitor waits for the list of stores: briefly when it only names the store, longer when it decides. */
const softTimeoutForName = 50;
const softTimeoutForVerdict = 2_000;

const noStores: KnownStores = new Map();

/** `/vai/{base64url address}`: the way out from cards and product pages (product.md 'Exits'). */
export function vai(edge: EdgeContext): Promise<Response> {
  return handleExit(edge, "vai", requestedRest(edge, "/vai/"));
}

/** `/redirect/:prodottoId/:encodedUrl`: the older way out that names its product (product.md 'Exits'). */
export function redirect(edge: EdgeContext): Promise<Response> {
  const rest = requestedRest(edge, "/redirect/");
  const slash = rest.indexOf("/");
  const product = rest.slice(0, slash);
  return handleExit(
    edge,
    "redirect",
    slash < 0 ? "" : rest.slice(slash + 1),
    /^\d{1,15}$/.test(product) ? Number(product) : null,
  );
}

/** The requested path behind `prefix`, not decoded. */
function requestedRest(edge: EdgeContext, prefix: string): string {
  return visitOf(edge).url.pathname.slice(prefix.length);
}

/** Held from the first way out on: asked for anew, each would wait for it. */
let suffixes: { registrableDomain: DomainOf } | undefined;

/** Handles a request for a way out; `raw` is the encoded address as requested, `productId` as `/redirect` names it. */
async function handleExit(
  edge: EdgeContext,
  route: ExitRequest["route"],
  raw: string,
  productId: number | null = null,
): Promise<Response> {
  const { request } = edge;
  const { method } = request;
  const visit = visitOf(edge);
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const { searchParams } = visit.url;
  const asked = { route, raw, keyId: searchParams.get("k"), signature: searchParams.get("s") };
  suffixes ??= await import("./registrable-domain");
  const { registrableDomain: domainOf } = suffixes;
  let known = knownNow(edge, visit);
  let verdict = decide(asked, policyOf(visit, domainOf, known?.stores ?? noStores));
  if (verdict.kind === "refuse") return refusePage(visit.nonce, visit.env.SITE_NAME, route);
  if (known === undefined) {
    const signed = verdict.because === "signed";
    known = await knownSoon(edge, visit, signed ? softTimeoutForName : softTimeoutForVerdict);
    if (!signed) verdict = decide(asked, policyOf(visit, domainOf, known.stores));
    if (verdict.kind === "refuse") return refusePage(visit.nonce, visit.env.SITE_NAME, route);
  }
  const { url, host } = verdict;
  const store = storeName(host, known.stores, domainOf);
  const paused = await pausedStore({ host, offer: verdict.payload.offer }, known, edge, visit);
  if (paused !== null) return pausedPage(visit.nonce, visit.env.SITE_NAME, paused);
  const pressed = method === "POST";
  if (verdict.kind === "ask" && !pressed) return askPage(exitOf(url, host, store, visit, null));
  const { product, offer, place, spot, page } = verdict.payload;
  const click = {
    url,
    host,
    route,
    productId: productId ?? product,
    offerId: offer,
    place,
    spot,
    page,
    campaign: campaignOf(visit.url),
    search: keptSearch(searchParams.get("cerca")),
  };
  const recorded = countsAsClick(request)
    ? await recordClick(click, request, dependenciesOf(edge, visit))
    : null;
  // Of a product's page it was told when that was opened.
  if (place !== "product") tellChoice(searchParams.get("cerca"), click.productId, edge, visit);
  if (pressed) return sendTo(url);
  const destination =
    recorded && verdict.because !== "unknown" ? withReference(url, recorded.id, domainOf) : url;
  const exit = exitOf(destination, host, store, visit, recorded?.unwritten ?? null);
  return route === "vai" ? goPage(exit) : connectPage(exit);
}

/** A search as a click keeps it: words for goods. What looks like an address or a number of somebody's is not kept. */
function keptSearch(search: string | null): string | null {
  const term = (search ?? "").trim().toLowerCase().replace(/\s+/g, " ");
  const isTold = term !== "" && term.length <= listingLimits.searchLength;
  return isTold && !/@|\d[\d ./-]{4,}\d/.test(term) ? term : null;
}

/** Delivers to another upstream what is due, in the background of this request. Never rejects. */
async function deliverSoon(edge: EdgeContext, visit = visitOf(edge)): Promise<void> {
  const { env, log } = visit;
  if (env.API_BASE_URL)
    await drainSoon(() => ({ db: env.DB, tracking: backgroundApiOf(edge, visit).tracking, log }), log);
}

function dependenciesOf(edge: EdgeContext, visit: Visit) {
  return {
    env: visit.env,
    log: visit.log,
    waitUntil: (promise: Promise<unknown>) => edge.waitUntil(promise),
    deliver: () => deliverSoon(edge, visit),
  };
}

function policyOf({ env, url }: Visit, domainOf: DomainOf, known: KnownStores): ExitPolicy {
  const ownHosts = [url.hostname];
  if (env.SITE_ORIGIN) ownHosts.push(new URL(env.SITE_ORIGIN).hostname);
  return { keys: exitKeysOf(env), unknown: env.EXIT_UNKNOWN_HOSTS, ownHosts, known, domainOf };
}

function exitOf(
  url: string,
  host: string,
  store: string | null,
  { env, nonce }: Visit,
  row: ClickRow | null,
) {
  const read = host.includes("xn--") ? domainToUnicode(host) : host;
  const readable = read === host ? null : read;
  const copy = row === null ? null : signedCopy(row, env.CLICK_SALT);
  return { url, host, store, readable, nonce, site: env.SITE_NAME, copy };
}

function sendTo(url: string): Response {
  const headers = { Location: url, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}

/** In bytes; a copy holds an address twice as long as any that is accepted. Some proxies leave a body's length out. */
const longestBody = 12_000;

/** `POST /clic`: the page's copy of a click whose row was not certain. 204 also when it was there; 400: not ours; 503: nothing takes it. */
export async function confirmClick(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  const { env, log } = visitOf(edge);
  const headers = { "Cache-Control": "no-store" };
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { ...headers, Allow: "POST" } });
  const copy = await textWithin(request.body, longestBody, "left");
  if (copy === null) return new Response(null, { status: 413, headers });
  const row = readCopy(copy, env.CLICK_SALT, Date.now());
  if (row === null) return new Response(null, { status: 400, headers });
  const kept = await keepClick(row, env, log);
  if (kept === null) return new Response(null, { status: 503, headers });
  if (kept === "written") edge.waitUntil(deliverSoon(edge));
  return new Response(null, { status: 204, headers });
}
