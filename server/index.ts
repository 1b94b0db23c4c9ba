/** Pages function of every page: Remix with our context, and a static Italian page when even that fails. */
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { createContext } from "./context";
import { errorFields } from "./log";
import { lastResort } from "./plain-page";
import { type EdgeContext, visitOf } from "./visit";

const handle = createRequestHandler(build, build.mode);

/** Answers a page, a data request or a resource route. Never throws. */
export async function onRequest(edge: EdgeContext): Promise<Response> {
  const { nonce, log } = visitOf(edge);
  try {
    return await handle(edge.request, { ...createContext(edge) });
  } catch (error) {
    log.failure("page", errorFields(error));
    return lastResort(nonce);
  }
}
