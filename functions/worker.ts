/** The one Worker of the site: the platform serves static files first and hands it every other request, the minute, and what its queues hold. */

import { answer } from "./dispatch";
import { takeQueued } from "./queued";
import { drainAll } from "./scheduled";

interface Execution {
  waitUntil(promise: Promise<unknown>): void;
}

export default {
  fetch(request: Request, env: Record<string, unknown>, execution: Execution): Promise<Response> {
    const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
    return answer({ request, env, data: {}, waitUntil });
  },
  scheduled(
    { scheduledTime }: { scheduledTime: number },
    env: Record<string, unknown>,
    execution: Execution,
  ): Promise<void> {
    return drainAll(env, (promise) => execution.waitUntil(promise), new Date(scheduledTime));
  },
  queue(batch: MessageBatch, env: Record<string, unknown>, execution: Execution): Promise<void> {
    return takeQueued(batch, env, (promise) => execution.waitUntil(promise));
  },
};
