/** `/vai/{base64url address}`: the way out from cards and product pages (product.md 'Exits'). */
import { leave, requestedRest } from "server/exits/leave";
import type { EdgeContext } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  return leave(edge, "vai", requestedRest(edge, "/vai/"));
}
