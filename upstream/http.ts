/** The contract over HTTP: the same rows, the same answers, always JSON. Errors are `{ error, field }`, in Italian. */
import { contract, type Row } from "contract";
import { csvHeaders } from "domain/csv";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { auth as basicAuth } from "hono/utils/basic-auth";
import { isRunnerToken } from "./feeds/runners";
import { createUpstream, Refusal, type UpstreamEnv } from "./index";
import { openApiDocument } from "./openapi/document";
import { isOperatorToken } from "./operators/session";
import { hashOf, sameText } from "./seal";

/** Bindings and settings of the HTTP side. Without `ADMIN_KEY` admin rows answer operators with a session of the desk only. */
export interface HttpEnv extends UpstreamEnv {
  API_KEY: string;
  ADMIN_KEY?: string | undefined;
}

type App = Hono<{ Bindings: HttpEnv }>;

const allRows = Object.values(contract).flatMap((domain): Row[] => Object.values(domain));

/** Bodies of visitors' calls are small; an operator sends feeds and pictures. */
const bodyBytes = { public: 64 * 1024, visitor: 64 * 1024, admin: 32 * 1024 * 1024 };

/** The Hono app of all rows, built once. Prefix "" or "/api"; rows below `/api/` answer there in both (contract/DESIGN.md). */
export function upstreamApp(prefix: "" | "/api"): App {
  const app: App = new Hono();
  app.use(apiKeyHeld);
  for (const [path, sameAddress] of byPath(allRows, prefix)) {
    app.on("OPTIONS", path, () => allowed(sameAddress));
    for (const row of sameAddress) {
      const tooLarge = () => refused(new Refusal(413, "La richiesta è troppo grande."));
      const limit = bodyLimit({ maxSize: bodyBytes[row.auth], onError: tooLarge });
      if (row.auth === "admin") app.on(row.method, path, operatorCalls, limit, answering(row));
      else app.on(row.method, path, limit, answering(row));
    }
  }
  app.get("/api/openapi.json", () => json(openApiDocument(), 200));
  app.get(docsPath, async () => (await import("./openapi/page")).openApiPage(openApiDocument()));
  app.notFound(() => refused(new Refusal(404, "Chiamata sconosciuta.")));
  app.onError((error, c) => {
    if (error instanceof Refusal) return withChallenge(refused(error), c);
    console.error(JSON.stringify({ event: "upstream-defect", error: String(error), stack: error.stack }));
    return json({ error: "Errore interno.", field: null }, 500);
  });
  return app;
}

/** Rows grouped by Hono path, fixed words before placeholders so that `/slug/x` is never read as an id. */
function byPath(rows: readonly Row[], prefix: string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const path = row.path.replace(/\{(\w+)\}/g, ":$1");
    const addresses = new Set([prefix + path, ...(path.startsWith("/api/") ? [path] : [])]);
    for (const address of addresses) groups.set(address, [...(groups.get(address) ?? []), row]);
  }
  const placeholders = (path: string) => path.split(":").length;
  return [...groups].sort(([a], [b]) => placeholders(a) - placeholders(b));
}

const apiKeyHeld: MiddlewareHandler<{ Bindings: HttpEnv }> = async (c, next) => {
  const key = c.req.header("x-api-key") ?? (isDocs(c.req.path) ? basicAuth(c.req.raw)?.password : undefined);
  // Its token says who a reader of feeds is: rows that are not for it refuse it themselves.
  const isRunner = key === undefined && !isDocs(c.req.path) && isRunnerToken(bearerOf(c) ?? "");
  const isOpen = openPaths.some((path) => path.test(c.req.path));
  if (c.req.method !== "OPTIONS" && !isRunner && !isOpen && !isKey(key, c.env.API_KEY)) {
    throw new Refusal(401, "Chiave API mancante o errata.");
  }
  await next();
};

/** Rows whose callers can send no header of ours. */
const openPaths = allRows.flatMap(({ open, path }) =>
  open ? [new RegExp(`^(/api)?${path.replace(/\{\w+\}/g, "[^/]+")}$`)] : [],
);

/** A browser cannot send the key in a header of ours, so the page to read takes it as the password of Basic authentication. */
const docsPath = "/api/docs";

function isDocs(path: string): boolean {
  return path === docsPath || path === "/api/openapi.json";
}

function withChallenge(answer: Response, { req }: Context): Response {
  if (answer.status === 401 && isDocs(req.path))
    answer.headers.set("WWW-Authenticate", 'Basic realm="API: la chiave come password", charset="UTF-8"');
  return answer;
}

/** The admin key, or a bearer: whose it is the upstream itself finds out. */
const operatorCalls: MiddlewareHandler<{ Bindings: HttpEnv }> = async (c, next) => {
  if (!hasAdminKey(c) && bearerOf(c) === null)
    throw new Refusal(403, "Questa chiamata è riservata al gestore.");
  await next();
};

function hasAdminKey({ env, req }: Context<{ Bindings: HttpEnv }>): boolean {
  return Boolean(env.ADMIN_KEY) && isKey(req.header("x-admin-key"), env.ADMIN_KEY ?? "");
}

function bearerOf({ req }: Context): string | null {
  return /^Bearer +(\S{1,4096})$/i.exec(req.header("Authorization") ?? "")?.[1] ?? null;
}

function answering(row: Row) {
  return async (c: Context<{ Bindings: HttpEnv }>): Promise<Response> => {
    const input = { ...(await sentInput(c, row)), ...c.req.param() };
    const keyed = row.auth === "admin" && hasAdminKey(c);
    const bearer = bearerOf(c);
    const caller = {
      idempotencyKey: c.req.header("Idempotency-Key")?.slice(0, 100) || null,
      visitor: c.req.header("x-anonymous-id")?.slice(0, 100) || null,
      // The key opens every door; a session of the desk beside it says who holds it.
      token: keyed && bearer !== null && !isOperatorToken(bearer) ? null : bearer,
      hasAdminKey: keyed,
    };
    const answer = await createUpstream(c.env).answer(row, input, caller);
    return row.answers ? csv(String(answer)) : json(answer, 200);
  };
}

/** The query string (repeated parameters joined by a comma) and, where there is one, the JSON body over it. */
async function sentInput(c: Context, row: Row): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(Object.entries(c.req.queries()).map(([key, all]) => [key, all.join(",")]));
  if (row.method === "GET") return query;
  const text = await c.req.text();
  try {
    const body: unknown = text.trim() === "" ? {} : JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...query, ...body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Refusal(422, "Il corpo della richiesta deve essere un oggetto JSON.", "body");
}

function allowed(rows: readonly Row[]): Response {
  const methods = new Set([
    "OPTIONS",
    ...rows.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : method)),
  ]);
  return new Response(null, { status: 204, headers: { Allow: [...methods].join(", ") } });
}

function refused(refusal: Refusal): Response {
  const answer = json({ error: refusal.message, field: refusal.field }, refusal.status);
  if (refusal.retryAfter !== null) answer.headers.set("Retry-After", String(refusal.retryAfter));
  return answer;
}

function csv(text: string): Response {
  return new Response(text, { headers: { ...csvHeaders("dati.csv"), "Cache-Control": "no-store" } });
}

function json(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** Compares by digest, so that the time taken does not even tell the length. */
function isKey(given: string | undefined, expected: string): boolean {
  return given !== undefined && sameText(hashOf(expected), hashOf(given));
}
