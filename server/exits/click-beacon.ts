/** `POST /clic`: the page's own copy of a click whose row was not certain when the page went out. Repeating it changes nothing. */

import { textWithin } from "upstream/limited-body";
import { type EdgeContext, visitOf } from "../visit";
import { readCopy } from "./click-copy";
import { keepClick } from "./click-row";
import { deliverSoon } from "./handle-exit";

/** In bytes; a copy holds an address twice as long as any that is accepted. Some proxies leave a body's length out. */
const longestBody = 12_000;

/** Keeps the row of a copy: 204, also when it was there already; 400 for a copy that is not ours; 503 when nothing takes it. */
export async function confirmClick(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  const { env, log } = visitOf(edge);
  const headers = { "Cache-Control": "no-store" };
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { ...headers, Allow: "POST" } });
  const copy = await textWithin(request.body, longestBody, "left");
  if (copy === null) return new Response(null, { status: 413, headers });
  const row = readCopy(copy, env.CLICK_SALT, Date.now());
  if (row === null) return new Response(null, { status: 400, headers });
  const kept = await keepClick(row, env, log);
  if (kept === null) return new Response(null, { status: 503, headers });
  if (kept === "written") edge.waitUntil(deliverSoon(edge));
  return new Response(null, { status: 204, headers });
}
