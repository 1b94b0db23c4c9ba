/** How one attempt of a call reaches the upstream: in this process, or over HTTP within a byte limit. */
import type { Row } from "contract";
import { createUpstream, Refusal, type UpstreamEnv } from "upstream/index";
import { textWithin } from "upstream/limited-body";
import { type Embedding, embeddedEnv } from "./embedded";
import type { Env } from "./env";
import { UpstreamError } from "./errors";
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

export function transportOf(options: Embedding): Transport {
  const { env } = options;
  return env.API_BASE_URL ? overHttp(env) : inProcess(embeddedEnv(options));
}

/** Calls the embedded upstream on objects: nothing is written or read. */
function inProcess(env: UpstreamEnv): Transport {
  const upstream = createUpstream(env);
  return async ({ name, row, wire, idempotencyKey, visitor, token }) => {
    try {
      const answer = await upstream.ask(row, wire(), {
        idempotencyKey: idempotencyKey ?? null,
        visitor: visitor ?? null,
        token: token ?? null,
      });
      return { domain: answer };
    } catch (error) {
      if (error instanceof Refusal)
        throw new UpstreamError(
          name,
          "status",
          error.message,
          error.status,
          error.message,
          error.field,
          error.retryAfter,
        );
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
      const sentence = [said.error, said.message].find((part) => typeof part === "string") as
        | string
        | undefined;
      const field = typeof said.field === "string" ? said.field : null;
      const summary = `${row.method} answered ${response.status}`;
      throw new UpstreamError(
        name,
        "status",
        summary,
        response.status,
        sentence ?? null,
        field,
        waitOf(response),
      );
    }
    if (body === undefined) throw new UpstreamError(name, "rubbish", "the answer is not JSON");
    return { wire: body };
  };
}

function httpRequest(env: Pick<Env, "API_BASE_URL" | "API_KEY" | "ADMIN_KEY">, attempt: Attempt): Request {
  const { row, signal } = attempt;
  const rest = { ...(attempt.wire() as Record<string, unknown> | undefined) };
  const path = row.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field] ?? "");
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
