/** The way to the second Worker: the binding `DESK` (docs/decisions/0392). */
import type { EdgeContext } from "./visit";

/** Where the second judges a store's feed. No visitor's request comes there: the first hands over other paths (functions/dispatch.ts). */
export const judgePath = "/interno/verifica-feed";
/** Joins the lines of both Workers. The second has no address of its own: whoever sets it there is the first. */
export const idHeader = "X-Request-Id";

/** The second's answer to this request, as one of the same id; null where nothing is bound. */
export function askSecond({ env, id, request }: EdgeContext, asked = request): Promise<Response> | null {
  const second = (env as { DESK?: { fetch(request: Request): Promise<Response> } }).DESK;
  if (!second) return null;
  const sent = new Request(asked);
  sent.headers.set(idHeader, id);
  return second.fetch(sent);
}
