/** `/salute`: for a monitor, which wants a status and does not read; 503 when the database, the clock or urgent letters stand still. */
import { stateOf } from "server/health/state";
import { type EdgeContext, visitOf } from "server/visit";

export async function onRequest(edge: EdgeContext): Promise<Response> {
  const { method } = edge.request;
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const { isWell, database, clock, letters } = await stateOf(visitOf(edge).env, Date.now());
  const body = {
    stato: isWell ? "bene" : "male",
    database,
    orologio_secondi_fa: clock,
    lettera_urgente_in_attesa_secondi: letters,
  };
  return Response.json(body, { status: isWell ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
