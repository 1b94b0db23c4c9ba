/** Answers `/vai` and `/redirect`: decides, records the click before anything goes out, and picks the page. */
import { domainToUnicode } from "node:url";
import type { Api } from "./api";
import { countsAsClick, recordClick } from "./clicks";
import { type Asked, decide, domainsOf, type ExitPolicy } from "./exit";
import { askPage, connectPage, type Exit, goPage, refusePage } from "./exit-page";
import { apiOf, type EdgeContext, type Visit, visitOf } from "./visit";

/** Handles a request for a way out; `raw` is the encoded address as requested, `productId` as `/redirect` names it. */
export async function leave(
  edge: EdgeContext,
  route: Asked["route"],
  raw: string,
  productId: number | null = null,
): Promise<Response> {
  const { request } = edge;
  const visit = visitOf(edge);
  const { nonce, log } = visit;
  if (!["GET", "HEAD", "POST"].includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const api = apiOf(edge, visit);
  const query = new URL(request.url).searchParams;
  const asked = { route, raw, keyId: query.get("k"), signature: query.get("s") };
  const verdict = await decide(asked, policyOf(visit, api, request));
  if (verdict.kind === "refuse") return refusePage(nonce, route);
  const { url, host } = verdict;
  const pressed = request.method === "POST";
  if (verdict.kind === "ask" && !pressed) return askPage(exitOf(url, host, nonce));
  if (countsAsClick(request)) {
    const waitUntil = (promise: Promise<unknown>) => edge.waitUntil(promise);
    await recordClick({ url, host, route, productId }, request, { env: visit.env, api, log, waitUntil });
  }
  if (pressed) return sendTo(url);
  return route === "vai" ? goPage(exitOf(url, host, nonce)) : connectPage(exitOf(url, host, nonce));
}

/** The requested path behind `prefix`, not decoded. */
export function rawRest(request: Request, prefix: string): string {
  return new URL(request.url).pathname.slice(prefix.length);
}

function policyOf({ env, log }: Visit, api: Api, request: Request): ExitPolicy {
  const ownHosts = [new URL(request.url).hostname];
  if (env.SITE_ORIGIN) ownHosts.push(new URL(env.SITE_ORIGIN).hostname);
  return {
    keys: env.EXIT_SIGNING_KEYS,
    unknown: env.EXIT_UNKNOWN_HOSTS,
    ownHosts,
    knownDomains: async () => {
      const stores = await storeHosts(api);
      if (stores === null) log.failure("exit-hosts", { error: "the stores' hosts are not known right now" });
      return domainsOf([...(stores ?? []), ...env.EXIT_KNOWN_HOSTS]);
    },
  };
}

/** Without the upstream a visitor with an unsigned link is asked, not turned away. */
async function storeHosts(api: Api): Promise<readonly string[] | null> {
  try {
    return await api.exits.hosts();
  } catch {
    return null;
  }
}

function exitOf(url: string, host: string, nonce: string): Exit {
  const readable = host.includes("xn--") ? domainToUnicode(host) : host;
  return { url, host, readable: readable === host ? null : readable, nonce };
}

function sendTo(url: string): Response {
  const headers = { Location: url, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}
