/** Every page: Remix with our context behind kept pages, and a static Italian page when even that fails. */
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { productVersion } from "upstream/index";
import { countPage } from "./consent/page-counts";
import { createContext } from "./context";
import { catalogueOf } from "./embedded";
import type { Env } from "./env";
import { errorFields } from "./log";
import { markCopy } from "./pages/copy";
import type { SlotRenderer } from "./pages/fill";
import { lastResort, messagePage } from "./pages/plain-page";
import { inItalian } from "./pages/refusals";
import { servePage } from "./pages/serve";
import { answerToSwap } from "./pages/swap";
import { isUpstreamHealthy } from "./upstream-health";
import { type EdgeContext, originOf, visitOf } from "./visit";

const handle = createRequestHandler(build, build.mode);
const { slotRenderer, scripts } = build.entry.module as typeof build.entry.module & {
  slotRenderer: SlotRenderer;
  scripts: string;
};

const methods = ["GET", "HEAD", "POST"];
/** What a product's path looks like; lists and texts do too, and have no version. */
const productPath = /^\/([a-z0-9-]{1,200})(?:\?|$)/;

async function versionOf({ API_BASE_URL, DB }: Env, path: string): Promise<string | null> {
  const [, slug] = productPath.exec(path) ?? [];
  if (API_BASE_URL || !slug) return null;
  return productVersion(DB, slug).catch(() => null);
}

/** Answers a page or a resource route. Never throws. */
export async function onRequest(edge: EdgeContext): Promise<Response> {
  const visit = visitOf(edge);
  const { env } = visit;
  if (!methods.includes(edge.request.method)) {
    const sentence = "Una pagina si può leggere, e un modulo si può inviare: altro non è previsto.";
    const refusal = messagePage(visit.nonce, 405, "Richiesta non prevista", sentence);
    refusal.headers.set("Allow", methods.join(", "));
    return refusal;
  }
  try {
    const answer = await servePage(edge, visit, {
      slotRenderer,
      render: async (within, request) =>
        inItalian(await handle(request, { ...createContext(within, request) })),
      isWell: () =>
        isUpstreamHealthy({
          env,
          log: visit.log,
          requestId: visit.requestId,
          origin: originOf(visit),
          waitUntil: (work) => edge.waitUntil(work),
        }),
      build: build.assets.version,
      catalogue: () => catalogueOf(env),
      version: (path) => versionOf(env, path),
    });
    countPage(edge, visit, answer);
    await markCopy(answer, edge, visit);
    return answerToSwap(edge.request, answer, scripts);
  } catch (error) {
    visit.log.failure("page", errorFields(error));
    return lastResort(visit.nonce);
  }
}
