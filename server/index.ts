/** Pages function of every page: Remix with our context, and a static Italian page when even that fails. */
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { createContext } from "./context";
import { errorFields } from "./log";
import { createPageCache } from "./page-cache";
import { lastResort } from "./plain-page";
import { type EdgeContext, visitOf } from "./visit";

const handle = createRequestHandler(build, build.mode);
const pages = createPageCache();

/** Answers a page, a data request or a resource route. Never throws. */
export async function onRequest(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  const { nonce, log, env } = visitOf(edge);
  const kept = pages.find(request, nonce);
  if (kept) return kept;
  try {
    const answer = await handle(request, { ...createContext(edge) });
    return await pages.keep(request, nonce, answer, env.CACHE_SHORT_SECONDS);
  } catch (error) {
    log.failure("page", errorFields(error));
    return lastResort(nonce);
  }
}
