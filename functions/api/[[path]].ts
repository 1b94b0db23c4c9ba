/** `/api/*`: the embedded upstream over HTTP; gone when the site talks to another one. */
import { type EdgeContext, visitOf } from "server/visit";
import { upstreamApp } from "upstream/http";

const app = upstreamApp("/api");

export function onRequest(edge: EdgeContext): Response | Promise<Response> {
  const { env } = visitOf(edge);
  if (env.API_BASE_URL) {
    const headers = { "Cache-Control": "no-store" };
    return Response.json({ error: "Chiamata sconosciuta.", field: null }, { status: 404, headers });
  }
  return app.fetch(edge.request, { DB: env.DB, API_KEY: env.API_KEY, ADMIN_KEY: env.ADMIN_KEY });
}
