/** `/eventi`: takes the events of visitors who agreed to analytics. */
import { takeEvents } from "server/consent/events";
import type { EdgeContext } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  return takeEvents(edge);
}
