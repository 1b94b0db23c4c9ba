/** `/vai/{base64url address}`: the way out from cards and product pages (product.md 'Exits'). */
import { handleExit, requestedRest } from "server/exits/handle-exit";
import type { EdgeContext } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  return handleExit(edge, "vai", requestedRest(edge, "/vai/"));
}
