/** In front of every answer: origin guard, canonical addresses, the dispatch table, and the headers that each answer carries. */
import { completeAnswer } from "server/answer";
import { missingSecret } from "server/env";
import { isFlood, limitedAs } from "server/flood";
import { onRequest as page } from "server/index";
import { errorFields, openLog } from "server/log";
import { makeNonce } from "server/nonce";
import { isThisMachine } from "server/own-host";
import { lastResort, messagePage, tooMany } from "server/pages/plain-page";
import { closedDoor } from "server/preview";
import { addSecurityHeaders, canonicalLocation, mayChange } from "server/request-rules";
import { type EdgeContext, openVisit, type Visit } from "server/visit";
import * as api from "./api";
import * as clic from "./clic";
import * as eventi from "./eventi";
import * as gestione from "./gestione";
import * as media from "./media";
import * as missingFile from "./missing-file";
import * as redirect from "./redirect";
import * as salute from "./salute";
import { secondFor, secondIsSilent } from "./second";
import * as vai from "./vai";
import * as wellKnown from "./well-known";

interface EdgeFunction {
  onRequest(edge: EdgeContext): Response | Promise<Response>;
}

/** First word of the path → who answers it and everything below it; all other paths are pages. */
const table = new Map<string, EdgeFunction>([
  ["vai", vai],
  ["redirect", redirect],
  ["clic", clic],
  ["eventi", eventi],
  ["media", media],
  ["gestione", gestione],
  ["api", api],
  ["build", missingFile],
  [".well-known", wellKnown],
  ["salute", salute],
]);

const pages: EdgeFunction = { onRequest: page };

/** Answers a request that is no static file: here, or by the second Worker where it is its. Never throws. */
export async function answer(edge: EdgeContext): Promise<Response> {
  const second = secondFor(new URL(edge.request.url).pathname, edge.env as Record<string, unknown>);
  if (!second) return answerHere(edge, answerOf);
  try {
    // It completes its answers itself.
    return await second.fetch(edge.request);
  } catch (error) {
    return answerHere(edge, async (_, { log, nonce, url }) => {
      log.failure("second", errorFields(error));
      return secondIsSilent(url.pathname, nonce);
    });
  }
}

type Answering = (edge: EdgeContext, visit: Visit) => Promise<Response>;

async function answerHere(edge: EdgeContext, answering: Answering): Promise<Response> {
  const began = Date.now();
  let visit: Visit;
  try {
    visit = openVisit(edge);
    const missing = isThisMachine(visit.url.hostname)
      ? null
      : missingSecret(edge.env as Record<string, unknown>);
    if (missing) throw missing;
  } catch (error) {
    openLog("errors", "start").failure("settings", errorFields(error));
    return guarded(lastResort(makeNonce()), new URL(edge.request.url));
  }
  return completeAnswer(edge, visit, await answering(edge, visit), began);
}

/** The headers of an answer for which there is no visit, because the settings are wrong. */
function guarded(answer: Response, url: URL): Response {
  addSecurityHeaders(answer.headers, url, "", { media: "", agreed: [] });
  answer.headers.set("X-Request-Id", crypto.randomUUID());
  answer.headers.set("Server-Timing", "edge;dur=0");
  return answer;
}

async function answerOf(edge: EdgeContext, { env, nonce, log, url }: Visit): Promise<Response> {
  const { request } = edge;
  if (!mayChange(request, env.SITE_ORIGIN)) {
    const sentence =
      "La richiesta arriva da un altro sito e non è stata eseguita. Torna alla Home e riprova da qui.";
    return messagePage(nonce, 403, "Richiesta non consentita", sentence);
  }
  const closed = closedDoor(request, env, url, nonce);
  if (closed) return closed;
  const location = canonicalLocation(request, env.SITE_ORIGIN, url);
  if (location !== null) return redirectTo(location);
  const limited = limitedAs(request, url);
  if (limited && (await isFlood(env, limited, request.headers.get("CF-Connecting-IP"))))
    return tooMany(nonce);
  try {
    return await functionOf(url.pathname).onRequest(edge);
  } catch (error) {
    log.failure("function", errorFields(error));
    return lastResort(nonce);
  }
}

function functionOf(path: string): EdgeFunction {
  const end = path.indexOf("/", 1);
  return table.get(end < 0 ? path.slice(1) : path.slice(1, end)) ?? pages;
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
}
