/** Pages function of every page: Remix with our context, and a static Italian page when even that fails. */
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { createContext } from "./context";
import { formTokenOf } from "./forms/form-token";
import { errorFields } from "./log";
import { createPageCache, type Page } from "./pages/page-cache";
import { lastResort } from "./pages/plain-page";
import { rememberOpened } from "./pages/recent";
import { type EdgeContext, isPersonal, visitOf } from "./visit";

const handle = createRequestHandler(build, build.mode);
const pages = createPageCache();

/** Answers a page, a data request or a resource route. Never throws. */
export async function onRequest(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  const visit = visitOf(edge);
  const { nonce, log, env } = visit;
  const kept = pages.find(request, nonce, () => formTokenOf(visit));
  if (kept) return remembering(kept, request);
  try {
    const context = createContext(edge);
    const answer = await handle(request, { ...context });
    const page = { answer, recent: context.recent.trace, formToken: visit.formToken };
    return remembering(await pages.keep(request, nonce, page, env.CACHE_SHORT_SECONDS), request);
  } catch (error) {
    log.failure("page", errorFields(error));
    return lastResort(nonce);
  }
}

/** The cookie is written on the way out, so that the page of a product can be kept for everybody. */
function remembering({ answer, recent }: Page, request: Request): Response {
  if (isPersonal(request)) rememberOpened(answer, request, recent);
  return answer;
}
