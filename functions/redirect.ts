/** `/redirect/:prodottoId/:encodedUrl`: the older way out that names its product (product.md 'Exits'). */
import { handleExit, requestedRest } from "server/exits/handle-exit";
import type { EdgeContext } from "server/visit";

export function onRequest(edge: EdgeContext): Promise<Response> {
  const rest = requestedRest(edge, "/redirect/");
  const slash = rest.indexOf("/");
  const product = rest.slice(0, slash);
  return handleExit(
    edge,
    "redirect",
    slash < 0 ? "" : rest.slice(slash + 1),
    /^\d{1,15}$/.test(product) ? Number(product) : null,
  );
}
