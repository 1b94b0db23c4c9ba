/** One request as the entry opens it and every function behind it finds it: id, nonce, settings, log, timings. */
import type { Decision } from "contract";
import { type Api, createApi } from "./api";
import { decisionOf } from "./consent/choice";
import { type Env, readEnv } from "./env";
import { countsAsClick, isCrawler } from "./exits/clicks";
import { health } from "./health/record";
import { type Log, openLog } from "./log";
import { makeNonce } from "./nonce";
import type { Resume } from "./pages/own-traces";
import { isSwap } from "./pages/swap";
import type { ApiOptions, Timing } from "./transport";

export interface Visit {
  url: URL;
  requestId: string;
  nonce: string;
  env: Env;
  log: Log;
  /** The hidden token of this answer's forms; null until a form asked for it (`form-token.ts`). */
  formToken: string | null;
  timings: Timing[];
  /** An upstream call of this visit has failed at least once. */
  troubled: boolean;
  /** When the calls of this visit end at the latest, in milliseconds since 1970. */
  until: number;
  /** Nobody waits for the answer: it comes whole, as a crawler gets it. */
  patient: boolean;
  /** The route is personal as a whole: its answer is nobody else's. */
  personal: boolean;
  /** What this visitor agreed to: as the request says, or as their account does; null before a choice. */
  decision: Decision | null;
  /** `Set-Cookie` lines for whatever goes out. */
  cookies: string[];
  /** What the page tells about being visited, for the way out. */
  sideEffects: SideEffects;
  /** Where the page came from, for `Server-Timing`; null for what is no page. */
  source: PageSource | null;
}

type PageSource = "memory" | "edge" | "stale" | "rendered";

/** Kept with a page, because every later visit of it tells the same. */
export interface SideEffects {
  opened: number | null;
  /** What was searched for, and nothing besides. */
  searched: string | null;
  /** Slugs of the sizes that its address chooses. */
  sizes: readonly string[];
  /** What of it the home page may offer to go on with. */
  resume?: Resume;
}

export interface EdgeContext {
  request: Request;
  /** The requested address, read once. */
  url: URL;
  env: unknown;
  /** Joins all that is logged of it, and names it in the answer. */
  id: string;
  data: Record<string, unknown>;
  waitUntil(promise: Promise<unknown>): void;
}

/** Opens a visit and leaves it in `context.data`. Throws `SettingError`. */
export function openVisit(context: EdgeContext): Visit {
  const env = readEnv(context.env as Record<string, unknown>);
  const requestId = context.id;
  const visit: Visit = {
    url: context.url,
    requestId,
    nonce: makeNonce(),
    env,
    log: openLog(env, requestId),
    formToken: null,
    timings: [],
    troubled: false,
    until: Date.now() + env.PAGE_TIMEOUT_MS,
    patient: false,
    personal: false,
    decision: decisionOf(context.request),
    cookies: [],
    sideEffects: { opened: null, searched: null, sizes: [] },
    source: null,
  };
  context.data.visit = visit;
  return visit;
}

export function visitOf(context: EdgeContext): Visit {
  return (context.data.visit as Visit | undefined) ?? openVisit(context);
}

/** The same request as a visit of its own, which nobody's answer depends on. */
export function visitBehind(edge: EdgeContext, visit: Visit): EdgeContext {
  const own: Visit = {
    ...visit,
    nonce: makeNonce(),
    formToken: null,
    timings: [],
    troubled: false,
    until: Number.POSITIVE_INFINITY,
    patient: true,
    personal: false,
    cookies: [],
    sideEffects: { opened: null, searched: null, sizes: [] },
  };
  return {
    request: edge.request,
    url: edge.url,
    env: edge.env,
    id: edge.id,
    data: { visit: own },
    waitUntil: (work) => edge.waitUntil(work),
  };
}

/** The document has to come whole: nobody puts late parts of it in place. */
export function wantsWhole(request: Request): boolean {
  return isSwap(request) || isCrawler(request.headers.get("User-Agent"));
}

/** A person opened this address, and no script asked for it: only such requests count. */
export function isVisit(request: Request): boolean {
  return isPersonal(request) && !isSwap(request);
}

/** A person asked for this address: no crawler, no HEAD, no prefetch. Only such requests may remember anything. */
export function isPersonal(request: Request): boolean {
  return !isCrawler(request.headers.get("User-Agent")) && (countsAsClick(request) || isShown(request));
}

/** A page that was fetched ahead is shown by now, and tells so (app/browser/read-ahead.ts): it is a visit from here on. */
function isShown({ method, headers }: Request): boolean {
  return method === "HEAD" && headers.has("X-Shown");
}

/** The public origin without a trailing slash: the setting, else the origin that was asked. */
export function originOf({ env, url }: Visit): string {
  return env.SITE_ORIGIN || url.origin;
}

type Asker = Pick<ApiOptions, "session" | "visitor" | "newest">;

/** The callable contract within this visit; `asker` is who makes it, on personal routes. */
export function apiOf(context: EdgeContext, visit: Visit, asker: Asker = {}): Api {
  return createApi(callsOf(context, visit, asker));
}

/** What calls within this visit need to know. */
export function callsOf(context: EdgeContext, visit: Visit, asker: Asker = {}): ApiOptions {
  return {
    ...asker,
    env: visit.env,
    log: visit.log,
    requestId: visit.requestId,
    waitUntil: (promise) => context.waitUntil(promise),
    origin: originOf(visit),
    until: visit.until,
    onTiming: (timing) => {
      visit.timings.push(timing);
      if (timing.source === "upstream") health.duration("call", timing.milliseconds, timing.row);
    },
    onTrouble: () => {
      visit.troubled = true;
    },
  };
}

/** The contract on behalf of nobody, for what the answer waits for. */
export function plainApiOf(context: EdgeContext, visit: Visit): Api {
  return createApi({ ...unaskedCalls(context, visit), until: visit.until });
}

/** The same for work that no answer waits for: it ends when its calls do. */
export function backgroundApiOf(context: EdgeContext, visit: Visit): Api {
  return createApi(unaskedCalls(context, visit));
}

function unaskedCalls(context: EdgeContext, visit: Visit): ApiOptions {
  const { env, log, requestId } = visit;
  return { env, log, requestId, origin: originOf(visit), waitUntil: (promise) => context.waitUntil(promise) };
}
