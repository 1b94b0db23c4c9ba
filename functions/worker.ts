/** The visitors' Worker: every request that is no static file, and the clicks of a queue (docs/decisions/0392). */
import { takeEvents } from "server/consent/events";
import { confirmClick, redirect, vai } from "server/exits/handle-exit";
import { onRequest as page } from "server/index";
import { errorFields } from "server/log";
import { askSecond } from "server/second";
import type { EdgeContext } from "server/visit";
import { answer, answerWith, type EdgeFunction, type Execution, entered } from "./dispatch";
import * as health from "./health";
import * as media from "./media";
import * as missingFile from "./missing-file";
import { takeQueued } from "./queued";
import { isOfSecond, secondIsSilent } from "./second";
import * as wellKnown from "./well-known";

const table = new Map<string, EdgeFunction>([
  ["vai", { onRequest: vai }],
  ["redirect", { onRequest: redirect }],
  ["clic", { onRequest: confirmClick }],
  ["eventi", { onRequest: takeEvents }],
  ["media", media],
  ["build", missingFile],
  [".well-known", wellKnown],
  ["salute", health],
]);

export default {
  fetch(request: Request, env: Record<string, unknown>, execution: Execution): Promise<Response> {
    return entered(request, env, execution, (edge) =>
      isOfSecond(edge.url.pathname) ? bySecond(edge) : answer(edge, { table, others: { onRequest: page } }),
    );
  },
  queue(batch: MessageBatch, env: Record<string, unknown>, execution: Execution): Promise<void> {
    return takeQueued(batch, env, (promise) => execution.waitUntil(promise));
  },
};

async function bySecond(edge: EdgeContext): Promise<Response> {
  try {
    const asked = askSecond(edge);
    if (asked) return await asked;
    throw new Error("no second Worker is bound as DESK");
  } catch (error) {
    return answerWith(edge, async (_, { log, nonce, url }) => {
      log.failure("second", errorFields(error));
      return secondIsSilent(url.pathname, nonce);
    });
  }
}
