/** In front of every answer: the asked address, origin guard, the dispatch table, and the headers that each answer carries. */
import { parsedUrl } from "domain/parsed-url";
import { completeAnswer } from "server/answer";
import { judged } from "server/asked-address";
import { missingSecret } from "server/env";
import { isFlood, limitedAs } from "server/flood";
import { errorFields, openLog } from "server/log";
import { makeNonce } from "server/nonce";
import { isThisMachine } from "server/own-host";
import { lastResort, messagePage, tooMany } from "server/pages/plain-page";
import { closedDoor } from "server/preview";
import { addSecurityHeaders, mayChange } from "server/request-rules";
import { idHeader } from "server/second";
import { type EdgeContext, openVisit, type Visit } from "server/visit";

export interface EdgeFunction {
  onRequest(edge: EdgeContext): Response | Promise<Response>;
}

export interface Execution {
  waitUntil(promise: Promise<unknown>): void;
}

/** Reads the asked address, once for all; what the platform itself cannot read, of a host that is none, is refused. */
export async function entered(
  request: Request,
  env: Record<string, unknown>,
  execution: Execution,
  go: (edge: EdgeContext) => Promise<Response>,
  id: string = crypto.randomUUID(),
): Promise<Response> {
  const url = parsedUrl(request.url);
  const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
  if (url) return go({ request, url, env, id, data: {}, waitUntil });
  const refusal = messagePage(
    makeNonce(),
    400,
    "Indirizzo non valido",
    "L’indirizzo della richiesta non si legge.",
  );
  return guarded(refusal, new URL("https://nessuno.invalid"), id);
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
    openLog({ LOG: "errors", LOG_SHARE: 100 }, edge.id).failure("settings", errorFields(error));
    return guarded(lastResort(makeNonce()), edge.url, edge.id);
  }
  return completeAnswer(edge, visit, await answering(edge, visit), began);
}

function guarded(answer: Response, url: URL, id: string): Response {
  addSecurityHeaders(answer.headers, url, "", { media: "", agreed: [] });
  answer.headers.set(idHeader, id);
  answer.headers.set("Server-Timing", "edge;dur=0");
  return answer;
}

async function answerOf(
  edge: EdgeContext,
  { env, nonce, log, url }: Visit,
  { table, others }: Dispatch,
): Promise<Response> {
  const { request } = edge;
  const way = judged(request, env.SITE_ORIGIN, url);
  if (way === "nobody's") return nobodys(nonce);
  if (!mayChange(request, env.SITE_ORIGIN)) {
    const sentence =
      "La richiesta arriva da un altro sito e non è stata eseguita. Torna alla Home e riprova da qui.";
    return messagePage(nonce, 403, "Richiesta non consentita", sentence);
  }
  const closed = closedDoor(request, env, url, nonce);
  if (closed) return closed;
  if (way) return redirectTo(way.location);
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

function nobodys(nonce: string): Response {
  const sentence = "L’indirizzo non è di nessuna pagina.";
  return messagePage(nonce, 404, "Oops! La pagina che stai cercando non esiste.", sentence);
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: location, "Cache-Control": "public, max-age=3600" },
  });
}
