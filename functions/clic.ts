/** `/clic`: where the page of `/vai` and `/redirect` posts its copy of a click. */
import { confirmClick } from "server/exits/handle-exit";
import type { EdgeContext } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  return confirmClick(edge);
}
