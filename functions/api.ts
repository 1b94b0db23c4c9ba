/** `/api/*`: the embedded upstream over HTTP; gone when the site talks to another one. */
import { embeddedEnv } from "server/embedded";
import { isThisMachine } from "server/own-host";
import { settings } from "server/settings";
import { type EdgeContext, originOf, visitOf } from "server/visit";
import { upstreamApp } from "upstream/http";

const app = upstreamApp("/api");

export function onRequest(edge: EdgeContext): Response | Promise<Response> {
  const visit = visitOf(edge);
  const { env, url } = visit;
  if (env.API_BASE_URL) {
    const headers = { "Cache-Control": "no-store" };
    return Response.json({ error: "Chiamata sconosciuta.", field: null }, { status: 404, headers });
  }
  // The published default opens nothing to strangers: with it, only this machine may call.
  if (env.API_KEY === settings.API_KEY.default && !isThisMachine(url.hostname)) {
    const error = "Questo sito non ha ancora una chiave propria: le chiamate restano chiuse.";
    return Response.json({ error, field: null }, { status: 401, headers: { "Cache-Control": "no-store" } });
  }
  const embedded = embeddedEnv({ env, origin: originOf(visit), waitUntil: (work) => edge.waitUntil(work) });
  return app.fetch(edge.request, { ...embedded, API_KEY: env.API_KEY, ADMIN_KEY: env.ADMIN_KEY });
}
