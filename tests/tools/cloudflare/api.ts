/**
 * A stand-in of Cloudflare's API on the loopback, for the real wrangler (`CLOUDFLARE_API_BASE_URL`): it keeps an account, refuses what the
 * platform documents that it refuses, and runs what is published. What it cannot show stands in docs/decisions/0472.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Account, type Circumstances, emptyAccount, Refusal } from "./account";
import { assetStore } from "./assets";
import { machineOf } from "./machine";
import { routes } from "./routes";

export interface Asked {
  method: string;
  /** Parts of the path that the route names. */
  at: string[];
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Buffer;
  json<Shape>(): Shape;
  form(): Promise<FormData>;
}

export interface Platform {
  account: Account;
  circumstances: Circumstances;
  machine: ReturnType<typeof machineOf>;
  assets: ReturnType<typeof assetStore>;
}

/** What an answer is when it is not a result in Cloudflare's envelope. */
export class Raw {
  constructor(readonly body: Uint8Array) {}
}

export interface StandIn extends Platform {
  /** For `CLOUDFLARE_API_BASE_URL`. */
  address: string;
  /** What was asked, a line each; those that it does not know say so. */
  asked: string[];
  stop(): Promise<void>;
}

export async function startCloudflare(folder: string, circumstances: Circumstances): Promise<StandIn> {
  const account = emptyAccount();
  const machine = machineOf(account, folder);
  const platform = { account, circumstances, machine, assets: assetStore(join(folder, "assets")) };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    // No connection is kept: on a busy machine a client asks on one that this server is just about to close.
    response.shouldKeepAlive = false;
    const failed = (error: unknown) => {
      const { status, code, message } =
        error instanceof Refusal ? error : { status: 500, code: 10001, message: String(error) };
      send(response, status, null, [{ code, message }]);
    };
    if (request.headers[elsewhere]) forward(platform, request, response).catch(failed);
    else answered(platform, request, asked).then((result) => send(response, 200, result), failed);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...platform,
    address: `http://127.0.0.1:${port}/client/v4`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await machine.stop();
    },
  };
}

/** Names the address that a command of the owner's asks: what is published answers it (reach.mjs). */
const elsewhere = "x-elsewhere";

async function forward(
  { machine }: Platform,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { [elsewhere]: url, host: _host, connection: _connection, ...headers } = request.headers;
  const body = await buffer(request);
  const given = {
    method: request.method,
    headers: headers as HeadersInit,
    body: body.length > 0 ? body : undefined,
  };
  const answer = await machine.visit(String(url), given as never);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function answered(platform: Platform, request: IncomingMessage, log: string[]): Promise<unknown> {
  const url = new URL(request.url ?? "/", "http://api");
  const path = url.pathname.replace(/^\/client\/v4/, "");
  const method = request.method ?? "GET";
  const body = await buffer(request);
  for (const [line, handle] of Object.entries(routes)) {
    const [verb = "", pattern = ""] = line.split(" ");
    const found = verb === method && matched(pattern.replace("/@", `/accounts/${platform.account.id}`), path);
    if (!found) continue;
    log.push(`${method} ${path}`);
    const result = await handle(platform, {
      method,
      at: found,
      query: url.searchParams,
      headers: request.headers,
      body,
      json: <Shape>() => JSON.parse(body.toString() || "{}") as Shape,
      form: () => new Response(body as BodyInit, { headers: request.headers as HeadersInit }).formData(),
    });
    if (method !== "GET" && !/\/(query|objects|assets)\b/.test(path)) platform.machine.changed();
    return result;
  }
  log.push(`unknown: ${method} ${path}`);
  throw new Refusal(404, 7003, `The stand-in does not know ${method} ${path}`);
}

/** `*` is a part of the path, `**` all the rest. */
function matched(pattern: string, path: string): string[] | null {
  const source = pattern.replace(/\*\*|\*/g, (stars) => (stars === "**" ? "(.+)" : "([^/]+)"));
  return new RegExp(`^${source}$`).exec(path)?.slice(1).map(decodeURIComponent) ?? null;
}

function send(response: ServerResponse, status: number, result: unknown, errors: object[] = []): void {
  if (result instanceof Raw) {
    response.writeHead(status).end(result.body);
    return;
  }
  const count = Array.isArray(result) ? result.length : 1;
  const result_info = { page: 1, per_page: 1000, count, total_count: count, total_pages: 1 };
  const text = JSON.stringify({ success: status < 400, errors, messages: [], result, result_info });
  response.writeHead(status, { "content-type": "application/json" }).end(text);
}
