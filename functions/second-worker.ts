/** The second Worker, bound to the first as `DESK`: desk, calls of programs, feeds that are tried, the clock. No address of its own. */
import { judgeFeed } from "server/feeds/judge";
import { messagePage } from "server/pages/plain-page";
import { idHeader, judgePath } from "server/second";
import { type EdgeContext, openVisit, visitOf } from "server/visit";
import * as api from "./api";
import * as cards from "./cards";
import { answer, type EdgeFunction, type Execution, entered } from "./dispatch";
import * as gestione from "./gestione";
import { drainAll } from "./scheduled";

const table = new Map<string, EdgeFunction>([
  ["gestione", gestione],
  ["api", api],
  ["media", cards],
]);

const others: EdgeFunction = {
  onRequest: (edge) =>
    messagePage(visitOf(edge).nonce, 404, "Pagina non trovata", "Non c’è niente a questo indirizzo."),
};

export default {
  fetch(request: Request, env: Record<string, unknown>, execution: Execution): Promise<Response> {
    const judgedOrAnswered = async (edge: EdgeContext) =>
      edge.url.pathname === judgePath
        ? Response.json(await judgeFeed(edge, openVisit(edge)))
        : answer(edge, { table, others });
    return entered(request, env, execution, judgedOrAnswered, request.headers.get(idHeader) ?? undefined);
  },
  scheduled(
    { scheduledTime }: { scheduledTime: number },
    env: Record<string, unknown>,
    execution: Execution,
  ): Promise<void> {
    return drainAll(env, (promise) => execution.waitUntil(promise), new Date(scheduledTime));
  },
};
