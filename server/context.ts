/** Composition root: environment and request become everything that a loader may touch. */

import { inTime } from "upstream/time-limit";
import type { Api } from "./api";
import { readBody } from "./body";
import { type ConsentBook, consentBookOf } from "./consent/decide";
import { type Providers, providersOf } from "./consent/providers";
import { offersPush } from "./embedded";
import type { Env } from "./env";
import { type FailedCall, failedCall, pageResponse, UpstreamError } from "./errors";
import { isAhead } from "./exits/clicks";
import { type Exits, exitsOf } from "./exits/links";
import { type FeedVerdict, judgeUpload } from "./feeds/upload";
import { clonedBody } from "./forms/cloned-body";
import { type Forms, formsOf } from "./forms/forms";
import { humanKeyOf } from "./forms/human";
import { errorFields, type Log } from "./log";
import { savesData } from "./pages/saved-data";
import { type Visitor, visitorOf } from "./session/visitor";
import {
  apiOf,
  type EdgeContext,
  isPersonal,
  originOf,
  type SideEffects,
  visitOf,
  wantsWhole,
} from "./visit";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends Context {}
}

interface Site {
  name: string;
  /** Public origin without a trailing slash: the setting, else the origin that was asked. */
  origin: string;
  /** Capital and register are empty when they are not set. */
  company: Record<"name" | "vat" | "seat" | "email" | "capital" | "register", string>;
  social: { label: string; href: string }[];
  /** What may be loaded from third parties, for those who agreed; null when nothing is configured. */
  providers: Providers | null;
  /** Of Turnstile's widget in forms that write letters; null without. */
  humanKey: string | null;
  /** Whether browsers keep pages for the time without network. */
  offline: "on" | "off";
  /** By which browsers know who may send them messages; null where nobody does. */
  pushKey: string | null;
}

/** What loaders and actions of personal routes get besides (`app/loaders/personal.ts`). */
export type PersonalContext = Context & { visitor: Visitor; consent: ConsentBook };

/** What loaders and actions get as `context`. Nothing in it depends on the visitor, since pages are kept: slots do. */
export interface Context {
  /** Every row of the contract: `api.products.list(query)`; rejects with `UpstreamError`. Answers are frozen: copy before sorting. */
  api: Api;
  /** Awaits what decides the page; an `UpstreamError` becomes a thrown Response (404, 401, 409, 422, 502, 504). */
  critical<T>(promise: Promise<T>): Promise<T>;
  /** Awaits a call whose failure the page shows in place. A defect of ours is logged and reads as a failure with 500. */
  outcome<T>(call: Promise<T>): Promise<Outcome<T>>;
  /** The answer if it came within the soft timeout (default `PAGE_GRACE_MS`; a crawler waits for the whole), else the promise, to stream. */
  softTimeout<T>(promise: Promise<T>, milliseconds?: number): Promise<{ value: T | Promise<T> }>;
  /** Ends when one of the promises is there, or it is too early to tell; throws the failure's Response if none came. */
  someOf(promises: Promise<unknown>[]): Promise<void>;
  optional<T>(promise: Promise<T>, fallback: T): Promise<T>;
  exits: Exits;
  site: Site;
  nonce: string;
  requestId: string;
  /** A crawler asks, or nobody waits: the document comes whole. */
  isBot: boolean;
  /** Small pictures, and nothing that nobody asked for. */
  savesData: boolean;
  /** A person asked for this address, by script or not (`isPersonal`). */
  isPersonal: boolean;
  /** Lets work go on after the answer has left; what becomes of it does not concern the visitor. */
  afterwards(work: Promise<unknown>): void;
  /** Notes what every visit of this page tells, also when the page is a kept one. */
  noteSideEffects(sideEffects: Partial<SideEffects>): void;
  /** Makes the visit personal, and looks up that its session lives. Called by `app/loaders/personal.ts` alone. */
  personal(): Promise<PersonalContext>;
  forms: Forms;
  /** The fields of the form that was posted, whoever has read them before; null for what is no form. */
  posted(): Promise<[name: string, value: string][] | null>;
  /** Reads an uploaded feed and says what would be accepted; keeps nothing. */
  judgeFeed(request: Request): Promise<FeedVerdict>;
  /** The body as text if it has at most `limit` bytes, else null. */
  readBody(request: Request, limit: number): Promise<string | null>;
}

/** What became of a call: its answer, or what a page needs to say that there is none. */
type Outcome<T> = { value: T } | { failure: FailedCall };

/** Milliseconds that a crawler waits for it: all attempts of a call end within them. */
const crawlerSoftTimeout = 15_000;

/** Composes the context of one request; `request` is what Remix is given of it. */
export function createContext(edge: EdgeContext, request = edge.request): Context {
  const visit = visitOf(edge);
  const { env, log } = visit;
  const isBot = visit.patient || wantsWhole(edge.request);
  const softTimeout: Context["softTimeout"] = (promise, milliseconds = env.PAGE_GRACE_MS) =>
    perhapsLater(promise, isBot ? crawlerSoftTimeout : milliseconds);
  const context: Context = {
    api: apiOf(edge, visit),
    critical,
    outcome: (call) => outcomeOf(call, log),
    softTimeout,
    someOf: async (promises) => {
      const first = Promise.any(promises).catch(({ errors }: AggregateError) => Promise.reject(errors[0]));
      let failed = false;
      first.catch(() => {
        failed = true;
      });
      await softTimeout(first);
      if (failed || visit.troubled) await critical(first);
    },
    optional: async (promise, fallback) => {
      try {
        return await promise;
      } catch (error) {
        // The call has logged an upstream failure itself; anything else is a defect that would stay unseen.
        if (!(error instanceof UpstreamError)) log.failure("optional", errorFields(error));
        return fallback;
      }
    },
    exits: exitsOf(env, visit.url),
    site: siteOf(env, originOf(visit)),
    nonce: visit.nonce,
    requestId: visit.requestId,
    isBot,
    savesData: savesData(edge.request),
    isPersonal: isPersonal(edge.request),
    afterwards: (work) => edge.waitUntil(work.catch(() => undefined)),
    noteSideEffects: (sideEffects) => {
      Object.assign(visit.sideEffects, sideEffects);
    },
    personal: async () => {
      visit.personal = true;
      // It would renew a session whose cookie goes nowhere; the browser asks again when the page is meant.
      if (isAhead(edge.request)) throw new Response(null, { status: 503 });
      return { ...context, visitor: await visitorOf(edge, visit), consent: consentBookOf(edge, visit) };
    },
    forms: formsOf(edge, visit),
    posted: clonedBody(request),
    judgeFeed: (request) => judgeUpload(request, edge, visit),
    readBody,
  };
  return context;
}

async function outcomeOf<T>(call: Promise<T>, log: Log): Promise<Outcome<T>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof UpstreamError) return { failure: failedCall(error) };
    log.failure("outcome", errorFields(error));
    return { failure: { status: 500, sentence: null } };
  }
}

async function critical<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw error instanceof UpstreamError ? pageResponse(error) : error;
  }
}

/** The answer if it comes in time, else the promise of it, failed or not. */
async function perhapsLater<T>(promise: Promise<T>, milliseconds: number) {
  const early = promise.then(
    (value) => ({ value }),
    () => null,
  );
  return (await inTime(early, milliseconds)) ?? { value: promise };
}

function siteOf(env: Env, origin: string): Site {
  return {
    name: env.SITE_NAME,
    origin,
    company: {
      name: env.COMPANY_NAME,
      vat: env.COMPANY_VAT,
      seat: env.COMPANY_SEAT,
      email: env.COMPANY_EMAIL,
      capital: env.COMPANY_CAPITAL,
      register: env.COMPANY_REGISTER,
    },
    social: env.SOCIAL_LINKS,
    providers: providersOf(env),
    humanKey: humanKeyOf(env),
    offline: env.OFFLINE,
    pushKey: offersPush(env) && !env.API_BASE_URL ? (env.PUSH_KEYS?.publicKey ?? null) : null,
  };
}
