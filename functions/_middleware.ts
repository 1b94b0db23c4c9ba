/** In front of every function: origin guard, canonical addresses, and the headers that every answer carries. */
import { completeAnswer } from "server/answer";
import { errorFields, openLog } from "server/log";
import { makeNonce } from "server/nonce";
import { lastResort, messagePage } from "server/pages/plain-page";
import { addSecurityHeaders, canonicalLocation, mayChange } from "server/request-rules";
import { type EdgeContext, openVisit, type Visit } from "server/visit";
import { onRequest as redirect } from "./redirect/[[path]]";
import { onRequest as vai } from "./vai/[[path]]";

/**
 * Functions that are called straight from here: Pages compiles the pattern of every route anew for each request that goes
 * on to the next function, and copies request and answer.
 */
const shortcuts = [
  { prefix: "/vai/", onRequest: vai },
  { prefix: "/redirect/", onRequest: redirect },
];

export async function onRequest(edge: EdgeContext): Promise<Response> {
  const began = Date.now();
  let visit: Visit;
  try {
    visit = openVisit(edge);
  } catch (error) {
    openLog("errors", "start").failure("settings", errorFields(error));
    return guarded(lastResort(makeNonce()), new URL(edge.request.url));
  }
  return completeAnswer(edge, visit, await answerOf(edge, visit), began);
}

/** The headers of an answer for which there is no visit, because the settings are wrong. */
function guarded(answer: Response, url: URL): Response {
  addSecurityHeaders(answer.headers, url, "", { MEDIA_BASE_URL: "" });
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
  const location = canonicalLocation(request, env.SITE_ORIGIN, url);
  if (location !== null) return redirectTo(location);
  try {
    const shortcut = shortcuts.find(({ prefix }) => url.pathname.startsWith(prefix));
    return await (shortcut ? shortcut.onRequest(edge) : edge.next());
  } catch (error) {
    log.failure("function", errorFields(error));
    return lastResort(nonce);
  }
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
}
