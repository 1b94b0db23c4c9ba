/** The one Worker of the site: the platform serves static files first and hands it every other request, and the minute. */

import { answer } from "./dispatch";
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
};
