/** One call of the contract with its attempts: deadlines, one repetition, a renewed token; in this process, or over HTTP within a byte limit. */
import type { Row } from "contract";
import { own } from "domain/own";
import { Refusal, type Served, type Upstream } from "upstream/index";
import { textWithin } from "upstream/limited-body";
import { inTime } from "upstream/time-limit";
import type { Cache, Source } from "./cache";
import { type Embedding, embeddedEnv } from "./embedded";
import type { Env } from "./env";
import { UpstreamError } from "./errors";
import type { Log } from "./log";
import type { Answer } from "./upstream-answer";

/** Answers larger than this are refused: no documented answer comes near it. */
const byteLimit = 2_000_000;

export interface Attempt {
  name: string;
  row: Row;
  /** Wire side of the row's input, made once however often the call is tried. */
  wire(): unknown;
  idempotencyKey?: string | undefined;
  visitor?: string | null | undefined;
  /** Access token of the person on whose behalf the call is made; then `visitor` is not sent. */
  token?: string | null | undefined;
  requestId?: string | undefined;
  signal: AbortSignal;
}

export type Transport = (attempt: Attempt) => Promise<Answer>;

export function transportOf(options: Embedding, open: Served["open"]): Transport {
  const { env } = options;
  return env.API_BASE_URL ? overHttp(env) : inProcess(open(embeddedEnv(options)));
}

/** Calls the embedded upstream on objects: nothing is written or read. */
function inProcess(upstream: Upstream): Transport {
  return async ({ name, row, wire, idempotencyKey, visitor, token }) => {
    try {
      const answer = await upstream.ask(row, wire(), {
        idempotencyKey: idempotencyKey ?? null,
        visitor: visitor ?? null,
        token: token ?? null,
      });
      return { domain: answer };
    } catch (error) {
      if (error instanceof Refusal) {
        const { status, message, field, retryAfter } = error;
        throw new UpstreamError(name, "status", message, status, message, field, retryAfter);
      }
      const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new UpstreamError(name, "network", cause);
    }
  };
}

/** Calls an upstream over HTTP; redirects are not followed. */
function overHttp(env: Pick<Env, "API_BASE_URL" | "API_KEY" | "ADMIN_KEY">): Transport {
  return async (attempt) => {
    const { name, row } = attempt;
    let response: Response;
    let text: string;
    try {
      response = await fetch(httpRequest(env, attempt));
      text = await readText(name, response);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (attempt.signal.aborted) throw new UpstreamError(name, "timeout", "deadline passed");
      throw new UpstreamError(name, "network", error instanceof Error ? error.message : String(error));
    }
    const body = row.answers && response.ok ? text : parsedJson(text);
    if (!response.ok) {
      const said = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
      const sentence = [said.error, said.message].find((part) => typeof part === "string") ?? null;
      const field = typeof said.field === "string" ? said.field : null;
      const summary = `${row.method} answered ${response.status}`;
      throw new UpstreamError(name, "status", summary, response.status, sentence, field, waitOf(response));
    }
    if (body === undefined) throw new UpstreamError(name, "rubbish", "the answer is not JSON");
    return { wire: body };
  };
}

function httpRequest(env: Pick<Env, "API_BASE_URL" | "API_KEY" | "ADMIN_KEY">, attempt: Attempt): Request {
  const { row, signal } = attempt;
  const rest = { ...(attempt.wire() as Record<string, unknown> | undefined) };
  const path = row.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(own(rest, field) ?? "");
    delete rest[field];
    return encodeURIComponent(value);
  });
  const url = new URL(env.API_BASE_URL + path);
  const headers = new Headers({ Accept: "application/json", "x-api-key": env.API_KEY });
  if (row.auth === "admin" && env.ADMIN_KEY) headers.set("x-admin-key", env.ADMIN_KEY);
  if (attempt.token) headers.set("Authorization", `Bearer ${attempt.token}`);
  else if (attempt.visitor) headers.set("x-anonymous-id", attempt.visitor);
  if (attempt.requestId) headers.set("X-Request-Id", attempt.requestId);
  if (attempt.idempotencyKey) headers.set("Idempotency-Key", attempt.idempotencyKey);
  const init: RequestInit = { method: row.method, headers, redirect: "manual", signal };
  if (row.method === "POST" || row.method === "PUT" || row.sends === "body") {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(rest);
  } else {
    for (const [key, value] of Object.entries(rest))
      if (value !== undefined && value !== null) url.searchParams.set(key, String(value));
  }
  return new Request(url, init);
}

function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get("Retry-After") || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}

async function readText(name: string, { body, headers }: Response): Promise<string> {
  // What says that it is too large need not come.
  const saysTooMuch = Number(headers.get("Content-Length")) > byteLimit;
  if (saysTooMuch) await body?.cancel();
  const text = saysTooMuch ? null : await textWithin(body, byteLimit, "left");
  if (text === null) throw new UpstreamError(name, "too-large", `more than ${byteLimit} bytes`);
  return text;
}

/** An empty body reads as null: calls of which only success matters may answer 204. */
function parsedJson(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All attempts of a call end within this (product.md 'Failures'). */
const totalMilliseconds = 15_000;

/** At most two attempts, the second only for GET after a failure that may pass; each within its deadline. */
export async function attempts(
  transport: Transport,
  { env, log, visitor, session, requestId, onTrouble, until = Number.POSITIVE_INFINITY }: ApiOptions,
  asked: Omit<Attempt, "visitor" | "token" | "requestId" | "signal">,
): Promise<Answer> {
  const { name, row } = asked;
  let token = (await session?.token()) ?? null;
  let renewed = false;
  const end = Math.min(Date.now() + totalMilliseconds, until);
  for (let attempt = 1; ; attempt++) {
    const began = Date.now();
    const controller = new AbortController();
    try {
      if (began >= end) throw new UpstreamError(name, "timeout", "the deadline of the page has passed");
      const answer = transport({
        ...asked,
        visitor: row.anonymous ? visitor : null,
        token,
        requestId,
        signal: controller.signal,
      });
      const there = answer.then((value) => ({ value }));
      const found = await inTime(there, Math.min(env.UPSTREAM_TIMEOUT_MS, end - began));
      if (found) return found.value;
      controller.abort();
      throw new UpstreamError(name, "timeout", "deadline passed");
    } catch (error) {
      const failure =
        error instanceof UpstreamError ? error : new UpstreamError(name, "network", String(error));
      if (failure.status === 401 && token && session && !renewed) {
        renewed = true;
        token = await session.renew(token);
        // What was refused was not carried out.
        if (token) continue;
      }
      const again = attempt === 1 && row.method === "GET" && mayPass(failure);
      if (!failure.refused) onTrouble?.();
      if (!failure.refused)
        log.failure("upstream", { row: name, attempt, ms: Date.now() - began, error: failure.message });
      if (!again) throw failure;
      await new Promise((wake) => setTimeout(wake, 20 + Math.random() * 80));
      if (Date.now() >= end) throw failure;
    }
  }
}

function mayPass({ failure, status }: UpstreamError): boolean {
  return failure === "network" || failure === "timeout" || [429, 502, 503, 504].includes(status ?? 0);
}

export interface TokenSource {
  /** The access token for a call; null for nobody. */
  token(): Promise<string | null>;
  /** Another one after a 401 for `stale`; null when there is none. Rejects when the renewal failed otherwise. */
  renew(stale: string): Promise<string | null>;
}

/** One finished call, for `Server-Timing` and the log. */
export interface Timing {
  row: string;
  milliseconds: number;
  source: Source;
}

export interface ApiOptions extends Embedding {
  log: Log;
  /** Value of `x-anonymous-id`, if the visitor has one; it goes to rows that are `anonymous`, and to no other. */
  visitor?: string | null;
  /** On whose behalf calls are made. Answers that are kept for all are asked for without. */
  session?: TokenSource | null;
  onTiming?(timing: Timing): void;
  /** The answer's `X-Request-Id`, sent along with its calls: both ends' logs tell of the same request. */
  requestId?: string;
  /** Called when the first attempt of a call failed, though a second may still save it. */
  onTrouble?(): void;
  /** When the answer that needs these calls has to begin, in milliseconds since 1970: all of them end before. */
  until?: number | undefined;
  /** Default: in process without `API_BASE_URL`, else over HTTP. */
  transport?: Transport;
  cache?: Cache;
}
