/** A real HTTP server between the site and its upstream that can be slow, broken, rubbish or endless. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listening } from "./listening";

/** What happens to one upstream call, after `delayMs`; `undefined` passes it on unharmed. */
export type Meddling = { delayMs?: number } & (
  | { delayMs: number }
  | { status: number; body?: string; headers?: Record<string, string> }
  | { rubbish: string }
  | { hugeBytes: number }
  | { never: true }
  /** The connection ends without a word, or in the middle of an answer. */
  | { cut: "before" | "within" }
  /** Something comes every so many milliseconds, and it never ends. */
  | { trickleMs: number }
  | { rewrite: (body: string) => string }
);

/** What happens to the call of a path, which may depend on who calls. */
type Rule = (path: string, headers: IncomingMessage["headers"]) => Meddling | undefined;

export interface Interposed {
  url: URL;
  /** Paths that were asked, in order. */
  asked: string[];
  meddle(rule: Rule): void;
  stop(): Promise<void>;
}

/** Starts a server that forwards to `target` unless the current rule meddles. */
export async function interpose(target: URL): Promise<Interposed> {
  let rule: Rule = () => undefined;
  const asked: string[] = [];
  const { server, origin, close } = await listening(async (request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    try {
      await answer(rule(path, request.headers), target, request, response);
    } catch (error) {
      if (!response.headersSent) response.writeHead(502).end(String(error));
    }
  });
  server.keepAliveTimeout = 60_000;
  return {
    url: new URL(origin),
    asked,
    meddle: (next) => {
      rule = next;
    },
    stop: close,
  };
}

async function answer(
  meddling: Meddling | undefined,
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (meddling && "never" in meddling) return;
  if (meddling?.delayMs) await sleep(meddling.delayMs);
  if (meddling && "status" in meddling) {
    response
      .writeHead(meddling.status, { "content-type": "application/json", ...meddling.headers })
      .end(meddling.body ?? '{"error":"no"}');
    return;
  }
  if (meddling && ("cut" in meddling || "trickleMs" in meddling)) return breakOff(meddling, response);
  if (meddling && "rubbish" in meddling) {
    response.writeHead(200, { "content-type": "application/json" }).end(meddling.rubbish);
    return;
  }
  if (meddling && "hugeBytes" in meddling) {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"data":"');
    response.end(filler(meddling.hugeBytes));
    return;
  }
  const forwarded = await forward(target, request);
  const body = meddling && "rewrite" in meddling ? meddling.rewrite(forwarded.body) : forwarded.body;
  response.writeHead(forwarded.status, { "content-type": "application/json" }).end(body);
}

let filling = Buffer.alloc(0);

/** So many bytes, made once: who makes them anew for each of hundreds of calls measures that. */
function filler(bytes: number): Buffer {
  if (filling.length < bytes) filling = Buffer.alloc(bytes, "x");
  return filling.subarray(0, bytes);
}

function breakOff(how: { cut: string } | { trickleMs: number }, response: ServerResponse): void {
  if ("cut" in how && how.cut === "before") {
    response.destroy();
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "content-length": 5_000 }).write('{"data":[');
  if ("cut" in how) {
    setTimeout(() => response.destroy(), 5);
    return;
  }
  const drip = setInterval(() => response.write(" "), how.trickleMs);
  response.on("close", () => clearInterval(drip));
}

async function forward(target: URL, request: IncomingMessage): Promise<{ status: number; body: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!["host", "connection", "content-length", "transfer-encoding"].includes(name))
      headers.set(name, String(value));
  }
  const base = target.pathname.replace(/\/$/, "");
  const ask = (): Promise<Response> =>
    fetch(`${target.origin}${base}${request.url}`, {
      method: request.method,
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
  // Kept connections may end just when they are used, on a busy machine several in turn; that is no fault of the upstream's.
  const again = (error: unknown) => {
    if (request.method !== "GET") throw error;
    return ask();
  };
  const answered = await ask().catch(again).catch(again).catch(again);
  return { status: answered.status, body: await answered.text() };
}
