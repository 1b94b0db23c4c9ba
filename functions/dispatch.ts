/** In front of every answer: origin guard, canonical addresses, the dispatch table, and the headers that each answer carries. */
import { completeAnswer } from "server/answer";
import { missingSecret } from "server/env";
import { isFlood, limitedAs } from "server/flood";
import { errorFields, openLog } from "server/log";
import { makeNonce } from "server/nonce";
import { isThisMachine } from "server/own-host";
import { lastResort, messagePage, tooMany } from "server/pages/plain-page";
import { closedDoor } from "server/preview";
import { addSecurityHeaders, canonicalLocation, mayChange } from "server/request-rules";
import { type EdgeContext, openVisit, type Visit } from "server/visit";

export interface EdgeFunction {
  onRequest(edge: EdgeContext): Response | Promise<Response>;
}

export interface Execution {
  waitUntil(promise: Promise<unknown>): void;
}

export function edgeOf(request: Request, env: Record<string, unknown>, execution: Execution): EdgeContext {
  const url = new URL(request.url);
  return { request, url, env, data: {}, waitUntil: (promise) => execution.waitUntil(promise) };
}

/** First word of the path → who answers it and everything below it; `others` has all other paths. */
export interface Dispatch {
  table: ReadonlyMap<string, EdgeFunction>;
  others: EdgeFunction;
}

/** Answers a request that is no static file. Never throws. */
export function answer(edge: EdgeContext, dispatch: Dispatch): Promise<Response> {
  return answerWith(edge, (_, visit) => answerOf(edge, visit, dispatch));
}

type Answering = (edge: EdgeContext, visit: Visit) => Promise<Response>;

export async function answerWith(edge: EdgeContext, answering: Answering): Promise<Response> {
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
    return guarded(lastResort(makeNonce()), edge.url);
  }
  return completeAnswer(edge, visit, await answering(edge, visit), began);
}

function guarded(answer: Response, url: URL): Response {
  addSecurityHeaders(answer.headers, url, "", { media: "", agreed: [] });
  answer.headers.set("X-Request-Id", crypto.randomUUID());
  answer.headers.set("Server-Timing", "edge;dur=0");
  return answer;
}

async function answerOf(
  edge: EdgeContext,
  { env, nonce, log, url }: Visit,
  { table, others }: Dispatch,
): Promise<Response> {
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
    return await (table.get(firstWord(url.pathname)) ?? others).onRequest(edge);
  } catch (error) {
    log.failure("function", errorFields(error));
    return lastResort(nonce);
  }
}

function firstWord(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
}
